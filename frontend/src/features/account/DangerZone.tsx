/** The ways out: signing out, and deleting the account once the server can do it. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { useUser } from '../sessions/RequireSession.tsx';
import { useLogout } from '../sessions/use-logout.ts';

export function DangerZone() {
  const { isDemo } = useUser();
  const { signOut, isPending } = useLogout();
  const reasonId = useId();
  const reason = isDemo
    ? 'This demo and everything in it is removed by itself after 24 hours.'
    : 'Deleting an account is not possible in this release yet. Files can be deleted one by one, and their transactions go with them.';
  return (
    <SectionCard title="Danger Zone">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <BusyButton variant="outlined" color="error" isPending={isPending} pendingLabel="Logging out..." onClick={() => void signOut()}>Logout</BusyButton>
        <Button variant="outlined" color="error" disabled aria-describedby={reasonId}>Delete Account</Button>
        <Typography variant="body2" color="textSecondary" id={reasonId} sx={{ flexBasis: 280, flexGrow: 1 }}>{reason}</Typography>
      </Box>
    </SectionCard>
  );
}
