/** Identifiers of somebody else's in every place that takes one besides the thing's own (`graphql/authorization-matrix.test.ts` asks for that): as cursors, in filters, in bodies, beside one's own in lists, in downloads. Each is answered as its neighbour that never was. */
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { buildSchema, getNamedType, getNullableType, type GraphQLField, type GraphQLInputType, type GraphQLOutputType, isInputObjectType, isLeafType, isListType, isNonNullType, isObjectType, parseValue, valueFromASTUntyped } from 'graphql';
import { withClient } from '../database/with-client.ts';
import { type Ids, MUTATIONS, PAID_QUERIES, QUERIES } from './testing/operation-pairs.ts';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

type Field = GraphQLField<unknown, unknown>;
type Json = { [name: string]: unknown };
type Business = Ids & { readonly review: string; readonly insight: string; readonly session: string; readonly account: string };
type Ask = (id: string) => Promise<{ status: number; headers: Headers; text: string }>;

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));
const FIELDS = [...Object.values(schema.getQueryType()!.getFields()), ...Object.values(schema.getMutationType()!.getFields())];
const PAIRS = { ...QUERIES, ...PAID_QUERIES, ...MUTATIONS };
/** What the other business alone has words of. */
const SECRET = 'QUAGGA';
const booksOf = (name: string): string => ['Date,Description,Amount', ...Array.from({ length: 4 }, (_, month) => `2026-0${month + 1}-15,${name} RENT,-900.00\n2026-0${month + 1}-20,${name} INVOICE ${month},${month}500.00`), `2026-02-07,${name} ZQX,-37.11`].join('\n');

let server: TestServer;
let owner: TestClient;
let stranger: TestClient;
let theirs: Business;
let mine: Business;
let before: unknown;
beforeAll(async () => {
  for (const told of ['log', 'error'] as const) jest.spyOn(console, told).mockReturnValue();
  server = await startTestServer({ CALLS_PER_MINUTE: '1000000' });
  const other = await newBusiness(SECRET);
  owner = other.client;
  await owner.upload('second.csv', booksOf(SECRET).replaceAll('15,', '16,').replaceAll('20,', '21,'));
  theirs = { ...other.ids, account: '1001' };
  ({ client: stranger, ids: mine } = await newBusiness('OKAPI'));
  before = await everythingOf(owner);
}, 120_000);
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

async function newBusiness(name: string): Promise<{ client: TestClient; ids: Business }> {
  const client = await server.client().signUp();
  await client.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
  const file = await client.upload('books.csv', booksOf(name));
  const made = async (path: string, body: object): Promise<string> => (await client.post(path, body)).body.id as string;
  const first = async (path: string): Promise<string> => {
    const { body } = await client.rest(path);
    return (Array.isArray(body) ? body : body.items)[0]?.id as string;
  };
  const insight = async (): Promise<string> => (await first('/insights')) ?? insight();
  return { client, ids: {
    file, duplicated: file, question: await made('/queries', { query: 'What did I spend?' }), summary: await made('/executive-summaries', { fileId: file }), report: await made('/reports', { title: name, type: 'monthly' }),
    scenario: await made('/scenarios', { name, levers: [] }), rule: await made('/rules', { match: 'description', pattern: `${name} rent`, category: 'Travel' }), expected: await made('/expected-items', { name, amount: '-5.00', dueOn: '2199-01-01' }),
    transaction: await first('/transactions'), review: await first('/review-items'), insight: await insight(), session: await first('/sessions'), account: '1000', email: 'nobody@example.com',
  } };
}

/** Every row of the business, once its jobs are done, without what looking at it changes. */
async function everythingOf(client: TestClient): Promise<unknown> {
  const { id } = (await client.rest('/auth/me')).body;
  return withClient(server.db.superuserUrl, async (db) => {
    const ask = async <T extends object>(sql: string, ...values: unknown[]): Promise<T[]> => (await db.query<T>(sql, values)).rows;
    while ((await ask('select 1 from graphile_worker.jobs where run_at <= now() and attempts < max_attempts')).length > 0) await pause(50);
    const [user] = await ask<{ business_id: string }>('select business_id from app_user where id = $1', id);
    const tables = await ask<{ name: string }>(`select table_name as name from information_schema.tables join information_schema.columns using (table_schema, table_name) where table_schema = 'public' and table_type = 'BASE TABLE' and column_name = 'business_id' and table_name <> 'session' order by 1`);
    const all: unknown[] = [];
    for (const { name } of tables) all.push([name, await ask(`select t::text as row from "${name}" t where business_id = $1 order by 1`, user!.business_id)]);
    return all;
  });
}

/** Of the same moment, so that an order by time tells nothing either. */
const neighbourOf = (id: string): string => (id === '1001' ? '1009' : id.slice(0, -1) + (id.endsWith('0') ? '1' : '0'));

