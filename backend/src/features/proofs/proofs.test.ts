/** What was stored says later which of its figures changed, from what to what, and which rows did it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CategoriesService } from '../categories/categories.service.ts';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { QuestionsService } from '../questions/questions.service.ts';
import { ReportsService } from '../reports/reports.service.ts';
import { SummariesService } from '../summaries/summaries.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { KEPT_ROWS } from './basis.ts';

let books: TestBooks;
let questions: QuestionsService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  questions = new QuestionsService(books.parts);
});
afterAll(() => books.close());

const HEAD = 'Date,Description,Amount,Category\n';
const LATER = `${HEAD}2025-03-25,LATE DEPOSIT,40.00,Sales - Retail\n2025-03-26,LATER DEPOSIT,60.00,Sales - Retail\n2025-02-14,PAPER,-20.00,Office Supplies\n`;
const ask = (viewer: Viewer, query = 'What was our revenue in March 2025?') => questions.ask(viewer, { query });
const proofOf = (viewer: Viewer, { id }: { id: string }) => questions.proof(viewer, id);

test('while the ledger is the same: plan, definition, rows', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const asked = await ask(viewer);
  const proof = await proofOf(viewer, asked);
  expect(proof).toMatchObject({ isChanged: false, sentence: null, changes: [], rowCount: 2, rowCountNow: 2, isComplete: true, figures: [{ definition: expect.stringContaining('Revenue = '), valueThen: '350.00', valueNow: '350.00', place: { from: '2025-03-01' }, plan: { metric: 'revenue' } }] });
  expect([...proof.rowIds].sort()).toEqual(asked.answer.citations.map(({ transactionId }) => transactionId).sort());
  expect(proof.ledgerVersion).toBe(proof.currentLedgerVersion);
});

test('rows that came later', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const asked = await ask(viewer);
  expect((await questions.list(viewer, null, { limit: 1, cursor: null }))[0]?.hasLedgerMoved).toBe(false);
  await books.read(viewer, LATER, 'later.csv');
  expect((await questions.list(viewer, null, { limit: 1, cursor: null }))[0]?.hasLedgerMoved).toBe(true);
  expect(await proofOf(viewer, asked)).toMatchObject({
    isChanged: true, addedCount: 2, removedCount: 0, changedCount: 0, rowCount: 2, rowCountNow: 4, isComplete: true, sentence: 'Since then 2 transactions came in: $350.00 → $450.00.',
    changes: [{ kind: 'added', description: 'LATER DEPOSIT', amount: '60.00' }, { kind: 'added', description: 'LATE DEPOSIT', amount: '40.00' }],
  });
});

test('rows of a file that was deleted', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const later = await books.read(viewer, LATER, 'later.csv');
  const asked = await ask(viewer);
  await books.files.delete(viewer, later);
  expect(await proofOf(viewer, asked)).toMatchObject({ isChanged: true, removedCount: 2, addedCount: 0, changedCount: 0, rowCountNow: 2, sentence: 'Since then 2 transactions went: $450.00 → $350.00.' });
  await books.files.restore(viewer, later);
  expect(await proofOf(viewer, asked)).toMatchObject({ isChanged: false, sentence: null, changes: [] });
});

test('a row that was given another category', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const [rent, travel] = [await ask(viewer, 'How much did we spend on rent in 2025?'), await ask(viewer, 'How much did we spend on office supplies in 2025?')];
  const [cited] = rent.answer.citations;
  await new CategoriesService(books.parts).categorize(viewer, { transactionIds: [cited?.transactionId], category: 'Office Supplies' });
  expect(await proofOf(viewer, rent)).toMatchObject({ isChanged: true, changedCount: 1, addedCount: 0, removedCount: 0, changes: [{ kind: 'changed', id: cited?.transactionId }], sentence: 'Since then 1 transaction was changed: $300.00 → $200.00.' });
  expect(await proofOf(viewer, travel)).toMatchObject({ isChanged: true, changedCount: 1, addedCount: 0, changes: [{ kind: 'changed', id: cited?.transactionId }] });
});

test('a change elsewhere changes nothing here', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const asked = await ask(viewer);
  await books.read(viewer, `${HEAD}2025-02-25,PAPER,-40.00,Office Supplies\n2025-02-26,DEPOSIT,10.00,Sales - Retail\n`, 'later.csv');
  expect(await proofOf(viewer, asked)).toMatchObject({ isChanged: false, sentence: null, changes: [], addedCount: 0, removedCount: 0 });
});

test('the lines of a list are told one by one', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, SHOP_CSV);
  const asked = await ask(viewer, 'Show revenue by month');
  await books.read(viewer, LATER, 'later.csv');
  const { figures } = await proofOf(viewer, asked);
  expect(figures.filter(({ isChanged, label }) => isChanged && label !== '')).toEqual([expect.objectContaining({ label: expect.stringMatching(/March|2025-03/), valueThen: '350.00', valueNow: '450.00' })]);
});

test('more rows than are kept: those that came are still told', async () => {
  const viewer = await books.newBusiness();
  const many = Array.from({ length: KEPT_ROWS + 50 }, (_, index) => `2025-03-0${1 + (index % 9)},DEPOSIT ${index},1.${String(index % 100).padStart(2, '0')},Sales - Retail`).join('\n');
  await books.read(viewer, `${HEAD}${many}\n2025-03-31,PAPER,-40.00,Office Supplies\n`);
  const asked = await ask(viewer);
  await books.read(viewer, LATER, 'later.csv');
  expect(await proofOf(viewer, asked)).toMatchObject({ isChanged: true, addedCount: 2, rowCount: KEPT_ROWS + 50, rowCountNow: KEPT_ROWS + 52, isComplete: true });
});

test('a question back and what the ledger cannot tell have nothing to prove; nobody proves what is not theirs', async () => {
  const [viewer, stranger] = [await books.newBusiness(), await books.newBusiness()];
  await books.read(viewer, SHOP_CSV);
  expect(await proofOf(viewer, await ask(viewer, 'What is our credit score?'))).toMatchObject({ figures: [], isChanged: false });
  await expect(questions.proof(stranger, (await ask(viewer)).id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a summary and a report prove each of their figures', async () => {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const [summaries, reports] = [new SummariesService(books.parts), new ReportsService(books.parts)];
  const summary = await summaries.create(viewer, { fileId });
  const report = await reports.create(viewer, { title: 'March', type: 'monthly', period: { from: '2025-03-01', to: '2025-03-31' } });
  const stated = await summaries.proof(viewer, summary.id);
  expect(stated.figures.slice(0, 3).map(({ label, valueThen }) => [label, valueThen])).toEqual([['Revenue', '980.00'], ['Expenses', '300.00'], ['Net profit', '680.00']]);
  expect(stated.figures.filter(({ isChanged }) => isChanged)).toEqual([]);
  expect(stated).toMatchObject({ isChanged: false, rowCount: 8 });
  await books.read(viewer, LATER, 'later.csv');
  expect(await summaries.proof(viewer, summary.id)).toMatchObject({ isChanged: false, sentence: null });
  expect(await reports.proof(viewer, report.id)).toMatchObject({ isChanged: true, addedCount: 3, sentence: 'Since then 3 transactions came in: Revenue, March 2025 $350.00 → $450.00, and 5 more figures.' });
});
