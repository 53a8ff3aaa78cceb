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
    /** The account counts as a starter from this instant on; null: no end in sight. See `account-type.ts`. */
    paidUntil: p.datetime().nullable(),
    wantsEmailNotifications: p.boolean().default(true),
    createdAt: p.datetime(),
  }),
});

export type User = InferEntity<typeof UserEntity>;
