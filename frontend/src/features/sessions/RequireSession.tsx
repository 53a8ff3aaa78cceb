/** The door of the dashboard: waits until it is known who is here, sends visitors to sign in and back, and tells whoever was inside that the session is over. */
import Container from '@mui/material/Container';
import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FullPageSpinner } from '../../ui/FullPageSpinner.tsx';
import { SessionEnded } from './SessionEnded.tsx';
import { comingFrom } from './use-after-sign-in.ts';
import { useSession } from './use-session.ts';
import type { SessionUser } from './use-session.ts';

const UserContext = createContext<SessionUser | null>(null);

/** The signed-in user; for components below RequireSession only. */
export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser is for components below RequireSession');
  return user;
}

/** Whether premium calls may be made at all. */
export function useIsPaid(): boolean {
  return useContext(UserContext)?.isPro ?? false;
}

/** Empty where nobody is known. */
export function useUserId(): string {
  return useContext(UserContext)?.id ?? '';
}

export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const location = useLocation();
  const [wasInside, setWasInside] = useState(false);
  if (session.state === 'signed-in' && !wasInside) setWasInside(true);
  if (session.state === 'loading') return <FullPageSpinner />;
  if (session.state === 'signed-out') return wasInside ? <SessionEnded /> : <Navigate to={paths.login} replace state={comingFrom(location)} />;
  if (session.state === 'failed') {
    return (
      <Container maxWidth="sm" sx={{ py: 8 }}>
        <ErrorState title="Your session could not be checked" error={session.error} onRetry={session.retry} />
      </Container>
    );
  }
  return <UserContext value={session.user}>{children}</UserContext>;
}
