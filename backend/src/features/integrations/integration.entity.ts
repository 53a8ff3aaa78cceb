/** A connection to a provider of outside books. */
import { defineEntity, type InferEntity } from '@mikro-orm/core';

export const IntegrationEntity = defineEntity({
  name: 'Integration',
  tableName: 'integration',
  properties: (p) => ({
    businessId: p.uuid().primary(),
    id: p.uuid().primary(),
    provider: p.enum(['quickbooks', 'stripe', 'square', 'paypal']),
    /** error: only a new sign-in helps. disconnected: ended, and its rows were kept. */
    status: p.enum(['connected', 'error', 'disconnected', 'pending']),
    isSandbox: p.boolean().default(false),
    companyId: p.text().nullable(),
    companyName: p.text().nullable(),
    connectedAt: p.datetime().nullable(),
    lastSync: p.datetime().nullable(),
    /** Why the last try failed, in a sentence for the owner. */
    error: p.text().nullable(),
    syncAsked: p.integer().default(0),
    syncDone: p.integer().default(0),
    syncedCount: p.integer().default(0),
    progressPercent: p.smallint().nullable(),
    /** Movements that could not be rows, and why the last one could not. */
    skippedCount: p.integer().default(0),
    skippedReason: p.text().nullable(),
  }),
});

export type Integration = InferEntity<typeof IntegrationEntity>;

/** Which connection, where only that matters. */
export interface ConnectionRef {
  readonly businessId: string;
  readonly integrationId: string;
}

export function isSyncing({ syncAsked, syncDone }: Pick<Integration, 'syncAsked' | 'syncDone'>): boolean {
  return syncAsked > syncDone;
}
