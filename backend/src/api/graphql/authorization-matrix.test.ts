/** Who may call what, generated from the schema and the calls of both doors: every operation by visitors and by sessions that ended, and every identifier of somebody else's against one that never was. */
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { buildSchema, getNamedType, type GraphQLArgument, type GraphQLField, type GraphQLInputType, type GraphQLInputField, isInputObjectType, isListType, isNonNullType, isObjectType } from 'graphql';
import { addIntegration, tellRow } from '../../features/matches/test-feed.ts';
import { MATCH_SOURCES } from '../../features/matches/match-job.ts';
import { openSocket } from '../testing/test-socket.ts';
import { MUTATIONS, PAID_QUERIES, QUERIES, REFUSED_QUERIES, UNKNOWN } from '../testing/operation-pairs.ts';
import type { TestClient } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const schema = buildSchema(readFileSync(new URL('../../../../schema/schema.graphql', import.meta.url), 'utf8'));
const fieldsOf = (kind: 'query' | 'mutation' | 'subscription') =>
  Object.values((kind === 'query' ? schema.getQueryType() : kind === 'mutation' ? schema.getMutationType() : schema.getSubscriptionType())?.getFields() ?? {});
type Field = GraphQLField<unknown, unknown>;

/** Open to whoever comes: signing in and what leads there, and the price list. `me` says null. */
const OPEN = ['me', 'subscriptionPlans', 'signUp', 'login', 'demoLogin', 'logout', 'requestPasswordReset', 'resetPassword'];
/** Numbers of accounts and names of figures, which every business counts alike. */
const NOT_FOREIGN = /^(accountMergePreview|mergeAccounts|updateAccount|setKpiTarget|removeKpiTarget)$/;
const CSV = ['Date,Description,Amount', ...Array.from({ length: 8 }, (_, month) => `2026-0${month + 1}-15,STUDIO RENT,-900.00\n2026-0${month + 1}-20,CLIENT ${month} INVOICE,${month}500.00`), '2026-02-06,STRIPE TRANSFER,800.00', '2026-02-07,ZQX 4711,-37.11'].join('\n');

let server: TestServer;
let owner: TestClient;
let stranger: TestClient;
let demo: TestClient;
/** Holds the cookie of a session that was signed out. */
let ended: TestClient;
let theirs: string[];
let before: unknown;
beforeAll(async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  server = await startTestServer({ CALLS_PER_MINUTE: '1000000' });
  [owner, stranger, demo] = [await server.client().signUp(), await server.client().signUp(), server.client()];
  await demo.post('/auth/demo');
  for (const one of [owner, stranger]) await one.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
  ended = await signedOut();
  theirs = await fill(owner);
  expect(theirs.filter((id) => !/^[\da-f-]{36}$/.test(id ?? ''))).toEqual([]);
  before = await has(owner);
}, 180_000);
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

async function signedOut(): Promise<TestClient> {
  const client = await server.client().signUp();
  const { cookie } = client;
  await client.post('/auth/logout');
  client.cookie = cookie;
  return client;
}

/** One of everything that a business can have; all identifiers. */
async function fill(client: TestClient): Promise<string[]> {
  const fileId = await client.upload('books.csv', CSV);
  const made = await Promise.all([
    client.post('/queries', { query: 'What did I spend?', fileId }), client.post('/executive-summaries', { fileId }), client.post('/reports', { title: 'A', type: 'monthly' }),
    client.post('/rules', { match: 'description', pattern: 'rent', category: 'Travel' }), client.post('/scenarios', { name: 'A', levers: [] }), client.post('/expected-items', { name: 'Van', amount: '-5.00', dueOn: '2199-01-01' }),
  ]);
  const connectionId = await connect(client);
  const [asked] = (await client.rest('/review-items')).body.items;
  const { body: decision } = await client.post('/review-items/decisions', { decisions: [{ id: asked.id, category: 'Travel', isAlways: false }] });
  const lists = await Promise.all(['/transactions', '/matches', '/review-items', '/insights', '/alerts', '/layouts', '/sessions'].map((path) => client.rest(path)));
  return [fileId, connectionId, decision.id, ...made.map(({ body }) => body.id as string), ...lists.flatMap(({ body }) => (Array.isArray(body) ? body : body.items).slice(0, 1).map(({ id }: { id: string }) => id))];
}

