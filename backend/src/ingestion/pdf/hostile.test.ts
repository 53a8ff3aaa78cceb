/** PDFs that are made to hurt: each ends with a reason, none ends the reading process. In full: 10 MB each, in the bounded child. */
import { expect, test } from '@jest/globals';
import { readInChild } from '../child/read-in-child.ts';
import { readStatement } from '../read-statement.ts';
import { isFailure } from '../statement.ts';
import { HOSTILE_PDFS } from './test-hostile.ts';
import { tinyPdf } from './test-pdf.ts';

const IS_FULL = process.env.PURSER_TEST_FULL === '1';
const SMALL = 40_000;
/** As large as an upload may be. */
const LARGE = 10 * 1024 * 1024 - 4096;
/** Harmless at this size. */
const READABLE = new Set(['a payment a line for a hundred thousand lines']);
const SAID = /no readable text and no picture|says no more than|damaged or incomplete|unpacks to more than|more than .* (?:objects|streams|pages|pieces of text)|nothing of a PDF|have no end|at most 500 are read|No transactions found|draw far more than those of a statement, and are not read/;

const small = Object.keys(HOSTILE_PDFS).filter((name) => !READABLE.has(name));
test.each(small)('%s', async (name) => {
  const result = await readStatement(HOSTILE_PDFS[name]!(SMALL), 'upload.pdf', () => { throw new Error('it gave rows'); });
  expect(isFailure(result) && result.failure).toMatch(SAID);
});

(IS_FULL ? test.each : test.skip.each)(Object.keys(HOSTILE_PDFS))('10 MB: %s', async (name) => {
  const result = await readInChild({ source: { bytes: HOSTILE_PDFS[name]!(LARGE) }, fileName: 'upload.pdf', onRows: () => undefined });
  expect(isFailure(result) ? result.failure : 'read').toMatch(new RegExp(`${SAID.source}|more memory than|^read$`));
}, 30_000);

test('a password', async () => {
  const [body = '', trailer = ''] = Buffer.from(tinyPdf([[{ x: 40, y: 40, text: 'Locked away, whatever it says' }]])).toString('latin1').split('/Root 1 0 R');
  const locked = Buffer.from(`${body}/Root 1 0 R /ID [(0123456789abcdef) (0123456789abcdef)] /Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) >>${trailer}`, 'latin1');
  const result = await readStatement(locked, 'upload.pdf', () => undefined);
  expect(isFailure(result) && result.failure).toMatch(/protected by a password. Save a copy without one/);
});

test('a scan', async () => {
  const pages = tinyPdf([[{ x: 300, y: 780, text: 'Page 1' }], [{ x: 300, y: 780, text: 'Page 2' }]]);
  const scan = Buffer.concat([pages, Buffer.from('99 0 obj << /Type /XObject /Subtype /Image /Width 1 /Height 1 /Length 0 >> stream\n\nendstream endobj\n')]);
  const result = await readStatement(scan, 'upload.pdf', () => undefined);
  expect(isFailure(result) && result.failure).toMatch(/scan or a photo. Download the statement from your bank as text PDF or CSV/);
});

test('a few words and no picture are no scan', async () => {
  const result = await readStatement(tinyPdf([[{ x: 300, y: 780, text: 'Page 1' }]]), 'upload.pdf', () => undefined);
  expect(isFailure(result) && result.failure).toMatch(/says no more than "Page 1": there is no statement in it/);
});
