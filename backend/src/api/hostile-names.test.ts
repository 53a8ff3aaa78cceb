/** Names of files that lead elsewhere, end a header, turn their ending round, are formulas or are endless: through every door that takes a file, in every place that tells or sends a name. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { readZip } from '../features/export/test-zip.ts';
import { attachment } from './rest/send-reply.ts';
import type { TestClient } from './testing/test-client.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

/** What is sent, and what it is then called; null where the ending is not one that is read. */
const NAMES: Readonly<Record<string, string | null>> = {
  '../../../etc/cron.d/a.csv': 'a.csv',
  'C:\\\\Windows\\\\a.csv': 'a.csv',
  'a\0.csv': 'a.csv',
  'a.csv\0.exe': null,
  'a\u0007\u001b[31m.csv': 'a[31m.csv',
  'invoice\u202evsc.exe.csv': 'invoicevsc.exe.csv',
  'a%22%0D%0ASet-Cookie: x=1.csv': 'a"Set-Cookie: x=1.csv',
  "=cmd|' %2FC calc'!A0.csv": "=cmd|' %2FC calc'!A0.csv",
  'Books.csv': 'Books.csv',
  'books.csv': 'books.csv',
  'B\u00fcro.csv': 'B\u00fcro.csv',
  'Bu\u0308ro.csv': 'Bu\u0308ro.csv',
  'NUL.csv': 'NUL.csv',
  '__proto__.csv': '__proto__.csv',
  '<img src=x onerror=alert(1)>.csv': '<img src=x onerror=alert(1)>.csv',
  '.csv': '.csv',
  [`${'😀'.repeat(1_000)}.csv`]: `${'😀'.repeat(125)}.csv`,
  [`${'x'.repeat(4_096)}.csv`]: `${'x'.repeat(251)}.csv`,
};

let server: TestServer;
let client: TestClient;
const faults: unknown[] = [];
beforeAll(async () => {
  jest.spyOn(console, 'log').mockReturnValue();
  jest.spyOn(console, 'error').mockImplementation((...told) => void faults.push(told));
  server = await startTestServer({ CALLS_PER_MINUTE: '1000000' });
  client = await server.client().signUp();
  await client.post('/subscription/change', { planName: 'pro', billingType: 'monthly' });
}, 60_000);
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

let files = 0;
/** Another payment in each, or it would be the same file. */
const content = (): string => `Date,Description,Amount\n2026-01-15,RENT,-900.00\n2026-01-20,INVOICE ${files += 1},1${files}.00\n`;
const part = (name: string, header: string, text: string): string => `--b\r\nContent-Disposition: form-data; name="${name}"${header}\r\n\r\n${text}\r\n`;

async function send(path: string, body: string): Promise<{ status: number; body: any }> { // oxlint-disable-line typescript/no-explicit-any -- tests look at whatever shape came back
  const response = await fetch(server.url + path, { method: 'POST', headers: { cookie: client.cookie!, accept: 'application/json', 'apollo-require-preflight': '1', 'content-type': 'multipart/form-data; boundary=b' }, body });
  return { status: response.status, body: await response.json() };
}

const DOORS: Readonly<Record<string, (header: string) => Promise<{ status: number; fileName: string | null }>>> = {
  ...Object.fromEntries(['/files/upload', '/imports'].map((path) => [path, async (header: string) => {
    const { status, body } = await send(`/api${path}`, `${part('file', header, content())}--b--\r\n`);
    return { status, fileName: body.fileName as string ?? null };
  }])),
  ...Object.fromEntries(['uploadFile', 'importStatement'].map((mutation) => [mutation, async (header: string) => {
    const operations = JSON.stringify({ query: `mutation($file: Upload!) { ${mutation}(file: $file) { fileName } }`, variables: { file: null } });
    const { body } = await send('/graphql', `${part('operations', '', operations)}${part('map', '', '{"0":["variables.file"]}')}${part('0', header, content())}--b--\r\n`);
    return { status: body.errors?.[0]?.extensions?.status ?? 201, fileName: body.data?.[mutation]?.fileName as string ?? null };
  }])),
};

