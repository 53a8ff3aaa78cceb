/** How much depends on few customers: what the largest one, five and ten bring, and the concentration index. */
import { revenueByCustomer, type CounterpartyFigure } from '../../figures/counterparty-figures.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import { comparedPeriods } from '../compared.ts';
import type { ReportColumn } from '../document.ts';
import type { SectionWriter } from '../report-context.ts';
import { TableRows } from '../table-rows.ts';

const NOTE = 'Of the revenue that names a customer. The concentration index adds up the squared shares: 100 when one customer brings everything, near 0 when many bring little each.';

export const concentration: SectionWriter = async ({ figures, source }) => {
  const periods = comparedPeriods(figures);
  const found = await Promise.all(periods.map((period) => revenueByCustomer(source, period)));
  if ((found[0] ?? []).length < 2) return null;
  const table = new TableRows();
  for (const [label, count] of [['The largest customer', 1], ['The largest 5', 5], ['The largest 10', 10]] as const) table.line([label, ...found.map((customers) => topShare(customers, count))], null);
  table.line(['Concentration index', ...found.map(index)], null);
  const columns: ReportColumn[] = [{ header: '', unit: 'text' }, ...periods.map(({ label }) => ({ header: label, unit: 'percent' } as const))];
  return { title: 'Concentration', blocks: [{ kind: 'table', title: 'Concentration', columns, rows: table.rows, note: NOTE }] };
};

const wholeOf = (customers: readonly CounterpartyFigure[]): number => customers.reduce((sum, { amountMinor }) => sum + amountMinor, 0);

function topShare(customers: readonly CounterpartyFigure[], count: number): number | null {
  const percent = percentOf(wholeOf(customers.slice(0, count)), wholeOf(customers));
  return percent === null ? null : roundPercent(percent);
}

function index(customers: readonly CounterpartyFigure[]): number | null {
  const whole = wholeOf(customers);
  return whole === 0 ? null : roundPercent(customers.reduce((sum, { amountMinor }) => sum + (amountMinor / whole) ** 2, 0) * 100);
}
