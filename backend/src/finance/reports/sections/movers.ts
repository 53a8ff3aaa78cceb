/** What moved revenue or expenses: the names and categories whose change adds up to the whole change. */
import { revenueByCustomer, spendByVendor, type CounterpartyFigure } from '../../figures/counterparty-figures.ts';
import type { AccountRole } from '../../ledger/entry.ts';
import { EXPENSE_ROLES, METRICS, REVENUE_ROLES } from '../../metrics.ts';
import type { Period } from '../../period.ts';
import { categoryLines, changePercent, metricAmounts } from '../compared.ts';
import { placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';

const MOST_MOVERS = 8;

interface Mover {
  readonly label: string;
  readonly now: number;
  readonly before: number;
  readonly place: ReturnType<typeof placeIn>;
}

export const expenseMovers: SectionWriter = (context) => {
  const found = categoryLines(EXPENSE_ROLES, context.figures).map(({ category, categoryNumber, amounts: [now, before] }) => ({ label: category, now, before, place: placeIn(context, { categories: [categoryNumber] }) }));
  return movers('What moved expenses', 'expenses', found, context);
};

export const vendorMovers: SectionWriter = async (context) => movers('Who moved expenses', 'expenses', await byName((period) => spendByVendor(context.source, period), EXPENSE_ROLES, context), context);
export const customerMovers: SectionWriter = async (context) => movers('Who moved revenue', 'revenue', await byName((period) => revenueByCustomer(context.source, period), REVENUE_ROLES, context), context);

async function byName(read: (period: Period) => Promise<CounterpartyFigure[]>, roles: readonly AccountRole[], context: ReportContext): Promise<Mover[]> {
  const { period, previousPeriod } = context.figures;
  const [now, before] = await Promise.all([read(period), read(previousPeriod)]);
  const [amounts, amountsBefore] = [now, before].map((figures) => new Map(figures.map(({ name, amountMinor }) => [name, amountMinor]))) as [Map<string, number>, Map<string, number>];
  return [...new Set([...amounts.keys(), ...amountsBefore.keys()])].map((name) => ({ label: name, now: amounts.get(name) ?? 0, before: amountsBefore.get(name) ?? 0, place: placeIn(context, { counterparties: [name], roles }) }));
}

function movers(title: string, metric: 'revenue' | 'expenses', found: readonly Mover[], context: ReportContext): ReturnType<SectionWriter> {
  const { period, previousPeriod } = context.figures;
  const moved = found.filter(({ now, before }) => now !== before).sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before) || (a.label < b.label ? -1 : 1)).slice(0, MOST_MOVERS);
  if (moved.length === 0) return null;
  const [now, before] = metricAmounts(metric, context.figures);
  const table = new TableRows();
  const cells = (label: string, one: number, other: number): (string | number | null)[] => [label, one, other, one - other, changePercent(one, other)];
  const rows = moved.map((mover) => table.line(cells(mover.label, mover.now, mover.before), mover.place));
  const rest = [now, before].map((whole, column) => whole - moved.reduce((sum, mover) => sum + (column === 0 ? mover.now : mover.before), 0)) as [number, number];
  if (rest[0] !== 0 || rest[1] !== 0) rows.push(table.line(cells('Everything else', ...rest), null));
  table.sum('total', cells(METRICS[metric].label, now, before), plus(...rows), null);
  return { title, blocks: [{ kind: 'table', title, rows: table.rows, columns: [
    { header: '', unit: 'text' }, { header: period.label, unit: 'money' }, { header: previousPeriod.label, unit: 'money' },
    { header: 'Change', unit: 'money', formula: { kind: 'difference', of: 1, against: 2 } }, { header: 'Change %', unit: 'percent', formula: { kind: 'percent-change', of: 1, against: 2 } }] }] };
}
