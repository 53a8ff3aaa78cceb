/** The job that looks at a business' ledger afresh after its entries changed. */
import type { NewJob } from '../../jobs/queue.ts';

export const REFRESH_INSIGHTS = 'refresh-insights';

/** Changes in quick succession share one refresh. */
export function refreshInsightsJob(businessId: string): NewJob {
  return { task: REFRESH_INSIGHTS, payload: { businessId }, jobKey: `insights:${businessId}` };
}
