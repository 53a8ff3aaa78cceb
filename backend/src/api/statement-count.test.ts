/** How many SQL statements each operation takes: bounded, and the same for many rows as for few. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import pg from 'pg';
import { COPIED_TABLES } from '../features/demo/demo-tables.ts';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** Session look-up (begin, select, commit) and the operation's own transaction with its tenant. */
const OPERATIONS: readonly (readonly [name: string, document: string, most: number])[] = [
  ['me', '{ me { id businessName } }', 6],
  ['sessions', '{ sessions { id device } }', 6],
  ['updateProfile', 'mutation { updateProfile(input: { businessName: "Ada & Co" }) { id } }', 6],
  ['updatePreferences', 'mutation { updatePreferences(input: { wantsMonthlyReports: true }) { id } }', 6],
  ['endOtherSessions', 'mutation { endOtherSessions }', 6],
  ['files', '{ files { id fileName parsedContent } }', 8],
  ['transactions', '{ transactions(limit: 200) { id description category account match { says } } }', 9],
  ['transactionTotals', '{ transactionTotals(filter: { search: "sales" }) { count currencies { net } } }', 8],
  ['transactionPosition', '{ transactionPosition(date: "2026-01-12") }', 8],
  ['counterparties', '{ counterparties(search: "s") }', 8],
  ['categories', '{ categories { name transactionCount } }', 8],
  ['matches', '{ matches { id bankTransaction { match { says } } sourceTransaction { account } } }', 8],
  ['rules', '{ rules { pattern transactionCount } }', 9],
  ['reviewItems', '{ reviewItems { itemCount items { reason descriptions } } }', 9],
  ['rulePreview', '{ rulePreview(input: { match: "description", pattern: "sales", category: "Travel" }) { changedCount transactions { description } } }', 9],
  ['accounts', '{ accounts { name } }', 8],
  ['queries', '{ queries { id answer { plan { text } citations { transactionId } } } }', 8],
  ['suggestedQuestions', '{ suggestedQuestions }', 12],
  ['executiveSummaries', '{ executiveSummaries { id content } }', 8],
  ['reports', '{ reports { id content } }', 8],
  ['report', '{ report(id: "$REPORT") { title document } }', 8],
  ['reportProof', '{ reportProof(id: "$REPORT") { figures { valueThen valueNow } sentence } }', 30],
  ['executiveSummaryProof', '{ executiveSummaryProof(id: "$SUMMARY") { figures { valueThen valueNow } } }', 30],
  ['reportTypes', '{ reportTypes { types { type periods { label } } } }', 13],
  ['insights', '{ insights { id citations { description } } }', 7],
  ['integrations', '{ integrations { id } }', 8],
  ['financialData', '{ financialData(period: "last-month") { revenue byCategory { amount } series { revenue } } }', 14],
  ['financialComparison', '{ financialComparison(period: "last-month") { profitChange drivers { effect } previousSeries { revenue } } }', 10],
  ['topCounterparties', '{ topCounterparties { customers { name } vendors { amount } } }', 10],
  ['realtimeKpis', '{ realtimeKpis { kpis { value inputs { value } trend { value } } } }', 30],
  ['forecast', '{ forecast(months: 6) { asOf refusal { reason } forecast { net } } }', 12],
  ['expectedItems', '{ expectedItems { id } }', 12],
  ['scenarioPreview', '{ scenarioPreview(input: { levers: [] }) { result { runwayMonths } } }', 20],
  ['alerts', '{ alerts { id citations { description } } }', 8],
  ['customerSubscriptions', '{ customerSubscriptions { id } }', 8],
  ['subscriptionPlans', '{ subscriptionPlans { name } }', 6],
  ['currentSubscription', '{ currentSubscription { currentPlan } }', 8],
  ['subscriptionUsage', '{ subscriptionUsage { fileUploads } }', 7],
  ['askQuestion', 'mutation { askQuestion(input: { query: "What was my revenue?" }) { id } }', 45],
  ['createReport', 'mutation { createReport(input: { title: "January", type: "monthly" }) { id } }', 45],
  ['changeSubscription', 'mutation { changeSubscription(input: { planName: "startup", billingType: monthly }) { message } }', 30],
  // One insert for each table of the sample.
  ['demoLogin', 'mutation { demoLogin { id } }', 18 + COPIED_TABLES.length],
];

let server: TestServer;
let few: TestClient;
let many: TestClient;
let statements: string[] = [];
/** Holds within what a request set off: jobs of earlier uploads run meanwhile and do not count. */
const requested = new AsyncLocalStorage<true>();

beforeAll(async () => {
  server = await startTestServer();
  few = await business(3, 1);
  many = await business(4, 6);
  const emit = Server.prototype.emit;
  jest.spyOn(Server.prototype, 'emit').mockImplementation(function follow(this: Server, ...args: Parameters<typeof emit>) {
    return requested.run(true, () => emit.apply(this, args));
  });
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  jest.spyOn(pg.Client.prototype, 'query').mockImplementation(function count(this: pg.Client, ...args: unknown[]) {
    const [first] = args as [string | { text?: string }];
    if (requested.getStore() && this.user === 'purser_app') statements.push(typeof first === 'string' ? first : (first.text ?? ''));
    return query.apply(this, args) as never;
  });
}, 60_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await server.close();
});

describe.each(OPERATIONS)('%s', (name, document, most) => {
  test(`takes at most ${most} statements, however much there is`, async () => {
    const counts = [await countOf(few, document), await countOf(many, document)];
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(counts[0]);
    expect({ [name]: counts[0], statements: counts[0]! > most ? statements : [] }).toEqual({ [name]: expect.any(Number), statements: [] });
  });
});

async function countOf(client: TestClient, document: string): Promise<number> {
  const asked = await named(client, document);
  await client.graphql(asked); // whatever a first call reads for later ones
  statements = [];
  const { body } = await client.graphql(asked);
  expect(body.errors).toBeUndefined();
  return statements.length;
}

/** With the ids of the client's own newest report and summary where the operation names one. */
async function named(client: TestClient, document: string): Promise<string> {
  if (!document.includes('$')) return document;
  const { body } = await client.graphql('{ reports(limit: 1) { id } executiveSummaries(limit: 1) { id } }');
  const { reports, executiveSummaries } = body.data as Record<'reports' | 'executiveSummaries', [{ id: string }]>;
  return document.replace('$REPORT', reports[0].id).replace('$SUMMARY', executiveSummaries[0].id);
}

async function business(fileCount: number, rowCount: number): Promise<TestClient> {
  const client = await server.client().signUp();
  await client.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
  for (let file = 1; file <= fileCount; file += 1) {
    const rows = Array.from({ length: rowCount }, (_, row) => `2026-0${file}-1${row},SALES ${file} ${row},${100 + row}.00`);
    const id = await client.upload(`file-${file}.csv`, ['Date,Description,Amount', ...rows, `2026-0${file}-20,RENT PAYMENT,-40.00`, ''].join('\n'));
    await client.post('/queries', { query: 'What was my revenue?', fileId: id });
    await client.post('/executive-summaries', { fileId: id });
    await client.post('/reports', { title: `Report ${file}`, type: 'monthly' });
  }
  return client;
}
