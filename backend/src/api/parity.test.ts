/** Both doors answer the same: every GraphQL operation is asked in full and compared with its REST call. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLField, isObjectType } from 'graphql';
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
interface Ids { file: string; question: string; email: string }

const QUERIES: Readonly<Record<string, Pair>> = {
  me: { rest: () => ['GET', '/auth/me'] },
  files: { rest: () => ['GET', '/files?limit=2'], args: () => 'limit: 2' },
  file: { rest: ({ file }) => ['GET', `/files/${file}`], args: ({ file }) => `id: "${file}"` },
  fileProblems: { rest: ({ file }) => ['GET', `/files/${file}/problems`], args: ({ file }) => `id: "${file}"` },
  transactions: { rest: () => ['GET', '/transactions?from=2026-01-01&limit=3'], args: () => 'filter: { from: "2026-01-01" }, limit: 3' },
  accounts: { rest: () => ['GET', '/accounts'] },
  queries: { rest: ({ file }) => ['GET', `/queries?fileId=${file}`], args: ({ file }) => `fileId: "${file}"` },
  query: { rest: ({ question }) => ['GET', `/queries/${question}`], args: ({ question }) => `id: "${question}"` },
  suggestedQuestions: { rest: () => ['GET', '/queries/suggested'] },
  executiveSummaries: { rest: () => ['GET', '/executive-summaries'] },
  reports: { rest: () => ['GET', '/reports?type=monthly'], args: () => 'type: "monthly"' },
  reportTypes: { rest: () => ['GET', '/reports/types'] },
  insights: { rest: () => ['GET', '/insights'] },
  integrations: { rest: () => ['GET', '/integrations'] },
  financialData: { rest: () => ['GET', '/financial-data?period=last-month'], args: () => 'period: "last-month"' },
  subscriptionPlans: { rest: () => ['GET', '/subscription/plans'] },
  currentSubscription: { rest: () => ['GET', '/subscription/current'] },
  subscriptionUsage: { rest: () => ['GET', '/subscription/usage'] },
};

const UNKNOWN = '01a1fb50-9c15-70b9-96c4-ac6cedd959f3';
const signUp = { ...PERSON, timeZone: 'Europe/Zurich' };

/** In an order in which each finds what it needs. */
const MUTATIONS: Readonly<Record<string, Pair>> = {
  signUp: { rest: ({ email }) => ['POST', '/auth/signup', { ...signUp, email }], args: ({ email }) => `input: ${literal({ ...signUp, email })}` },
  login: { rest: ({ email }) => ['POST', '/auth/login', { email, password: PASSWORD }], args: ({ email }) => `input: ${literal({ email, password: PASSWORD })}` },
  changePassword: { rest: () => ['POST', '/auth/password', { currentPassword: PASSWORD, newPassword: 'short' }], args: () => `input: ${literal({ currentPassword: PASSWORD, newPassword: 'short' })}` },
  connectIntegration: { rest: () => ['POST', '/integrations/connect', { provider: 'stripe' }], args: () => 'provider: stripe' },
  changeSubscription: { rest: () => ['POST', '/subscription/change', { planName: 'pro', billingType: 'yearly' }], args: () => 'input: { planName: "pro", billingType: yearly }' },
  syncIntegration: { rest: () => ['POST', `/integrations/${UNKNOWN}/sync`], args: () => `id: "${UNKNOWN}"` },
  disconnectIntegration: { rest: () => ['DELETE', `/integrations/${UNKNOWN}`], args: () => `id: "${UNKNOWN}"`, answersTrue: true },
  askQuestion: { rest: ({ file }) => ['POST', '/queries', { query: 'What was my revenue?', fileId: file }], args: ({ file }) => `input: { query: "What was my revenue?", fileId: "${file}" }` },
  createExecutiveSummary: { rest: ({ file }) => ['POST', '/executive-summaries', { fileId: file }], args: ({ file }) => `input: { fileId: "${file}" }` },
  createReport: { rest: () => ['POST', '/reports', { title: 'January', type: 'monthly' }], args: () => 'input: { title: "January", type: "monthly" }' },
  answerFile: { rest: ({ file }) => ['POST', `/files/${file}/answer`, { answer: 'day first' }], args: ({ file }) => `id: "${file}", answer: "day first"` },
  deleteFile: { rest: ({ file }) => ['DELETE', `/files/${file}`], args: ({ file }) => `id: "${file}"`, answersTrue: true },
  deleteAccount: { rest: () => ['DELETE', '/account', { password: 'wrong' }], args: () => 'password: "wrong"', answersTrue: true },
  logout: { rest: () => ['POST', '/auth/logout'], answersTrue: true },
  demoLogin: { rest: () => ['POST', '/auth/demo'] },
};
/** A file comes as a stream of its own; `graphql-door.test.ts` compares it. */
const COMPARED_ELSEWHERE = ['uploadFile'];

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); }, 30_000);
afterAll(() => server.close());

