/** Who is signed in: starts, finds and ends sessions. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { accountTypeOf } from '../users/account-type.ts';
import { UserEntity } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { SessionEntity } from './session.entity.ts';
import { hashToken, newSessionToken } from './session-token.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Handed to the client once and kept nowhere. */
export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

export class SessionsService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  start(userId: string): Promise<NewSession> {
    return this.#database.outsideTenants(async (em) => addSession(em, userId));
  }

  /** Null for a token that is unknown, ended or expired, and for a demo whose time is over. */
  viewerOf(token: string): Promise<Viewer | null> {
    return this.#database.outsideTenants(async (em) => {
      const session = await em.findOne(SessionEntity, { tokenHash: hashToken(token) }, { populate: ['user.business'] });
      if (!session) return null;
      const { user, expiresAt } = session;
      const now = Date.now();
      if (expiresAt.getTime() <= now || (user.business.expiresAt?.getTime() ?? Infinity) <= now) return null;
      return { userId: user.id, businessId: user.business.id, accountType: accountTypeOf(user), isDemo: user.business.isDemo };
    });
  }

  async end(token: string): Promise<void> {
    await this.#database.outsideTenants((em) => em.nativeDelete(SessionEntity, { tokenHash: hashToken(token) }));
  }

  async removeExpired(): Promise<void> {
    await this.#database.outsideTenants((em) => em.nativeDelete(SessionEntity, { expiresAt: { $lte: new Date() } }));
  }
}

/** Adds a session inside the caller's transaction, so that an account and its first session appear together. */
export function addSession(em: EntityManager, userId: string): NewSession {
  const token = newSessionToken();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  em.create(SessionEntity, { tokenHash: hashToken(token), user: em.getReference(UserEntity, userId), createdAt: now, lastSeenAt: now, expiresAt });
  return { token, expiresAt };
}

/** Ends every session of a user inside the caller's transaction. */
export async function endAllSessions(em: EntityManager, userId: string): Promise<void> {
  await em.nativeDelete(SessionEntity, { user: userId });
}
