/** A visitor's demo: private, complete, quick, with the sample's own figures, and gone when its time is over. */
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import { addMonths, endOfMonth, startOfMonth } from '../finance/local-date.ts';
import { SessionsService } from '../features/sessions/sessions.service.ts';
import { COPIED_TABLES } from '../features/demo/demo-tables.ts';
import { sampleCompany, sampleStatements } from '../features/demo/sample/sample-company.ts';
import { sampleFigures, withWebShop } from '../features/demo/sample/test-figures.ts';
import { Merchants } from '../providers/sandbox/companies/merchants.ts';

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

test('shows the figures that an independent sum of the sample and of its web shop gives: what three sources tell of counts once', async () => {
  const from = addMonths(startOfMonth(today), -1);
  const merchants = new Merchants(sampleStatements);
  const shop = merchants.books('stripe', merchants.list('stripe', today)[0]?.id ?? '', today);
  const expected = sampleFigures(withWebShop(sampleCompany(today), shop!, today), from, endOfMonth(from));
  const { body } = await one.rest('/financial-data?period=last-month');
  const cents = (decimal: string): number => Math.round(Number(decimal) * 100);
  expect([body.revenue, body.expenses, body.netProfit, body.cashFlow].map(cents))
    .toEqual([expected.revenueMinor, expected.expensesMinor, expected.netProfitMinor, expected.cashFlowMinor]);
});

/** What a visitor begins without. */
const NOT_COPIED = ['app_user', 'idempotency_key', 'integration_token', 'connection_attempt', 'billing_customer', 'remembered_layout', 'analyst_budget'];

test('copies every table of a business', async () => {
  const rows = await server.db.database.outsideTenants((em) => em.execute<{ name: string }[]>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'business_id' and table_type = 'BASE TABLE'`));
  expect([...COPIED_TABLES, ...NOT_COPIED].sort()).toEqual(rows.map((row) => row.name).sort());
});

test('has QuickBooks and Stripe of the sandbox connected, every row of theirs has its partner, and both can be synced', async () => {
  const { body: connections } = await two.rest('/integrations');
  expect(connections).toMatchObject([{ provider: 'stripe' }, { provider: 'quickbooks' }].map((one) => ({ ...one, status: 'connected', isSandbox: true, isSyncing: false, companyName: 'Larkspur Studio', error: null })));
  for (const { id, lastSync } of connections) {
    expect(lastSync).not.toBeNull();
    const synced = await two.rest(`/integrations/${id}/sync`, { method: 'POST', body: {} });
    expect([synced.status, synced.body.error]).toEqual([200, null]);
  }
  expect((await two.rest('/transactions?limit=200')).body.filter(({ provider }: { provider: string | null }) => provider === 'quickbooks')).toEqual([]);
  expect((await two.rest('/matches?status=proposed')).body).toEqual([]);
});

test('what one visitor disconnects stays connected for the others', async () => {
  const visitors = [server.client(), server.client()];
  for (const visitor of visitors) await visitor.post('/auth/demo');
  const connectionsOf = async (index: number) => (await visitors[index]!.rest('/integrations')).body as { id: string }[];
  for (const { id } of await connectionsOf(0)) expect((await visitors[0]!.rest(`/integrations/${id}`, { method: 'DELETE' })).status).toBe(204);
  // The jobs take both permissions back at the sandbox.
  const takenBack = () => server.db.database.outsideTenants((em) => em.execute<unknown[]>('select 1 from sandbox_grant where revoked_at is not null or left_at is not null'));
  while ((await takenBack()).length < 2) await setTimeout(20);
  for (const { id } of await connectionsOf(1)) expect((await visitors[1]!.rest(`/integrations/${id}/sync`, { method: 'POST', body: {} })).body).toMatchObject({ status: 'connected', error: null });
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
