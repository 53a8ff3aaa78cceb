/** An answer's stages as whoever asked hears them: in order, on any server, checked before they are told, and by nobody else. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { cutOff, says, saysInPieces, startTestGemini, type Reply, type Seen, type TestModel } from '../../analysts/test-model.ts';
import { TestClient } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openSocket } from '../testing/test-socket.ts';

interface News { stage: string; reading: string | null; figures: Record<string, unknown> | null; words: string | null }

const PROGRESS = `subscription($progressId: String!) { answerProgress(progressId: $progressId) {
  stage reading words figures { value unit currency period { from to label } table { columns rows } chart { kind labels series { name data } } } } }`;
const ASK = `mutation($input: AskQuestionInput!) { askQuestion(input: $input) {
  response answer { engine value unit currency period { from to label } table { columns rows } chart { kind labels series { name data } } plan { text } } } }`;
const CSV = 'Date,Description,Amount,Category\n2026-02-05,SALES,900.00,Sales - Retail\n2026-03-06,RENT,-1400.00,Rent\n2026-03-20,PAPER,-60.00,Office Supplies\n';

let gemini: TestModel;
let plain: TestServer;
let beside: TestServer;
let told: TestServer;
/** All servers know her. */
let client: TestClient;
beforeAll(async () => {
  gemini = await startTestGemini();
  plain = await startTestServer();
  beside = await startTestServer({}, plain);
  told = await startTestServer({ GEMINI_API_KEY: 'k', GEMINI_BASE_URL: gemini.baseUrl, GEMINI_MODEL: 'gemini-test', GEMINI_TIMEOUT_MS: '5000' }, plain);
  client = await owner(plain);
}, 60_000);
afterAll(async () => {
  await Promise.all([told.close(), beside.close()]);
  await plain.close();
  await gemini.close();
});
beforeEach(() => {
  gemini.reset();
  gemini.answer(() => says('')); // insights are worded in the background, too
});

async function owner(server: TestServer): Promise<TestClient> {
  const newcomer = await server.client().signUp();
  await newcomer.upload('books.csv', CSV);
  return newcomer;
}

/** The same browser at another server. */
function at(server: TestServer): TestClient {
  const moved = new TestClient(server.url);
  moved.cookie = client.cookie;
  return moved;
}

