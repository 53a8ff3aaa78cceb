/** Both doors answer the same: every GraphQL operation is asked in full and compared with its REST call. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLField, isObjectType } from 'graphql';
import { MATCH_SOURCES } from '../features/matches/match-job.ts';
import { addIntegration, tellRow } from '../features/matches/test-feed.ts';
import { type Heard, newEmail, PASSWORD, PERSON, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

interface Pair {
  readonly rest: (ids: Ids) => readonly [method: string, path: string, body?: unknown];
  /** GraphQL arguments; ids as strings. */
  readonly args?: (ids: Ids) => string;
  /** GraphQL answers `true` where REST has nothing to say. */
  readonly answersTrue?: true;
}
/** What has nothing to answer for an account of its own: both doors refuse alike. */
const REFUSED_QUERIES: Readonly<Record<string, Pair>> = {
  quickBooksSummary: { rest: () => ['GET', '/quickbooks/summary'] },
  quickBooksTransactions: { rest: () => ['GET', '/quickbooks/transactions'] },
  quickBooksAccounts: { rest: () => ['GET', '/quickbooks/accounts'] },
  alerts: { rest: () => ['GET', '/alerts'] },
  forecast: { rest: () => ['GET', '/forecast'] },
  realtimeKpis: { rest: () => ['GET', '/kpis/realtime'] },
};
/** What paid plans alone may ask: starters are refused, a paid account hears the same from both doors. */
const PAID_QUERIES: Readonly<Record<string, Pair>> = {
  scenarios: { rest: () => ['GET', '/scenarios?limit=2'], args: () => 'limit: 2' },
  scenario: { rest: ({ scenario }) => ['GET', `/scenarios/${scenario}`], args: ({ scenario }) => `id: "${scenario}"` },
  scenarioPreview: { rest: () => ['POST', '/scenarios/preview', { months: 3, levers: [ONE_OFF] }], args: () => `input: { months: 3, levers: [${literal(ONE_OFF)}] }` },
  scenarioReading: { rest: () => ['POST', '/scenarios/reading', { text: 'rent goes up 10 % from March 2099' }], args: () => 'text: "rent goes up 10 % from March 2099"' },
};
interface Ids { file: string; duplicated: string; question: string; summary: string; report: string; transaction: string; rule: string; scenario: string; email: string }

