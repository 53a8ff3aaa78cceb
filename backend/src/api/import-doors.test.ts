/** Statements in the banks' own formats, through both doors: the same answers, the same refusals. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from './testing/test-server.ts';
import type { Heard, TestClient } from './testing/test-client.ts';

let server: TestServer;
beforeAll(async () => { server = await startTestServer(); });
afterAll(() => server.close());

const OFX = 'OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>77</BANKACCTFROM><BANKTRANLIST><STMTTRN><DTPOSTED>20260303<TRNAMT>-12.50<NAME>Rent</STMTTRN></BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>';
type Content = string | Uint8Array<ArrayBuffer>;

function byRest(client: TestClient, name: string, content: Content, headers: Record<string, string> = {}, search = ''): Promise<Heard> {
  const form = new FormData();
  form.set('file', new File([content], name));
  return client.rest(`/imports${search}`, { method: 'POST', body: form, headers });
}

async function byGraphql(client: TestClient, name: string, content: Content, check: boolean | null = null) {
  const form = new FormData();
  form.set('operations', JSON.stringify({ query: 'mutation($file: Upload!, $check: Boolean) { importStatement(file: $file, check: $check) { id fileName status mediaType size } }', variables: { file: null, check } }));
  form.set('map', JSON.stringify({ 0: ['variables.file'] }));
  form.set('0', new File([content], name));
  const response = await fetch(`${server.url}/graphql`, { method: 'POST', body: form, headers: { 'apollo-require-preflight': 'true', ...(client.cookie ? { cookie: client.cookie } : {}) } });
  return (await response.json()) as { data?: { importStatement: { id: string } }; errors?: { message: string; extensions: { status: number } }[] };
}

test('both doors answer with the file', async () => {
  const rest = await byRest(await server.client().signUp(), 'march.ofx', OFX);
  expect([rest.status, rest.body]).toEqual([201, expect.objectContaining({ fileName: 'march.ofx', mediaType: 'application/x-ofx', status: 'processing', size: OFX.length })]);
  const { id: _id, ...graphql } = (await byGraphql(await server.client().signUp(), 'march.ofx', OFX)).data!.importStatement;
  expect(rest.body).toMatchObject(graphql);
});

describe('both doors refuse alike', () => {
  const cases: [string, string, Content, number, RegExp][] = [
    ['another ending', 'march.docx', OFX, 400, /^File type must be \.csv, \.pdf, \.ofx, .+ or \.\w+$/],
    ['content that is not what the name says', 'march.qfx', 'Date,Amount\n', 415, /^The content of march\.qfx is not an OFX file\.$/],
    ['more than 10 MB', 'march.ofx', new Uint8Array(10_485_761), 413, /^File is larger than 10485760 bytes$/],
    ['nothing', 'march.ofx', '', 400, /^The file is empty\.$/],
  ];
  test.each(cases)('%s', async (_, name, content, status, message) => {
    const client = await server.client().signUp();
    const [rest, { errors }] = [await byRest(client, name, content), await byGraphql(client, name, content)];
    expect([rest.status, errors?.[0]?.extensions.status]).toEqual([status, status]);
    expect([(rest.body as { detail: string }).detail, errors?.[0]?.message]).toEqual([expect.stringMatching(message), expect.stringMatching(message)]);
  });
});

test('on both doors a file waits for its check, and counts once it is confirmed', async () => {
  const readBy = async (send: (client: TestClient) => Promise<string>) => {
    const client = await server.client().signUp();
    const id = await send(client);
    const waiting = await client.read(id);
    const before = (await client.rest('/transactions')).body;
    await client.rest(`/files/${id}/reading`, { method: 'PUT', body: {} });
    return { waiting: waiting.status, choices: waiting.choices, before, after: (await client.read(id)).status, amounts: (await client.rest('/transactions')).body.map(({ amount }: { amount: string }) => amount) };
  };
  const asSaid = { waiting: 'needs-answer', choices: [], before: [], after: 'processed', amounts: ['-12.50'] };
  expect(await readBy(async (client) => (await byRest(client, 'a.ofx', OFX, {}, '?check=true')).body.id)).toEqual(asSaid);
  expect(await readBy(async (client) => (await byGraphql(client, 'a.ofx', OFX, true)).data!.importStatement.id)).toEqual(asSaid);
  expect(await byRest(await server.client().signUp(), 'a.ofx', OFX, {}, '?check=perhaps')).toMatchObject({ status: 400, body: { errors: { check: 'check must be true or false.' } } });
});

test('the same bytes again are a conflict, and with the same Idempotency-Key the first answer', async () => {
  const client = await server.client().signUp();
  const key = { 'idempotency-key': 'import' };
  const first = await byRest(client, 'a.ofx', OFX, key);
  expect((await byRest(client, 'a.ofx', OFX, key)).body).toEqual(first.body);
  expect((await byRest(client, 'b.ofx', OFX)).status).toBe(409);
});

test('the documented upload takes a CSV or a PDF and nothing else', async () => {
  const client = await server.client().signUp();
  expect(await client.uploadForm('march.ofx', OFX)).toMatchObject({ status: 400, body: { detail: 'File type must be .csv or .pdf' } });
  expect((await client.uploadForm('march.csv', OFX)).status).toBe(415);
});
