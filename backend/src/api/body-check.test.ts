/** Bodies nested so deep that walking them ends the stack are refused on both doors, with and without an Idempotency-Key. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const DEEP = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;
const PREVIEW = 'mutation($input: CreateScenarioInput!) { createScenario(input: $input) { id } }';
const BODIES = [
  ['/api/queries', `{"query":"x","previousQueryId":${DEEP}}`],
  ['/graphql', `{"query":"${PREVIEW}","variables":{"input":{"name":"x","levers":[{"kind":${DEEP}}]}}}`],
] as const;

test.each(BODIES)('%s', async (path, body) => {
  const { cookie } = await server.client().signUp();
  const ask = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(server.url + path, { method: 'POST', body, headers: { 'content-type': 'application/json', cookie: cookie ?? '', ...headers } })).status;
  expect([await ask({}), await ask({ 'idempotency-key': 'deep' })]).toEqual([400, 400]);
});
