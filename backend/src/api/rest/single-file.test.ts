/** The short way through a multipart body gives what the platform's reader gives, or leaves the body to it. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { singleFile } from './single-file.ts';

interface Body { bytes: Buffer; type: string }

async function bodyOf(form: FormData): Promise<Body> {
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return { type: request.headers.get('content-type')!, bytes: Buffer.from(await request.arrayBuffer()) };
}

function formOf(content: Uint8Array<ArrayBuffer>, name: string, type = 'text/csv'): FormData {
  const form = new FormData();
  form.append('file', new Blob([content], { type }), name);
  return form;
}

const byHand = (content: string, end = '\r\n--b--\r\n', header = 'Content-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv'): Buffer =>
  Buffer.from(`--b\r\n${header}\r\n\r\n${content}${end}`);
const TYPE = 'multipart/form-data; boundary=b';

test('agrees with the platform over generated names and contents', async () => {
  let taken = 0;
  await fc.assert(fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), async (content, name) => {
    const { bytes, type } = await bodyOf(formOf(new Uint8Array(content), name));
    const found = singleFile(bytes, type);
    if (found === null) return;
    taken++;
    const theirs = (await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()).get('file') as File;
    expect(found.fileName).toBe(theirs.name);
    expect(Buffer.from(found.bytes)).toEqual(Buffer.from(await theirs.arrayBuffer()));
  }), { numRuns: 300 });
  expect(taken).toBeGreaterThan(100);
});

test('takes what browsers and curl send', async () => {
  const { bytes, type } = await bodyOf(formOf(Buffer.from('a,b\r\n--not the end\r\n'), 'Über 2026.csv'));
  expect(singleFile(bytes, type)).toMatchObject({ fileName: 'Über 2026.csv' });
  expect(Buffer.from(singleFile(bytes, type)!.bytes).toString()).toBe('a,b\r\n--not the end\r\n');
  expect(Buffer.from(singleFile(byHand(''), TYPE)!.bytes)).toHaveLength(0);
});

describe('leaves to the platform', () => {
  test('two parts', async () => {
    const form = formOf(Buffer.from('x'), 'a.csv');
    form.append('check', 'true');
    const { bytes, type } = await bodyOf(form);
    expect(singleFile(bytes, type)).toBeNull();
  });

  test.each([
    ['a body that breaks off', byHand('x', '')],
    ['a delimiter that does not end it', byHand('x', '\r\n--b\r\n')],
    ['words behind the end', byHand('x', '\r\n--b--\r\nmore')],
    ['a delimiter within the content', byHand('x\r\n--b y')],
    ['a name that is encoded', byHand('x', undefined, 'Content-Disposition: form-data; name="file"; filename="a%22.csv"')],
    ['another part', byHand('x', undefined, 'Content-Disposition: form-data; name="other"; filename="a.csv"')],
    ['no name', byHand('x', undefined, 'Content-Disposition: form-data; name="file"')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', (_, bytes) => {
    expect(singleFile(bytes, TYPE)).toBeNull();
  });
});
