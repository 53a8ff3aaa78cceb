/** The export of an account: whole, harmless in a spreadsheet, from one moment, without a secret, and with no table forgotten. */
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { withClient } from '../database/with-client.ts';
import { EXPORT_PARTS, NOT_EXPORTED } from '../features/export/export-parts.ts';
import { ExportService } from '../features/export/export.service.ts';
import { readZip } from '../features/export/test-zip.ts';
import type { Viewer } from '../features/users/viewer.ts';
import { newEmail, type TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const CSV = ['Date,Description,Amount,Balance', '2026-01-05,"=HYPERLINK(""http://evil.example"")",1000.00,1000.00', '2026-01-06,RENT PAYMENT,-400.25,599.75', 'broken,row,x,y', ''].join('\n');
let server: TestServer;
let owner: TestClient;
let email: string;
let zip: Map<string, Buffer>;
let fileId: string;

beforeAll(async () => {
  server = await startTestServer();
  email = newEmail();
  owner = await server.client().signUp(email);
  fileId = await owner.upload('my "books".csv', CSV);
  await owner.post('/queries', { query: 'What was my revenue?', fileId });
  await owner.post('/executive-summaries', { fileId });
  await owner.post('/reports', { title: 'A report / of January', type: 'monthly' });
  await server.client().signUp();
  zip = await exported(owner);
}, 60_000);
afterAll(() => server.close());

async function exported(client: TestClient): Promise<Map<string, Buffer>> {
  const response = await client.raw('/api/account/export');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/zip');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="purser-Ada & Co-\d{4}-\d\d-\d\d\.zip"/);
  return readZip(Buffer.from(await response.arrayBuffer()));
}

const text = (path: string): string => zip.get(path)?.toString() ?? '';
const json = (path: string) => JSON.parse(text(path));
const rows = (path: string): Record<string, string>[] => parse(text(path), { columns: true, bom: true });

test('has every part, and a README that names each', () => {
  const folders = new Set([...zip.keys()].map((path) => path.replace(/\/.*/, '/')));
  expect([...folders].sort()).toEqual(['README.txt', ...EXPORT_PARTS.map(({ name }) => name)].sort());
  for (const { name } of EXPORT_PARTS) expect(text('README.txt')).toContain(`  ${name} `);
});

test('the ledger: amounts are numbers, texts are no formulas', () => {
  const [sale, rent] = rows('transactions.csv');
  expect(sale).toMatchObject({ Date: '2026-01-05', Description: `'=HYPERLINK("http://evil.example")`, Amount: '1000.00', Currency: 'USD', 'Already known': 'no' });
  expect(rent).toMatchObject({ Description: 'RENT PAYMENT', Amount: '-400.25', Line: '3' });
});

test('files as they came, under names that stay inside the archive', () => {
  const [file] = rows('files.csv');
  expect(file).toMatchObject({ File: 'my "books".csv', Status: 'processed', Transactions: '2', Id: fileId });
  expect(text(file?.Original ?? '')).toBe(CSV);
  expect(file?.Original).toBe('files/001 my _books_.csv');
  expect(rows('file-problems.csv')).toEqual([expect.objectContaining({ Line: '4', 'As it stands there': expect.stringContaining('broken') })]);
});

test('questions, summaries, reports and insights', () => {
  expect(json('questions.json')).toEqual([expect.objectContaining({ query: 'What was my revenue?', fileId, answer: expect.objectContaining({ kind: 'answer' }) })]);
  expect(json('summaries.json')).toHaveLength(1);
  expect(text('reports/001 A report _ of January.txt')).toContain('A report / of January');
  expect(json('insights.json')).toEqual(expect.any(Array));
  expect(json('integrations.json')).toEqual([]);
});

test('the profile, and no secret', async () => {
  expect(json('profile.json')).toMatchObject({ user: { email, firstName: 'Ada' }, business: { name: 'Ada & Co', timeZone: 'UTC' }, subscription: { planName: 'startup' }, usage: expect.any(Array), sessions: [{ device: 'node' }] });
  const everything = [...zip.values()].map(String).join('\n');
  const [{ hash }] = await server.db.database.outsideTenants((em) => em.execute<[{ hash: string }]>('select password_hash as hash from app_user where lower(email) = ?', [email]));
  for (const secret of [hash, 'token_hash', 'tokenHash', 'passwordHash', owner.cookie?.split('=')[1] ?? '']) expect(everything).not.toContain(secret);
});

test('no table of a business is forgotten', async () => {
  const { rows: tables } = await withClient(server.db.urls.owner, (client) => client.query<{ name: string }>(
    `select c.relname::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'business_id'
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and c.relname <> 'app_user'`));
  const named = [...new Set(EXPORT_PARTS.flatMap((part) => part.tables)), ...Object.keys(NOT_EXPORTED)];
  expect(named.sort()).toEqual(tables.map(({ name }) => name).sort());
});

describe('while it is under way', () => {
  let viewer: Viewer;
  beforeAll(async () => {
    const [row] = await server.db.database.outsideTenants((em) => em.execute<[{ userId: string; businessId: string }]>('select id as "userId", business_id as "businessId" from app_user where lower(email) = ?', [email]));
    viewer = { ...row, accountType: 'starter', isDemo: false };
  });

  /** Runs `first` once the first bytes are there, then takes the rest. */
  function slowly(chunks: Buffer[], first: () => Promise<unknown>): Writable {
    return new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        const before = chunks.length === 0 ? first() : Promise.resolve();
        chunks.push(chunk);
        before.then(() => done(), done);
      },
    });
  }

  test('it shows one moment, and a second one waits', async () => {
    const service = new ExportService(server.db.database, () => new Date());
    const opened = await service.open(viewer);
    const chunks: Buffer[] = [];
    await opened.writeTo(slowly(chunks, async () => {
      await expect(service.open(viewer)).rejects.toMatchObject({ code: 'RATE_LIMITED' });
      await server.db.database.inTenantRaw(viewer.businessId, (client) => client.query(`update entry set description = 'CHANGED'`));
    }));
    const seen = await readZip(Buffer.concat(chunks));
    expect(seen.get('transactions.csv')?.toString()).toContain('RENT PAYMENT');
    expect((await exported(owner)).get('transactions.csv')?.toString()).toContain('CHANGED');
  });

  test('whoever goes away leaves nothing behind', async () => {
    const service = new ExportService(server.db.database, () => new Date());
    const opened = await service.open(viewer);
    await expect(opened.writeTo(slowly([], () => Promise.reject(new Error('gone'))))).rejects.toThrow('gone');
    const chunks: Buffer[] = [];
    await (await service.open(viewer)).writeTo(slowly(chunks, async () => undefined));
    expect((await readZip(Buffer.concat(chunks))).size).toBe(zip.size);
  });
});

test('is for accounts only', async () => {
  expect((await server.client().rest('/account/export')).status).toBe(401);
});
