/** Our statements against those of hledger, an independent program, to the cent: income statement, balance sheet and cash flow of the sample companies and of ledgers made by chance. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleCompany } from '../../features/demo/sample/sample-company.ts';
import type { FigureSource } from '../figures/figure-source.ts';
import { addDays } from '../local-date.ts';
import { month, year, type Period } from '../period.ts';
import { rowIn } from '../question/test-ledgers.ts';
import { ledgerOf, type PlainRow, type TestLedger } from '../question/statement-ledger.test-data.ts';
import type { ReportDocument, ReportTable } from '../reports/document.ts';
import { writeReport } from '../reports/reports.ts';
import { tablesOf } from '../reports/test-tables.ts';
import { Journal, type OpeningBalance } from './journal.ts';
import type { StatedBalances } from './stated-balances.ts';
import { hasHledger, withHledger, type Hledger } from './test-hledger.ts';

const IS_FULL = process.env.PURSER_TEST_FULL !== undefined;
const RANDOM_LEDGERS = IS_FULL ? 200 : 12;
const ALL_COMPANIES = ['bindery', 'brewery', 'cafe', 'dental', 'landscaping', 'physio', 'shop', 'software'] as const;
/** In pounds, with a card and a reserve. */
const COMPANIES = IS_FULL ? ALL_COMPANIES : (['cafe'] as const);
/** Before every period that is compared. */
const DAYS_BEFORE = 500;
const EVERYTHING = 1_000_000;

/** What the accounts held before the first row; a debt on a card is negative. */
type Openings = Readonly<Record<string, number>>;

interface Books {
  readonly source: FigureSource;
  readonly journal: Journal;
  readonly text: string;
  readonly stated: StatedBalances;
}

async function booksOf({ reader, vocabulary }: TestLedger, openings: Openings): Promise<Books> {
  const { currency, accounts, categories, dateFrom } = vocabulary;
  const journal = new Journal([...accounts, ...categories]);
  const before = addDays(dateFrom ?? '2026-01-01', -DAYS_BEFORE);
  const balances: OpeningBalance[] = accounts.map(({ number, name }) => ({ accountNumber: number, amountMinor: openings[name] ?? 0 }));
  const { entries } = await reader.entries({ currency }, 'oldest', EVERYTHING);
  const sum = (roles: 'bank' | 'card'): number => accounts.filter(({ role }) => role === roles).reduce((total, { name }) => total + (openings[name] ?? 0), 0);
  return {
    source: { reader, vocabulary, fileId: null }, journal,
    text: [journal.head([currency]), journal.opening(before, currency, balances), ...entries.map((entry) => journal.entry(entry))].join(''),
    stated: { asOf: before, basis: 'cash', currency, assetsMinor: sum('bank'), claimsMinor: sum('bank'), accounts: [
      ...accounts.map(({ name, role }) => ({ key: name, name, kind: role === 'card' ? 'card' : 'bank', balanceMinor: (role === 'card' ? -1 : 1) * (openings[name] ?? 0) } as const)), { key: 'opening', name: 'Opening', kind: 'equity', balanceMinor: sum('bank') + sum('card') }] },
  };
}

const documentOf = async ({ source, stated }: Books, type: 'profit-loss' | 'cash-flow-statement' | 'balance-sheet', period: Period): Promise<ReportDocument> =>
  (await writeReport(source, { type, title: 'T', businessName: 'B', period, today: '2026-11-20', stated: [stated] })).document;

/** The first amounts of the table's lines that are not zero, by label. */
function amounts(document: ReportDocument, title: string, of: (row: ReportTable['rows'][number]) => boolean = ({ role }) => role === 'line'): Map<string, number> {
  const table = tablesOf(document).find((one) => one.title === title);
  return new Map((table?.rows ?? []).filter(of).map(({ cells }) => [String(cells[0]), Number(cells[1])] as const).filter(([, amount]) => amount !== 0));
}

const sums = (document: ReportDocument, title: string): Map<string, number> => amounts(document, title, ({ role }) => role === 'subtotal' || role === 'total');

const sorted = (lines: Iterable<readonly [string, number]>): (readonly [string, number])[] => [...lines].filter(([, amount]) => amount !== 0).sort(([one], [other]) => (one < other ? -1 : 1));
const below = (lines: ReadonlyMap<string, number>, branch: string): (readonly [string, number])[] => [...lines].filter(([path]) => path.startsWith(branch));
const total = (lines: readonly (readonly [string, number])[]): number => lines.reduce((sum, [, amount]) => sum + amount, 0);

