/** How much depends on few customers: what the largest one, five and ten bring, and the concentration index. */
import { concentration as concentrationOf, namedCustomers, topPercent } from '../../figures/concentration.ts';
import { revenueByCustomer } from '../../figures/counterparty-figures.ts';
import { filterOf } from '../../figures/figure-source.ts';
import { moneyMetric, readRoleTotals } from '../../metrics.ts';
import { roundPercent } from '../../percent.ts';
import { comparedPeriods } from '../compared.ts';
import type { ReportColumn } from '../document.ts';
import type { SectionWriter } from '../report-context.ts';
import { TableRows } from '../table-rows.ts';

const NOTE = 'Of all revenue; card processors stand for many customers and count as none. The concentration index adds up the squared shares: 100 when one customer brings everything, near 0 when many bring little each.';

export const concentration: SectionWriter = async ({ figures, source }) => {
  const periods = comparedPeriods(figures);
  const found = await Promise.all(periods.map(async (period) => {
    const [customers, totals] = await Promise.all([revenueByCustomer(source, period), readRoleTotals(source.reader, filterOf(source, period))]);
    return { customers, revenueMinor: moneyMetric('revenue', totals) };
  }));
  if (namedCustomers(found[0]?.customers ?? []).length < 2) return null;
  const table = new TableRows();
  const line = (label: string, of: (one: (typeof found)[number]) => number | null) => table.line([label, ...found.map((one) => { const percent = of(one); return percent === null ? null : roundPercent(percent); })], null);
  const most = Math.max(...found.map(({ customers }) => namedCustomers(customers).length));
  // The largest five of four would say what the index says already.
  for (const [label, count, beyond] of [['The largest customer', 1, 0], ['The largest 5', 5, 4], ['The largest 10', 10, 5]] as const) if (most > beyond) line(label, ({ customers, revenueMinor }) => topPercent(customers, count, revenueMinor));
  line('Concentration index', ({ customers, revenueMinor }) => { const { index } = concentrationOf(customers, revenueMinor); return index === null ? null : index * 100; });
  const columns: ReportColumn[] = [{ header: '', unit: 'text' }, ...periods.map(({ label }) => ({ header: label, unit: 'percent' } as const))];
  return { title: 'Concentration', blocks: [{ kind: 'table', title: 'Concentration', columns, rows: table.rows, note: NOTE }] };
};
