/** Where QuickBooks is connected, with the state of that connection. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useConnectionsQuery } from '../../generated/graphql.ts';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useUser } from '../sessions/RequireSession.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import { connectionOf } from './connection-of.ts';
import { ConnectionChip } from './ConnectionChip.tsx';
import { stateOnScreen } from './provider-words.ts';

export function QuickBooksSection() {
  const { isPro } = useUser();
  const { data } = useConnectionsQuery();
  const connection = connectionOf(data?.integrations, 'quickbooks');
  const isConnected = connection?.status === 'connected';
  return (
    <SectionCard
      title="QuickBooks"
      subtitle="Connect your books through Intuit's own sign-in; you choose the company, a sandbox company included, while authorizing."
      aside={data ? <ConnectionChip state={stateOnScreen(connection?.status ?? 'disconnected')} /> : null}
    >
      {connection?.error ? <Typography variant="body2" sx={{ color: 'error.main', mb: 1.5 }}>{connection.error}</Typography> : null}
      {isConnected ? (
        <Typography variant="body2" color="textSecondary">Your company is connected. It is listed below, where it can be synced and disconnected.</Typography>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <ConnectButton provider="quickbooks" verb={connection?.status === 'error' ? 'Reconnect' : 'Connect'} variant="contained" />
          {isPro ? null : <Typography variant="body2" color="textSecondary">Part of the Pro plan</Typography>}
        </Box>
      )}
    </SectionCard>
  );
}
