/** A sign-in that has not ended. Only the hash of its token is kept, so a copy of the table opens nothing. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { UserEntity } from '../users/user.entity.ts';

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: (p) => ({
    tokenHash: p.blob().primary(),
    /** By which its owner lists and ends it: the token's hash is nobody's to see. */
    id: p.uuid(),
    user: () => p.manyToOne(UserEntity).joinColumn('user_id'),
    /** What the browser calls itself; null until it has been seen. */
    userAgent: p.text().nullable(),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
  }),
});

export type Session = InferEntity<typeof SessionEntity>;