const QUERIES: Readonly<Record<string, Pair>> = {
  me: { rest: () => ['GET', '/auth/me'] },
  sessions: { rest: () => ['GET', '/sessions?limit=2'], args: () => 'limit: 2' },
  files: { rest: () => ['GET', '/files?limit=2'], args: () => 'limit: 2' },
  file: { rest: ({ file }) => ['GET', `/files/${file}`], args: ({ file }) => `id: "${file}"` },
  fileProblems: { rest: ({ file }) => ['GET', `/files/${file}/problems?kind=rejected&offset=0`], args: ({ file }) => `id: "${file}", kind: "rejected", offset: 0` },
  fileCertificate: { rest: ({ file }) => ['GET', `/files/${file}/certificate`], args: ({ file }) => `id: "${file}"` },
  fileDuplicates: { rest: ({ duplicated }) => ['GET', `/files/${duplicated}/duplicates?limit=2`], args: ({ duplicated }) => `id: "${duplicated}", limit: 2` },
  fileReading: { rest: ({ file }) => ['GET', `/files/${file}/reading`], args: ({ file }) => `id: "${file}"` },
  fileReadingPreview: { rest: ({ file }) => ['POST', `/files/${file}/reading`, { sign: 'inverted', columns: [{ column: 3, role: 'ignored' }] }], args: ({ file }) => `id: "${file}", mapping: { sign: "inverted", columns: [{ column: 3, role: "ignored" }] }` },
  layouts: { rest: () => ['GET', '/layouts'] },
  transactions: { rest: () => ['GET', '/transactions?from=2026-01-01&limit=3'], args: () => 'filter: { from: "2026-01-01" }, limit: 3' },
  transactionTotals: { rest: () => ['GET', '/transactions/totals?direction=out&search=rent'], args: () => 'filter: { direction: "out", search: "rent" }' },
  transactionPosition: { rest: () => ['GET', '/transactions/position?date=2026-01-31'], args: () => 'date: "2026-01-31"' },
  transaction: { rest: ({ transaction }) => ['GET', `/transactions/${transaction}`], args: ({ transaction }) => `id: "${transaction}"` },
  counterparties: { rest: () => ['GET', '/counterparties?search=s&limit=2'], args: () => 'search: "s", limit: 2' },
  accounts: { rest: () => ['GET', '/accounts'] },
  twinAccounts: { rest: () => ['GET', '/accounts/twins'] },
  accountMergePreview: { rest: () => ['GET', '/accounts/1000/merge?intoId=1001'], args: () => 'id: "1000", intoId: "1001"' },
  categories: { rest: () => ['GET', '/categories'] },
  rules: { rest: () => ['GET', '/rules'] },
  matches: { rest: () => ['GET', '/matches?status=matched&limit=2'], args: () => 'status: "matched", limit: 2' },
  customerSubscriptions: { rest: () => ['GET', '/customer-subscriptions?limit=2'], args: () => 'limit: 2' },
  reviewItems: { rest: () => ['GET', '/review-items?limit=2'], args: () => 'limit: 2' },
  rulePreview: { rest: () => ['POST', '/rules/preview', RULE], args: () => `input: ${literal(RULE)}` },
  queries: { rest: ({ file }) => ['GET', `/queries?fileId=${file}`], args: ({ file }) => `fileId: "${file}"` },
  query: { rest: ({ question }) => ['GET', `/queries/${question}`], args: ({ question }) => `id: "${question}"` },
  queryProof: { rest: ({ question }) => ['GET', `/queries/${question}/proof`], args: ({ question }) => `id: "${question}"` },
  executiveSummaryProof: { rest: ({ summary }) => ['GET', `/executive-summaries/${summary}/proof`], args: ({ summary }) => `id: "${summary}"` },
  reportProof: { rest: ({ report }) => ['GET', `/reports/${report}/proof`], args: ({ report }) => `id: "${report}"` },
  suggestedQuestions: { rest: () => ['GET', '/queries/suggested'] },
  executiveSummary: { rest: ({ summary }) => ['GET', `/executive-summaries/${summary}`], args: ({ summary }) => `id: "${summary}"` },
  executiveSummaries: { rest: ({ file }) => ['GET', `/executive-summaries?fileId=${file}`], args: ({ file }) => `fileId: "${file}"` },
  reports: { rest: () => ['GET', '/reports?type=monthly'], args: () => 'type: "monthly"' },
  report: { rest: ({ report }) => ['GET', `/reports/${report}`], args: ({ report }) => `id: "${report}"` },
  reportTypes: { rest: () => ['GET', '/reports/types'] },
  insights: { rest: () => ['GET', '/insights'] },
  integrations: { rest: () => ['GET', '/integrations'] },
  financialData: { rest: () => ['GET', '/financial-data?period=last-month'], args: () => 'period: "last-month"' },
  financialComparison: { rest: () => ['GET', '/financial-data/comparison?period=last-month'], args: () => 'period: "last-month"' },
  topCounterparties: { rest: () => ['GET', '/financial-data/counterparties?from=2026-01-01&to=2026-01-31&limit=2'], args: () => 'from: "2026-01-01", to: "2026-01-31", limit: 2' },
  subscriptionPlans: { rest: () => ['GET', '/subscription/plans'] },
  currentSubscription: { rest: () => ['GET', '/subscription/current'] },
  subscriptionUsage: { rest: () => ['GET', '/subscription/usage'] },
};

const ONE_OFF = { kind: 'one-off', amount: '-20000.00', month: '2099-03' };
const RULE = { match: 'description', pattern: 'rent', category: 'Travel' };
const UNKNOWN = '01a1fb50-9c15-70b9-96c4-ac6cedd959f3';
const REVIEW = { decisions: [{ id: UNKNOWN, category: 'Travel', isAlways: false }] };
const signUp = { ...PERSON, timeZone: 'Europe/Zurich' };
const profile = { firstName: 'Grace', businessName: 'Grace & Co', timeZone: 'America/New_York' };

