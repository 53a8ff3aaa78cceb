/** Which plan a business uses, and how far it is with paying for it. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const SubscriptionEntity = defineEntity({
  name: 'PlanSubscription',
  tableName: 'subscription',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    planName: p.text(),
    status: p.enum(['none', 'trialing', 'active', 'past_due', 'canceled']).default('none'),
    billingType: p.enum(['monthly', 'yearly']).default('monthly'),
    /** Set by the first trial and kept: there is one trial per business. */
    trialEndsAt: p.datetime().nullable(),
    changedAt: p.datetime(),
  }),
});

export type PlanSubscription = InferEntity<typeof SubscriptionEntity>;
export type SubscriptionStatus = PlanSubscription['status'];
export type BillingType = PlanSubscription['billingType'];
