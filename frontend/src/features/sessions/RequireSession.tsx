/** The door of the dashboard: waits until it is known who is here, and sends visitors to sign in and back afterwards. */
import Container from '@mui/material/Container';
import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FullPageSpinner } from '../../ui/FullPageSpinner.tsx';
import { useSession } from './use-session.ts';
import type { SessionUser } from './use-session.ts';

const UserContext = createContext<SessionUser | null>(null);

/** The signed-in user; for components below RequireSession only. */
export function useUser(): SessionUser {
  const user = useContext(UserContext);
  if (!user) throw new Error('useUser is for components below RequireSession');
  return user;
}

export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.state === 'loading') return <FullPageSpinner />;
  if (session.state === 'signed-out') return <Navigate to={paths.login} replace state={{ from: pathname + search }} />;
  if (session.state === 'failed') {
    return (
      <Container maxWidth="sm" sx={{ py: 8 }}>
        <ErrorState title="Your session could not be checked" error={session.error} onRetry={session.retry} />
      </Container>
    );
  }
  return <UserContext value={session.user}>{children}</UserContext>;
}
