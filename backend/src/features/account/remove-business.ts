/** Takes a business away with everything that belongs to it: users, sessions, books. */
import type { Database } from '../../database/database.ts';

/** Does nothing where there is no such business. */
export async function removeBusiness(database: Database, businessId: string): Promise<void> {
  await database.inTenant(businessId, async (em) => {
    // Entries carry no foreign key (decision 0004); everything else goes with the business.
    await em.execute('delete from entry where business_id = ?', [businessId]);
    await em.execute('delete from business where id = ?', [businessId]);
  });
}
