/** Where to go after signing in: the page that asked for it, else the dashboard. */
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** The path that RequireSession noted when it sent somebody here. */
export function useWantedPath(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && from.startsWith(paths.dashboard) ? from : paths.dashboard;
}

export function useAfterSignIn(): () => void {
  const navigate = useNavigate();
  const wantedPath = useWantedPath();
  return () => void navigate(wantedPath, { replace: true });
}
