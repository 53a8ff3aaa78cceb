/** Finds a user: the one who asks, or the one behind an address. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { AppError } from '../../errors.ts';
import { type User, UserEntity } from './user.entity.ts';
import type { Viewer } from './viewer.ts';

/** With the business. Throws UNAUTHENTICATED where the account is gone. */
export async function findUser(em: EntityManager, viewer: Viewer): Promise<User> {
  const user = await em.findOne(UserEntity, { id: viewer.userId }, { populate: ['business'] });
  if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in first.');
  return user;
}

/** Until the transaction ends: for whoever changes the address or the password, and what hangs on them. */
export async function lockUser(em: EntityManager, userId: string): Promise<void> {
  await em.execute('select 1 from app_user where id = ? for no key update', [userId]);
}

/** One statement whether the account exists or not, so that the time tells nothing. */
export async function findUserByEmail(em: EntityManager, email: string): Promise<{ id: string; passwordHash: string | null } | null> {
  const [row] = await em.execute<{ id: string; password_hash: string | null }[]>(
    'select id, password_hash from app_user where lower(email) = lower(?)', [email]);
  return row ? { id: row.id, passwordHash: row.password_hash } : null;
}
