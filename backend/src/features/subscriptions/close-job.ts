/** The job after an account was deleted: its customer is deleted at the payment provider, too. */
import type { NewJob } from '../../jobs/queue.ts';

export const CLOSE_BILLING = 'close-billing';

export function closeBillingJob(customerId: string): NewJob {
  return { task: CLOSE_BILLING, payload: { customerId }, jobKey: `${CLOSE_BILLING}:${customerId}` };
}
