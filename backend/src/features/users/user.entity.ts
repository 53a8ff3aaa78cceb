/** Somebody who can sign in. One user owns one business for now. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { BusinessEntity } from './business.entity.ts';

export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: (p) => ({
    id: p.uuid().primary(),
    business: () => p.manyToOne(BusinessEntity).joinColumn('business_id'),
    email: p.text(),
    /** Null for demo visitors, who have no password. */
    passwordHash: p.text().nullable(),
    firstName: p.text(),
    lastName: p.text(),
    accountType: p.enum(['starter', 'pro', 'enterprise']).default('starter'),
    /** While a trial runs: the account counts as a starter from then on. See `account-type.ts`. */
    trialEndsAt: p.datetime().nullable(),
    wantsEmailNotifications: p.boolean().default(true),
    createdAt: p.datetime(),
  }),
});

export type User = InferEntity<typeof UserEntity>;
