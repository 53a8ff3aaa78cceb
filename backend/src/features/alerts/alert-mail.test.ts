/** Mails about alerts: at once when something critical is new, once a day at most, and a digest of the week; only for paid accounts that want mail. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { withClient } from '../../database/with-client.ts';
import { createTestBooks, type TestBooks } from '../files/test-books.ts';
import { ForecastsService } from '../forecasts/forecasts.service.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import type { Viewer } from '../users/viewer.ts';
import { AlertDigests, SEND_ALERT_DIGEST } from './alert-mail.ts';
import { AlertsService } from './alerts.service.ts';

const HOUR_MS = 60 * 60 * 1000;
let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-12-15'); });
afterAll(() => books.close());
beforeEach(() => jobs('delete from graphile_worker._private_jobs'));

function jobs<Row extends object>(sql: string): Promise<Row[]> {
  return withClient(books.urls.jobs, async (client) => (await client.query<Row>(sql)).rows);
}

const waiting = async (task: string): Promise<Record<string, string>[]> => (await jobs<{ payload: Record<string, string> }>(
  `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = '${task}' order by j.id`)).map(({ payload }) => payload);

/** The services as they are so many hours after the tests' noon. */
function at(hours: number): { alerts: AlertsService; digests: AlertDigests } {
  const clock = (): Date => new Date(books.parts.clock().getTime() + hours * HOUR_MS);
  return { alerts: new AlertsService({ ...books.parts, clock, forecasts: new ForecastsService(books.parts) }), digests: new AlertDigests(books.parts.database, clock) };
}

const months = Array.from({ length: 11 }, (_, index) => String(index + 1).padStart(2, '0'));
const HEAD = 'Date,Description,Amount,Category';
const YEAR = [HEAD, ...months.flatMap((month) => [`2025-${month}-01,ACH OAK PROPERTIES RENT,-2000.00,Rent`, `2025-${month}-07,SYSCO FOODS ${month},-${900 + Number(month) * 13}.25,Cost of Goods Sold`, `2025-${month}-20,SQUARE DEPOSIT,${7000 + Number(month) * 31}.00,Sales - Retail`])].join('\n');
const TWICE = `${HEAD}\n2025-08-03,ACH OAK PROPERTIES RENT,-2000.00,Rent`;
const ODD = `${HEAD}\n2025-09-21,SYSCO FOODS 77,-8999.00,Cost of Goods Sold`;

async function owner(accountType: Viewer['accountType'] = 'pro', ...files: readonly string[]): Promise<Viewer> {
  const viewer = await createTestBusiness(books.parts.database, accountType);
  for (const [index, csv] of [YEAR, ...files].entries()) await books.read(viewer, csv, `bank-${index}.csv`);
  return viewer;
}

const scan = ({ businessId }: Viewer, hours = 0): Promise<void> => at(hours).alerts.scan({ businessId });
const subjects = async (): Promise<(string | undefined)[]> => (await waiting('send-notice')).map(({ subject }) => subject);

describe('at once', () => {
  test('what is critical and new, with the money at stake and the way to it', async () => {
    const viewer = await owner('pro', TWICE);
    await scan(viewer);
    expect(await waiting('send-notice')).toEqual([expect.objectContaining({
      userId: viewer.userId, subject: 'To look at: Oak Properties may have been paid $2,000.00 twice', path: '/dashboard/anomalies', text: expect.stringContaining('- Oak Properties may have been paid $2,000.00 twice ($2,000.00 at stake)'),
    })]);
  });

  test('not again by a second scan; what is new waits for the next day', async () => {
    const viewer = await owner('pro', TWICE);
    await scan(viewer);
    await scan(viewer, 1);
    await books.read(viewer, ODD, 'odd.csv');
    await scan(viewer, 2);
    expect(await subjects()).toHaveLength(1);
    await books.read(viewer, `${HEAD}\n2025-10-22,SYSCO FOODS 78,-9777.00,Cost of Goods Sold`, 'odder.csv');
    await scan(viewer, 25);
    expect(await subjects()).toHaveLength(2);
  });

  test('nobody without a paid plan, and no demo', async () => {
    const [starter, demo] = [await owner('starter', TWICE), await owner('pro', TWICE)];
    await books.parts.database.outsideTenants((em) => em.execute('update business set is_demo = true where id = ?', [demo.businessId]));
    await scan(starter);
    await scan(demo);
    expect(await subjects()).toEqual([]);
  });
});

describe('the digest of the week', () => {
  test('jobs for paid accounts that want mail', async () => {
    const [wants, wantsNot, starter] = [await createTestBusiness(books.parts.database, 'pro'), await createTestBusiness(books.parts.database, 'pro'), await createTestBusiness(books.parts.database)];
    await books.parts.database.outsideTenants((em) => em.execute('update app_user set wants_email_notifications = false where id = ?', [wantsNot.userId]));
    await at(0).digests.start();
    const asked = (await waiting(SEND_ALERT_DIGEST)).map(({ userId }) => userId);
    expect([wants, wantsNot, starter].map(({ userId }) => asked.includes(userId))).toEqual([true, false, false]);
  });

  test('tells what was found in the week and is still open, once', async () => {
    const viewer = await owner('pro', TWICE, ODD);
    await scan(viewer);
    const { alerts } = at(0);
    const found = await alerts.list(viewer, { limit: 10, cursor: null }, null);
    await alerts.decide(viewer, found.find(({ kind }) => kind === 'duplicate')!.id, { status: 'dismissed' });
    await jobs('delete from graphile_worker._private_jobs');
    await at(48).digests.send({ userId: viewer.userId });
    await at(49).digests.send({ userId: viewer.userId });
    expect(await waiting('send-notice')).toEqual([expect.objectContaining({ userId: viewer.userId, subject: expect.stringMatching(/^This week: \$8,999\.00 to Sysco/), text: expect.not.stringContaining('twice') })]);
  });

  test('nothing new, no mail', async () => {
    const viewer = await owner('pro', TWICE);
    await scan(viewer);
    await jobs('delete from graphile_worker._private_jobs');
    await at(8 * 24).digests.send({ userId: viewer.userId });
    expect(await subjects()).toEqual([]);
  });
});
