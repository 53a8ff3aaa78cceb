/** A delivery only says "look": at the companies that it names, in the businesses that are connected to them, once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestConnections, type TestConnections } from './test-connections.ts';
import { offlineBilling } from '../../billing/offline.ts';
import { SubscriptionsService } from '../subscriptions/subscriptions.service.ts';
import { sale, sign, TestProvider } from './test-provider.ts';

let all: TestConnections;
const [real, invented] = [new TestProvider('stripe'), new TestProvider('stripe', true)];
beforeAll(async () => {
  real.tell('acct_mine', sale(1));
  real.tell('acct_theirs', sale(2));
  all = await createTestConnections([real, invented]);
});
afterAll(() => all.close());

let events = 0;

/** Whose connections it has looked at: the jobs that it put in line anew. */
async function deliver(companyIds: readonly string[], eventId = `event ${(events += 1)}`): Promise<string[]> {
  const before = new Set((await syncs()).map(({ id }) => id));
  const body = Buffer.from(JSON.stringify({ eventId, companyIds }));
  await all.deliveries.take({ provider: 'stripe', headers: { 'x-signature': sign(body) }, body });
  return (await syncs()).filter(({ id }) => !before.has(id)).map(({ integrationId }) => integrationId);
}

/** A job that replaces a waiting one has a time of its own. */
async function syncs(): Promise<{ id: string; integrationId: string }[]> {
  return (await all.jobs()).filter(({ task }) => task === 'sync-integration').map(({ payload, runAt }) => ({ id: `${String(payload['integrationId'])} ${runAt.getTime()}`, integrationId: String(payload['integrationId']) }));
}

test("one tenant's company moves nobody else", async () => {
  const [ana, ben] = [await all.newBusiness(), await all.newBusiness()];
  const [mine, theirs] = [await all.connect(ana, 'acct_mine'), await all.connect(ben, 'acct_theirs')];
  expect(await deliver(['acct_theirs'])).toEqual([theirs.id]);
  expect(await deliver(['acct_mine', 'acct_nobody', "'; drop table entry; --"])).toEqual([mine.id]);
  await all.sync(mine);
  expect((await all.rows(ana)).map(({ description }) => description)).toEqual(['Sale 1']);
  expect(await all.rows(ben)).toEqual([]);
});

test('a company that two businesses are connected to is looked at in both', async () => {
  const [one, other] = [await all.newBusiness(), await all.newBusiness()];
  const connections = [await all.connect(one, 'acct_shared'), await all.connect(other, 'acct_shared')];
  expect((await deliver(['acct_shared', 'acct_shared'])).sort()).toEqual(connections.map(({ id }) => id).sort());
});

test('a plan that ran out is not looked at any more, and is again once it is paid', async () => {
  const [lapsed, paid] = [await all.newBusiness(), await all.newBusiness()];
  const [late, kept] = [await all.connect(lapsed, 'acct_plans'), await all.connect(paid, 'acct_plans')];
  const paidUntil = (end: Date | null) => all.db.database.outsideTenants((em) => em.execute('update app_user set paid_until = ? where id = ?', [end, lapsed.userId]));
  await paidUntil(all.world.now);
  expect(await deliver(['acct_plans'])).toEqual([kept.id]);
  await paidUntil(new Date(all.world.now.getTime() + 1));
  expect((await deliver(['acct_plans'])).sort()).toEqual([late.id, kept.id].sort());
});

test('what came while a plan had run out is looked at once it is paid again, and once', async () => {
  const owner = await all.newBusiness();
  const { id } = await all.connect(owner, 'acct_unpaid');
  await all.connect(await all.newBusiness(), 'acct_other');
  await all.db.database.outsideTenants((em) => em.execute('update app_user set paid_until = ? where id = ?', [all.world.now, owner.userId]));
  expect(await deliver(['acct_unpaid'])).toEqual([]);
  const subscriptions = new SubscriptionsService({ database: all.db.database, billing: offlineBilling, clock: () => all.world.now });
  const pay = async () => {
    const before = new Set((await syncs()).map((job) => job.id));
    await subscriptions.change(owner, { planName: 'pro', billingType: 'monthly' });
    return (await syncs()).filter((job) => !before.has(job.id)).map(({ integrationId }) => integrationId);
  };
  expect([await pay(), await pay()]).toEqual([[id], []]);
});

test('an event counts once, and one about nobody changes nothing', async () => {
  const { id } = await all.connect(await all.newBusiness(), 'acct_once');
  expect([await deliver(['acct_once'], 'the same'), await deliver(['acct_once'], 'the same'), await deliver([])]).toEqual([[id], [], []]);
});

test('what is not signed is refused', async () => {
  const body = Buffer.from('{"eventId":"x","companyIds":["acct_mine"]}');
  for (const signature of [undefined, '', 'ab'.repeat(32)]) {
    await expect(all.deliveries.take({ provider: 'stripe', headers: { 'x-signature': signature }, body })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  }
});
