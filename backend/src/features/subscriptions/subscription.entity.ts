/** Which plan a business uses, and how far it is with paying for it: what the billing gateway last said. `plan-in-use.ts` says what counts now. */
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
    /** From this instant on the business is back on Startup; null: no end in sight. */
    paidUntil: p.datetime().nullable(),
    /** When money is taken next; null where none will be. */
    renewsAt: p.datetime().nullable(),
    hasCard: p.boolean().default(false),
    /** Which question to the gateway the row answers: an answer to an older one is not taken any more. */
    answeredTicket: p.bigint('number').default(0),
    lastTicket: p.bigint('number').default(0),
    /** The end of trial or failed payment that the owner got a mail about. */
    toldAbout: p.text().nullable(),
    changedAt: p.datetime(),
  }),
});

export type PlanSubscription = InferEntity<typeof SubscriptionEntity>;
export type SubscriptionStatus = PlanSubscription['status'];
export type BillingType = PlanSubscription['billingType'];
