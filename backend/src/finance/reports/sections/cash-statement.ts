/** The cash flow statement: what operations brought, what owners and lenders put in and took out, and through which accounts it went. */
import { filterOf } from '../../figures/figure-source.ts';
import type { AccountRole } from '../../ledger/entry.ts';
import { METRICS, PROFIT_ROLES } from '../../metrics.ts';
import { categoryLines, comparedCells, comparedColumns, comparedPeriods, metricAmounts, negated, roleAmounts, type Amounts } from '../compared.ts';
import type { ReportTable } from '../document.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';

const NOTE = 'Equipment is an expense of the day it was paid, so it stands among operations. Transfers between own accounts are in neither part.';

export const cashStatement: SectionWriter = (context) => ({ title: 'Cash flow statement', blocks: [activities(context)] });

/** Costs are told as positive numbers elsewhere; here money out is negative. */
const AS_CASH: Readonly<Partial<Record<AccountRole, 'taken off'>>> = { refund: 'taken off', cogs: 'taken off', opex: 'taken off', tax: 'taken off', interest: 'taken off' };

function activities(context: ReportContext): ReportTable {
  const { figures } = context;
  const columns = comparedColumns(figures);
  const table = new TableRows();
  const lines = (roles: readonly AccountRole[]): number[] => roles.flatMap((role) => categoryLines([role], figures).map(({ category, categoryNumber, amounts }) =>
    table.line(comparedCells(category, AS_CASH[role] ? negated(amounts) : amounts), placeIn(context, { categories: [categoryNumber] }), 1)));
  table.heading('Operations', columns.length);
  const operations = table.sum('subtotal', comparedCells('Cash from operations', metricAmounts('netProfit', figures)), plus(...lines(PROFIT_ROLES)), placeIn(context, { roles: PROFIT_ROLES }));
  table.heading('Owners and lenders', columns.length);
  const moved = lines(['owner', 'loan']);
  const [owner, loan] = [roleAmounts('owner', figures), roleAmounts('loan', figures)];
  const financing = table.sum('subtotal', comparedCells('Cash from owners and lenders', owner.map((amount, column) => amount + (loan[column] ?? 0)) as unknown as Amounts), plus(...moved), placeIn(context, { roles: ['owner', 'loan'] }));
  table.sum('total', comparedCells(METRICS.cashFlow.label, metricAmounts('cashFlow', figures)), plus(operations, financing), metricPlace(context, 'cashFlow'));
  return { kind: 'table', title: 'Cash flow statement', columns, rows: table.rows, note: NOTE };
}

/** What each bank and card account moved, own transfers included: what they add up to is the cash flow plus transfers that left or came from outside of the ledger. */
export const cashByAccount: SectionWriter = async (context) => {
  const { figures, source } = context;
  const moved = await Promise.all(comparedPeriods(figures).map(async (period) => new Map((await source.reader.totals(filterOf(source, period), ['account'])).map(({ key, inMinor, outMinor }) => [key.account ?? '', inMinor - outMinor]))));
  const { accounts } = source.vocabulary;
  const table = new TableRows();
  const amountsOf = (number: number): Amounts => moved.map((sums) => sums.get(String(number)) ?? 0) as unknown as Amounts;
  const shown = accounts.filter(({ number }) => moved.some((sums) => sums.has(String(number))));
  if (shown.length === 0) return null;
  const rows = shown.map(({ number, name }) => table.line(comparedCells(name, amountsOf(number)), placeIn(context, { accounts: [number] }), 1));
  const all = table.sum('subtotal', comparedCells('Change of all accounts', moved.map((sums) => [...sums.values()].reduce((sum, amount) => sum + amount, 0)) as unknown as Amounts), plus(...rows), placeIn(context, {}));
  const transfers = table.line(comparedCells('Of it transfers between own accounts', roleAmounts('transfer', figures)), placeIn(context, { roles: ['transfer'] }), 1);
  table.sum('total', comparedCells(METRICS.cashFlow.label, metricAmounts('cashFlow', figures)), [...plus(all), { row: transfers, sign: -1 }], metricPlace(context, 'cashFlow'));
  return { title: 'By account', blocks: [{ kind: 'table', title: 'By account', columns: comparedColumns(figures), rows: table.rows, note: 'Transfers between two accounts of the ledger cancel out; what is left of them went to or came from accounts that the ledger does not know.' }] };
};
