/** Who is signed in, and where: starts, finds, lists and ends sessions. */
import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { nextStep } from '../idempotency/steps.ts';
import type { Clock } from '../ledger/business-day.ts';
import { isId, type Page } from '../page.ts';
import { accountTypeOf } from '../users/account-type.ts';
import { UserEntity } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { type Session, SessionEntity } from './session.entity.ts';
import { hashToken, newSecretToken } from './secret-token.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;
const SEEN_PRECISION_MS = 60_000;
const LONGEST_USER_AGENT = 400;

/** Handed to the client once and kept nowhere. */
export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

export class SessionsService {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock = () => new Date()) {
    this.#database = database;
    this.#clock = clock;
  }

  /** For a sign-in that is told again; null where the password is no longer the one it was made with, or the account is gone. */
  startAgain(userId: string, mark: string): Promise<NewSession | null> {
    return this.#database.outsideTenants((em) => addSessionByPassword(em, userId, mark));
  }

  /**
   * Null for a token that is unknown, ended or expired, and for a demo whose time is over. `userAgent` where a person's own
   * request is looked at, which then counts as seen.
   */
  viewerOf(token: string, userAgent?: string): Promise<Viewer | null> {
    return this.#database.outsideTenants(async (em) => {
      const session = await em.findOne(SessionEntity, { tokenHash: hashToken(token) }, { populate: ['user.business'] });
      if (!session) return null;
      const { user, expiresAt } = session;
      const now = this.#clock();
      if (expiresAt <= now || (user.business.expiresAt && user.business.expiresAt <= now)) return null;
      if (userAgent !== undefined) noteSeen(session, userAgent, now.getTime());
      return { userId: user.id, businessId: user.business.id, accountType: accountTypeOf(user, now), isDemo: user.business.isDemo };
    });
  }

  async end(token: string): Promise<void> {
    await this.#database.outsideTenants((em) => em.nativeDelete(SessionEntity, { tokenHash: hashToken(token) }));
  }

  /** Newest first. */
  list(viewer: Viewer, { limit, cursor }: Page): Promise<Session[]> {
    const before = cursor === null ? {} : { id: { $lt: cursor } };
    return this.#database.outsideTenants((em) =>
      em.find(SessionEntity, { user: viewer.userId, expiresAt: { $gt: new Date() }, ...before }, { orderBy: { id: 'desc' }, limit }));
  }

  /** Throws NOT_FOUND for a session that is somebody else's or over. */
  async endOne({ businessId, userId }: Viewer, id: string): Promise<void> {
    const step = nextStep<true>();
    if (step.made !== null) return;
    const isEnded = isId(id) && await this.#database.inTenant(businessId, async (em) => {
      const ended = await em.nativeDelete(SessionEntity, { user: userId, id });
      if (ended > 0) await step.note(em, true);
      return ended > 0;
    });
    if (!isEnded) throw new AppError('NOT_FOUND', 'There is no such session.');
  }

  /** All but the one that `token` opens. */
  async endOthers(viewer: Viewer, token: string): Promise<void> {
    await this.#database.outsideTenants((em) => em.nativeDelete(SessionEntity, { user: viewer.userId, tokenHash: { $ne: hashToken(token) } }));
  }

  async removeExpired(): Promise<void> {
    await this.#database.outsideTenants((em) => em.nativeDelete(SessionEntity, { expiresAt: { $lte: new Date() } }));
  }
}

/** A moment's precision would cost a write per request. */
function noteSeen(session: Session, userAgent: string, nowMs: number): void {
  const name = userAgent.slice(0, LONGEST_USER_AGENT);
  if (session.userAgent === name && nowMs - session.lastSeenAt.getTime() < SEEN_PRECISION_MS) return;
  session.userAgent = name;
  session.lastSeenAt = new Date(nowMs);
}

export function isOpenedBy(session: Session, token: string): boolean {
  return hashToken(token).equals(session.tokenHash);
}

/** Adds a session inside the caller's transaction, so that an account and its first session appear together. */
export function addSession(em: EntityManager, userId: string): NewSession {
  const token = newSecretToken();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  em.create(SessionEntity, { tokenHash: hashToken(token), id: newId(), user: em.getReference(UserEntity, userId), createdAt: now, lastSeenAt: now, expiresAt });
  return { token, expiresAt };
}

/** Tells one password of a user from the next without being one. */
export function passwordMark({ passwordHash }: { readonly passwordHash?: string | null | undefined }): string {
  return createHash('sha256').update(passwordHash ?? '').digest('base64url');
}

/** As `addSession`, but null once the password is another one than that of `mark`; a change under way is waited for. */
export async function addSessionByPassword(em: EntityManager, userId: string, mark: string): Promise<NewSession | null> {
  const [user] = await em.execute<{ passwordHash: string | null }[]>('select password_hash as "passwordHash" from app_user where id = ? for share', [userId]);
  return user && passwordMark(user) === mark ? addSession(em, userId) : null;
}

/** Ends every session of a user inside the caller's transaction; sign-ins that are under way are waited for, and end too. */
export async function endAllSessions(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select 1 from app_user where id = ? for no key update', [userId]);
  await em.nativeDelete(SessionEntity, { user: userId });
}
