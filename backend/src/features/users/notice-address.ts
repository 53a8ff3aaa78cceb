/** Where news goes: the address of a user who wants it. */
import type { Database } from '../../database/database.ts';
import { UserEntity } from './user.entity.ts';

/** Null for somebody who is gone, wants no mail, or is a visitor of the demo. */
export function noticeAddress(database: Database, userId: string): Promise<{ email: string; firstName: string } | null> {
  return database.outsideTenants((em) => em.findOne(UserEntity, { id: userId, wantsEmailNotifications: true, business: { isDemo: false } }));
}
