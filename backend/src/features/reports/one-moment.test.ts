/** An import that ends while an answer is put together is in all of its figures or in none. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestBooks, SHOP_CSV, type TestBooks } from '../files/test-books.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import { disturbedLedgers } from '../ledger/test-disturbed-ledgers.ts';
import { ComparisonService } from '../overview/comparison.service.ts';
import { OverviewService } from '../overview/overview.service.ts';
import { RulesService } from '../rules/rules.service.ts';
import { SummariesService } from '../summaries/summaries.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { ReportsService } from './reports.service.ts';

let books: TestBooks;
beforeAll(async () => { books = await createTestBooks('2025-04-10'); });
afterAll(() => books.close());

const march = { period: null, from: '2025-03-01', to: '2025-03-31', currency: null };
const MORE = 'Date,Description,Amount,Category\n2025-03-12,KILN REPAIR,-80.00,Kiln Upkeep\n2025-04-10,ETSY DEPOSIT,44.00,Sales - Online\n';

type Told = (parts: BooksParts, viewer: Viewer, fileId: string) => Promise<unknown>;
const ANSWERS: Readonly<Record<string, Told>> = {
  'the overview': ({ ledgers }, viewer) => new OverviewService(ledgers).financialData(viewer, march),
  'the comparison': ({ ledgers }, viewer) => new ComparisonService(ledgers).compare(viewer, march),
  'the largest counterparties': ({ ledgers }, viewer) => new ComparisonService(ledgers).topCounterparties(viewer, { ...march, limit: null }),
  'a report': async (parts, viewer) => {
    const { document, figures, basis, ledgerVersion } = await new ReportsService(parts).create(viewer, { title: 'March', type: 'monthly', period: { from: '2025-03-01', to: '2025-03-31' } });
    return { document, figures, basis, ledgerVersion };
  },
  'a summary': async (parts, viewer, fileId) => {
    const { content, figures, basis, ledgerVersion } = await new SummariesService(parts).create(viewer, { fileId });
    return { content, figures, basis, ledgerVersion };
  },
};

const importing = (viewer: Viewer) => books.read(viewer, MORE, 'more.csv');
/** Takes the rent out of the costs of the file. */
const sorting = (viewer: Viewer) => new RulesService(books.parts).create(viewer, { match: 'description', pattern: 'rent', category: 'Owner Draw' });

/** The first statement opens the ledger. */
test.each([
  ['the overview', 1, importing], ['the comparison', 1, importing], ['the largest counterparties', 1, importing],
  ['a report', 1, importing], ['a report', 8, importing], ['a summary', 1, sorting], ['a summary', 6, sorting],
] as const)('%s, after statement %i', async (answer, after, change) => {
  const viewer = await books.newBusiness();
  const fileId = await books.read(viewer, SHOP_CSV);
  const { database, clock } = books.parts;
  const tell = async (parts: BooksParts) => JSON.stringify(await ANSWERS[answer]!(parts, viewer, fileId));
  const before = await tell(books.parts);
  const { ledgers, statementCount } = disturbedLedgers(database, clock, { after, happening: () => change(viewer) });
  expect(await tell({ ...books.parts, ledgers })).toBe(before);
  expect(statementCount()).toBeGreaterThan(after);
});
