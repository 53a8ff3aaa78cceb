/** A connected account: whose it is, when it was last read, and what can be done with it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Connection_IntegrationFragment } from '../../generated/graphql.ts';
import { formatMoment } from '../../format/date.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ConnectionChip } from './ConnectionChip.tsx';
import { PROVIDER_NAME, stateOnScreen } from './provider-words.ts';
import { useDisconnect } from './use-disconnect.ts';
import { useSync } from './use-sync.ts';

interface Props {
  connection: Connection_IntegrationFragment;
  /** The row is about to go, and the focus with it. */
  onGone: () => void;
}

export function ConnectionRow({ connection, onGone }: Props) {
  const { id, provider, status, lastSync, companyName, error } = connection;
  const [isAsking, setAsking] = useState(false);
  const { sync, isSyncing } = useSync();
  const { disconnect, isDisconnecting } = useDisconnect();
  async function confirm(): Promise<void> {
    const isGone = await disconnect(id);
    setAsking(false);
    // After the dialog has given the focus back to its button.
    if (isGone) setTimeout(onGone);
  }
  const name = [PROVIDER_NAME[provider], companyName].filter(Boolean).join(', ');

  return (
    <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5, borderTop: '1px solid', borderColor: 'divider', '&:first-of-type': { borderTop: 0, pt: 0 } }}>
      <Box sx={{ flex: 1, minWidth: 200 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="subtitle2" component="h3">{name}</Typography>
          <ConnectionChip state={stateOnScreen(status)} />
        </Box>
        <Typography variant="caption" color="textSecondary" component="p">{lastSync ? `Last sync ${formatMoment(lastSync)}` : 'Never synced'}</Typography>
        {error ? <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>{error}</Typography> : null}
      </Box>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <BusyButton size="small" variant="outlined" aria-label={`Sync ${name}`} isPending={isSyncing} pendingLabel="Syncing..." onClick={() => { void sync(id); }}>Sync</BusyButton>
        <Button size="small" color="error" aria-label={`Disconnect ${name}`} disabled={isDisconnecting} onClick={() => setAsking(true)}>Disconnect</Button>
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Disconnect ${name}?`}
        confirmLabel="Disconnect account"
        isPending={isDisconnecting}
        onCancel={() => setAsking(false)}
        onConfirm={() => { void confirm(); }}
      >
        Purser gives its permission to read back and forgets it. Your files stay as they are, and you can connect again at any time.
      </ConfirmDialog>
    </Box>
  );
}
