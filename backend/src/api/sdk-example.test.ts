/** The SDK's example does what it says, as somebody else would run it. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newEmail, PASSWORD } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../../../schema/examples/ask-a-question.ts');

let server: TestServer;
let directory: string;
beforeAll(async () => {
  server = await startTestServer();
  directory = mkdtempSync(path.join(tmpdir(), 'purser-example-'));
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await server.close();
});

test('signs in, uploads a file and prints the answer with its rows', async () => {
  const email = newEmail();
  await server.client().signUp(email);
  const file = path.join(directory, 'statement.csv');
  writeFileSync(file, 'Date,Description,Amount\n2026-01-05,SALES INVOICE 7,1250.00\n2026-01-06,RENT PAYMENT,-400.00\n');
  const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, file, 'What was my total revenue?'], {
    env: { PURSER_URL: server.url, PURSER_EMAIL: email, PURSER_PASSWORD: PASSWORD },
  });
  expect(stdout).toContain('statement.csv: processed, 2 transactions, 2026-01-05 to 2026-01-06');
  expect(stdout).toMatch(/\nComputed: 1250\.00 USD\n[^]*\$1,250\.00[^]*\nHow it was read: [^\n]*revenue/i);
  expect(stdout).toMatch(/2026-01-05\s+1250\.00 {2}SALES INVOICE 7/);
});
