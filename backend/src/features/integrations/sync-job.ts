/** The job that fetches what is new at a provider: one at a time per connection, in the line of its business' ledger. */
import type { NewJob } from '../../jobs/queue.ts';
import { ledgerLine } from '../ledger/ledger-line.ts';
import type { ConnectionRef } from './integration.entity.ts';

export const SYNC_INTEGRATION = 'sync-integration';

export interface SyncPayload extends ConnectionRef {
  /** Tries in a row that found the provider out of reach. */
  readonly failures?: number;
}

/** A waiting job of the same connection is replaced: it would look for the same. */
export function syncJob(payload: SyncPayload, runAt?: Date): NewJob {
  const { businessId, integrationId } = payload;
  return { task: SYNC_INTEGRATION, payload, jobKey: `sync:${integrationId}`, queueName: ledgerLine(businessId), ...(runAt ? { runAt } : {}) };
}