/** In an order in which each finds what it needs. */
const MUTATIONS: Readonly<Record<string, Pair>> = {
  signUp: { rest: ({ email }) => ['POST', '/auth/signup', { ...signUp, email }], args: ({ email }) => `input: ${literal({ ...signUp, email })}` },
  login: { rest: ({ email }) => ['POST', '/auth/login', { email, password: PASSWORD }], args: ({ email }) => `input: ${literal({ email, password: PASSWORD })}` },
  updateProfile: { rest: () => ['PATCH', '/account/profile', profile], args: () => `input: ${literal(profile)}` },
  updatePreferences: { rest: () => ['PATCH', '/account/preferences', { wantsMonthlyReports: false }], args: () => 'input: { wantsMonthlyReports: false }' },
  endSession: { rest: () => ['DELETE', `/sessions/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  endOtherSessions: { rest: () => ['DELETE', '/sessions'], answersTrue: true },
  changePassword: { rest: () => ['POST', '/auth/password', { currentPassword: PASSWORD, newPassword: 'short' }], args: () => `input: ${literal({ currentPassword: PASSWORD, newPassword: 'short' })}` },
  requestPasswordReset: { rest: ({ email }) => ['POST', '/auth/password-resets', { email }], args: ({ email }) => `email: "${email}"`, answersTrue: true },
  resetPassword: { rest: () => ['PUT', '/auth/password', { token: 'forged', newPassword: 'quiet river stone' }], args: () => `input: ${literal({ token: 'forged', newPassword: 'quiet river stone' })}`, answersTrue: true },
  connectIntegration: { rest: () => ['POST', '/integrations/connect', { provider: 'stripe' }], args: () => 'provider: stripe' },
  changeSubscription: { rest: () => ['POST', '/subscription/change', { planName: 'pro', billingType: 'yearly' }], args: () => 'input: { planName: "pro", billingType: yearly }' },
  refreshSubscription: { rest: () => ['POST', '/subscription/refresh'] },
  openBillingPortal: { rest: () => ['POST', '/subscription/portal'] },
  syncIntegration: { rest: () => ['POST', `/integrations/${UNKNOWN}/sync`], args: () => `id: "${UNKNOWN}"` },
  disconnectIntegration: { rest: () => ['DELETE', `/integrations/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  askQuestion: { rest: ({ file }) => ['POST', '/queries', { query: 'What was my revenue?', fileId: file }], args: ({ file }) => `input: { query: "What was my revenue?", fileId: "${file}" }` },
  createExecutiveSummary: { rest: ({ file }) => ['POST', '/executive-summaries', { fileId: file }], args: ({ file }) => `input: { fileId: "${file}" }` },
  createReport: { rest: () => ['POST', '/reports', { title: 'January', type: 'monthly' }], args: () => 'input: { title: "January", type: "monthly" }' },
  createScenario: { rest: () => ['POST', '/scenarios', { name: 'A van', levers: [ONE_OFF] }], args: () => `input: { name: "A van", levers: [${literal(ONE_OFF)}] }` },
  updateScenario: { rest: ({ scenario }) => ['PUT', `/scenarios/${scenario}`, { name: 'A lorry', openingBalance: '9000.00' }], args: ({ scenario }) => `id: "${scenario}", input: { name: "A lorry", openingBalance: "9000.00" }` },
  duplicateScenario: { rest: ({ scenario }) => ['POST', `/scenarios/${scenario}/duplicate`], args: ({ scenario }) => `id: "${scenario}"` },
  deleteScenario: { rest: ({ scenario }) => ['DELETE', `/scenarios/${scenario}`], args: ({ scenario }) => `id: "${scenario}"`, answersTrue: true },
  restoreScenario: { rest: ({ scenario }) => ['POST', `/scenarios/${scenario}/restore`], args: ({ scenario }) => `id: "${scenario}"` },
  createCategory: { rest: () => ['POST', '/categories', { name: 'Flour', kind: 'cogs' }], args: () => 'input: { name: "Flour", kind: "cogs" }' },
  categorizeTransactions: {
    rest: ({ transaction }) => ['PATCH', '/transactions', { transactionIds: [transaction], category: 'flour' }],
    args: ({ transaction }) => `input: { transactionIds: ["${transaction}"], category: "flour" }`,
  },
  createRule: { rest: () => ['POST', '/rules', RULE], args: () => `input: ${literal(RULE)}` },
  deleteRule: { rest: ({ rule }) => ['DELETE', `/rules/${rule}`], args: ({ rule }) => `id: "${rule}"`, answersTrue: true },
  restoreRule: { rest: ({ rule }) => ['POST', `/rules/${rule}/restore`], args: ({ rule }) => `id: "${rule}"` },
  decideReviewItems: { rest: () => ['POST', '/review-items/decisions', REVIEW], args: () => `input: { decisions: [{ id: "${UNKNOWN}", category: "Travel", isAlways: false }] }` },
  undoReviewDecision: { rest: () => ['DELETE', `/review-items/decisions/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  undoMatch: { rest: () => ['POST', `/matches/${UNKNOWN}/undo`], args: () => `id: "${UNKNOWN}"` },
  redoMatch: { rest: () => ['POST', `/matches/${UNKNOWN}/redo`], args: () => `id: "${UNKNOWN}"` },
  updateAccount: {
    rest: () => ['PATCH', '/accounts/1000', { name: 'Main account', openingBalance: '12.50', openingDate: '2026-01-01' }],
    args: () => 'id: "1000", input: { name: "Main account", openingBalance: "12.50", openingDate: "2026-01-01" }',
  },
  mergeAccounts: { rest: () => ['POST', '/accounts/1000/merge', { intoId: '1000' }], args: () => 'id: "1000", intoId: "1000"' },
  deleteQuestion: { rest: ({ question }) => ['DELETE', `/queries/${question}`], args: ({ question }) => `id: "${question}"`, answersTrue: true },
  restoreQuestion: { rest: ({ question }) => ['POST', `/queries/${question}/restore`], args: ({ question }) => `id: "${question}"` },
  deleteExecutiveSummary: { rest: ({ summary }) => ['DELETE', `/executive-summaries/${summary}`], args: ({ summary }) => `id: "${summary}"`, answersTrue: true },
  restoreExecutiveSummary: { rest: ({ summary }) => ['POST', `/executive-summaries/${summary}/restore`], args: ({ summary }) => `id: "${summary}"` },
  deleteReport: { rest: ({ report }) => ['DELETE', `/reports/${report}`], args: ({ report }) => `id: "${report}"`, answersTrue: true },
  restoreReport: { rest: ({ report }) => ['POST', `/reports/${report}/restore`], args: ({ report }) => `id: "${report}"` },
  answerFile: { rest: ({ file }) => ['POST', `/files/${file}/answer`, { answer: 'day first' }], args: ({ file }) => `id: "${file}", answer: "day first"` },
  readFileAgain: { rest: ({ file }) => ['PUT', `/files/${file}/reading`, { currency: 'CHF' }], args: ({ file }) => `id: "${file}", mapping: { currency: "CHF" }` },
  forgetLayout: { rest: () => ['DELETE', `/layouts/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  restoreLayout: { rest: () => ['POST', `/layouts/${UNKNOWN}/restore`], args: () => `id: "${UNKNOWN}"` },
  deleteFile: { rest: ({ file }) => ['DELETE', `/files/${file}`], args: ({ file }) => `id: "${file}"`, answersTrue: true },
  restoreFile: { rest: ({ file }) => ['POST', `/files/${file}/restore`], args: ({ file }) => `id: "${file}"` },
  importSampleStatement: { rest: () => ['POST', '/files/sample'] },
  deleteAccount: { rest: () => ['DELETE', '/account', { password: 'wrong' }], args: () => 'password: "wrong"', answersTrue: true },
  logout: { rest: () => ['POST', '/auth/logout'], answersTrue: true },
  demoLogin: { rest: () => ['POST', '/auth/demo'] },
};
/** A file comes as a stream of its own; `graphql-door.test.ts` and `import-doors.test.ts` compare it. */
const COMPARED_ELSEWHERE = ['uploadFile', 'importStatement'];

/** Files that GraphQL cannot carry; the operation beside which one would look for them says where they are. */
const REST_ONLY: readonly (readonly [path: string, saidBy: string])[] = [['/account/export', 'deleteAccount']];

let server: TestServer;
// The mail that resets a password is printed.
beforeAll(() => { jest.spyOn(console, 'log').mockImplementation(() => undefined); });
afterAll(() => { jest.restoreAllMocks(); });
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const CSV = ['Date,Description,Amount,Balance', '2026-01-05,SALES INVOICE 1,1000.00,1000.00', '2026-01-06,RENT PAYMENT,-400.00,600.00', 'broken,row,x,y', '2026-02-05,SALES INVOICE 2,800.00,1400.00', ''].join('\n');

test('no operation is left out', () => {
  expect(Object.keys({ ...QUERIES, ...REFUSED_QUERIES, ...PAID_QUERIES }).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort());
  expect([...Object.keys(MUTATIONS), ...COMPARED_ELSEWHERE].sort()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort());
});

test.each(REST_ONLY)('GraphQL says where %s is', async (path, saidBy) => {
  const description = schema.getMutationType()?.getFields()[saidBy]?.description;
  expect(description).toContain(`GET /api${path}`);
  expect((await (await server.client().signUp()).raw(`/api${path}`)).status).toBe(200);
});

describe('reading', () => {
  let client: TestClient;
  let ids: Ids;
  beforeAll(async () => {
    client = await server.client().signUp();
    const file = await client.upload('books.csv', CSV);
    const question = await client.post('/queries', { query: 'What was my revenue?', fileId: file });
    const summary = await client.post('/executive-summaries', { fileId: file });
    const report = await client.post('/reports', { title: 'A report', type: 'monthly' });
    ids = { file, duplicated: '', question: question.body.id, summary: summary.body.id, report: report.body.id, transaction: '', rule: '', scenario: UNKNOWN, email: '' };
    await client.post('/rules', RULE);
    await client.rest('/accounts/1000', { method: 'PATCH', body: { name: 'Main account' } });
    ids.duplicated = await client.upload('second.csv', CSV.replace('2026-01-05', '2026-01-07'));
    await matchOne(client);
    await findIds(client, ids);
    ids.file = file;
  });

  test.each(Object.keys(QUERIES))('%s', async (name) => {
    const pair = QUERIES[name] as Pair;
    const [rest, graphql] = [await askRest(client, pair, ids), await askGraphql(client, 'query', name, pair, ids)];
    expect(outcome(graphql)).toEqual(outcome(rest));
    expect(rest.status).toBe(200);
  });

  test.each(Object.keys(REFUSED_QUERIES))('%s is refused', async (name) => {
    const pair = REFUSED_QUERIES[name] as Pair;
    const rest = await askRest(client, pair, ids);
    expect(outcome(await askGraphql(client, 'query', name, pair, ids))).toEqual(outcome(rest));
    expect(rest.status).toBe(name.startsWith('quickBooks') ? 404 : 402);
  });

  test.each(['alerts', 'forecast', 'realtimeKpis'])('%s on a paid plan says that it is still to come', async (name) => {
    const paid = server.client();
    await paid.post('/auth/demo');
    const pair = REFUSED_QUERIES[name] as Pair;
    const rest = await askRest(paid, pair, ids);
    expect(outcome(await askGraphql(paid, 'query', name, pair, ids))).toEqual(outcome(rest));
    expect(rest.status).toBe(501);
  });

  test.each(Object.keys(PAID_QUERIES))('%s needs a paid plan', async (name) => {
    const pair = PAID_QUERIES[name] as Pair;
    const refused = await askRest(client, pair, ids);
    expect(outcome(await askGraphql(client, 'query', name, pair, ids))).toEqual(outcome(refused));
    expect(refused.status).toBe(name === 'scenario' ? 404 : 402);
    const paid = server.client();
    await paid.post('/auth/demo');
    const own = { ...ids, scenario: (await paid.rest('/scenarios')).body[0].id };
    const rest = await askRest(paid, pair, own);
    expect(outcome(await askGraphql(paid, 'query', name, pair, own))).toEqual(outcome(rest));
    expect(rest.status).toBe(200);
  });

  test.each(Object.keys(QUERIES))('%s without a session', async (name) => {
    if (name === 'me') return; // null on one door, 401 on the other, as the contract says
    const pair = QUERIES[name] as Pair;
    expect(outcome(await askGraphql(server.client(), 'query', name, pair, ids))).toEqual(outcome(await askRest(server.client(), pair, ids)));
  });

  test.each(['file', 'fileProblems', 'fileCertificate', 'fileDuplicates', 'fileReading', 'fileReadingPreview', 'query', 'queries', 'executiveSummaries', 'executiveSummary', 'report'])('%s of somebody else', async (name) => {
    const stranger = await server.client().signUp();
    const pair = QUERIES[name] as Pair;
    const rest = await askRest(stranger, pair, ids);
    expect(rest.status).toBe(404);
    expect(outcome(await askGraphql(stranger, 'query', name, pair, ids))).toEqual(outcome(rest));
  });
});

test('changing, step by step, by one account on each door', async () => {
  const newDoor = () => ({ client: server.client(), ids: { file: '', duplicated: '', question: '', summary: '', report: '', transaction: '', rule: '', scenario: '', email: newEmail() } });
  const [one, two] = [newDoor(), newDoor()];
  const withoutOwn = (answer: unknown, { email, file }: Ids): unknown => JSON.parse(JSON.stringify(answer)
    .replaceAll(/"(id|transactionId|createdAt|updatedAt|trialEndsAt|endsAt|uploadedAt|processedAt)":"[^"]*"/g, '"$1":"…"').replaceAll(email, 'E').replaceAll(file || 'no file', 'F').replaceAll(/demo-[0-9a-f-]{36}/g, 'demo'));
  for (const [name, pair] of Object.entries(MUTATIONS)) {
    if (name === 'askQuestion') for (const door of [one, two]) door.ids.file = await door.client.upload('books.csv', CSV);
    if (['updateScenario', 'categorizeTransactions', 'deleteRule', 'deleteQuestion'].includes(name)) for (const door of [one, two]) await findIds(door.client, door.ids);
    const rest = await askRest(one.client, pair, one.ids);
    const graphql = await askGraphql(two.client, 'mutation', name, pair, two.ids);
    expect({ [name]: withoutOwn(outcome(graphql), two.ids) }).toEqual({ [name]: withoutOwn(outcome(rest), one.ids) });
    if (name.startsWith('delete') && pair.answersTrue && name !== 'deleteAccount') expect([rest.status, graphql.status]).toEqual([204, 200]);
  }
}, 60_000);

type Outcome = { data: unknown } | { status: number; message: string; fields: unknown };

function outcome({ answer, answersTrue }: Answered): Outcome {
  const { status, body } = answer;
  const error = body?.errors?.[0];
  if (error?.extensions) return { status: error.extensions.status, message: error.message, fields: error.extensions.fields ?? null };
  if (status >= 400) return { status, message: body.detail, fields: body.errors ?? null };
  if (body?.data !== undefined) return { data: Object.values(body.data)[0] };
  return { data: answersTrue ? true : body };
}

/** Stripe paid out as much as the second sale; which of two accounts it came to, the owner says. */
async function matchOne(client: TestClient): Promise<void> {
  const { database } = server.db;
  const { id } = (await client.rest('/auth/me')).body;
  const [owner] = await database.outsideTenants((em) => em.execute<{ business_id: string }[]>('select business_id from app_user where id = ?', [id]));
  const businessId = owner!.business_id;
  const integration = await addIntegration(database, businessId, 'stripe');
  await tellRow(database, integration, { externalId: 'po_1', date: '2026-02-05', amountMinor: -800_00, description: 'Payout', category: 'Transfer' });
  await server.runTask(MATCH_SOURCES, { businessId });
  const [proposal] = (await client.rest('/matches?status=proposed')).body;
  expect((await client.post(`/matches/${proposal.id}/redo`)).body).toMatchObject({ bankTransaction: { match: { says: 'Paid out by Stripe: a transfer between your own accounts, no new income.' } } });
}

async function findIds(client: TestClient, ids: Ids): Promise<void> {
  const firstOf = async (path: string): Promise<string> => ((await client.rest(path)).body[0]?.id ?? '') as string;
  Object.assign(ids, { question: await firstOf('/queries'), summary: await firstOf('/executive-summaries'), report: await firstOf('/reports'), transaction: await firstOf('/transactions'), rule: await firstOf('/rules'), scenario: (await firstOf('/scenarios')) || UNKNOWN });
}

interface Answered { readonly answer: Heard; readonly status: number; readonly answersTrue: true | undefined }

async function askRest(client: TestClient, pair: Pair, ids: Ids): Promise<Answered> {
  const [method, path, body] = pair.rest(ids);
  const answer = await client.rest(path, { method, body });
  return { answer: { ...answer, body: withNulls(answer.body) }, status: answer.status, answersTrue: pair.answersTrue };
}

/** REST leaves an absent optional field out where GraphQL says null. */
function withNulls(body: unknown): unknown {
  return body && typeof body === 'object' && 'message' in body ? { checkoutUrl: null, ...body } : body;
}

async function askGraphql(client: TestClient, kind: 'query' | 'mutation', name: string, pair: Pair, ids: Ids): Promise<Answered> {
  const field = (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields()[name] as GraphQLField<unknown, unknown>;
  const args = pair.args ? `(${pair.args(ids)})` : '';
  const answer = await client.graphql(`${kind} { ${name}${args} ${everything(field)} }`);
  return { answer, status: answer.status, answersTrue: pair.answersTrue };
}

/** The selection of everything that a field can answer. */
function everything(field: GraphQLField<unknown, unknown>): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  return `{ ${Object.values(type.getFields()).map((inner) => `${inner.name} ${everything(inner)}`).join(' ')} }`;
}

function literal(input: Readonly<Record<string, string>>): string {
  return `{ ${Object.entries(input).map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join(', ')} }`;
}
