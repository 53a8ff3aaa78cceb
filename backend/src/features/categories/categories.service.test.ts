/** Categories by choice and by rule: what the figures say follows at once, what comes later is sorted alike, and every step can be taken back. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import { DeletionService } from '../deletion/deletion.service.ts';
import { LedgerService } from '../ledger/ledger.service.ts';
import { OverviewService } from '../overview/overview.service.ts';
import { RulesService } from '../rules/rules.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { CategoriesService } from './categories.service.ts';

let books: TestBooks;
let categories: CategoriesService;
let rules: RulesService;
let ledger: LedgerService;
let overview: OverviewService;
beforeAll(async () => {
  books = await createTestBooks('2025-04-10');
  categories = new CategoriesService(books.parts);
  rules = new RulesService(books.parts);
  ledger = new LedgerService(books.parts.ledgers);
  overview = new OverviewService(books.parts.ledgers);
});
afterAll(() => books.close());

async function shop(): Promise<{ viewer: Viewer; fileId: string }> {
  const viewer = await books.newBusiness();
  return { viewer, fileId: await books.read(viewer, SHOP_CSV) };
}
const idOf = async (viewer: Viewer, search: string): Promise<string> => (await ledger.transactions(viewer, { search }, {}))[0]!.entry.id;
const categoryOf = async (viewer: Viewer, search: string): Promise<string[]> => [...new Set((await ledger.transactions(viewer, { search }, {})).map(({ category }) => category))];
const expenses = async (viewer: Viewer): Promise<number> => (await overview.financialData(viewer, { period: null, from: '2025-01-01', to: '2025-12-31', currency: null })).figures.expenses;

test("a file's own name for one of our categories stays, and what other files call otherwise joins it", async () => {
  const viewer = await books.newBusiness();
  await books.read(viewer, 'Date,Description,Amount,Category\n2025-03-01,GALAXY DISTRIBUTORS,900.00,Wholesale Sales\n2025-03-02,MONTHLY SERVICE FEE,-12.00,Bank Charges\n');
  await books.read(viewer, 'Date,Description,Amount,Category\n2025-04-01,BOREAL WINES,400.00,Sales - Wholesale\n2025-04-02,WIRE FEE,-15.00,Bank Fees\n');
  expect([await categoryOf(viewer, 'galaxy'), await categoryOf(viewer, 'boreal'), await categoryOf(viewer, 'monthly service'), await categoryOf(viewer, 'wire fee')]).toEqual([['Wholesale Sales'], ['Wholesale Sales'], ['Bank Charges'], ['Bank Charges']]);
});

test('a choice moves the figures, says who chose, and tells how to take it back', async () => {
  const { viewer } = await shop();
  const id = await idOf(viewer, 'rent march');
  const before = await expenses(viewer);
  const [changed] = await categories.categorize(viewer, { transactionIds: [id], category: 'transfer' });
  expect(changed).toMatchObject({ transaction: { category: 'Transfer' }, chosenBefore: null });
  expect(await expenses(viewer)).toBe(before - 100_00);
  expect(await categories.transaction(viewer, id)).toMatchObject({ source: 'choice', importedCategory: 'Rent' });
  expect(await categories.categorize(viewer, { transactionIds: [id], category: 'Travel' })).toMatchObject([{ chosenBefore: 'Transfer' }]);
  await categories.categorize(viewer, { transactionIds: [id], category: null });
  expect(await categories.transaction(viewer, id)).toMatchObject({ source: 'import', transaction: { category: 'Rent' } });
  expect(await expenses(viewer)).toBe(before);
});

test('choices and rules outlive the file: deleted for good and read again, it is sorted as before', async () => {
  const { viewer, fileId } = await shop();
  await categories.categorize(viewer, { transactionIds: [await idOf(viewer, 'rent march')], category: 'Travel' });
  await rules.create(viewer, { match: 'description', pattern: 'square', category: 'Consulting Income' });
  await books.files.delete(viewer, fileId);
  await new DeletionService(books.parts.database, () => new Date('2025-04-12T12:00:00Z')).purge({ businessId: viewer.businessId });
  await books.read(viewer, SHOP_CSV, 'other-name.csv').then((id) => books.files.delete(viewer, id));
  await books.read(viewer, SHOP_CSV);
  expect(await categoryOf(viewer, 'rent march')).toEqual(['Travel']);
  expect(await categoryOf(viewer, 'rent january')).toEqual(['Rent']);
  expect(await categoryOf(viewer, 'square')).toEqual(['Consulting Income']);
});

test('a rule tells what it would touch and does just that; the newest decides, a choice comes first', async () => {
  const { viewer } = await shop();
  const rule = { match: 'description', pattern: 'rent', category: 'Travel' };
  await categories.categorize(viewer, { transactionIds: [await idOf(viewer, 'rent march')], category: 'Meals' });
  expect(await rules.preview(viewer, rule)).toMatchObject({ count: 3, changedCount: 2, currencies: [{ currency: 'USD', outMinor: 300_00 }], transactions: [{ category: 'Meals' }, {}, {}] });
  const first = await rules.create(viewer, rule);
  expect(first).toMatchObject({ category: 'Travel', decides: [{ count: 2, outMinor: 200_00 }] });
  const second = await rules.create(viewer, { ...rule, pattern: 'rent january', direction: 'out', category: 'Utilities' });
  expect((await rules.list(viewer)).map(({ category, decides }) => [category, decides[0]?.count])).toEqual([['Utilities', 1], ['Travel', 1]]);
  await rules.delete(viewer, first.rule.id);
  expect([await categoryOf(viewer, 'rent january'), await categoryOf(viewer, 'rent february'), await categoryOf(viewer, 'rent march')]).toEqual([['Utilities'], ['Rent'], ['Meals']]);
  await rules.restore(viewer, first.rule.id);
  expect((await rules.list(viewer)).map(({ rule: { id } }) => id)).toEqual([second.rule.id, first.rule.id]);
  expect(await categoryOf(viewer, 'rent february')).toEqual(['Travel']);
  await expect(rules.delete(await books.newBusiness(), first.rule.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the other side of a transfer is found in another account within three days', async () => {
  const { viewer } = await shop();
  await books.read(viewer, 'Date,Description,Amount\n2025-04-02,FROM CHECKING,50.00\n2025-04-04,TOO LATE,50.00\n2025-03-31,OTHER AMOUNT,51.00\n2025-04-05,BANK FEE,-2.00\n', 'savings.csv');
  const { transferCandidates } = await categories.transaction(viewer, await idOf(viewer, 'owner draw'));
  expect(transferCandidates.map(({ entry }) => entry.description)).toEqual(['FROM CHECKING']);
});

test('a category of one\'s own', async () => {
  const { viewer } = await shop();
  expect(await categories.create(viewer, { name: 'Studio  lights', kind: 'opex' })).toMatchObject({ name: 'Studio lights', role: 'opex' });
  await categories.categorize(viewer, { transactionIds: [await idOf(viewer, 'rent march')], category: 'studio lights' });
  expect((await categories.list(viewer)).find(({ name }) => name === 'Studio lights')).toMatchObject({ transactionCount: 1 });
  await expect(categories.create(viewer, { name: 'STUDIO LIGHTS', kind: 'opex' })).rejects.toMatchObject({ code: 'CONFLICT' });
});

test.each([
  ['a category that there is not', (viewer: Viewer, id: string) => categories.categorize(viewer, { transactionIds: [id], category: 'Nonsense' }), 'BAD_USER_INPUT'],
  ['an identifier that is none', (viewer: Viewer) => categories.categorize(viewer, { transactionIds: ["x'--"], category: 'Nonsense' }), 'NOT_FOUND'],
  ['no transaction', (viewer: Viewer) => categories.categorize(viewer, { transactionIds: [], category: 'Rent' }), 'BAD_USER_INPUT'],
  ['a bank account', (viewer: Viewer, id: string) => categories.categorize(viewer, { transactionIds: [id], category: 'bank' }), 'BAD_USER_INPUT'],
  ['a rule without words', (viewer: Viewer) => rules.create(viewer, { match: 'description', pattern: ' ', category: 'Rent' }), 'BAD_USER_INPUT'],
  ['a kind that there is not', (viewer: Viewer) => categories.create(viewer, { name: 'x', kind: 'bank' }), 'BAD_USER_INPUT'],
])('refused: %s', async (_title, attempt, code) => {
  const { viewer } = await shop();
  await expect(attempt(viewer, await idOf(viewer, 'rent march'))).rejects.toMatchObject({ code });
});

test('somebody else\'s transaction is not there', async () => {
  const { viewer } = await shop();
  const stranger = await books.newBusiness();
  const id = await idOf(viewer, 'rent march');
  await expect(categories.transaction(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(categories.categorize(stranger, { transactionIds: [id], category: 'Rent' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('the export holds what is filtered, page after page, and no formula', async () => {
  const viewer = await books.newBusiness();
  const rows = Array.from({ length: 4_500 }, (_, row) => `2025-03-${String(1 + (row % 28)).padStart(2, '0')},"=cmd|${row}",${row % 2 ? '-' : ''}1.50`);
  await books.read(viewer, `Date,Description,Amount\n${rows.join('\n')}\n`);
  const texts: string[] = [];
  await ledger.exportCsv(viewer, { direction: 'out' }, null)(async (text) => { texts.push(text); });
  const lines = texts.join('').trimEnd().split('\r\n');
  expect(lines).toHaveLength(1 + 2_250);
  expect(lines[1]).toMatch(/^2025-03-28,'=cmd\|\d+,[^=]*,-1\.50,USD,$/);
  expect(texts.length).toBeGreaterThan(1);
  expect(() => ledger.exportCsv(viewer, { from: 'soon' }, null)).toThrow('from must be a date');
});
