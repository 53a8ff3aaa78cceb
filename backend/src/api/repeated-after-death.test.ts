/** A call with an Idempotency-Key whose server died between the work and the stored answer: its repetition neither does the work twice nor loses it, through either door. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { hashToken } from '../features/sessions/secret-token.ts';
import { newEmail, PERSON, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
let client: TestClient;
let fileId: string;
beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue();
  server = await startTestServer({ CALLS_PER_MINUTE: '1000000', SIGNUPS_PER_MINUTE: '1000' });
  client = await server.client().signUp();
  await client.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
  fileId = await client.upload('books.csv', bank('RENT'));
  await client.upload('card.csv', bank('LUNCH'));
}, 60_000);
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

function bank(text: string): string {
  return ['Date,Description,Amount', ...Array.from({ length: 6 }, (_, month) => `2026-0${month + 1}-05,${text},-${month + 1}0.00\n2026-0${month + 1}-09,CLIENT INVOICE,900.00`), `2026-02-07,ZQX 4711 ${text.length},-37.11`].join('\n');
}

/** As the key of a call is found whose server died before the answer was stored. */
async function dieBeforeTheAnswer(userId = me): Promise<void> {
  const change = `set response = null, alive_at = now() - interval '1 minute'`;
  const [user] = await server.db.database.outsideTenants((em) => em.execute<{ business_id: string }[]>('select business_id from app_user where id = ?', [userId]));
  await server.db.database.inTenant(user!.business_id, (em) => em.execute(`update idempotency_key ${change}`));
  await server.db.database.outsideTenants((em) => em.execute(`update visitor_idempotency_key ${change}`));
}
let me: string;
beforeAll(async () => { me = (await client.rest('/auth/me')).body.id; });

let keys = 0;
const newKey = () => ({ 'idempotency-key': `key-${(keys += 1)}` });
const idsOf = async (list: string): Promise<string[]> => ((await client.rest(list)).body as { id: string }[]).map(({ id }) => id).sort();

const MADE: readonly (readonly [path: string, list: string, body: () => unknown])[] = [
  ['/queries', '/queries', () => ({ query: 'What did I spend?' })],
  ['/executive-summaries', '/executive-summaries', () => ({ fileId })],
  ['/reports', '/reports', () => ({ title: 'A', type: 'monthly' })],
  ['/rules', '/rules', () => ({ match: 'description', pattern: 'rent', category: 'Travel' })],
  ['/scenarios', '/scenarios', () => ({ name: 'A', levers: [] })],
  ['/expected-items', '/expected-items', () => ({ name: 'Van', amount: '-5.00', dueOn: '2199-01-01' })],
  ['/categories', '/categories', () => ({ name: 'Beans', kind: 'opex' })],
];

test.each(MADE)('POST %s makes one, and its repetition answers with it', async (path, list, body) => {
  const key = newKey();
  const first = await client.post(path, body(), key);
  const listed = await idsOf(list);
  await dieBeforeTheAnswer();
  const second = await client.post(path, body(), key);
  expect([first.status, second.status, second.body.id]).toEqual([201, 201, first.body.id]);
  expect(await idsOf(list)).toEqual(listed);
});

test.each([['deleteReport', 'reports'], ['deleteQuestion', 'queries'], ['deleteScenario', 'scenarios'], ['deleteRule', 'rules'], ['deleteExecutiveSummary', 'executive-summaries']])('%s beside something made: the repetition is no refusal, and finds what was made', async (mutation, list) => {
  const [, , body] = MADE.find(([path]) => path === `/${list}`)!;
  const { id } = (await client.post(`/${list}`, body(), newKey())).body as { id: string };
  const call = `mutation { gone: ${mutation}(id: "${id}") made: createScenario(input: { name: "C", levers: [] }) { id } }`;
  const key = newKey();
  const first = await client.graphql(call, {}, key);
  await dieBeforeTheAnswer();
  expect(first.body.errors).toBeUndefined();
  expect((await client.graphql(call, {}, key)).body).toEqual(first.body);
});

