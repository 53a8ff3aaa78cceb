/** The way to connect a provider that is not connected, or to connect it again, or to give it up while its sign-in is under way or after the provider said no. */
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Connection_IntegrationFragment, Provider } from '../../generated/graphql.ts';
import { CancelSignInButton } from './CancelSignInButton.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import { DisconnectButton } from './DisconnectButton.tsx';

interface Props {
  provider: Provider;
  connection: Connection_IntegrationFragment | undefined;
  variant: 'contained' | 'outlined';
  children?: ReactNode;
}

export function ConnectionActions({ provider, connection, variant, children }: Props) {
  const isRefused = connection?.status === 'error';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ConnectButton provider={provider} verb={isRefused ? 'Reconnect' : 'Connect'} variant={variant} />
      {isRefused ? <DisconnectButton connection={connection} /> : null}
      {connection?.status === 'pending' ? <CancelSignInButton connection={connection} /> : null}
      {children}
    </Box>
  );
}