/** What Stripe paid out came to the bank, which both tell of. */
async function connect(client: TestClient): Promise<string> {
  const { id } = (await client.rest('/auth/me')).body;
  const [user] = await server.db.database.outsideTenants((em) => em.execute<{ business_id: string }[]>('select business_id from app_user where id = ?', [id]));
  const integration = await addIntegration(server.db.database, user!.business_id, 'stripe');
  await tellRow(server.db.database, integration, { externalId: 'po_1', date: '2026-02-05', amountMinor: -800_00, description: 'Payout', category: 'Transfer' });
  await server.runTask(MATCH_SOURCES, { businessId: user!.business_id });
  return integration.integrationId;
}

const has = (client: TestClient) => Promise.all(['/files', '/queries', '/executive-summaries', '/reports', '/rules', '/scenarios', '/expected-items', '/transactions', '/insights', '/layouts', '/matches', '/integrations'].map(async (path) =>
  [path, ((await client.rest(path)).body as { id: string; status?: string }[]).map(({ id, status = '' }) => `${id} ${status}`).sort()]));

/** A call that the schema allows, with `id` wherever an identifier is asked for and may be given. */
function callOf(kind: string, field: Field, id: string): string {
  const args = field.args.map((arg) => [arg.name, literalOf(arg, id)]).filter(([, literal]) => literal !== null).map(([name, literal]) => `${name}: ${literal}`);
  return `${kind} { ${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${isObjectType(getNamedType(field.type)) ? ' { __typename }' : ''} }`;
}

const SAMPLES: Readonly<Record<string, string>> = { provider: 'stripe', planName: '"pro"', billingType: 'monthly', date: '"2026-01-31"', email: '"nobody@example.com"', dueOn: '"2199-01-01"', amount: '"-5.00"', value: '"40"', category: '"Travel"', status: '"dismissed"', match: '"description"', pattern: '"rent"', type: '"monthly"', currency: '"USD"', levers: '[]', text: '"rent goes up 10 %"', query: '"What did I spend?"' };

function literalOf({ name, type, defaultValue }: GraphQLArgument | GraphQLInputField, id: string): string | null {
  const named = getNamedType(type);
  const isId = named.name === 'ID' && name !== 'cursor';
  if (!isNonNullType(type) && !holdsId(type) || defaultValue !== undefined) return null;
  const inner = isId ? `"${id}"` : isInputObjectType(named) ? `{ ${Object.values(named.getFields()).map((one) => [one.name, literalOf(one, id)]).filter(([, text]) => text !== null).map(([key, text]) => `${key}: ${text}`).join(', ')} }`
    : SAMPLES[name] ?? ({ Boolean: 'false', Int: '1', Float: '1' }[named.name] ?? '"2026"');
  return isList(type) && !inner.startsWith('[') ? `[${inner}]` : inner;
}

const isList = (type: GraphQLInputType): boolean => isListType(type) || (isNonNullType(type) && isListType(type.ofType));
function holdsId(type: GraphQLInputType): boolean {
  const named = getNamedType(type);
  return named.name === 'ID' || (isInputObjectType(named) && Object.values(named.getFields()).some((one) => one.name !== 'cursor' && holdsId(one.type)));
}
const takesIds = (field: Field): boolean => field.args.some((arg) => arg.name !== 'cursor' && holdsId(arg.type));

/** What is said, with the identifier itself and times taken out; the first of both that differs names the hole. */
async function said(client: TestClient, call: string, id: string): Promise<string> {
  const { status, body } = await client.graphql(call);
  return JSON.stringify([status, body]).replaceAll(id, 'ID').replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"T"');
}

const CALLS = (['query', 'mutation'] as const).flatMap((kind) => fieldsOf(kind).filter(({ args }) => !args.some(({ type }) => getNamedType(type).name === 'Upload')).map((field) => ({ kind, field, name: field.name })));

