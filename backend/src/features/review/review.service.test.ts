/** The review: what is uncertain waits by counterparty, the owner's word moves the figures and teaches the next import, and every answer can be taken back. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CategoriesService } from '../categories/categories.service.ts';
import { createTestBooks, type TestBooks } from '../files/test-books.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { expectRollupsExact } from '../ledger/test-rollups.ts';
import { RulesService } from '../rules/rules.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { ReviewService } from './review.service.ts';

let books: TestBooks;
let review: ReviewService;
let categories: CategoriesService;
let rules: RulesService;
let ledger: LedgerService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  review = new ReviewService(books.parts);
  categories = new CategoriesService(books.parts);
  rules = new RulesService(books.parts);
  ledger = new LedgerService(books.parts.ledgers);
});
afterAll(() => books.close());

const HEAD = 'Date,Description,Amount';
const MARCH = `${HEAD}
2025-03-01,THE HOME DEPOT #0482 AUSTIN TX,-310.00
2025-03-02,QUENBY HOLT 0012,-90.00
2025-03-09,QUENBY HOLT 0044,-60.00
2025-03-10,FIGMA MONTHLY RENEWAL,-20.00
2025-03-11,7719 20250311,-5.00
`;
const APRIL = `${HEAD}
2025-04-01,THE HOME DEPOT #0482 AUSTIN TX,-200.00
2025-04-02,QUENBY HOLT 0101,-70.00
`;

async function march(): Promise<Viewer> {
  const viewer = await books.newBusiness();
  await books.read(viewer, MARCH, 'march.csv');
  return viewer;
}
const waiting = async (viewer: Viewer) => (await review.list(viewer)).items;
const itemOf = async (viewer: Viewer, counterparty: string) => (await waiting(viewer)).find((item) => item.counterparty === counterparty)!;
const categoryOf = async (viewer: Viewer, search: string): Promise<string[]> => [...new Set((await ledger.transactions(viewer, { search }, {})).map(({ category }) => category))];
const isSound = (viewer: Viewer) => books.parts.database.inTenantRaw(viewer.businessId, (client) => expectRollupsExact(async (sql) => (await client.query(sql)).rows));

test('what is uncertain waits by counterparty, the largest money first, with a proposal and its reason', async () => {
  const viewer = await march();
  expect(await review.list(viewer, 2)).toMatchObject({
    itemCount: 3, transactionCount: 4,
    items: [
      { counterparty: 'Home Depot', transactionCount: 1, amountMinor: -310_00, category: 'Cost of Goods Sold', suggestion: 'Cost of Goods Sold', confidence: 55, reason: 'Usual for Home Depot, which sells for more than one purpose.' },
      { counterparty: 'Quenby Holt', transactionCount: 2, amountMinor: -150_00, dateFrom: '2025-03-02', dateTo: '2025-03-09', category: 'Uncategorized Expense', suggestion: null, descriptions: ['QUENBY HOLT 0044', 'QUENBY HOLT 0012'] },
    ],
  });
  expect((await waiting(viewer))[2]).toMatchObject({ counterparty: null, descriptions: ['7719 20250311'] });
});

test('comes in pages that hold each item once, also while items are decided', async () => {
  const viewer = await march();
  const whole = (await waiting(viewer)).map(({ id }) => id);
  const first = await review.list(viewer, 2);
  expect([first.items.map(({ id }) => id), first.nextCursor]).toEqual([whole.slice(0, 2), `15000_${whole[1]}`]);
  await review.decide(viewer, { decisions: [{ id: whole[1], category: 'Travel' }] });
  expect(await review.list(viewer, 2, first.nextCursor)).toMatchObject({ itemCount: 2, transactionCount: 2, items: [{ id: whole[2] }], nextCursor: null });
  expect(await review.list(viewer, 2, `1_${whole[1]}`)).toMatchObject({ itemCount: 2, items: [], nextCursor: null });
  await expect(review.list(viewer, 2, whole[1])).rejects.toMatchObject({ code: 'BAD_USER_INPUT', message: 'The cursor is not one that this list gave out.' });
});

test('rows from before it was kept how sure their category is are judged once', async () => {
  const viewer = await march();
  await books.read(viewer, `${HEAD},Category\n2025-03-12,FIGMA ANNUAL,-120.00,Travel\n2025-03-12,BAKERS UNION,-7.00,Meals\n`, 'stated.csv');
  const asImported = await review.list(viewer);
  const bases = () => books.parts.database.inTenantRaw(viewer.businessId, async (client) =>
    (await client.query<{ basis: string }>(`select description || ': ' || category_basis as basis from entry where business_id = $1 order by description`, [viewer.businessId])).rows.map(({ basis }) => basis));
  const before = await bases();
  await books.parts.database.inTenantRaw(viewer.businessId, (client) => client.query('update entry set category_basis = null where business_id = $1', [viewer.businessId]));
  expect(await review.list(viewer)).toEqual(asImported);
  expect(await bases()).toEqual(before);
});

test('what an earlier version sorted and this one would sort otherwise is asked about', async () => {
  const viewer = await march();
  await books.parts.database.inTenantRaw(viewer.businessId, async (client) => {
    await client.query(`update entry set category_basis = null, category_number = (select number from chart_account where business_id = $1 and name = 'Travel') where business_id = $1 and description like 'FIGMA%'`, [viewer.businessId]);
  });
  await review.judge({ businessId: viewer.businessId });
  expect(await itemOf(viewer, 'Figma')).toMatchObject({ category: 'Travel', confidence: 50 });
});

test('a decision moves its rows, teaches the next import, and is taken back as a whole', async () => {
  const viewer = await march();
  const [depot, holt] = [await itemOf(viewer, 'Home Depot'), await itemOf(viewer, 'Quenby Holt')];
  const { id, ...decided } = await review.decide(viewer, { decisions: [{ id: depot.id, category: 'Repairs & Maintenance' }, { id: holt.id, category: 'Travel' }] });
  expect(decided).toEqual({ itemCount: 2, transactionCount: 3 });
  expect([await categoryOf(viewer, 'depot'), await categoryOf(viewer, 'quenby'), (await waiting(viewer)).length]).toEqual([['Repairs & Maintenance'], ['Travel'], 1]);
  await isSound(viewer);

  await books.read(viewer, APRIL, 'april.csv');
  expect(await categoryOf(viewer, 'quenby')).toEqual(['Travel']);
  const [later] = await ledger.transactions(viewer, { search: 'quenby 0101' }, {});
  expect(await categories.transaction(viewer, later!.entry.id)).toMatchObject({ source: 'import', basis: 'history', confidence: 88, reason: 'You chose it for Quenby Holt before.' });
  // One choice about a shop that sells everything: taken over, and asked about again.
  expect(await categoryOf(viewer, 'depot')).toEqual(['Repairs & Maintenance']);
  expect(await itemOf(viewer, 'Home Depot')).toMatchObject({ transactionCount: 1, amountMinor: -200_00, suggestion: 'Repairs & Maintenance', confidence: 60 });

  await review.undo(viewer, id);
  expect(await itemOf(viewer, 'Quenby Holt')).toMatchObject({ transactionCount: 2, amountMinor: -150_00, suggestion: null });
  expect(await categoryOf(viewer, 'quenby 0012')).toEqual(['Uncategorized Expense']);
  await expect(review.undo(viewer, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await isSound(viewer);
});

test('always makes a rule, which goes with the decision', async () => {
  const viewer = await march();
  const { id } = await review.decide(viewer, { decisions: [{ id: (await itemOf(viewer, 'Quenby Holt')).id, category: 'Meals', isAlways: true }] });
  expect(await rules.list(viewer)).toMatchObject([{ rule: { match: 'counterparty', pattern: 'Quenby Holt', direction: 'out' }, category: 'Meals' }]);
  await books.read(viewer, APRIL, 'april.csv');
  expect([await categoryOf(viewer, 'quenby'), await itemOf(viewer, 'Quenby Holt')]).toEqual([['Meals'], undefined]);
  await review.undo(viewer, id);
  expect([await rules.list(viewer), (await itemOf(viewer, 'Quenby Holt')).transactionCount]).toEqual([[], 3]);
  await isSound(viewer);
});

test('choices and rules given elsewhere take rows out of the review; a change of mind asks', async () => {
  const viewer = await march();
  const rows = await ledger.transactions(viewer, { search: 'quenby' }, {});
  await categories.categorize(viewer, { transactionIds: [rows[0]!.entry.id], category: 'Travel' });
  expect(await itemOf(viewer, 'Quenby Holt')).toMatchObject({ transactionCount: 1, suggestion: 'Travel', reason: 'You chose it for Quenby Holt since then.' });
  await categories.categorize(viewer, { transactionIds: [rows[1]!.entry.id], category: 'Meals' });
  expect(await itemOf(viewer, 'Quenby Holt')).toBeUndefined();
  await books.read(viewer, APRIL, 'april.csv');
  expect(await itemOf(viewer, 'Quenby Holt')).toMatchObject({ transactionCount: 1, confidence: 50, reason: expect.stringMatching(/^You chose (Meals|Travel) and .*(Travel|Meals).* for Quenby Holt before/) });
  await rules.create(viewer, { match: 'description', pattern: 'depot', category: 'Equipment' });
  expect(await itemOf(viewer, 'Home Depot')).toBeUndefined();
});

test('a file that states categories is believed, and asked about where the owner said otherwise', async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, `${HEAD},Category,Payee\n2025-03-01,POS 1,-10.00,Meals,Blue Cafe\n`, 'march.csv');
  expect(await waiting(viewer)).toEqual([]);
  const [row] = await ledger.transactions(viewer, {}, {});
  await categories.categorize(viewer, { transactionIds: [row!.entry.id], category: 'Travel' });
  await books.read(viewer, `${HEAD},Category,Payee\n2025-04-01,POS 2,-10.00,Meals,Blue Cafe\n`, 'april.csv');
  expect(await waiting(viewer)).toMatchObject([{ category: 'Meals', suggestion: 'Travel', reason: 'The file says Meals; you chose Travel for Blue Cafe before.' }]);
});

test('refuses what it cannot read, what is not there, and other people\'s items', async () => {
  const [viewer, stranger] = [await march(), await march()];
  const { id } = await itemOf(viewer, 'Home Depot');
  await expect(review.list(viewer, 201)).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(review.decide(viewer, { decisions: [] })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(review.decide(viewer, { decisions: [{ id, category: 'Meals' }, { id, category: 'Travel' }] })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(review.decide(viewer, { decisions: [{ id, category: 'No such thing' }] })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await expect(review.decide(viewer, { decisions: [{ id: 'x', category: 'Meals' }] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const decision = await review.decide(viewer, { decisions: [{ id, category: 'Meals' }] });
  await expect(review.decide(viewer, { decisions: [{ id, category: 'Meals' }] })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(review.undo(stranger, decision.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
