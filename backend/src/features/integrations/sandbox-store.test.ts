/** The sandbox's store in the database, seen by two servers at once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../database/new-id.ts';
import { createTestDatabase } from '../../database/test-database.ts';
import { describeStore } from '../../providers/sandbox/test-store-contract.ts';
import { MOST_GRANTS, SqlSandboxStore } from './sandbox-store.ts';

let opened: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => { opened = await createTestDatabase(); });
afterAll(() => opened.close());

describeStore('the store in the database', () => new SqlSandboxStore(opened.database));

test('strangers who sign in again and again make the table no longer: the oldest grants end', async () => {
  const store = new SqlSandboxStore(opened.database);
  const company = { provider: 'square', companyId: 'flooded' } as const;
  const oldest = newId();
  await opened.database.outsideTenants((em) => em.execute(
    `insert into sandbox_grant (id, provider, company_id, created_at)
     select case when n = 0 then ?::uuid else gen_random_uuid() end, 'square', 'flooded', now() - interval '1 day' + n * interval '1 second' from generate_series(0, ${MOST_GRANTS - 1}) n`, [oldest]));
  const newest = newId();
  expect(await store.addGrant({ ...company, id: newest })).toBe(true);
  expect([await store.grant(oldest), await store.grant(newest)]).toEqual([null, expect.objectContaining({ isRevoked: false })]);
  const [counted] = await opened.database.outsideTenants((em) => em.execute<{ n: number }[]>(`select count(*)::int as n from sandbox_grant where company_id = 'flooded'`));
  expect(counted?.n).toBeLessThan(MOST_GRANTS);
  expect(counted?.n).toBeGreaterThan(MOST_GRANTS / 2);
});
