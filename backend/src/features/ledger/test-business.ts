/** A business with the default chart, for tests of everything that has a ledger. */
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import { UserEntity } from '../users/user.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { ensureDefaultChart } from './chart-store.ts';

export async function createTestBusiness(database: Database, accountType: Viewer['accountType'] = 'starter'): Promise<Viewer> {
  const businessId = newId();
  const userId = newId();
  await database.outsideTenants(async (em) => {
    em.create(BusinessEntity, { id: businessId, name: 'Test Bakery', createdAt: new Date() });
    await em.flush();
    em.create(UserEntity, { id: userId, business: businessId, email: `${userId}@example.com`, firstName: 'Ada', lastName: 'Baker', accountType, createdAt: new Date() });
  });
  await database.inTenantRaw(businessId, async (client) => {
    await ensureDefaultChart(client, businessId);
    await client.query(`insert into subscription (business_id, plan_name) values ($1, $2)`, [businessId, accountType === 'starter' ? 'startup' : 'pro']);
  });
  return { userId, businessId, accountType, isDemo: false };
}