test('these are all doors that take a file', () => {
  expect(server.routes.filter(({ accepts }) => accepts === 'upload').map(({ path }) => path)).toEqual(Object.keys(DOORS).slice(0, 2));
});

test.each(Object.keys(DOORS))('%s', async (door) => {
  for (const [name, expected] of Object.entries(NAMES)) {
    const { status, fileName } = await DOORS[door]!(`; filename="${name}"\r\nContent-Type: text/csv`);
    // What the two readers of multipart make of escapes and of what is no text differs; what neither may do is keep what acts.
    if (!/["%\p{Cc}]/u.test(name)) expect([name, status, fileName]).toEqual([name, expected === null ? 400 : 201, expected]);
    expect([name, status < 500, /[\p{Cc}\u202a-\u202e\u2066-\u2069/\\]/u.test(fileName ?? ''), faults.splice(0)]).toEqual([name, true, false, []]);
  }
  for (const header of ['', '; filename=""', '\r\nContent-Type: application/octet-stream', '; filename*=UTF-8\'\'..%2F..%2Fa.csv', '; filename="\xff\xfe.csv"']) {
    const { status, fileName } = await DOORS[door]!(header);
    expect([header, status === 201 || (status >= 400 && status < 500), /[/\\]/.test(fileName ?? '')]).toEqual([header, true, false]);
  }
  expect(faults.splice(0)).toEqual([]);
}, 120_000);

test('an export keeps every file apart, in its folder', async () => {
  const archive = await readZip(Buffer.from(await (await client.raw('/api/account/export')).arrayBuffer()));
  const names = [...archive.keys()].filter((name) => name.startsWith('files/'));
  const { body: listed } = await client.rest('/files?limit=200');
  expect(names.length).toBeGreaterThanOrEqual(listed.length);
  expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^files\/[^/\\:*?"<>|\p{Cc}\u202e]{1,200}$/u);
  for (const [name, bytes] of archive) if (name.endsWith('.csv') && !name.startsWith('files/')) expect(bytes.toString()).not.toMatch(/(?:^|,)"?[=+@]cmd/m);
  for (const { id } of listed) expect((await client.rest(`/files/${id}/certificate?format=txt`)).text).not.toMatch(/(?![\r\n])[\p{Cc}\u202e]/u);
}, 60_000);

const TITLES = ['a\r\nSet-Cookie: x=1', '../../a', 'a"; filename="b.exe', '\u202efdp', '😀'.repeat(60), "it's 100 %", 'a\0b'.replace('\0', '\u0001'), '%2e%2e%2f'];

test.each(TITLES)('a download of what is called %j has one name, for old clients and new', (title) => {
  const header = attachment(`${title}.pdf`);
  expect(header).toMatch(/^attachment; filename="[\x20\x21\x23-\x7e]*"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/);
  const name = decodeURIComponent(header.split("''")[1]!);
  expect([name.endsWith('.pdf'), /[\p{Cc}/\\\u202e]/u.test(name)]).toEqual([true, false]);
});

test('a half of a character cannot keep a download from its owner', () => {
  expect(attachment('\ud800.pdf')).toContain("UTF-8''%EF%BF%BD.pdf");
});

test('a business whose long name is cut within a character is exported', async () => {
  expect((await client.rest('/account/profile', { method: 'PATCH', body: { businessName: `${'x'.repeat(108)}${'😀'.repeat(20)}` } })).status).toBe(200);
  const { status, headers } = await client.raw('/api/account/export');
  expect([status, decodeURIComponent(headers.get('content-disposition')!.split("''")[1]!)]).toEqual([200, `purser-${'x'.repeat(108)}.zip`]);
});
