/** The job that reads an uploaded file into the ledger. */
import type { NewJob } from '../../jobs/queue.ts';
import { ledgerLine } from '../ledger/ledger-line.ts';

export const PARSE_FILE = 'parse-file';

export function parseFileJob(businessId: string, fileId: string): NewJob {
  return { task: PARSE_FILE, payload: { businessId, fileId }, queueName: ledgerLine(businessId) };
}
