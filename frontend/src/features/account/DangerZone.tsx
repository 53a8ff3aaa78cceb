/** The ways out: signing out, and deleting the account. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { useUser } from '../sessions/RequireSession.tsx';
import { useLogout } from '../sessions/use-logout.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { SettingsSection } from './SettingsSection.tsx';

export function DangerZone() {
  const { isDemo } = useUser();
  const { signOut, isPending } = useLogout();
  const [isDeleting, setDeleting] = useState(false);
  const explanation = isDemo
    ? 'This demo and everything in it is removed by itself after 24 hours, or at once here.'
    : 'Logging out ends this session. Deleting the account deletes everything in it, for good.';
  return (
    <SettingsSection title="Danger Zone" subtitle={explanation}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <BusyButton variant="outlined" color="error" isPending={isPending} pendingLabel="Logging out..." onClick={() => void signOut()}>Logout</BusyButton>
        <Button variant="outlined" color="error" onClick={() => setDeleting(true)}>Delete Account</Button>
      </Box>
      {isDeleting ? <DeleteAccountDialog onClose={() => setDeleting(false)} /> : null}
    </SettingsSection>
  );
}
