/** A sign-in that has not ended. Only the hash of its token is kept, so a copy of the table opens nothing. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { UserEntity } from '../users/user.entity.ts';

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: (p) => ({
    tokenHash: p.blob().primary(),
    user: () => p.manyToOne(UserEntity).joinColumn('user_id'),
    createdAt: p.datetime(),
    lastSeenAt: p.datetime(),
    expiresAt: p.datetime(),
  }),
});

export type Session = InferEntity<typeof SessionEntity>;
