/** Every question that is suggested for a file is answered on that file: over real exports of many banks, a thin file, and the sample company. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { describeWithCorpus } from '../../ingestion/test-corpora.ts';
import { sampleCompany } from '../demo/sample/sample-company.ts';
import { statementCsv, statementFileName } from '../demo/sample/statement-csv.ts';
import { createTestBooks, type TestBooks } from '../files/test-books.ts';
import { QuestionsService } from './questions.service.ts';

const TODAY = '2026-11-20';
/** Of the corpus; all of it in the full examination. */
const EVERY_NTH = process.env.PURSER_TEST_FULL ? 1 : 4;

let books: TestBooks;
let questions: QuestionsService;
beforeAll(async () => {
  books = await createTestBooks(TODAY);
  questions = new QuestionsService(books.parts);
});
afterAll(() => books.close());

/** How many were suggested, each of which was answered; null for a file without transactions. */
async function answeredSuggestions(fileName: string, content: string): Promise<number | null> {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, content, fileName);
  const { file } = await books.files.get(viewer, fileId);
  if (file.status !== 'processed' || file.transactionCount === 0) return null;
  const suggested = await questions.suggested(viewer, fileId);
  for (const query of suggested) {
    const { answer, response } = await questions.ask(viewer, { query, fileId });
    expect({ fileName, query, kind: answer.kind, response }).toMatchObject({ fileName, query, kind: 'answer' });
  }
  return suggested.length;
}

test('six for each statement of the sample company, and for a file of one row', async () => {
  for (const account of sampleCompany(TODAY)) expect(await answeredSuggestions(statementFileName(account), statementCsv(account))).toBe(6);
  expect(await answeredSuggestions('one.csv', 'Date,Description,Amount\n2026-11-02,ZXQ 881,-20.00\n')).toBe(6);
});

describeWithCorpus('bank-layouts', (directory) => {
  test('six for every file with transactions', async () => {
    const files = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter((name) => /\.csv$/i.test(name) && name !== 'manifest.csv').filter((_name, index) => index % EVERY_NTH === 0);
    let read = 0;
    for (const name of files) {
      const count = await answeredSuggestions(path.basename(name), readFileSync(path.join(directory, name), 'latin1'));
      if (count === null) continue;
      read += 1;
      expect({ name, count }).toEqual({ name, count: 6 });
    }
    expect(read).toBeGreaterThan(files.length / 3);
  }, 120_000);
});
