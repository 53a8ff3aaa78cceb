/** The payment providers: what each brings in, how its connection is doing, and the way to connect it. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useConnectionsQuery } from '../../generated/graphql.ts';
import { ConnectButton } from './ConnectButton.tsx';
import { connectionOf } from './connection-of.ts';
import { ConnectionChip } from './ConnectionChip.tsx';
import { PROVIDER_NAME, stateOnScreen } from './provider-words.ts';
import type { ProviderFacts } from './provider-facts.ts';

function ProviderCard({ facts: { provider, kind, brings } }: { facts: ProviderFacts }) {
  const titleId = useId();
  const { data } = useConnectionsQuery();
  const connection = connectionOf(data?.integrations, provider);
  const isConnected = connection?.status === 'connected';
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="h3" id={titleId}>{PROVIDER_NAME[provider]}</Typography>
        <ConnectionChip state={stateOnScreen(connection?.status ?? 'disconnected')} />
      </Box>
      <Typography variant="caption" color="textSecondary" component="p">{kind}</Typography>
      <Typography variant="body2">{brings}</Typography>
      {connection?.error ? <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>{connection.error}</Typography> : null}
      {isConnected ? null : (
        <Box sx={{ mt: 'auto', pt: 1 }}><ConnectButton provider={provider} verb={connection?.status === 'error' ? 'Reconnect' : 'Connect'} variant="outlined" /></Box>
      )}
    </Card>
  );
}

export function ProviderCards({ providers }: { providers: readonly ProviderFacts[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}>
      {providers.map((facts) => <ProviderCard key={facts.provider} facts={facts} />)}
    </Box>
  );
}
