/** A connection to a provider of outside books. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const IntegrationEntity = defineEntity({
  name: 'Integration',
  tableName: 'integration',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    provider: p.enum(['quickbooks', 'stripe', 'square', 'paypal']),
    status: p.enum(['connected', 'error', 'disconnected', 'pending']),
    lastSync: p.datetime().nullable(),
    companyName: p.text().nullable(),
    error: p.text().nullable(),
  }),
});

export type Integration = InferEntity<typeof IntegrationEntity>;
