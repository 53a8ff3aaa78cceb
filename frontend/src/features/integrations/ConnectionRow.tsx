/** A connected account: whose it is, when it was last read, and what can be done with it. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ConnectionChip } from './ConnectionChip.tsx';
import { ConnectionFacts } from './ConnectionFacts.tsx';
import { connectionName } from './connection-name.ts';
import { DisconnectButton } from './DisconnectButton.tsx';
import { ProviderIcon } from './ProviderIcon.tsx';
import { stateOnScreen } from './provider-words.ts';
import { SandboxChip } from './SandboxChip.tsx';
import { useSync } from './use-sync.ts';

interface Props {
  connection: Connection_IntegrationFragment;
  /** The row is about to go, and the focus with it. */
  onGone: () => void;
}

export function ConnectionRow({ connection, onGone }: Props) {
  const { provider, status, isSandbox } = connection;
  const { sync, isSyncing } = useSync(connection);
  const name = connectionName(connection);
  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 2, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 }, '&:last-of-type': { pb: 0 } }}>
      <Box sx={{ flex: '1 1 260px', minWidth: 0, display: 'flex', gap: 1.5 }}>
        <ProviderIcon provider={provider} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, mb: 0.25 }}>
            <Typography variant="subtitle2" component="h3">{name}</Typography>
            <ConnectionChip state={stateOnScreen(status)} />
            {isSandbox ? <SandboxChip /> : null}
          </Box>
          <ConnectionFacts connection={connection} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, ml: { xs: 6.5, sm: 0 } }}>
        <BusyButton size="small" variant="outlined" aria-label={`Sync ${name}`} isPending={isSyncing} pendingLabel="Syncing..." onClick={() => { void sync(); }}>Sync</BusyButton>
        <DisconnectButton connection={connection} onGone={onGone} />
      </Box>
    </Box>
  );
}
