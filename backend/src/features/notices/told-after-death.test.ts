/** A server that dies between any two transactions of a job that tells by mail: the job's next run tells what is still untold, and nothing is told twice. */
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '../../database/database.ts';
import { withClient } from '../../database/with-client.ts';
import { AlertDigests } from '../alerts/alert-mail.ts';
import { AlertsService } from '../alerts/alerts.service.ts';
import { createTestBooks, type TestBooks } from '../files/test-books.ts';
import { ForecastsService } from '../forecasts/forecasts.service.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { MonthlyReportsService } from '../reports/monthly-reports.service.ts';
import { ReportsService } from '../reports/reports.service.ts';
import type { Viewer } from '../users/viewer.ts';

let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-12-15'); });
afterAll(() => books.close());
beforeEach(() => inQueue('delete from graphile_worker._private_jobs'));

const months = Array.from({ length: 11 }, (_, index) => String(index + 1).padStart(2, '0'));
/** A rent that was paid twice in August. */
const YEAR = ['Date,Description,Amount,Category', '2025-08-03,ACH OAK PROPERTIES RENT,-2000.00,Rent', ...months.flatMap((month) => [`2025-${month}-01,ACH OAK PROPERTIES RENT,-2000.00,Rent`, `2025-${month}-20,SQUARE DEPOSIT,${7000 + Number(month) * 31}.00,Sales - Retail`])].join('\n');

async function inQueue(sql: string): Promise<{ subject: string }[]> {
  return withClient(books.urls.jobs, async (client) => (await client.query<{ subject: string }>(sql)).rows);
}

/** The database of a server that dies once so many transactions are through. */
function dyingAfter(most: number): Database {
  const { database } = books.parts;
  let through = 0;
  const counted = <Asked extends readonly unknown[], Answer>(run: (...asked: Asked) => Promise<Answer>) => async (...asked: Asked): Promise<Answer> => {
    if (through >= most) throw new Error('the server is dead');
    const answer = await run(...asked);
    through += 1;
    return answer;
  };
  return {
    inTenant: counted(database.inTenant.bind(database)) as Database['inTenant'], inTenantRaw: counted(database.inTenantRaw.bind(database)) as Database['inTenantRaw'],
    inTenantSnapshot: counted(database.inTenantSnapshot.bind(database)) as Database['inTenantSnapshot'], outsideTenants: counted(database.outsideTenants.bind(database)) as Database['outsideTenants'],
    close: () => database.close(),
  };
}

const JOBS: Readonly<Record<string, (database: Database, viewer: Viewer) => Promise<void>>> = {
  'what is critical': (database, { businessId }) => new AlertsService({ ...books.parts, database, forecasts: new ForecastsService(books.parts) }).scan({ businessId }),
  'the digest of a week': (database, { userId }) => new AlertDigests(database, books.parts.clock).send({ userId }),
  'the report of a month': (database, { userId }) => new MonthlyReportsService({ database, reports: new ReportsService({ ...books.parts, database }), clock: books.parts.clock }).make({ userId, month: '2025-11' }),
};

test.each(Object.keys(JOBS))('%s', async (name) => {
  const run = JOBS[name]!;
  for (let most = 0, hasDied = true; hasDied; most += 1) {
    const viewer = await createTestBusiness(books.parts.database, 'pro');
    await books.read(viewer, YEAR);
    if (name === 'the digest of a week') {
      await JOBS['what is critical']!(books.parts.database, viewer);
      await books.parts.database.inTenant(viewer.businessId, (em) => em.execute('update alert_scan set told_at = null where business_id = ?', [viewer.businessId]));
    }
    await inQueue('delete from graphile_worker._private_jobs');
    hasDied = await run(dyingAfter(most), viewer).then(() => false, () => true);
    await run(books.parts.database, viewer);
    const told = await inQueue(`select payload->>'subject' as subject from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id where identifier = 'send-notice'`);
    expect([most, told.length]).toEqual([most, 1]);
  }
});
