/** QuickBooks' profit and loss, balance sheet and cash flow of an invented company: sums of its postings. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays } from '../../../finance/local-date.ts';
import type { AccountType, BookAccount, CompanyBook } from './book.ts';
import { OPENING_EQUITY } from './chart.ts';
import { balancesOn, type Basis, movedBetween } from './postings.ts';
import { besideEachOther, monthColumn, monthsBetween } from './report-columns.ts';
import { type ReportRow, RowWriter } from './report-rows.ts';

export interface ReportRequest {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly basis: Basis;
  readonly now: Date;
  /** A balance sheet with a column for each month. */
  readonly isByMonth?: boolean;
}

export const REPORT_NAMES = ['ProfitAndLoss', 'BalanceSheet', 'CashFlow'] as const;
export type ReportName = (typeof REPORT_NAMES)[number];

export function reportOf(name: ReportName, book: CompanyBook, request: ReportRequest): ReportRow {
  const { from, to, basis, now } = request;
  const columns = name === 'BalanceSheet' && request.isByMonth ? monthsBetween(from, to) : [{ from, to }];
  const shown = new Set(columns.flatMap((column) => [...balancesOn(book, basis, column.to)].filter(([, amountMinor]) => amountMinor !== 0).map(([id]) => id)));
  const rows = columns.map((column) => BODIES[name](book, { ...request, ...column, shown }, new RowWriter(book.company.currency))).reduce(besideEachOther);
  return {
    Header: {
      Time: now.toISOString(), ReportName: name, ...(name === 'CashFlow' ? {} : { ReportBasis: basis }), StartPeriod: from, EndPeriod: to, SummarizeColumnsBy: columns.length > 1 ? 'Month' : 'Total', Currency: book.company.currency,
      Option: [{ Name: 'AccountingStandard', Value: 'GAAP' }, { Name: 'NoReportData', Value: String(rows.length === 0) }],
    },
    Columns: { Column: [{ ColTitle: '', ColType: 'Account' }, ...(columns.length === 1 ? [{ ColTitle: 'Total', ColType: 'Money' }] : columns.map(monthColumn))] },
    Rows: { Row: rows },
  };
}

/** `shown`: accounts of a balance sheet that have a line, whatever they hold on its day. */
type Body = (book: CompanyBook, request: ReportRequest & { readonly shown: ReadonlySet<string> }, write: RowWriter) => ReportRow[];

interface Group { readonly rows: readonly ReportRow[]; readonly sumMinor: number }

