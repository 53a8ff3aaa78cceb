/** What a customer can subscribe to. The plans come with the first migration. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const PlanEntity = defineEntity({
  name: 'Plan',
  tableName: 'plan',
  properties: (p) => ({
    name: p.text().primary(),
    id: p.uuid(),
    displayName: p.text(),
    description: p.text(),
    monthlyPriceMinor: p.bigint('number'),
    yearlyPriceMinor: p.bigint('number'),
    currency: p.text(),
    features: p.json<string[]>(),
    /** −1 means unlimited. */
    maxFileUploads: p.integer(),
    hasIntegrations: p.boolean(),
    hasAdvancedAnalytics: p.boolean(),
    hasCustomReports: p.boolean(),
    position: p.integer(),
  }),
});

export type Plan = InferEntity<typeof PlanEntity>;
