/** Takes a business away with everything that belongs to it: users, sessions, books. What providers gave is taken back by a job. */
import type { Database } from '../../database/database.ts';
import { enqueueRevocations } from '../integrations/revocation-job.ts';
import { endBilling } from '../subscriptions/billing-news.service.ts';

/** Does nothing where there is no such business. */
export async function removeBusiness(database: Database, businessId: string): Promise<void> {
  await database.inTenant(businessId, async (em) => {
    // An import that is under way has rows which nobody else sees yet: it is waited for, and the next one finds no file to read.
    await em.execute('insert into ledger (business_id) select id from business where id = ? on conflict (business_id) do nothing', [businessId]);
    await em.execute('select 1 from ledger where business_id = ? for update', [businessId]);
    await enqueueRevocations(em, businessId);
    // The answer to a repeated sign-up tells whose it was.
    await em.execute(
      `delete from visitor_idempotency_key k using app_user u where u.business_id = ? and (k.response::text like '%' || u.id::text || '%' or k.made::text like '%' || u.id::text || '%')`, [businessId]);
    await endBilling(em, businessId);
    // Entries carry no foreign key (decision 0004); everything else goes with the business.
    await em.execute('delete from entry where business_id = ?', [businessId]);
    await em.execute('delete from business where id = ?', [businessId]);
  });
}
