/** Where to go after signing in: the page that asked for it, else the dashboard. */
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

function wantedPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith(paths.dashboard) ? from : paths.dashboard;
}

export function useAfterSignIn(): () => void {
  const navigate = useNavigate();
  const { state } = useLocation();
  return () => void navigate(wantedPath(state), { replace: true });
}
