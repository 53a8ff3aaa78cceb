/** Who paid and who was paid: the largest names with their share, beside the periods before, and everybody else. */
import { sumsByName, type CounterpartyFigure } from '../../figures/counterparty-figures.ts';
import type { AccountRole } from '../../ledger/entry.ts';
import { EXPENSE_ROLES, METRICS, moneyMetric, REVENUE_ROLES } from '../../metrics.ts';
import { comparedPeriods, metricAmounts, type Amounts } from '../compared.ts';
import { metricPlace, placeIn, type ReportContext, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';
import { shareCells, shareColumns } from './shares.ts';

const MOST_NAMES = 10;

export const topCustomers: SectionWriter = (context) => parties('Where revenue came from', 'revenue', REVENUE_ROLES, 1, context);
export const topVendors: SectionWriter = (context) => parties('Largest vendors', 'expenses', EXPENSE_ROLES, -1, context);

async function parties(title: string, metric: 'revenue' | 'expenses', roles: readonly AccountRole[], sign: 1 | -1, context: ReportContext): Promise<Awaited<ReturnType<SectionWriter>>> {
  const { figures } = context;
  const [now, ...before] = await Promise.all(comparedPeriods(figures).map((period) => sumsByName(context.source, period, roles, sign)));
  const paying = [...(now?.values() ?? [])].filter(({ amountMinor }) => amountMinor > 0).sort((a, b) => b.amountMinor - a.amountMinor || (a.name < b.name ? -1 : 1));
  if (paying.length === 0) return null;
  const whole = moneyMetric(metric, figures.now);
  const shown = paying.slice(0, MOST_NAMES);
  const amountsOf = ({ name, amountMinor }: CounterpartyFigure): Amounts => [amountMinor, ...before.map((then) => then.get(name)?.amountMinor ?? 0)] as unknown as Amounts;
  const table = new TableRows();
  const rows = shown.map((party) => table.line(shareCells(party.name, amountsOf(party), whole, party.count), placeIn(context, { counterparties: [party.name], roles })));
  const totals = metricAmounts(metric, figures);
  // Everybody else, and money that names nobody: what is left of the whole.
  const rest = totals.map((total, column) => total - shown.reduce((sum, party) => sum + (amountsOf(party)[column] ?? 0), 0)) as unknown as Amounts;
  const counts = figures.categories.filter(({ role }) => roles.includes(role)).reduce((sum, { count }) => sum + count, 0);
  if (rest.some((amount) => amount !== 0)) rows.push(table.line(shareCells('Everybody else', rest, whole, counts - shown.reduce((sum, { count }) => sum + count, 0)), placeIn(context, { notCounterparties: shown.map(({ name }) => name), roles })));
  table.sum('total', shareCells(METRICS[metric].label, totals, whole, counts), plus(...rows), metricPlace(context, metric));
  return { title, blocks: [{ kind: 'table', title, columns: shareColumns(figures, rows.length), rows: table.rows }] };
}
