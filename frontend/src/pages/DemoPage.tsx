/** /demo: enters the demo at once; whoever is signed in is asked first, for it signs them out here. */
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { useDemoLogin } from '../features/sessions/use-demo-login.ts';
import { useSession } from '../features/sessions/use-session.ts';
import { paths } from '../paths.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';

function useEntrance() {
  const navigate = useNavigate();
  return useDemoLogin(() => void navigate(paths.dashboard, { replace: true }));
}

function EnterAtOnce() {
  const { enterDemo, isPending } = useEntrance();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void enterDemo();
  });
  return (
    <>
      <PageTitle>Opening the demo</PageTitle>
      <Typography color="textSecondary">A private copy of the sample company is made for you. It is removed after 24 hours.</Typography>
      <BusyButton variant="contained" size="large" isPending={isPending} pendingLabel="Loading Demo..." onClick={() => void enterDemo()}>Try Demo Account</BusyButton>
    </>
  );
}

function AskFirst({ name }: { name: string }) {
  const { enterDemo, isPending } = useEntrance();
  return (
    <>
      <PageTitle>Leave your account for the demo?</PageTitle>
      <Typography color="textSecondary">{`You are signed in for ${name}. Opening the demo signs you out here; your books stay as they are.`}</Typography>
      <Button component={Link} to={paths.dashboard} variant="contained" size="large">Back to my dashboard</Button>
      <BusyButton variant="outlined" size="large" isPending={isPending} pendingLabel="Loading Demo..." onClick={() => void enterDemo()}>Try Demo Account</BusyButton>
    </>
  );
}

function Content() {
  const session = useSession();
  if (session.state === 'signed-in') {
    const { user } = session;
    return user.isDemo ? <Navigate to={paths.dashboard} replace /> : <AskFirst name={user.businessName || user.email} />;
  }
  return session.state === 'loading' ? null : <EnterAtOnce />;
}

export default function DemoPage() {
  return <Stack spacing={3}><Content /></Stack>;
}
