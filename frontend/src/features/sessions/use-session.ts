/** Who is here: not known yet, signed in, signed out, or not to be found out. */
import { useMeQuery } from '../../generated/graphql.ts';
import type { Session_UserFragment } from '../../generated/graphql.ts';

export type SessionUser = Session_UserFragment;

export type Session =
  | { state: 'loading' }
  | { state: 'signed-in'; user: SessionUser }
  | { state: 'signed-out' }
  | { state: 'failed'; error: unknown; retry: () => void };

export function useSession(): Session {
  const { data, error, refetch } = useMeQuery();
  if (data?.me) return { state: 'signed-in', user: data.me };
  if (data) return { state: 'signed-out' };
  if (error) return { state: 'failed', error, retry: () => void refetch() };
  return { state: 'loading' };
}
