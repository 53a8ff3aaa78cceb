/** An import that ends between any two statements of an answer is in all of it or in none: figures, names, rows and what proves them. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { disturbedLedgers } from '../ledger/test-disturbed-ledgers.ts';
import type { Viewer } from '../users/viewer.ts';
import { QuestionsService } from './questions.service.ts';

let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
afterAll(() => books.close());

/** Changes every figure asked for, names somebody new and moves the end of the ledger. */
const MORE = 'Date,Description,Amount,Category\n2025-03-12,SQUARE DEPOSIT,80.00,Sales - Retail\n2025-03-14,RENT EXTRA,-900.00,Rent\n2025-04-10,ETSY DEPOSIT,44.00,Sales - Online\n';

async function told(questions: QuestionsService, viewer: Viewer, query: string): Promise<string> {
  const { response, answer, plan, ledgerVersion, basis } = await questions.ask(viewer, { query });
  return JSON.stringify({ response, answer, plan, ledgerVersion, basis });
}

/** At every so manieth of its statements, so that the test stays short. */
async function neverMixed(query: string, everyNth: number): Promise<void> {
  const calm = new QuestionsService(books.parts);
  for (let after = 1, last = Infinity; after <= last; after += everyNth) {
    const viewer = await books.newBusiness();
    await books.read(viewer, SHOP_CSV);
    const before = await told(calm, viewer, query);
    const disturbed = disturbedLedgers(books.parts.database, books.parts.clock, { after, happening: () => books.read(viewer, MORE, 'more.csv') });
    const questions = new QuestionsService({ ...books.parts, ledgers: disturbed.ledgers });
    expect(comparable(await told(questions, viewer, query))).toEqual(comparable(before));
    last = Math.min(last, disturbed.statementCount());
    expect(last).toBeGreaterThan(3);
    // What was kept while the two crossed is not told of the new ledger either.
    const now = await told(calm, viewer, query);
    expect(comparable(await told(questions, viewer, query))).toEqual(comparable(now));
    expect(comparable(now)).not.toEqual(comparable(before));
  }
}

const comparable = (text: string): unknown => JSON.parse(text);

test('a total', () => neverMixed('What was our revenue in March 2025?', 3));
test('somebody by name', () => neverMixed('How much did Square pay us?', 3));
test('a change taken apart', () => neverMixed('Why did expenses rise in March 2025?', 8));
