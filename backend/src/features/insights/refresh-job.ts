/** The jobs that look at a business' ledger afresh after its entries changed, and that find better words for what was seen. */
import type { NewJob } from '../../jobs/queue.ts';
import { ledgerLine } from '../ledger/ledger-line.ts';

export const REFRESH_INSIGHTS = 'refresh-insights';
export const WORD_INSIGHTS = 'word-insights';

/** Changes in quick succession share one refresh, which waits in the same line as its imports. */
export function refreshInsightsJob(businessId: string): NewJob {
  return { task: REFRESH_INSIGHTS, payload: { businessId }, jobKey: `insights:${businessId}`, queueName: ledgerLine(businessId) };
}

/** One after the other for all businesses: a language model that takes its time must not hold the places in which imports run. */
export function wordInsightsJob(businessId: string): NewJob {
  return { task: WORD_INSIGHTS, payload: { businessId }, jobKey: `insight-words:${businessId}`, queueName: 'insight-words' };
}