const PAIRS = { ...QUERIES, ...PAID_QUERIES, ...REFUSED_QUERIES, ...MUTATIONS };
const NOBODYS = { file: UNKNOWN, duplicated: UNKNOWN, question: UNKNOWN, summary: UNKNOWN, report: UNKNOWN, transaction: UNKNOWN, rule: UNKNOWN, scenario: UNKNOWN, expected: UNKNOWN, email: 'nobody@example.com' };

/** The calls of the parity test are right in every argument; what the schema alone allows may be refused for that before anything else. */
function knownCall(kind: string, field: Field): string {
  const pair = PAIRS[field.name];
  const args = pair?.args?.(NOBODYS);
  return `${kind} { ${field.name}${args ? `(${args})` : ''}${isObjectType(getNamedType(field.type)) ? ' { __typename }' : ''} }`;
}

test.each(CALLS.filter(({ name }) => !OPEN.includes(name)))('$kind $name is for the signed in', async ({ kind, field }) => {
  for (const client of [server.client(), ended]) {
    for (const call of [knownCall(kind, field), callOf(kind, field, theirs[0]!)]) {
      expect((await client.graphql(call)).body).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED', status: 401 } }] });
    }
  }
});

test.each(CALLS.filter(({ field, name }) => takesIds(field) && !NOT_FOREIGN.test(name) && !OPEN.includes(name)))('$kind $name tells nobody of what is somebody else\'s', async ({ kind, field }) => {
  for (const client of [stranger, demo]) {
    const unknown = await said(client, callOf(kind, field, UNKNOWN), UNKNOWN);
    for (const id of theirs) expect(await said(client, callOf(kind, field, id), id)).toBe(unknown);
  }
}, 60_000);

/** The same calls on the other door, as far as an identifier stands in their address or body. */
const ADDRESSES = Object.values(PAIRS).map(({ rest }) => rest(NOBODYS)).filter((call) => JSON.stringify(call).includes(UNKNOWN)).map(([method, path, body]) => ({ method, path, body }));

test.each(ADDRESSES)('$method $path tells nobody of what is somebody else\'s', async ({ method, path, body }) => {
  const answered = async (client: TestClient, id: string): Promise<string> => {
    const replaced = (text: string): string => text.replaceAll(UNKNOWN, id);
    const { status, text } = await client.rest(replaced(path), { method, ...(body === undefined ? {} : { body: JSON.parse(replaced(JSON.stringify(body))) }) });
    return `${status} ${text}`.replaceAll(id, 'ID').replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"T"');
  };
  for (const client of [stranger, demo]) {
    const unknown = await answered(client, UNKNOWN);
    for (const id of theirs) expect(await answered(client, id)).toBe(unknown);
  }
}, 60_000);

test('after all that the owner has everything still', async () => {
  expect(await has(owner)).toEqual(before);
});

test.each(fieldsOf('subscription').map((field) => ({ field, name: field.name })))('subscription $name: nobody listens without a session', async ({ field }) => {
  for (const client of [server.client(), ended]) {
    const socket = openSocket(server.url, client);
    const query = callOf('subscription', field, UNKNOWN).replace('"2026"', '"a-progress-identifier"');
    const heard = await new Promise((resolve) => { socket.subscribe({ query }, { next: (value) => resolve(value), error: resolve, complete: () => resolve('nothing') }); });
    expect(JSON.stringify(heard)).toContain('UNAUTHENTICATED');
    await socket.dispose();
  }
});

test.each(CALLS.filter(({ name }) => ['files', 'signUp', 'deleteFile'].includes(name)))('over a web socket $name is no way in', async ({ kind, field }) => {
  const socket = openSocket(server.url, owner);
  const heard = await new Promise((resolve) => { socket.subscribe({ query: knownCall(kind, field) }, { next: resolve, error: resolve, complete: () => resolve('nothing') }); });
  expect(JSON.stringify(heard)).toContain('Only subscriptions run over a web socket.');
  await socket.dispose();
});
