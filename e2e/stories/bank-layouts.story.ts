/** Real exports of many banks: what has been read adds up to the file's own total, or the file says why it was not read. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { CORPORA_ABSENT, sharedPath } from '../support/corpora.ts';
import { signUp } from '../support/people.ts';
import { sumOfRows } from '../support/ledger.ts';
import { asUpload, minorOf } from '../support/statements.ts';
import { expect, test } from '../support/story.ts';
import { uploadAndRead } from '../support/upload.ts';

interface Expected {
  class: string;
  settled: boolean;
  rows: unknown[];
  sumMinor: Record<string, number>;
  dateFrom: string;
  dateTo: string;
}

/** Files that any sound reader has to manage, walked through in the browser. */
const ORDINARY = [
  'maybe/test__fixtures__files__imports__mint.csv',
  'reckon/spec__integration__two_money_columns__input.csv',
  'bank2ynab/test__test-data__test_headers.csv',
];

const FOLDER = sharedPath('corpora/bank-layouts');

function expectedOf(): [file: string, expected: Expected][] {
  if (FOLDER === null) return [];
  const all = JSON.parse(readFileSync(`${FOLDER}/expected.json`, 'utf8')) as Record<string, Expected>;
  return Object.entries(all).filter(([, { class: kind, settled }]) => kind === 'transactions' && settled);
}

const read = (file: string) => readFileSync(`${FOLDER}/${file}`);

for (const file of ORDINARY) {
  test(`figures of ${file}`, async ({ page }) => {
    test.skip(FOLDER === null, CORPORA_ABSENT);
    const expected = expectedOf().find(([name]) => name === file)![1];
    await signUp(page);
    const row = await uploadAndRead(page, asUpload(basename(file), read(file)));
    await expect(row).toContainText(`${expected.rows.length} transactions`);
    await row.getByRole('link', { name: /View figures/ }).click();

    const answer = await page.request.get(`/api/financial-data?from=${expected.dateFrom}&to=${expected.dateTo}`);
    const { currency, cashFlow } = (await answer.json()) as { currency: string; cashFlow: string };
    const transfers = await sumOfRows(page.request, { kinds: ['transfer'], currency });
    expect(minorOf(cashFlow) + transfers).toBe(Object.values(expected.sumMinor)[0]);
    await expect(page.getByRole('article', { name: 'Cash Flow' }).locator('[title]')).toHaveAttribute('title', /\d\.\d\d/);
  });
}

interface ReadFile { id: string; status: string; error: string | null }

async function uploadThroughRest(request: APIRequestContext, file: string): Promise<ReadFile | null> {
  const uploaded = await request.post('/api/files/upload', {
    headers: { accept: 'application/json' },
    multipart: { file: { name: basename(file), mimeType: 'text/csv', buffer: read(file) } },
  });
  if (!uploaded.ok()) return null;
  const { id } = (await uploaded.json()) as ReadFile;
  for (;;) {
    const state = (await (await request.get(`/api/files/${id}`)).json()) as ReadFile;
    if (state.status !== 'processing') return state;
    await new Promise((done) => { setTimeout(done, 100); });
  }
}

/** How each of them is read is tested beside the reader; this is their way through the door. */
const isTaken = (_: unknown, index: number) => Boolean(process.env.PURSER_TEST_FULL) || index % 3 === 0;

test('no settled layout is read wrongly', async ({ page }) => {
  test.skip(FOLDER === null, CORPORA_ABSENT);
  test.setTimeout(180_000);
  await signUp(page);
  const wrong: string[] = [];
  const unread: string[] = [];
  for (const [file, { sumMinor }] of expectedOf().filter(isTaken)) {
    const state = await uploadThroughRest(page.request, file);
    if (state?.status !== 'processed') {
      unread.push(`${file}: ${state?.error ?? 'refused'}`);
      continue;
    }
    const sum = await sumOfRows(page.request, { fileId: state.id });
    if (sum !== Object.values(sumMinor)[0]) wrong.push(`${file}: ${sum} instead of ${Object.values(sumMinor)[0]}`);
  }
  test.info().annotations.push({ type: 'not read', description: unread.join('\n') });
  expect(wrong).toEqual([]);
});
