/** Transactions of one business, and what becomes of them when something fails. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openDatabase } from './database.ts';
import { newId } from './new-id.ts';
import { Notifications, notify } from './notifications.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let db: TestDatabase;
const businessId = newId();

beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.outsideTenants((em) => em.execute('insert into business (id, name) values (?, ?)', [businessId, 'Bakery']));
});
afterAll(() => db.close());

const countLedgers = async (): Promise<number> => {
  const rows = await db.database.inTenantRaw(businessId, async (client) => (await client.query('select 1 from ledger')).rowCount);
  return rows ?? 0;
};

describe('a tenant transaction', () => {
  test('is rolled back when its work fails', async () => {
    const work = db.database.inTenant(businessId, async (em) => {
      await em.execute('insert into ledger (business_id) values (?)', [businessId]);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await countLedgers()).toBe(0);
  });

  test('on a bare connection is rolled back when a statement fails', async () => {
    const work = db.database.inTenantRaw(businessId, async (client) => {
      await client.query('insert into ledger (business_id) values ($1)', [businessId]);
      await client.query('select 1 / 0');
    });
    await expect(work).rejects.toThrow('division by zero');
    expect(await countLedgers()).toBe(0);
  });

  test('takes nothing but a UUID as its business', () => {
    expect(() => db.database.inTenant(`x'; drop table entry; --`, async () => undefined)).toThrow('must be a UUID');
  });
});

describe('connections that the database ends', () => {
  test('are replaced, however many were lent and whatever was done on them', async () => {
    const narrow = await openDatabase({ appUrl: db.urls.app, entities: [], poolSize: 2 });
    const cut = 'select pg_terminate_backend(pg_backend_pid())';
    const cuts = Array.from({ length: 3 }, () => [
      narrow.inTenant(businessId, (em) => em.execute(cut)),
      narrow.inTenant(businessId, async (em) => { await em.execute(cut).catch(() => undefined); }),
      narrow.inTenantRaw(businessId, (client) => client.query(cut)),
      narrow.outsideTenants((em) => em.execute(cut)),
    ]).flat();
    expect((await Promise.allSettled(cuts)).map(({ status }) => status)).toEqual(cuts.map(() => 'rejected'));
    expect(await narrow.inTenantRaw(businessId, async (client) => (await client.query('select 1 as n')).rows)).toEqual([{ n: 1 }]);
    await narrow.close();
  });
});

describe('notifications', () => {
  test('arrive after the commit, and not at all after a rollback', async () => {
    const notifications = await Notifications.open(db.urls.app);
    const heard: unknown[] = [];
    const arrived = new Promise<void>((resolve) => { notifications.listen('figures', (payload) => { heard.push(payload); resolve(); }); });
    await notifications.inForce();
    await db.database.inTenant(businessId, async (em) => {
      await notify(em, 'figures', { lost: true });
      throw new Error('no');
    }).catch(() => undefined);
    await db.database.inTenantRaw(businessId, (client) => notify(client, 'figures', { version: 2 }));
    await arrived;
    expect(heard).toEqual([{ version: 2 }]);
    await notifications.close();
  });
});

test('notifications are heard again after the connection was lost, and who listens learns that some were missed', async () => {
  const notifications = await Notifications.open(db.urls.app);
  let missedSome = (): void => undefined;
  const learned = new Promise<void>((resolve) => { missedSome = resolve; });
  const heard = new Promise<unknown>((resolve) => { notifications.listen('again', resolve, missedSome); });
  await db.database.inTenantRaw(businessId, (client) => client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purser notifications' and datname = current_database()`));
  const sending = setInterval(() => void db.database.inTenantRaw(businessId, (client) => notify(client, 'again', { n: 1 })), 50);
  expect(await heard).toEqual({ n: 1 });
  clearInterval(sending);
  await learned;
  await notifications.close();
});

test('of many who listen, not all learn at once that some were missed, and who has gone does not learn it', async () => {
  const notifications = await Notifications.open(db.urls.app);
  const learnedAt: number[] = [];
  const stops = Array.from({ length: 40 }, () => notifications.listen('many', () => undefined, () => learnedAt.push(performance.now())));
  stops.pop()!();
  await db.database.inTenantRaw(businessId, (client) => client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'purser notifications' and datname = current_database()`));
  while (learnedAt.length < 39) await new Promise((resume) => { setTimeout(resume, 10); });
  await new Promise((resume) => { setTimeout(resume, 500); });
  expect(learnedAt).toHaveLength(39);
  expect(Math.max(...learnedAt) - Math.min(...learnedAt)).toBeGreaterThan(50);
  await notifications.close();
});

describe('identifiers', () => {
  test('rise in the order in which they are made', () => {
    const ids = Array.from({ length: 10_000 }, newId);
    expect([...ids].sort()).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });
});

test('closing ends the connections that nothing but bare work has used', async () => {
  const other = await openDatabase({ appUrl: db.urls.app, entities: [] });
  const pid = await other.inTenantRaw(businessId, async (client) => (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid);
  await other.close();
  const isThere = () => db.database.inTenantRaw(businessId, async (client) => (await client.query('select 1 from pg_stat_activity where pid = $1', [pid])).rowCount === 1);
  // The database's process ends a moment after its connection.
  for (let look = 0; look < 100 && await isThere(); look += 1) await sleep(20);
  expect(await isThere()).toBe(false);
});
