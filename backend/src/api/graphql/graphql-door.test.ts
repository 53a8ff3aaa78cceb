/** What holds for every GraphQL operation: uploads, errors, limits on each transport, and live subscriptions. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import type { Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { TestClient } from '../testing/test-client.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { openSocket } from '../testing/test-socket.ts';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const CSV = 'Date,Description,Amount\n2026-01-05,SALES,100.00\n2026-01-06,RENT,-40.00\n';

async function upload(client: TestClient, content: string | Uint8Array<ArrayBuffer>, fileCount = 1, headers: Record<string, string> = { 'apollo-require-preflight': 'true' }) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: 'mutation($file: Upload!) { uploadFile(file: $file) { fileName status mediaType size } }', variables: { file: null } }));
  form.set('map', JSON.stringify(fileCount === 1 ? { 0: ['variables.file'] } : { 0: ['variables.file'], 1: ['variables.other'] }));
  for (let index = 0; index < fileCount; index += 1) form.set(String(index), new File([content], 'a.csv'));
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', body: form, headers: { ...headers, ...(client.cookie ? { cookie: client.cookie } : {}) } });
  return { status: response.status, body: (await response.json()) as { data?: { uploadFile: unknown }; errors?: { message: string; extensions: Record<string, unknown> }[] } };
}

describe('an upload', () => {
  test('answers like its REST call', async () => {
    const { body } = await upload(await server.client().signUp(), CSV);
    const rest = await (await server.client().signUp()).uploadForm('a.csv', CSV);
    expect(rest.body).toMatchObject(body.data?.uploadFile as object);
  });

  async function checkRefused(content: string | Uint8Array<ArrayBuffer>, fileCount: number, expected: object): Promise<void> {
    const { body } = await upload(await server.client().signUp(), content, fileCount);
    expect({ message: body.errors?.[0]?.message, status: body.errors?.[0]?.extensions.status }).toEqual(expected);
  }
  test('too large', () => checkRefused(new Uint8Array(10_485_761), 1, { status: 413, message: 'File is larger than 10485760 bytes' }));
  test('two at a time', () => checkRefused(CSV, 2, { status: 400, message: 'Too many files' }));
  test('content that is not what its name says', () => checkRefused('%PDF-1.4\n', 1, { status: 415, message: 'The content of a.csv is not a CSV file.' }));

  test('with an Idempotency-Key gives its first answer again', async () => {
    const client = await server.client().signUp();
    const headers = { 'apollo-require-preflight': 'true', 'idempotency-key': 'once' };
    const answers = [await upload(client, CSV, 1, headers), await upload(client, CSV, 1, headers)];
    expect(answers[0]?.body.data?.uploadFile).toMatchObject({ fileName: 'a.csv' });
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await upload(client, `${CSV}2026-01-07,MORE,1.00\n`, 1, headers)).body.errors?.[0]?.extensions.status).toBe(409);
    const big = await upload(client, new Uint8Array(10_485_761), 1, { ...headers, 'idempotency-key': 'big' });
    expect(big.body.errors?.[0]?.message).toBe('File is larger than 10485760 bytes');
  });

  test('without a session', async () => {
    expect((await upload(server.client(), CSV)).body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  test('that a form on another page could send is refused', async () => {
    expect((await upload(await server.client().signUp(), CSV, 1, {})).status).toBe(400);
  });
});

describe('errors', () => {
  test('carry code, status and the field at fault', async () => {
    const { body } = await server.client().graphql('mutation { signUp(input: { firstName: "A", lastName: "B", businessName: "C", email: "no", password: "short" }) { id } }');
    expect(body.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', status: 400, field: 'email', fields: { password: expect.any(String) } });
  });

  test('name what is wrong with the document', async () => {
    const { body } = await server.client().graphql('{ nothing }');
    expect(body.errors[0]).toMatchObject({ message: expect.stringContaining('nothing'), extensions: { code: 'GRAPHQL_VALIDATION_FAILED', status: 400 } });
  });

  test('say where very many variables are at fault that they were not all told', async () => {
    const { body } = await server.client().graphql('query($levers: [JSONObject!]!) { scenarioPreview(input: { levers: $levers }) { currency } }', { levers: Array.from({ length: 200 }, () => 'none') });
    expect(new Set(body.errors.map((error: { extensions: object }) => JSON.stringify(error.extensions)))).toEqual(new Set(['{"code":"BAD_USER_INPUT","status":400}']));
  });
});

const ORDINARY = '{ queries { answer { plan { period { label } } citations { amount } } } }';
const TOO_MUCH: readonly (readonly [string, string])[] = [
  ['aliases', `{ ${Array.from({ length: 16 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
  ['directives', `{ __typename ${'@include(if: true) '.repeat(6)} }`],
  ['tokens', `{ ${'__typename '.repeat(2_100)} }`],
  ['depth', '{ __type(name: "User") { fields { type { ofType { ofType { ofType { ofType { ofType { ofType { ofType { ofType { name } } } } } } } } } } } }'],
];

describe('limits', () => {
  test.each(TOO_MUCH)('%s over HTTP', async (_name, query) => {
    const { status, body } = await server.client().graphql(query);
    expect([status, body.errors.length > 0]).toEqual([400, true]);
  });

  test.each(TOO_MUCH)('%s over a web socket', async (_name, query) => {
    const socket = openSocket(server.url, await server.client().signUp());
    await expect(first(socket, query)).rejects.toBeTruthy();
    await socket.dispose();
  });

  test('batches are refused', async () => {
    const response = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify([{ query: '{ me { id } }' }, { query: '{ me { id } }' }]) });
    expect(response.status).toBe(400);
  });

  test('let introspection and ordinary documents through', async () => {
    expect((await server.client().graphql(getIntrospectionQuery())).body.errors).toBeUndefined();
    expect((await (await server.client().signUp()).graphql(ORDINARY)).body.errors).toBeUndefined();
  });
});

describe('live files', () => {
  const QUERY = 'subscription { fileChanged { id fileName status progressPercent } }';

  test('are told until they are read', async () => {
    const client = await server.client().signUp();
    const socket = openSocket(server.url, client);
    const heard: { fileName: string; status: string }[] = [];
    const listening = (async () => {
      for await (const { data } of socket.iterate<{ fileChanged: { fileName: string; status: string } }>({ query: QUERY })) {
        if (data) heard.push(data.fileChanged);
        if (data?.fileChanged.status === 'processed') return;
      }
    })();
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stranger = await server.client().signUp();
    await stranger.uploadForm('theirs.csv', `${CSV}2026-01-09,X,1.00\n`);
    await client.uploadForm('mine.csv', CSV);
    await listening;
    expect(new Set(heard.map((file) => file.fileName))).toEqual(new Set(['mine.csv']));
    await socket.dispose();
  });

  test('need a session', async () => {
    const socket = openSocket(server.url, server.client());
    await expect(first(socket, QUERY)).rejects.toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED', status: 401 } }] });
    await socket.dispose();
  });

  test('are all that a web socket offers', async () => {
    const socket = openSocket(server.url, await server.client().signUp());
    await expect(first(socket, '{ me { id } }')).rejects.toMatchObject([{ message: 'Only subscriptions run over a web socket.' }]);
    await socket.dispose();
  });

  test('are closed to pages of other sites', async () => {
    const { cookie } = await server.client().signUp();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { headers: { origin: 'https://evil.example', cookie: cookie ?? '' } });
    const outcome = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, response) => resolve(response.statusCode));
      socket.on('open', () => resolve('open'));
      socket.on('error', () => undefined);
    });
    expect(outcome).toBe(403);
  });
});

/** The first answer; rejects with the errors. */
async function first(socket: Client, query: string): Promise<unknown> {
  for await (const answer of socket.iterate({ query })) {
    if (answer.errors) throw new AggregateError(answer.errors);
    return answer.data;
  }
  return null;
}
