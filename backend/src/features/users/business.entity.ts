/** The tenant: whose ledger it is. Belongs to nobody else, so it is readable outside a tenant's transaction. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const BusinessEntity = defineEntity({
  name: 'Business',
  tableName: 'business',
  properties: (p) => ({
    id: p.uuid().primary(),
    name: p.text(),
    timeZone: p.text().default('UTC'),
    currency: p.text().default('USD'),
    /** A monthly report is made by itself once a month is over. */
    wantsMonthlyReports: p.boolean().default(true),
    /** How a file is read is shown before it counts. */
    wantsReadingChecks: p.boolean().default(false),
    isDemo: p.boolean().default(false),
    createdAt: p.datetime(),
    expiresAt: p.datetime().nullable(),
  }),
});

export type Business = InferEntity<typeof BusinessEntity>;
