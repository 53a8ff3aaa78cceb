/** Signs in again whom a call signed in that was done and never answered. */
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { addSessionByPassword, type NewSession, passwordMark } from '../sessions/sessions.service.ts';
import { type User, UserEntity } from './user.entity.ts';

/** What such a call notes on its key. */
export interface Arrival { readonly userId: string; readonly mark: string }

export function arrivalOf(user: User): Arrival {
  return { userId: user.id, mark: passwordMark(user) };
}

/** A new password shuts out everybody who knew the old one. Throws UNAUTHENTICATED. */
export function signInAgain(database: Database, { userId, mark }: Arrival): Promise<{ readonly user: User; readonly session: NewSession }> {
  return database.outsideTenants(async (em) => {
    const session = await addSessionByPassword(em, userId, mark);
    if (!session) throw new AppError('UNAUTHENTICATED', 'The password has changed since this call was first made. Please sign in.');
    return { user: await em.findOneOrFail(UserEntity, { id: userId }, { populate: ['business'] }), session };
  });
}
