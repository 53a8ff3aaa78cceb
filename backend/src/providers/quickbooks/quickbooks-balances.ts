/** QuickBooks' balance sheet, month by month, as balances of its accounts. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { addMonths, startOfMonth } from '../../finance/local-date.ts';
import type { StatedAccount, StatedBalances, StatedKind } from '../../finance/statements/stated-balances.ts';
import { currencyOf, dateOfText, idAt, isObject, listAt, minorOfDecimal, objectAt, textAt, type WireObject } from '../wire-value.ts';
import type { QuickBooksApi } from './quickbooks-api.ts';
import { wordTable } from '../../finance/word-table.ts';

/** As many month ends as a comparison with the year before takes, of any period up to a year. */
const MONTHS = 36;
const DEEPEST = 30;

const KINDS = wordTable<StatedKind>({
  BankAccounts: 'bank', AR: 'receivable', OtherCurrentAssets: 'other-current-asset', FixedAssets: 'fixed-asset', OtherAssets: 'other-asset',
  AP: 'payable', CreditCards: 'card', OtherCurrentLiabilities: 'other-current-liability', LongTermLiabilities: 'long-term-liability', Equity: 'equity',
});

/** Of the last three years, on both bases. Throws ProviderError. */
export async function readStatedBalances(api: QuickBooksApi, today: LocalDate): Promise<StatedBalances[]> {
  const range = { start_date: addMonths(startOfMonth(today), 1 - MONTHS), end_date: today, summarize_column_by: 'Month' };
  const sheets = await Promise.all((['cash', 'accrual'] as const).map(async (basis) => balancesOfReport(await api.report('BalanceSheet', { ...range, accounting_method: basis === 'cash' ? 'Cash' : 'Accrual' }), basis)));
  if (sheets.includes(null)) throw api.broken('a balance sheet that cannot be read');
  return sheets.flatMap((sheet) => sheet ?? []);
}

interface Leaf {
  readonly key: string | null;
  readonly name: string;
  readonly kind: StatedKind | null;
  readonly cells: readonly unknown[];
}

/** One per column that says on which day it ends; days before the books began are left out. Null for a report that cannot be read. */
export function balancesOfReport(report: WireObject, basis: StatedBalances['basis']): StatedBalances[] | null {
  const currency = currencyOf(textAt(report, 'Header', 'Currency'));
  const rows = listAt(report, 'Rows', 'Row') ?? [];
  const leaves = leavesOf(rows, null, 0);
  if (!currency || leaves === null) return null;
  const found = columnDates(report).map(({ asOf, index }): StatedBalances | null => {
    const accounts = leaves.map((leaf) => accountAt(leaf, index, currency));
    const [assetsMinor, claimsMinor] = ['TotalAssets', 'TotalLiabilitiesAndEquity'].map((group) => amountAt(summaryOf(rows, group), index, currency));
    if (accounts.includes(null) || assetsMinor == null || claimsMinor == null) return null;
    return { asOf, basis, currency, accounts: accounts.filter((account) => account !== null && account.balanceMinor !== 0) as StatedAccount[], assetsMinor, claimsMinor };
  });
  return found.includes(null) ? null : found.filter((sheet) => sheet !== null).filter(({ accounts }) => accounts.length > 0);
}

/** Null for a line of no known kind, or whose amount is none. */
function accountAt({ key, name, kind, cells }: Leaf, index: number, currency: string): StatedAccount | null {
  const balanceMinor = amountAt(cells, index, currency);
  return kind === null || balanceMinor === null ? null : { key, name, kind, balanceMinor };
}

/** The last day of each amount column; a report of one column ends with its period. */
function columnDates(report: WireObject): { asOf: LocalDate; index: number }[] {
  const money = (listAt(report, 'Columns', 'Column') ?? []).map((column, index) => ({ column, index })).filter(({ column }) => textAt(column, 'ColType') === 'Money');
  const end = dateOfText(textAt(report, 'Header', 'EndPeriod'));
  if (money.length === 1 && end) return [{ asOf: end, index: money[0]?.index ?? 1 }];
  return money.flatMap(({ column, index }) => {
    const meta = (listAt(column, 'MetaData') ?? []).filter(isObject).find((one) => one.Name === 'EndDate');
    const asOf = dateOfText(textAt(meta, 'Value'));
    return asOf ? [{ asOf, index }] : [];
  });
}

/** Accounts, accounts that have accounts below them and amounts of their own, and lines such as the net income. Null for nesting without end. */
function leavesOf(rows: readonly unknown[], above: StatedKind | null, depth: number): Leaf[] | null {
  if (depth > DEEPEST) return null;
  const leaves: Leaf[] = [];
  for (const row of rows.filter(isObject)) {
    const kind = KINDS[textAt(row, 'group') ?? ''] ?? above;
    const below = listAt(row, 'Rows', 'Row');
    const cells = listAt(row, 'ColData') ?? (below ? listAt(row, 'Header', 'ColData') : listAt(row, 'Summary', 'ColData')) ?? [];
    const name = textAt(cells[0], 'value');
    if (name && cells.slice(1).some((cell) => (textAt(cell, 'value') ?? '') !== '')) leaves.push({ key: idAt(objectAt(cells[0]), 'id'), name, kind, cells });
    const found = leavesOf(below ?? [], kind, depth + 1);
    if (found === null) return null;
    leaves.push(...found);
  }
  return leaves;
}

function summaryOf(rows: readonly unknown[], group: string): readonly unknown[] {
  return rows.filter(isObject).map((row) => (textAt(row, 'group') === group ? listAt(row, 'Summary', 'ColData') : null)).find((cells) => cells !== null) ?? [];
}

/** An empty cell is zero. */
function amountAt(cells: readonly unknown[], index: number, currency: string): number | null {
  return minorOfDecimal(textAt(cells[index], 'value') ?? '0', currency);
}
