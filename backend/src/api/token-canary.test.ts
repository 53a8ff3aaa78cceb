/** Providers' tokens are readable nowhere: not in the database's files, the logs, the exports or any answer. */
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type pg from 'pg';
import { withClient } from '../database/with-client.ts';
import { readZip } from '../features/export/test-zip.ts';
import { ProviderError } from '../providers/provider-error.ts';
import { sale, TestProvider } from '../features/integrations/test-provider.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

let server: TestServer;
const stripe = new TestProvider('stripe');
const logged: string[] = [];
beforeAll(async () => {
  for (const method of ['log', 'warn', 'error', 'info'] as const) jest.spyOn(console, method).mockImplementation((...words) => { logged.push(words.map(String).join(' ')); });
  server = await startTestServer({ TOKEN_KEYS: `test:${randomBytes(32).toString('base64')}` }, undefined, { choose: () => stripe, of: () => stripe });
});
afterAll(() => server.close());

/** Every row of every table as text, the job queue's included; bytes as they are. */
async function everyRow(): Promise<string> {
  return withClient(server.db.superuserUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`);
    const texts = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from ${name} t`);
      texts.push(...rows.map(({ row }) => row));
    }
    return texts.join('\n');
  });
}

/** What the server's own files hold, pages of removed rows and the log of changes included. */
async function everyFile(): Promise<Buffer> {
  return withClient(server.db.superuserUrl, async (client: pg.Client) => {
    await client.query('checkpoint');
    const { rows } = await client.query<{ content: Buffer }>(
      `select pg_read_binary_file(path) as content from (
         select 'base/' || oid || '/' || file as path from pg_database, pg_ls_dir('base/' || oid) as file where datname = current_database() and file ~ '^[0-9]+$'
         union all select 'pg_wal/' || name from (select name from pg_ls_waldir() where name ~ '^[0-9A-F]{24}$' order by modification desc limit 2) as log) as files`);
    return Buffer.concat(rows.map(({ content }) => content));
  });
}

test('a canary in every token is found nowhere', async () => {
  const ana = await server.client().signUp();
  await ana.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
  stripe.tell('acct_1', sale(1), sale(2));
  const answers: string[] = [];
  const say = async (method: string, path: string, body?: unknown): Promise<{ status: number; body: any }> => { // oxlint-disable-line typescript/no-explicit-any -- whatever shape came back
    const heard = await ana.rest(path, { method, ...(body === undefined ? {} : { body }) });
    answers.push(heard.text, ...[...heard.headers].map(([name, value]) => `${name}: ${value}`));
    return heard;
  };

  const { body: start } = await say('POST', '/integrations/connect', { provider: 'stripe' });
  const back = stripe.consent(start.authUrl, 'acct_1');
  await say('GET', `/integrations/stripe/callback?${back}`);
  const { body: [{ id }] } = await say('GET', '/integrations');
  await say('POST', `/integrations/${id}/sync`);
  // Renewed, refused, and revoked with a provider that fails first.
  stripe.forget('acct_1', 'access');
  stripe.tell('acct_1', sale(3));
  await say('POST', `/integrations/${id}/sync`);
  stripe.faults.pull = [new ProviderError('unavailable', 'Stripe does not answer.')];
  stripe.tell('acct_1', sale(4));
  await say('POST', `/integrations/${id}/sync`);
  const exported = Buffer.concat([...(await readZip(Buffer.from(await (await ana.raw('/api/account/export')).arrayBuffer()))).values()]);
  answers.push((await ana.graphql('{ integrations { id provider status companyName error isSandbox } }')).text);
  const whileConnected = [await everyRow(), await everyFile()] as const;
  stripe.faults.revoke = [new ProviderError('unavailable', 'Stripe does not answer.')];
  await say('DELETE', `/integrations/${id}?keepRows=true`);

  const [rows, files] = [`${whileConnected[0]}\n${await everyRow()}`, Buffer.concat([whileConnected[1], await everyFile()])];
  expect(stripe.givenOut.length).toBeGreaterThanOrEqual(4);
  expect(rows).toContain('Company acct_1');
  expect(files.includes('Company acct_1')).toBe(true);
  expect(exported.includes('Company acct_1')).toBe(true);
  for (const token of [...stripe.givenOut, back.get('code')!]) {
    const written = [token, Buffer.from(token).toString('hex'), Buffer.from(token).toString('base64').slice(0, -4)];
    for (const form of written) {
      expect(rows).not.toContain(form);
      expect(files.includes(form)).toBe(false);
      expect(exported.includes(form)).toBe(false);
      expect([...answers, ...logged].join('\n')).not.toContain(form);
    }
  }
});
