/** The payment providers: what each brings in, how its connection is doing, and the way to connect it. */
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ConnectionActions } from './ConnectionActions.tsx';
import { ConnectionChip } from './ConnectionChip.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import { connectionOf } from './connection-of.ts';
import { ProviderIcon } from './ProviderIcon.tsx';
import { PROVIDER_NAME, stateOnScreen } from './provider-words.ts';
import type { ProviderFacts } from './provider-facts.ts';
import { useConnections } from './use-connections.ts';

function ProviderCard({ facts: { provider, kind, brings } }: { facts: ProviderFacts }) {
  const titleId = useId();
  const { connections } = useConnections();
  const connection = connectionOf(connections, provider);
  const isConnected = connection?.status === 'connected';
  return (
    <Card component="article" aria-labelledby={titleId} sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
        <ProviderIcon provider={provider} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" id={titleId}>{PROVIDER_NAME[provider]}</Typography>
          <Typography variant="caption" color="textSecondary" component="p">{kind}</Typography>
        </Box>
        {connections ? <ConnectionChip state={stateOnScreen(connection?.status ?? 'disconnected')} /> : null}
      </Box>
      <Typography variant="body2" color="textSecondary">{brings}</Typography>
      {connection && !isConnected ? <div><ConnectionFacts connection={connection} /></div> : null}
      <Box sx={{ mt: 'auto', pt: 0.5 }}>
        {isConnected
          ? <Typography variant="caption" color="textSecondary" component="p">Synced and disconnected under Connected Accounts.</Typography>
          : <ConnectionActions provider={provider} connection={connection} variant="outlined" />}
      </Box>
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
