/** What both doors know about one request: who asks, from which address, and how to change its session cookie. */
import { AppError } from '../errors.ts';
import type { Viewer } from '../features/users/viewer.ts';
import { type NewSession, passwordMark } from '../features/sessions/sessions.service.ts';
import type { User } from '../features/users/user.entity.ts';

/** Who signed in, and with which of their passwords. */
export interface Newcomer {
  readonly userId: string;
  readonly passwordMark: string;
}

export interface RequestContext {
  /** Null for visitors who have not signed in. */
  readonly viewer: Viewer | null;
  /** The client's network address, the proxy's word taken only where the settings trust it. */
  readonly address: string;
  /** Where the caller's browser finds this server, such as https://purser.example.com: the setting's, else as the request tells it. */
  readonly origin: string;
  /** The token in the cookie, valid or not; null without one. */
  readonly sessionToken: string | null;
  /** The client's own key for this call, so that a repeated call is not done twice. */
  readonly idempotencyKey: string | null;
  /** Who signed in during this call; null for nobody. */
  newcomer(): Newcomer | null;
  /** Puts a new session's token into the cookie. */
  signedIn(session: NewSession, newcomer: Newcomer): void;
  /** Takes the cookie back. */
  signedOut(): void;
}

export function newcomer(user: User): Newcomer {
  return { userId: user.id, passwordMark: passwordMark(user) };
}

/** The first check of every call that needs an account. Throws UNAUTHENTICATED. */
export function requireViewer(context: RequestContext): Viewer {
  if (!context.viewer) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
  return context.viewer;
}
