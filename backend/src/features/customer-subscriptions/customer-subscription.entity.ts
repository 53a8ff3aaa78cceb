/** What a customer of the business subscribed to, as a connected provider tells. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';
import { CUSTOMER_SUBSCRIPTION_STATUSES } from '../../providers/contract.ts';

export const CustomerSubscriptionEntity = defineEntity({
  name: 'CustomerSubscription',
  tableName: 'customer_subscription',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    integrationId: p.uuid().primary(),
    externalId: p.text().primary(),
    id: p.uuid(),
    customer: p.text().nullable(),
    plan: p.text().nullable(),
    status: p.enum([...CUSTOMER_SUBSCRIPTION_STATUSES]),
    currency: p.text(),
    /** Before discounts and taxes; null where it depends on use. */
    monthlyMinor: p.bigint('number').nullable(),
    startedOn: p.date(),
    endsOn: p.date().nullable(),
  }),
});

export type CustomerSubscription = InferEntity<typeof CustomerSubscriptionEntity>;