/** Credits of income are shown as positive. */
function groupOf(accounts: readonly BookAccount[], types: readonly AccountType[], amounts: ReadonlyMap<string, number>, sign: 1 | -1, write: RowWriter, always?: ReadonlySet<string>): Group {
  const shown = accounts.filter(({ id, type }) => types.includes(type) && (always?.has(id) || (amounts.get(id) ?? 0) !== 0)).map((account) => ({ account, amountMinor: sign * (amounts.get(account.id) ?? 0) }));
  return { rows: shown.map(({ account, amountMinor }) => write.data(account, amountMinor)), sumMinor: shown.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
}

const profitAndLoss: Body = (book, { from, to, basis }, write) => {
  const moved = movedBetween(book, basis, from, to);
  const group = (types: AccountType[], sign: 1 | -1): Group => groupOf(book.accounts, types, moved, sign, write);
  const [income, cogs, expenses, other] = [group(['Income'], -1), group(['Cost of Goods Sold'], 1), group(['Expense'], 1), group(['Other Income'], -1)];
  const gross = income.sumMinor - cogs.sumMinor;
  const operating = gross - expenses.sumMinor;
  return [
    write.section('Income', 'Income', income.rows, { total: 'Total Income', amountMinor: income.sumMinor }),
    ...(cogs.rows.length === 0 ? [] : [write.section('COGS', 'Cost of Goods Sold', cogs.rows, { total: 'Total Cost of Goods Sold', amountMinor: cogs.sumMinor })]),
    write.line('GrossProfit', 'Gross Profit', gross),
    write.section('Expenses', 'Expenses', expenses.rows, { total: 'Total Expenses', amountMinor: expenses.sumMinor }),
    write.line('NetOperatingIncome', 'Net Operating Income', operating),
    ...(other.rows.length === 0 ? [] : [write.section('OtherIncome', 'Other Income', other.rows, { total: 'Total Other Income', amountMinor: other.sumMinor }), write.line('NetOtherIncome', 'Net Other Income', other.sumMinor)]),
    write.line('NetIncome', 'Net Income', operating + other.sumMinor),
  ];
};

/** Income and expenses since the books began, as what the owners gained. */
function earnedMinor(book: CompanyBook, amounts: ReadonlyMap<string, number>): number {
  return -book.accounts.filter(({ type }) => ['Income', 'Other Income', 'Cost of Goods Sold', 'Expense'].includes(type)).reduce((sum, { id }) => sum + (amounts.get(id) ?? 0), 0);
}

const balanceSheet: Body = (book, { to, basis, shown }, write) => {
  // Books hold nothing before they begin.
  const balances = to < book.firstDay ? new Map<string, number>() : balancesOn(book, basis, to);
  const group = (types: AccountType[], sign: 1 | -1): Group => groupOf(book.accounts, types, balances, sign, write, shown);
  const [bank, receivable] = [group(['Bank'], 1), group(['Accounts Receivable'], 1)];
  const [payable, card, loan, equity] = [group(['Accounts Payable'], -1), group(['Credit Card'], -1), group(['Long Term Liability'], -1), group(['Equity'], -1)];
  const earned = earnedMinor(book, balances);
  const assets = bank.sumMinor + receivable.sumMinor;
  const current = payable.sumMinor + card.sumMinor;
  const liabilities = current + loan.sumMinor;
  const owned = equity.sumMinor + earned;
  const section = (group: string, title: string, { rows, sumMinor }: Group): ReportRow => write.section(group, title, rows, { total: `Total ${title}`, amountMinor: sumMinor });
  return [
    write.section('TotalAssets', 'ASSETS', [
      write.section('CurrentAssets', 'Current Assets', [section('BankAccounts', 'Bank Accounts', bank), section('AR', 'Accounts Receivable', receivable)], { total: 'Total Current Assets', amountMinor: assets }),
    ], { total: 'TOTAL ASSETS', amountMinor: assets }),
    write.section('TotalLiabilitiesAndEquity', 'LIABILITIES AND EQUITY', [
      write.section('Liabilities', 'Liabilities', [
        write.section('CurrentLiabilities', 'Current Liabilities', [section('AP', 'Accounts Payable', payable), section('CreditCards', 'Credit Cards', card)], { total: 'Total Current Liabilities', amountMinor: current }),
        section('LongTermLiabilities', 'Long-Term Liabilities', loan),
      ], { total: 'Total Liabilities', amountMinor: liabilities }),
      write.section('Equity', 'Equity', [...equity.rows, write.line('NetIncome', 'Net Income', earned)], { total: 'Total Equity', amountMinor: owned }),
    ], { total: 'TOTAL LIABILITIES AND EQUITY', amountMinor: liabilities + owned }),
  ];
};

/** Always of what was earned, with what became owed taken out again; the cash is that of the bank accounts. */
const cashFlow: Body = (book, { from, to }, write) => {
  const moved = movedBetween(book, 'Accrual', from, to);
  const earned = earnedMinor(book, moved);
  const adjusted = groupOf(book.accounts, ['Accounts Receivable', 'Accounts Payable', 'Credit Card'], moved, -1, write);
  const financing = groupOf(book.accounts.filter(({ id }) => id !== OPENING_EQUITY), ['Long Term Liability', 'Equity'], moved, -1, write);
  const operating = earned + adjusted.sumMinor;
  const before = balancesOn(book, 'Accrual', addDays(from, -1));
  const cashBefore = book.accounts.filter(({ type }) => type === 'Bank').reduce((sum, { id }) => sum + (before.get(id) ?? 0), 0);
  const change = operating + financing.sumMinor;
  return [
    write.section('OperatingActivities', 'OPERATING ACTIVITIES', [
      write.line('NetIncome', 'Net Income', earned),
      write.section('OperatingAdjustments', 'Adjustments to reconcile Net Income to Net Cash provided by operations:', adjusted.rows,
        { total: 'Total Adjustments to reconcile Net Income to Net Cash provided by operations:', amountMinor: adjusted.sumMinor }),
    ], { total: 'Net cash provided by operating activities', amountMinor: operating }),
    ...(financing.rows.length === 0 ? [] : [write.section('FinancingActivities', 'FINANCING ACTIVITIES', financing.rows, { total: 'Net cash provided by financing activities', amountMinor: financing.sumMinor })]),
    write.line('CashIncrease', 'Net cash increase for period', change),
    write.line('BeginningCash', 'Cash at beginning of period', cashBefore),
    write.line('EndingCash', 'Cash at end of period', cashBefore + change),
  ];
};

const BODIES: Readonly<Record<ReportName, Body>> = { ProfitAndLoss: profitAndLoss, BalanceSheet: balanceSheet, CashFlow: cashFlow };
