/** Where to go after signing in: the page that asked for it, else the dashboard. */
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';

/** What a link to sign-in carries, so that it leads back here. */
export function comingFrom({ pathname, search }: { pathname: string; search: string }): { from: string } {
  return { from: pathname + search };
}

/** The path that RequireSession noted when it sent somebody here. */
export function useWantedPath(): string {
  const state: unknown = useLocation().state;
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : null;
  return typeof from === 'string' && isOwnPath(from) ? from : paths.dashboard;
}

/** Only the dashboard's own addresses: whatever else stands there was not written by RequireSession. */
export function isOwnPath(path: string): boolean {
  return /^\/dashboard(?:[/?#]|$)/.test(path);
}

export function useAfterSignIn(): () => void {
  const navigate = useNavigate();
  const wantedPath = useWantedPath();
  return () => void navigate(wantedPath, { replace: true });
}