test('an upload is there once, counts once, and is answered with 201', async () => {
  const key = newKey();
  const before = (await client.rest('/subscription/usage')).body.fileUploads;
  const first = await client.uploadForm('once.csv', bank('ONCE'), key);
  await dieBeforeTheAnswer();
  const second = await client.uploadForm('once.csv', bank('ONCE'), key);
  expect([second.status, second.body.id]).toEqual([201, first.body.id]);
  expect((await client.rest('/subscription/usage')).body.fileUploads).toBe(before + 1);
});

test('what was decided and merged stays, and is answered alike', async () => {
  const [item] = (await client.rest('/review-items')).body.items;
  const decision = { decisions: [{ id: item.id, category: 'Travel', isAlways: false }] };
  const accounts = (await client.rest('/accounts')).body as { id: string }[];
  for (const [path, body] of [['/review-items/decisions', decision], [`/accounts/${accounts[1]!.id}/merge`, { intoId: accounts[0]!.id }]] as const) {
    const key = newKey();
    const first = await client.post(path, body, key);
    await dieBeforeTheAnswer();
    const second = await client.post(path, body, key);
    expect(first.status).toBeLessThan(300);
    expect([second.status, second.body.id]).toEqual([first.status, first.body.id]);
  }
});

test('a sign-up opens one account, and signs in', async () => {
  const person = { ...PERSON, email: newEmail() };
  const key = newKey();
  const first = await server.client().post('/auth/signup', person, key);
  await dieBeforeTheAnswer();
  const again = server.client();
  expect(await again.post('/auth/signup', person, key)).toMatchObject({ status: 201, body: { id: first.body.id } });
  expect((await again.rest('/auth/me')).body.id).toBe(first.body.id);
});

test('a visit of the demo makes one demo, and signs in to it', async () => {
  const key = newKey();
  const first = await server.client().post('/auth/demo', {}, key);
  await dieBeforeTheAnswer();
  const again = server.client();
  expect(await again.post('/auth/demo', {}, key)).toMatchObject({ status: 200, body: { id: first.body.id } });
  expect((await again.rest('/auth/me')).body.id).toBe(first.body.id);
});

test('a new password whose answer was lost: its session is over, and whoever signs in with it hears the first answer, also after a death', async () => {
  const email = newEmail();
  const person = await server.client().signUp(email);
  const { id } = (await person.rest('/auth/me')).body;
  const { cookie: old } = person;
  const [key, change] = [newKey(), { currentPassword: PERSON.password, newPassword: 'quiet river stone' }];
  expect((await person.post('/auth/password', change, key)).status).toBe(200);
  person.cookie = old;
  expect((await person.post('/auth/password', change, key)).status).toBe(401);
  const again = server.client();
  await again.post('/auth/login', { email, password: change.newPassword });
  expect(await again.post('/auth/password', change, key)).toMatchObject({ status: 200, body: { id } });
  await dieBeforeTheAnswer(id);
  expect(await again.post('/auth/password', change, key)).toMatchObject({ status: 200, body: { id } });
  expect((await again.rest('/auth/me')).status).toBe(200);
});

test('several mutations of one call: those that were done are found, in whatever fields they are asked', async () => {
  const call = 'mutation { one: createRule(input: { match: "description", pattern: "lunch", category: "Travel" }) { id } two: createScenario(input: { name: "B", levers: [] }) { id name } }';
  const key = newKey();
  const first = await client.graphql(call, {}, key);
  await dieBeforeTheAnswer();
  expect((await client.graphql(call, {}, key)).body).toEqual(first.body);
});

/** A visitor of the demo has connections, matches, alerts and targets to take away. */
async function demoVisitor(): Promise<{ visitor: TestClient; id: string }> {
  const visitor = server.client();
  const { body: { id } } = await visitor.post('/auth/demo');
  return { visitor, id };
}

