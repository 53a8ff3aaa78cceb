/** The balance sheet: what is owned, what is owed, and what is left for the owners, account by account. */
import { dateInWords } from '../../local-date.ts';
import { ASSET_KINDS, LIABILITY_KINDS, originOf, type StatedKind } from '../../statements/stated-balances.ts';
import { assetsOf, equityOf, liabilitiesOf, moneyOf, sumOfKinds, type BalanceLine, type BalanceSheet } from '../../statements/balance-sheet.ts';
import { columnsOf, comparedCells } from '../compared.ts';
import type { ReportFigure, ReportTable } from '../document.ts';
import { placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';

const TITLES: Readonly<Record<StatedKind, string>> = {
  bank: 'Bank accounts', receivable: 'Accounts receivable', 'other-current-asset': 'Other current assets', 'fixed-asset': 'Fixed assets', 'other-asset': 'Other assets',
  payable: 'Accounts payable', card: 'Credit cards', 'other-current-liability': 'Other current liabilities', 'long-term-liability': 'Long-term liabilities', equity: 'Equity',
};

export const balanceSheet: SectionWriter = (context) => {
  const { now, before, yearAgo } = context.sheets;
  const sheets = [now, before, yearAgo].filter((sheet) => sheet !== null);
  return now === null ? null : { title: 'Balance sheet', blocks: [table(sheets, context), { kind: 'sentences', paragraphs: [carriedWords(sheets)] }] };
};

export const balanceFigures: SectionWriter = ({ sheets: { now, before, yearAgo } }) => {
  if (now === null) return null;
  const figure = (label: string, of: (sheet: BalanceSheet) => number, isGoodWhenUp: boolean): ReportFigure =>
    ({ label, unit: 'money', value: of(now), previous: before && of(before), yearBefore: yearAgo && of(yearAgo), isGoodWhenUp, place: null });
  return { title: 'Key figures', blocks: [{ kind: 'figures', figures: [
    figure('Assets', assetsOf, true), figure('Liabilities', liabilitiesOf, false), figure('Equity', equityOf, true), figure('Money in bank accounts', (sheet) => sumOfKinds(sheet, ['bank']), true)] }] };
};

function table(sheets: readonly BalanceSheet[], context: ReportContext): ReportTable {
  const columns = columnsOf(sheets.map(({ on }) => dateInWords(on)));
  const rows = new TableRows();
  const totals = (kinds: readonly StatedKind[]): number[] => sheets.map((sheet) => sumOfKinds(sheet, kinds));
  const added = ({ name, amounts, line }: SheetLine): number => (line && !line.carried && sheets[0]
    ? rows.stated(comparedCells(name, amounts), originOf(sheets[0].stated), 2)
    : rows.line(comparedCells(name, amounts), placeOfLine(line, context), 2));
  const group = (kind: StatedKind): number[] => {
    const lines = linesOf(kind, sheets);
    if (lines.length === 0) return [];
    const parts = lines.map(added);
    return [rows.sum('subtotal', comparedCells(TITLES[kind], totals([kind])), plus(...parts), null, 1)];
  };
  const side = (title: string, kinds: readonly StatedKind[]): number => {
    rows.heading(title, columns.length);
    return rows.sum('subtotal', comparedCells(`Total ${title.toLowerCase()}`, totals(kinds)), plus(...kinds.flatMap(group)), null);
  };
  side('Assets', ASSET_KINDS);
  const liabilities = side('Liabilities', LIABILITY_KINDS);
  rows.heading('Equity', columns.length);
  const equity = rows.sum('subtotal', comparedCells('Total equity', totals(['equity'])), plus(...linesOf('equity', sheets).map(added)), null);
  rows.sum('total', comparedCells('Total liabilities and equity', totals([...LIABILITY_KINDS, 'equity'])), plus(liabilities, equity), null);
  return { kind: 'table', title: 'Balance sheet', columns, rows: rows.rows };
}

interface SheetLine {
  readonly name: string;
  readonly amounts: number[];
  /** Of the first sheet; undefined where only an older one has it. */
  readonly line: BalanceLine | undefined;
}

/** Every line of the kind that one of the sheets has, in their order. */
function linesOf(kind: StatedKind, sheets: readonly BalanceSheet[]): SheetLine[] {
  const all = new Map(sheets.toReversed().flatMap(({ lines }) => lines).filter((line) => line.kind === kind).map((line) => [line.key, line.name]));
  return [...all].map(([key, name]) => ({ name, amounts: sheets.map(({ lines }) => lines.find((line) => line.key === key)?.amountMinor ?? 0), line: sheets[0]?.lines.find((line) => line.key === key) }));
}

/** Of what was carried the rows are the ledger's; what the books state has none here. */
function placeOfLine(line: BalanceLine | undefined, context: ReportContext): ReturnType<typeof placeIn> {
  if (!line?.carried) return null;
  const { roles, accounts, period } = line.carried;
  return placeIn(context, { ...(roles ? { roles } : {}), ...(accounts ? { accounts } : {}) }, period);
}

function carriedWords(sheets: readonly BalanceSheet[]): string {
  const carried = sheets.filter(({ on, stated }) => stated.asOf < on);
  if (carried.length === 0) return 'Every balance is what your accounting software states for that very day, on a cash basis.';
  return `${carried.map(({ on, stated }) => `The balances of ${dateInWords(on)} are those that your accounting software states for ${dateInWords(stated.asOf)}, carried on by the ledger's own rows`).join('. ')}. The lines with "since" are what was carried: both legs of each row, so they change both sides by the same.`;
}

/** Receivables and payables are no part of cash-basis books: told beside them, never added. */
export const owedBeside: SectionWriter = ({ sheets: { accrual, now } }) => {
  if (accrual === null || now === null) return null;
  const found = (['receivable', 'payable'] as const).flatMap((kind) => accrual.accounts.filter((account) => account.kind === kind));
  if (found.length === 0) return null;
  const rows = new TableRows();
  for (const { name, kind, balanceMinor } of found) rows.stated([name, kind === 'receivable' ? 'owed to you' : 'owed by you', balanceMinor], originOf(accrual));
  return { title: 'Owed, and not on the sheet', blocks: [{ kind: 'table', title: 'Owed, and not on the sheet', rows: rows.rows, columns: [{ header: '', unit: 'text' }, { header: '', unit: 'text' }, { header: dateInWords(accrual.asOf), unit: 'money' }],
    note: 'Invoices and bills that are not paid yet, as your accounting software states them on an accrual basis. A cash-basis balance sheet counts them once they are paid.' }] };
};

/** What the books held before and after: the cash flow stands beside it in the identities. */
export const cashInBooks: SectionWriter = ({ sheets: { now, before } }) => {
  if (now === null || before === null) return null;
  const rows = new TableRows();
  const opening = rows.line([`Bank accounts less cards on ${dateInWords(before.on)}`, moneyOf(before)], null, 1);
  const change = rows.line(['Change', moneyOf(now) - moneyOf(before)], null, 1);
  rows.sum('total', [`Bank accounts less cards on ${dateInWords(now.on)}`, moneyOf(now)], plus(opening, change), null);
  return { title: 'Cash in the books', blocks: [{ kind: 'table', title: 'Cash in the books', columns: columnsOf(['Amount']), rows: rows.rows, note: 'As your accounting software states it. Where the change is not the cash flow above, the difference stands under what must add up.' }] };
};
