/** What moved revenue or expenses: the names and categories whose change adds up to the whole change. */
import { sumsByName } from '../../figures/counterparty-figures.ts';
import type { AccountRole } from '../../ledger/entry.ts';
import type { EntryFilter } from '../../ledger/ledger-reader.ts';
import { EXPENSE_ROLES, METRICS, REVENUE_ROLES } from '../../metrics.ts';
import { categoryLines, changePercent, metricAmounts } from '../compared.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';

const MOST_MOVERS = 8;

interface Mover {
  readonly label: string;
  readonly now: number;
  readonly before: number;
  readonly place: ReturnType<typeof placeIn>;
}

/** Conditions of the rows of everything but these. */
type Without = (moved: readonly Mover[]) => Partial<EntryFilter>;

export const expenseMovers: SectionWriter = (context) => {
  const lines = categoryLines(EXPENSE_ROLES, context.figures);
  const found = lines.map(({ category, categoryNumber, amounts: [now, before] }) => ({ label: category, now, before, place: placeIn(context, { categories: [categoryNumber] }) }));
  const numbers = new Map(lines.map(({ category, categoryNumber }) => [category, categoryNumber]));
  return movers('What moved expenses', 'expenses', found, (moved) => ({ notCategories: moved.flatMap(({ label }) => numbers.get(label) ?? []), roles: EXPENSE_ROLES }), context);
};

export const vendorMovers: SectionWriter = async (context) => movers('Who moved expenses', 'expenses', await byName(EXPENSE_ROLES, -1, context), withoutNames(EXPENSE_ROLES), context);
export const customerMovers: SectionWriter = async (context) => movers('Who moved revenue', 'revenue', await byName(REVENUE_ROLES, 1, context), withoutNames(REVENUE_ROLES), context);

const withoutNames = (roles: readonly AccountRole[]): Without => (moved) => ({ notCounterparties: moved.map(({ label }) => label), roles });

async function byName(roles: readonly AccountRole[], sign: 1 | -1, context: ReportContext): Promise<Mover[]> {
  const { source, figures: { period, previousPeriod } } = context;
  const [now, before] = await Promise.all([sumsByName(source, period, roles, sign), sumsByName(source, previousPeriod, roles, sign)]);
  return [...new Set([...now.keys(), ...before.keys()])].map((name) => ({ label: name, now: now.get(name)?.amountMinor ?? 0, before: before.get(name)?.amountMinor ?? 0, place: placeIn(context, { counterparties: [name], roles }) }));
}

function movers(title: string, metric: 'revenue' | 'expenses', found: readonly Mover[], without: Without, context: ReportContext): ReturnType<SectionWriter> {
  const { period, previousPeriod } = context.figures;
  const moved = found.filter(({ now, before }) => now !== before).sort((a, b) => Math.abs(b.now - b.before) - Math.abs(a.now - a.before) || (a.label < b.label ? -1 : 1)).slice(0, MOST_MOVERS);
  if (moved.length === 0) return null;
  const [now, before] = metricAmounts(metric, context.figures);
  const table = new TableRows();
  const cells = (label: string, one: number, other: number): (string | number | null)[] => [label, one, other, one - other, changePercent(one, other)];
  const rows = moved.map((mover) => table.line(cells(mover.label, mover.now, mover.before), mover.place));
  const rest = [now, before].map((whole, column) => whole - moved.reduce((sum, mover) => sum + (column === 0 ? mover.now : mover.before), 0)) as [number, number];
  if (rest[0] !== 0 || rest[1] !== 0) rows.push(table.line(cells('Everything else', ...rest), placeIn(context, without(moved))));
  table.sum('total', cells(METRICS[metric].label, now, before), plus(...rows), metricPlace(context, metric));
  return { title, blocks: [{ kind: 'table', title, rows: table.rows, columns: [
    { header: '', unit: 'text' }, { header: period.label, unit: 'money' }, { header: previousPeriod.label, unit: 'money' },
    { header: 'Change', unit: 'money', formula: { kind: 'difference', of: 1, against: 2 } }, { header: 'Change %', unit: 'percent', formula: { kind: 'percent-change', of: 1, against: 2 } }] }] };
}