const TAKEN_AWAY: readonly (readonly [mutation: string, call: (visitor: TestClient) => Promise<string>])[] = [
  ['disconnectIntegration', async (visitor) => `mutation { disconnectIntegration(id: "${(await visitor.rest('/integrations')).body[0].id}") }`],
  ['disconnectIntegration', async (visitor) => {
    await visitor.post('/integrations/connect', { provider: 'square' });
    return `mutation { disconnectIntegration(id: "${((await visitor.rest('/integrations')).body as { id: string; status: string }[]).find(({ status }) => status === 'pending')!.id}") }`;
  }],
  ['removeKpiTarget', async (visitor) => {
    await visitor.rest('/kpis/gross-margin/target', { method: 'PUT', body: { value: '40' } });
    return 'mutation { removeKpiTarget(id: "gross-margin") }';
  }],
  ['undoReviewDecision', async (visitor) => {
    const [item] = (await visitor.rest('/review-items')).body.items;
    const { body } = await visitor.post('/review-items/decisions', { decisions: [{ id: item.id, category: 'Travel', isAlways: false }] });
    return `mutation { undoReviewDecision(id: "${body.id}") }`;
  }],
];

test.each(TAKEN_AWAY)('%s: what was taken away is no refusal to the repetition', async (_mutation, callOf) => {
  const { visitor, id } = await demoVisitor();
  const [call, key] = [await callOf(visitor), newKey()];
  const first = await visitor.graphql(call, {}, key);
  expect(first.body.errors).toBeUndefined();
  await dieBeforeTheAnswer(id);
  expect((await visitor.graphql(call, {}, key)).body).toEqual(first.body);
  expect((await visitor.graphql(call, {}, newKey())).body.errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
});

test('a category that was chosen is told with the one before, so that it can be taken back', async () => {
  const [row] = (await client.rest('/transactions')).body;
  const call = (category: string) => `mutation { categorizeTransactions(input: { transactionIds: ["${row.id}"], category: "${category}" }) { chosenBefore transaction { id category } } }`;
  await client.graphql(call('Travel'));
  const key = newKey();
  const first = await client.graphql(call('Beans'), {}, key);
  await dieBeforeTheAnswer();
  expect(first.body.data.categorizeTransactions).toMatchObject([{ chosenBefore: 'Travel', transaction: { category: 'Beans' } }]);
  expect((await client.graphql(call('Beans'), {}, key)).body).toEqual(first.body);
});

test('a session that was ended, a file that is read again and a layout that is forgotten', async () => {
  const email = newEmail();
  const person = await server.client().signUp(email);
  const { body: { id } } = await person.rest('/auth/me');
  await server.client().post('/auth/login', { email, password: PERSON.password });
  const other = ((await person.rest('/sessions')).body as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent)!;
  const ownFile = await person.upload('own.csv', bank('OWN'));
  const same = async (call: string): Promise<void> => {
    const key = newKey();
    const first = await person.graphql(call, {}, key);
    expect(first.body.errors).toBeUndefined();
    await dieBeforeTheAnswer(id);
    expect((await person.graphql(call, {}, key)).body).toEqual(first.body);
  };
  await same(`mutation { endSession(id: "${other.id}") }`);
  await same(`mutation { readFileAgain(id: "${ownFile}", mapping: { currency: "CHF" }) { id } }`);
  await person.read(ownFile);
  const [layout] = (await person.rest('/layouts')).body;
  await same(`mutation { forgetLayout(id: "${layout.id}") }`);
});

test('a forgotten password that was replaced, by a visitor and by somebody who is signed in', async () => {
  for (const caller of [server.client(), await server.client().signUp()]) {
    const email = newEmail();
    const { body: { id } } = await (await server.client().signUp(email)).rest('/auth/me');
    const token = `token of ${email}`;
    await server.db.database.outsideTenants((em) => em.execute(`insert into password_reset (token_hash, user_id, created_at, expires_at) values (?, ?, now(), now() + interval '1 hour')`, [hashToken(token), id]));
    const call = `mutation { resetPassword(input: { token: "${token}", newPassword: "quiet river stone" }) }`;
    const key = newKey();
    const first = await caller.graphql(call, {}, key);
    expect(first.body).toEqual({ data: { resetPassword: true } });
    await dieBeforeTheAnswer(caller.cookie === null ? id : (await caller.rest('/auth/me')).body.id);
    expect((await caller.graphql(call, {}, key)).body).toEqual(first.body);
    expect((await server.client().post('/auth/login', { email, password: 'quiet river stone' })).status).toBe(200);
  }
});