async function compare(books: Books, period: Period): Promise<void> {
  const { source: { vocabulary }, journal } = books;
  if ((await books.source.reader.totals({ currency: vocabulary.currency, ...period }, ['role'])).length === 0) return;
  const paths = new Map([...vocabulary.categories, ...vocabulary.accounts].map(({ name, number }) => [name, journal.pathOf(number)]));
  const asPaths = (lines: Map<string, number>): (readonly [string, number])[] => sorted([...lines].map(([name, amount]) => [paths.get(name) ?? name, amount] as const));
  const end = addDays(period.to, 1);
  await withHledger(books.text, vocabulary.currency, async (hledger: Hledger) => {
    const within = ['-b', period.from, '-e', end];
    const [income, cash, change, balance, earned] = await Promise.all([hledger('incomestatement', ...within), hledger('cashflow', ...within), hledger('balancesheetequity', '--change', ...within), hledger('balancesheetequity', '-e', end), hledger('incomestatement', '-e', end)]);

    const profit = await documentOf(books, 'profit-loss', period);
    expect(asPaths(amounts(profit, 'Profit and loss'))).toEqual(sorted(income.lines));
    expect(sums(profit, 'Profit and loss').get('Net profit') ?? 0).toBe(income.net);

    const flow = await documentOf(books, 'cash-flow-statement', period);
    const moved = asPaths(amounts(flow, 'By account', ({ role, cells }) => role === 'line' && paths.has(String(cells[0]))));
    expect(below(new Map(moved), 'assets:bank')).toEqual(sorted(cash.lines));
    expect(below(new Map(moved), 'liabilities:cards').map(([path, amount]) => [path, -amount])).toEqual(sorted(below(change.lines, 'liabilities:cards')));
    const financed = asPaths(amounts(flow, 'Cash flow statement')).filter(([path]) => /^(equity|liabilities)/.test(path));
    expect(financed).toEqual(sorted([...below(change.lines, 'equity:owners'), ...below(change.lines, 'liabilities:loans')]));
    expect(sums(flow, 'Cash flow statement').get('Cash flow') ?? 0).toBe(total(below(change.lines, 'assets:')) - total(below(change.lines, 'liabilities:cards')));

    const sheet = sums(await documentOf(books, 'balance-sheet', period), 'Balance sheet');
    expect(['Total assets', 'Total liabilities', 'Bank accounts', 'Credit cards'].map((label) => [label, sheet.get(label) ?? 0])).toEqual([
      ['Total assets', total(below(balance.lines, 'assets:'))], ['Total liabilities', total(below(balance.lines, 'liabilities:'))], ['Bank accounts', total(below(balance.lines, 'assets:bank'))], ['Credit cards', total(below(balance.lines, 'liabilities:cards'))]]);
    expect(sheet.get('Total equity') ?? 0).toBe(total(below(balance.lines, 'equity:')) + earned.net);
  });
}

const PERIODS: readonly Period[] = [{ from: '2026-10-01', to: '2026-10-31' }, { from: '2026-07-01', to: '2026-09-30' }, { from: '2026-08-11', to: '2026-10-02' }];

const suite = hasHledger ? describe : describe.skip;
suite('to the cent as hledger (skipped where it is not installed)', () => {
  const companies: Promise<PlainCompany[]> = loadCompanies();

  test.each(COMPANIES)('the sample company %s', async (name) => {
    const { rows, currency, today } = (await companies).find((one) => one.folder === name)!;
    const books = await booksOf(ledgerOf(rows.map((row) => ({ ...row, amount: row.amount / 100 })), 'categorised', {}, currency), {});
    const last = Number(today.slice(0, 4)) - 1;
    for (const period of IS_FULL ? [year(last), month(last, 11)] : [year(last)]) await compare(books, period);
  });

  test('the business of the demo, with what its accounts held at first', async () => {
    const accounts = sampleCompany('2026-11-20');
    const rows = accounts.flatMap((account) => account.rows.map((row): PlainRow => ({ date: row.date, description: row.description, amount: row.amountMinor / 100, category: row.category, account: account.name })));
    const books = await booksOf(ledgerOf(rows, 'categorised'), Object.fromEntries(accounts.map(({ name, openingMinor }) => [name, openingMinor])));
    for (const period of IS_FULL ? [year(2025), month(2026, 10)] : [month(2026, 10)]) await compare(books, period);
  });

  test(`${RANDOM_LEDGERS} ledgers made by chance`, async () => {
    const ledgers = fc.sample(fc.record({ rows: fc.array(rowIn(7, 8, 9, 10), { minLength: 1, maxLength: 80 }), checking: fc.integer({ min: -500_000, max: 5_000_000 }), card: fc.integer({ min: -900_000, max: 10_000 }), period: fc.constantFrom(...PERIODS) }), { numRuns: RANDOM_LEDGERS, seed: 20261122 });
    for (const { rows, checking, card, period } of ledgers) await compare(await booksOf(ledgerOf(rows, 'categorised'), { Checking: checking, 'Visa Card': card }), period);
  }, 600_000);
});

test('names and words that mean something to a journal do no harm', () => {
  const journal = new Journal([{ number: 1000, name: 'Checking:  main; old', role: 'bank' }, { number: 1001, name: 'Checking - main old', role: 'bank' }, { number: 6020, name: 'Rent', role: 'opex' }]);
  expect(journal.entry({ date: '2026-10-01', description: 'RENT;\n2026-10-02 * forged', counterparty: 'A | B', amountMinor: -120_050, currency: 'USD', accountNumber: 1001, categoryNumber: 6020 })).toBe(
    '2026-10-01 A B | RENT 2026-10-02 * forged\n    assets:bank:Checking - main old 1001  -1200.50 USD\n    expenses:Rent  1200.50 USD\n\n');
  expect(journal.head(['USD', 'JPY'])).toContain('commodity 1000.00 USD\ncommodity 1000. JPY\n');
});

interface PlainCompany { readonly folder: string; readonly rows: readonly PlainRow[]; readonly currency: string; readonly today: string }

/** The companies of the benchmark lie outside of what this program is made of. Their amounts are whole minor units. */
async function loadCompanies(): Promise<PlainCompany[]> {
  return Promise.all(COMPANIES.map(async (folder) => {
    const module = (await import(new URL(`../../../../fixtures/questions/${folder}/company.ts`, import.meta.url).href)) as Readonly<Record<string, Omit<PlainCompany, 'folder'>>>;
    return { folder, ...module[folder]! };
  }));
}