const CSV = ['Date,Description,Amount,Balance', '2026-01-05,SALES INVOICE 1,1000.00,1000.00', '2026-01-06,RENT PAYMENT,-400.00,600.00', 'broken,row,x,y', '2026-02-05,SALES INVOICE 2,800.00,1400.00', ''].join('\n');

test('no operation is left out', () => {
  expect(Object.keys(QUERIES).sort()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).sort());
  expect([...Object.keys(MUTATIONS), ...COMPARED_ELSEWHERE].sort()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort());
});

describe('reading', () => {
  let client: TestClient;
  let ids: Ids;
  beforeAll(async () => {
    client = await server.client().signUp();
    const file = await client.upload('books.csv', CSV);
    const question = await client.post('/queries', { query: 'What was my revenue?', fileId: file });
    await client.post('/executive-summaries', { fileId: file });
    await client.post('/reports', { title: 'A report', type: 'monthly' });
    ids = { file, question: question.body.id, email: '' };
  }, 30_000);

  test.each(Object.keys(QUERIES))('%s', async (name) => {
    const pair = QUERIES[name] as Pair;
    const [rest, graphql] = [await askRest(client, pair, ids), await askGraphql(client, 'query', name, pair, ids)];
    expect(outcome(graphql)).toEqual(outcome(rest));
    expect(rest.status).toBe(200);
  });

  test.each(Object.keys(QUERIES))('%s without a session', async (name) => {
    if (name === 'me') return; // null on one door, 401 on the other, as the contract says
    const pair = QUERIES[name] as Pair;
    expect(outcome(await askGraphql(server.client(), 'query', name, pair, ids))).toEqual(outcome(await askRest(server.client(), pair, ids)));
  });

  test.each(['file', 'fileProblems', 'query', 'queries'])('%s of somebody else', async (name) => {
    const stranger = await server.client().signUp();
    const pair = QUERIES[name] as Pair;
    const rest = await askRest(stranger, pair, ids);
    expect(outcome(await askGraphql(stranger, 'query', name, pair, ids))).toEqual(outcome(rest));
  });
});

test('changing, step by step, by one account on each door', async () => {
  const newDoor = () => ({ client: server.client(), file: '', email: newEmail() });
  const [one, two] = [newDoor(), newDoor()];
  const withoutOwn = (answer: unknown, [email, file]: readonly string[]): unknown => JSON.parse(JSON.stringify(answer)
    .replaceAll(/"(id|transactionId|createdAt|trialEndsAt|uploadedAt|processedAt)":"[^"]*"/g, '"$1":"…"').replaceAll(email ?? '', 'E').replaceAll(file || 'no file', 'F').replaceAll(/demo-[0-9a-f-]{36}/g, 'demo'));
  for (const [name, pair] of Object.entries(MUTATIONS)) {
    if (name === 'askQuestion') for (const door of [one, two]) door.file = await door.client.upload('books.csv', CSV);
    const rest = await askRest(one.client, pair, { question: '', file: one.file, email: one.email });
    const graphql = await askGraphql(two.client, 'mutation', name, pair, { question: '', file: two.file, email: two.email });
    expect({ [name]: withoutOwn(outcome(graphql), [two.email, two.file]) }).toEqual({ [name]: withoutOwn(outcome(rest), [one.email, one.file]) });
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