/** Where identifiers stand among a field's arguments, as the names that lead there; `*` is each of a list. */
function placesOf(name: string, type: GraphQLInputType): string[][] {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return placesOf('*', nullable.ofType).map((rest) => [name, ...rest]);
  if (isInputObjectType(nullable)) return Object.values(nullable.getFields()).flatMap((one) => placesOf(one.name, one.type).map((rest) => [name, ...rest]));
  return getNamedType(type).name === 'ID' || name === 'cursor' ? [[name]] : [];
}
const isItsOwn = (field: Field, [first, ...rest]: string[]): boolean => rest.length === 0 && first === 'id' && !/Account/.test(field.name);
const PLACES = FIELDS.flatMap((field) => field.args.flatMap(({ name, type }) => placesOf(name, type)).filter((place) => !isItsOwn(field, place)).map((place) => ({ name: field.name, place: place.join('.'), field, path: place })));

/** With `id` at the path; in a list alone, or behind one's own. */
function put(json: unknown, [name, ...rest]: string[], id: string, own: string | null): unknown {
  if (name === undefined) return id;
  if (name !== '*') return { ...(json as Json), [name]: put((json as Json | undefined)?.[name], rest, id, own) };
  const [item] = (json as unknown[] | undefined) ?? [];
  return [...(own === null ? [] : [put(item, rest, own, null)]), put(item, rest, id, null)];
}
const ownOf = ({ name, path }: (typeof PLACES)[number]): string => (name === 'decideReviewItems' ? mine.review : path.includes('transactionIds') ? mine.transaction : mine.file);

function selection(type: GraphQLOutputType, depth = 2): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  const inner = Object.values(named.getFields()).filter(({ args, type: of }) => !args.some((arg) => isNonNullType(arg.type)) && (isLeafType(getNamedType(of)) || depth > 1)).map((one) => `${one.name}${selection(one.type, depth - 1)}`);
  return inner.length === 0 ? ' { __typename }' : ` { ${inner.join(' ')} }`;
}

function graphqlAsk({ field, path }: (typeof PLACES)[number], own: string | null): Ask {
  const sample = valueFromASTUntyped(parseValue(`{${PAIRS[field.name]?.args?.(mine) ?? ''}}`));
  const kind = schema.getQueryType()!.getFields()[field.name] ? 'query' : 'mutation';
  return (id) => {
    const args = put(sample, path, id, own) as Json;
    const given = field.args.filter(({ name }) => args[name] !== undefined);
    const list = (one: (arg: Field['args'][number]) => string): string => given.map(one).join(', ');
    return stranger.graphql(`${kind}(${list(({ name, type }) => `$${name}: ${String(type)}`)}) { ${field.name}(${list(({ name }) => `${name}: $${name}`)})${selection(field.type)} }`, args);
  };
}

function restAsk({ field, path }: (typeof PLACES)[number], own: string | null): Ask {
  const [method, address, body] = PAIRS[field.name]!.rest(mine);
  const within = path[0] === 'input' || path[0] === 'filter' ? path.slice(1) : path;
  return (id) => {
    const url = new URL(address, 'http://localhost');
    if (/Account/.test(field.name) && within[0] === 'id') url.pathname = url.pathname.replace('1000', id);
    else if (method === 'GET') url.searchParams.set(within.at(-1)!, id);
    return stranger.rest(url.pathname + url.search, { method, ...(method === 'GET' ? {} : { body: put(body, within, id, own) }) });
  };
}

const said = async (ask: Ask, id: string): Promise<string> => {
  const { status, headers, text } = await ask(id);
  expect(text).not.toContain(SECRET);
  return `${status} ${headers.get('link') ?? ''} ${text}`.replaceAll(id, 'IT').replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, (uuid) => (Object.values(theirs) as string[]).includes(uuid) ? uuid : 'ID').replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"T"');
};

async function expectAlike(ask: Ask, isCursor = false): Promise<void> {
  const ids = [...new Set(Object.values(theirs) as string[])].filter((id) => !id.includes('@'));
  const unknown = await said(ask, neighbourOf(theirs.file));
  for (const id of ids) expect(await said(ask, id)).toBe(isCursor || id === theirs.account ? await said(ask, neighbourOf(id)) : unknown);
}

test.each(PLACES)('$name at $place', async (place) => {
  for (const own of place.path.includes('*') ? [null, ownOf(place)] : [null]) for (const ask of [graphqlAsk(place, own), restAsk(place, own)]) await expectAlike(ask, place.path.at(-1) === 'cursor');
}, 60_000);

const WITHOUT_OPERATION = [...['txt', 'pdf', 'csv', 'xlsx'].map((format) => `/reports/ID/download?format=${format}`), ...['csv', 'pdf', 'xlsx'].map((format) => `/scenarios/ID/download?format=${format}`), '/transactions/export.csv?fileId=ID', '/transactions/export.csv?accountId=ID'];
test.each(WITHOUT_OPERATION)('GET %s', (path) => expectAlike((id) => stranger.rest(path.replace('ID', id))), 60_000);

test('whose they are is answered', async () => {
  for (const path of [`/reports/${theirs.report}/download?format=txt`, `/transactions/export.csv?fileId=${theirs.file}`]) expect((await owner.rest(path)).text).toContain(SECRET);
});

test('an export holds nothing of anybody else\'s', async () => {
  const archive = Buffer.from(await (await stranger.raw('/api/account/export')).arrayBuffer()).toString('latin1');
  for (const id of Object.values(theirs) as string[]) if (id.length > 10 && !id.includes('@')) expect(archive).not.toContain(id);
});

test('nothing of theirs has changed', async () => {
  expect(await everythingOf(owner)).toEqual(before);
});
