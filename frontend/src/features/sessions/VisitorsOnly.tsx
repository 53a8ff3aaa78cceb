/** For the pages that sign somebody in: who is signed in already goes on to where they wanted to be. */
import { Navigate, Outlet } from 'react-router-dom';
import { useWantedPath } from './use-after-sign-in.ts';
import { useSession } from './use-session.ts';

export function VisitorsOnly() {
  const session = useSession();
  const wantedPath = useWantedPath();
  // The forms show at once: most who come here are signed out, and need not wait until that is known.
  return session.state === 'signed-in' ? <Navigate to={wantedPath} replace /> : <Outlet />;
}
