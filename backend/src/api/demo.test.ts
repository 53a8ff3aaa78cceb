/** A visitor's demo: private, complete, quick, with the sample's own figures, and gone when its time is over. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { addMonths, endOfMonth, startOfMonth } from '../finance/local-date.ts';
import { SessionsService } from '../features/sessions/sessions.service.ts';
import { COPIED_TABLES } from '../features/demo/demo-tables.ts';
import { sampleCompany } from '../features/demo/sample/sample-company.ts';
import { sampleFigures } from '../features/demo/sample/test-figures.ts';

let server: TestServer;
let one: TestClient;
let two: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  [one, two] = [server.client(), server.client()];
  const answer = await one.post('/auth/demo');
  expect(answer.body).toMatchObject({ isDemo: true, accountType: 'pro', isPro: true });
  await two.post('/auth/demo');
}, 60_000);
afterAll(() => server.close());

const today = new Date().toISOString().slice(0, 10);

test('shows the figures that an independent sum of the sample gives', async () => {
  const from = addMonths(startOfMonth(today), -1);
  const expected = sampleFigures(sampleCompany(today), from, endOfMonth(from));
  const { body } = await one.rest('/financial-data?period=last-month');
  const cents = (decimal: string): number => Math.round(Number(decimal) * 100);
  expect([body.revenue, body.expenses, body.netProfit, body.cashFlow].map(cents))
    .toEqual([expected.revenueMinor, expected.expensesMinor, expected.netProfitMinor, expected.cashFlowMinor]);
});

/** What a visitor begins without. */
const NOT_COPIED = ['app_user', 'idempotency_key', 'integration_token', 'connection_attempt', 'billing_customer'];

test('copies every table of a business', async () => {
  const rows = await server.db.database.outsideTenants((em) => em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'business_id' and table_type = 'BASE TABLE'`));
  expect([...COPIED_TABLES, ...NOT_COPIED].sort()).toEqual(rows.map((row) => row.name).sort());
});

describe.each(['/files', '/transactions', '/queries', '/executive-summaries', '/reports', '/insights'])('%s', (path) => {
  test('is not empty, and no identifier is shared with another visitor', async () => {
    const [mine, theirs] = await Promise.all([one.rest(path), two.rest(path)]);
    expect(mine.body.length).toBeGreaterThan(0);
    const ids = (text: string): string[] => text.match(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g) ?? [];
    const foreign = new Set(ids(theirs.text));
    expect(ids(mine.text).filter((id) => foreign.has(id))).toEqual([]);
  });
});

test("citations lead to the visitor's own rows", async () => {
  const { body: questions } = await one.rest('/queries');
  const cited = questions.flatMap((question: { answer: { citations: { transactionId: string }[] } }) => question.answer.citations.map((citation) => citation.transactionId));
  expect(cited.length).toBeGreaterThan(0);
  const { id } = (await one.rest('/auth/me')).body;
  const rows = await server.db.database.outsideTenants((em) => em.execute<{ business_id: string }[]>('select business_id from app_user where id = ?', [id]));
  const found = await server.db.database.inTenant(rows[0]!.business_id, (em) => em.execute('select id from entry where id = any(?::uuid[])', [`{${cited.join(',')}}`]));
  expect(found).toHaveLength(new Set(cited).size);
});

test('a visitor can change the copy without another seeing it', async () => {
  const before = await two.rest('/files');
  const { body: files } = await one.rest('/files');
  expect((await one.rest(`/files/${files[0].id}`, { method: 'DELETE' })).status).toBe(204);
  expect((await two.rest('/files')).text).toBe(before.text);
});

test('is over when its time is over', async () => {
  const visitor = server.client();
  const { body } = await visitor.post('/auth/demo');
  await server.db.database.outsideTenants((em) =>
    em.execute(`update business set expires_at = now() - interval '1 second' where id = (select business_id from app_user where id = ?)`, [body.id]));
  expect((await visitor.rest('/auth/me')).status).toBe(401);
  await server.runTask('remove-expired');
  const left = await server.db.database.outsideTenants((em) => em.execute('select 1 from app_user where id = ?', [body.id]));
  expect(left).toEqual([]);
  expect(await new SessionsService(server.db.database).viewerOf(visitor.cookie?.split('=')[1] ?? '')).toBeNull();
});
