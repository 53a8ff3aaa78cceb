/** Monthly reports by themselves: for whom, of which month, once, and told by mail to those who want mail. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { NoticesService } from '../notices/notices.service.ts';
import { noticeAddress } from '../users/notice-address.ts';
import type { Viewer } from '../users/viewer.ts';
import type { Mail } from '../../mail/mailer.ts';
import { withClient } from '../../database/with-client.ts';
import { MonthlyReportsService } from './monthly-reports.service.ts';
import { ReportsService } from './reports.service.ts';

let books: TestBooks;
let monthly: MonthlyReportsService;
let reports: ReportsService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-01');
  reports = new ReportsService(books.parts);
  monthly = new MonthlyReportsService({ database: books.parts.database, reports, clock: books.parts.clock });
});
afterAll(() => books.close());
beforeEach(() => jobs(`delete from graphile_worker._private_jobs`));

function jobs<Row extends object>(sql: string): Promise<Row[]> {
  return withClient(books.urls.jobs, async (client) => (await client.query<Row>(sql)).rows);
}

const waiting = (task: string) => jobs<{ payload: Record<string, string> }>(
  `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = '${task}'`)
  .then((rows) => rows.map(({ payload }) => payload));

async function business(accountType: Viewer['accountType'] = 'pro'): Promise<Viewer> {
  const viewer = await createTestBusiness(books.parts.database, accountType);
  await books.read(viewer, SHOP_CSV);
  return viewer;
}

async function change(viewer: Viewer, sql: string): Promise<void> {
  await books.parts.database.outsideTenants((em) => em.execute(sql, [viewer.businessId]));
}

const made = async (viewer: Viewer) => (await reports.list(viewer, 'monthly', { limit: 50, cursor: null })).map(({ title, periodFrom, periodTo }) => ({ title, periodFrom, periodTo }));

describe('on the first of the month', () => {
  test('paid accounts that want a report get a job, and nobody else', async () => {
    const [wants, wantsNot, starter, demo] = [await business(), await business(), await business('starter'), await business()];
    await change(wantsNot, 'update business set wants_monthly_reports = false where id = ?');
    await change(demo, 'update business set is_demo = true where id = ?');
    await monthly.start();
    const found = await waiting('make-monthly-report');
    expect(found).toContainEqual({ userId: wants.userId, month: '2025-03' });
    for (const other of [wantsNot, starter, demo]) expect(found.map(({ userId }) => userId)).not.toContain(other.userId);
    await monthly.start();
    expect(await waiting('make-monthly-report')).toHaveLength(found.length);
  });
});

describe('the job', () => {
  test('makes the report of the month, once, and tells of it', async () => {
    const viewer = await business();
    for (let round = 0; round < 2; round += 1) await monthly.make({ userId: viewer.userId, month: '2025-03' });
    expect(await made(viewer)).toEqual([{ title: 'Monthly Report, March 2025', periodFrom: '2025-03-01', periodTo: '2025-03-31' }]);
    expect(await waiting('send-notice')).toEqual([expect.objectContaining({ userId: viewer.userId, subject: 'Your report for March 2025 is ready' })]);
  });

  test('makes the report on revenue where there is a payment processor alone', async () => {
    const viewer = await business();
    await books.parts.database.inTenant(viewer.businessId, (em) => em.execute(`insert into integration (business_id, id, provider, status) values (?, ?, 'stripe', 'connected')`, [viewer.businessId, viewer.userId]));
    for (let round = 0; round < 2; round += 1) await monthly.make({ userId: viewer.userId, month: '2025-03' });
    expect((await reports.list(viewer, null, { limit: 50, cursor: null })).map(({ type, title }) => [type, title])).toEqual([['revenue-only', 'Revenue Report, March 2025']]);
  });

  test('makes none for a month without transactions', async () => {
    const viewer = await business();
    await monthly.make({ userId: viewer.userId, month: '2024-12' });
    expect(await made(viewer)).toEqual([]);
  });

  test('makes none for somebody who changed their mind, or is gone', async () => {
    const viewer = await business();
    await change(viewer, 'update business set wants_monthly_reports = false where id = ?');
    await monthly.make({ userId: viewer.userId, month: '2025-03' });
    expect(await made(viewer)).toEqual([]);
    await expect(monthly.make({ userId: viewer.businessId, month: '2025-03' })).resolves.toBeUndefined();
  });
});

describe('the mail', () => {
  const sent: Mail[] = [];
  const notices = () => new NoticesService({
    mailer: { send: async (mail) => { sent.push(mail); } }, home: 'https://books.example.com', addressOf: (userId) => noticeAddress(books.parts.database, userId), reportPaper: (userId, reportId) => monthly.paper(userId, reportId),
  });
  const notice = (viewer: Viewer, toldAt = new Date()) => ({ userId: viewer.userId, toldAt: toldAt.toISOString(), subject: 'News', text: 'Something happened.', path: '/dashboard/reports' });
  beforeEach(() => { sent.length = 0; });

  test('goes to the owner, with the way there and the way out', async () => {
    const viewer = await business();
    await notices().send(notice(viewer));
    expect(sent).toEqual([expect.objectContaining({ to: `${viewer.userId}@example.com`, subject: 'News' })]);
    for (const part of ['Hello Ada', 'Something happened.', 'https://books.example.com/dashboard/reports', 'https://books.example.com/dashboard/settings']) expect(sent[0]?.text).toContain(part);
  });

  test('brings the report along as a PDF, and goes without one where the report is gone', async () => {
    const viewer = await business();
    await monthly.make({ userId: viewer.userId, month: '2025-03' });
    const [told] = await waiting('send-notice');
    await notices().send({ ...told, toldAt: new Date().toISOString() });
    expect(sent[0]?.attachments).toEqual([{ name: 'Monthly Report, March 2025.pdf', mediaType: 'application/pdf', bytes: expect.anything() }]);
    expect(Buffer.from(sent[0]?.attachments?.[0]?.bytes ?? []).subarray(0, 5).toString()).toBe('%PDF-');
    expect(sent[0]?.text).toContain(`/dashboard/reports?type=monthly&report=${told?.attachReportId}`);
    await reports.delete(viewer, told?.attachReportId ?? '');
    await notices().send({ ...told, toldAt: new Date().toISOString() });
    expect(sent[1]?.attachments).toBeUndefined();
  });

  test('does not go to somebody who switched it off, nor when it is a day old', async () => {
    const viewer = await business();
    await notices().send(notice(viewer, new Date('2025-01-01')));
    await change(viewer, 'update app_user set wants_email_notifications = false where business_id = ?');
    await notices().send(notice(viewer));
    expect(sent).toEqual([]);
  });
});
