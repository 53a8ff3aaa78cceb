/** Where QuickBooks is connected, with the state of that connection. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useUser } from '../sessions/RequireSession.tsx';
import { ConnectionActions } from './ConnectionActions.tsx';
import { ConnectionChip } from './ConnectionChip.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import { connectionOf } from './connection-of.ts';
import { ProviderIcon } from './ProviderIcon.tsx';
import { stateOnScreen } from './provider-words.ts';
import { useConnections } from './use-connections.ts';

export function QuickBooksSection() {
  const { isPro } = useUser();
  const { connections } = useConnections();
  const connection = connectionOf(connections, 'quickbooks');
  const isConnected = connection?.status === 'connected';
  return (
    <SectionCard
      title="QuickBooks"
      subtitle="Connect your books through Intuit's own sign-in; you choose the company, a sandbox company included, while authorizing."
      aside={connections ? <ConnectionChip state={stateOnScreen(connection?.status ?? 'disconnected')} /> : null}
    >
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        <ProviderIcon provider="quickbooks" />
        {isConnected ? (
          <Typography variant="body2">{`${connection.companyName ?? 'Your company'} is connected. It is listed below, where it can be synced and disconnected.`}</Typography>
        ) : (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1 }}>
            {connection ? <div><ConnectionFacts connection={connection} /></div> : null}
            <ConnectionActions provider="quickbooks" connection={connection} variant="contained">
              {isPro ? null : <Typography variant="body2" color="textSecondary">Part of the Pro plan</Typography>}
            </ConnectionActions>
          </Box>
        )}
      </Box>
    </SectionCard>
  );
}