/** The news as they come in at a server, from `listening` on. */
async function listen(server: TestServer, by: TestClient, progressId: string): Promise<News[]> {
  const heard: News[] = [];
  const socket = openSocket(server.url, by);
  void (async () => {
    for await (const { data } of socket.iterate<{ answerProgress: News }>({ query: PROGRESS, variables: { progressId } })) if (data) heard.push(data.answerProgress);
  })().catch(() => undefined);
  await until(() => heard.length > 0);
  expect(heard).toMatchObject([{ stage: 'listening' }]);
  return heard;
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

let count = 0;
const newId = () => { count += 1; return `progress-${count}`; };
const ask = async (by: TestClient, progressId: string | null, query = 'What did we spend by category in March 2026?') =>
  (await by.graphql(ASK, { input: { query, progressId } })).body;
const stages = (heard: readonly News[]) => heard.map(({ stage }) => stage);

describe.each([['the same server', () => plain], ['another server', () => beside]] as const)('heard at %s', (_name, server) => {
  test('read, then computed, then worded, as the answer says in the end', async () => {
    const progressId = newId();
    const heard = await listen(server(), client, progressId);
    const { response, answer } = (await ask(client, progressId)).data.askQuestion;
    await until(() => stages(heard).includes('worded'));
    const { plan, engine, ...figures } = answer;
    expect(engine).toBe('local');
    expect(heard.slice(1)).toEqual([
      { stage: 'read', reading: plan.text, figures: null, words: null },
      { stage: 'computed', reading: null, figures, words: null },
      { stage: 'worded', reading: null, figures: null, words: response },
    ]);
    expect(figures.table.rows.length).toBeGreaterThan(1);
  });
});

test('what cannot be answered has words and no figures', async () => {
  const heard = await listen(plain, client, 'impossible');
  const { response } = (await ask(client, 'impossible', 'What is my credit score?')).data.askQuestion;
  await until(() => stages(heard).includes('worded'));
  expect(heard.slice(1)).toMatchObject([{ stage: 'worded', words: response }]);
});

test('another account hears nothing, not even under the same identifier', async () => {
  const [mine, stranger] = [client, await owner(plain)];
  const heard = await listen(plain, stranger, 'shared-id');
  const mineHeard = await listen(plain, mine, 'shared-id');
  await ask(mine, 'shared-id');
  await until(() => stages(mineHeard).includes('worded'));
  await ask(stranger, 'shared-id', 'What is my credit score?');
  await until(() => heard.length > 1);
  expect(stages(heard)).toEqual(['listening', 'worded']);
  expect(stages(mineHeard)).toEqual(['listening', 'read', 'computed', 'worded']);
});

describe('words of a language model', () => {
  const isAboutAnswer = ({ text }: Seen) => text.startsWith('TOPIC');
  const answers = (words: Reply) => gemini.answer((call) => (isAboutAnswer(call) ? words : says('{"answerable":false}')));
  const QUERY = 'What were our expenses in March 2026?';
  const wordsIn = (heard: readonly News[]) => heard.flatMap(({ words }) => (words === null ? [] : [words]));

  test('come sentence by sentence, while the model still speaks', async () => {
    const heard = await listen(plain, client, 'in-pieces');
    // The next piece is not spoken before what came was heard: without streaming this would never end.
    const pieces = [['Expenses were $1,4', 0], ['60.00 in March', 0], [' 2026. Each', 1], [' of them is listed. That', 2], [' is all.', 2]] as const;
    let piece = 0;
    answers(saysInPieces(pieces.map(([text]) => text), 'STOP', async () => { const [, least] = pieces[piece] ?? ['', 0]; piece += 1; await until(() => wordsIn(heard).length >= least); }));
    const { response, answer } = (await ask(at(told), 'in-pieces', QUERY)).data.askQuestion;
    await until(() => wordsIn(heard).includes(response));
    expect(answer.engine).toBe('gemini-test');
    expect(wordsIn(heard)).toEqual(['Expenses were $1,460.00 in March 2026.', 'Expenses were $1,460.00 in March 2026. Each of them is listed.', response]);
    expect(response).toMatch(/^Expenses were \$1,460\.00 in March 2026\. Each of them is listed\. That is all\.\n\n/);
    expect(gemini.seen.filter(isAboutAnswer).map(({ url }) => url)).toEqual(['/v1beta/models/gemini-test:streamGenerateContent?alt=sse']);
  });

  test('that hold a number of its own are never told, and the local ones take their place', async () => {
    const heard = await listen(told, client, 'a-lie-inside');
    answers(saysInPieces(['Expenses were $1,460.00 in March 2026. ', 'Rent was $999.00 of it. ', 'Be careful. '], 'STOP', async () => until(() => wordsIn(heard).length > 0)));
    const { response, answer } = (await ask(at(told), 'a-lie-inside', QUERY)).data.askQuestion;
    await until(() => wordsIn(heard).includes(response));
    expect(answer.engine).toBe('local');
    expect(response).not.toContain('999');
    expect(wordsIn(heard)).toEqual(['Expenses were $1,460.00 in March 2026.', response]);
  });

  test('that break off are replaced by the local ones', async () => {
    const heard = await listen(told, client, 'broken-off');
    answers(cutOff);
    const { response, answer } = (await ask(at(told), 'broken-off', QUERY)).data.askQuestion;
    await until(() => wordsIn(heard).length > 0);
    expect([answer.engine, ...wordsIn(heard)]).toEqual(['local', response]);
  });

  test('are not streamed where nobody listens', async () => {
    answers(says('Expenses were $1,460.00 in March 2026.'));
    expect((await ask(at(told), null, QUERY)).data.askQuestion.answer.engine).toBe('gemini-test');
    expect(gemini.seen.filter(isAboutAnswer).map(({ url }) => url)).toEqual(['/v1beta/models/gemini-test:generateContent']);
  });
});

test('an identifier that cannot be one is refused on both sides; so is a visitor', async () => {
  expect((await ask(client, 'short')).errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { progressId: expect.any(String) } });
  const refusal = async (by: TestClient, progressId: string) => {
    for await (const { errors } of openSocket(plain.url, by).iterate({ query: PROGRESS, variables: { progressId } })) return errors?.[0]?.extensions?.code;
    return null;
  };
  expect(await refusal(client, 'with spaces in it')).toBe('BAD_USER_INPUT');
  expect(await refusal(plain.client(), 'long-enough')).toBe('UNAUTHENTICATED');
});
