/** A forgotten password that may be replaced by whoever has the token. Only its hash is kept, as with sessions. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { UserEntity } from './user.entity.ts';

export const PasswordResetEntity = defineEntity({
  name: 'PasswordReset',
  tableName: 'password_reset',
  properties: (p) => ({
    tokenHash: p.blob().primary(),
    user: () => p.manyToOne(UserEntity).joinColumn('user_id'),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
  }),
});

export type PasswordReset = InferEntity<typeof PasswordResetEntity>;
