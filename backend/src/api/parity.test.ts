/** Both doors answer the same: every GraphQL operation is asked in full and compared with its REST call. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLField, isObjectType } from 'graphql';
import { MATCH_SOURCES } from '../features/matches/match-job.ts';
import { addIntegration, tellRow } from '../features/matches/test-feed.ts';
import { COMPARED_ELSEWHERE, type Ids, MUTATIONS, PAID_QUERIES, type Pair, QUERIES, REFUSED_QUERIES, RULE, UNKNOWN } from './testing/operation-pairs.ts';
import { type Heard, newEmail, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

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
    ids = { file, duplicated: '', question: question.body.id, summary: summary.body.id, report: report.body.id, transaction: '', rule: '', scenario: UNKNOWN, expected: '', email: '' };
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
  const newDoor = () => ({ client: server.client(), ids: { file: '', duplicated: '', question: '', summary: '', report: '', transaction: '', rule: '', scenario: '', expected: '', email: newEmail() } });
  const [one, two] = [newDoor(), newDoor()];
  const withoutOwn = (answer: unknown, { email, file }: Ids): unknown => JSON.parse(JSON.stringify(answer)
    .replaceAll(/"(id|transactionId|createdAt|updatedAt|trialEndsAt|endsAt|uploadedAt|processedAt)":"[^"]*"/g, '"$1":"…"').replaceAll(email, 'E').replaceAll(file || 'no file', 'F').replaceAll(/demo-[0-9a-f-]{36}/g, 'demo'));
  for (const [name, pair] of Object.entries(MUTATIONS)) {
    if (name === 'askQuestion') for (const door of [one, two]) door.ids.file = await door.client.upload('books.csv', CSV);
    if (['updateScenario', 'categorizeTransactions', 'deleteRule', 'changeExpectedItem', 'deleteExpectedItem', 'deleteQuestion'].includes(name)) for (const door of [one, two]) await findIds(door.client, door.ids);
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
  Object.assign(ids, { question: await firstOf('/queries'), summary: await firstOf('/executive-summaries'), report: await firstOf('/reports'), transaction: await firstOf('/transactions'), rule: await firstOf('/rules'), scenario: (await firstOf('/scenarios')) || UNKNOWN, expected: await firstOf('/expected-items') });
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
