/** On which days of the week revenue comes in: the sum of each, and what an average one brings. */
import { filterOf } from '../../figures/figure-source.ts';
import { addDays, daysBetween, weekdayOf } from '../../local-date.ts';
import { moneyMetric, REVENUE_ROLES } from '../../metrics.ts';
import { divideMinor } from '../../money.ts';
import { percentOf, roundPercent } from '../../percent.ts';
import type { Period } from '../../period.ts';
import { metricPlace, placeIn, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';

const NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const WEEK = [1, 2, 3, 4, 5, 6, 0] as const;

export const weekdays: SectionWriter = async (context) => {
  const { source, figures } = context;
  const groups = await source.reader.totals({ ...filterOf(source, figures.period), roles: REVENUE_ROLES }, ['weekday']);
  if (groups.length === 0) return null;
  const whole = moneyMetric('revenue', figures.now);
  const days = daysOfEach(figures.period);
  const found = WEEK.map((weekday) => {
    const group = groups.find(({ key }) => key.weekday === String(weekday));
    return { weekday, name: NAMES[weekday], days: days[weekday] ?? 0, sumMinor: group ? group.inMinor - group.outMinor : 0, count: group ? group.inCount + group.outCount : 0 };
  });
  const share = (amount: number): number | null => { const percent = percentOf(amount, whole); return percent === null ? null : roundPercent(percent); };
  const mean = (sum: number, count: number): number | null => (count === 0 ? null : divideMinor(sum, count));
  const table = new TableRows();
  const rows = found.map((day) => table.line([day.name, day.sumMinor, share(day.sumMinor), day.count, day.days, mean(day.sumMinor, day.days)], placeIn(context, { roles: REVENUE_ROLES, weekdays: [day.weekday] })));
  table.sum('total', ['Revenue', whole, share(whole), found.reduce((sum, { count }) => sum + count, 0), found.reduce((sum, day) => sum + day.days, 0), null], plus(...rows), metricPlace(context, 'revenue'));
  const best = found.reduce((one, other) => ((mean(other.sumMinor, other.days) ?? 0) > (mean(one.sumMinor, one.days) ?? 0) ? other : one));
  return { title: 'Days of the week', blocks: [
    { kind: 'table', title: 'Days of the week', rows: table.rows, columns: [{ header: '', unit: 'text' }, { header: figures.period.label, unit: 'money' }, { header: 'Share', unit: 'percent', formula: { kind: 'share', of: 1, totalRow: rows.length } }, { header: 'Rows', unit: 'count' }, { header: 'Days', unit: 'count' }, { header: 'Average day', unit: 'money' }] },
    { kind: 'chart', chart: 'bars', unit: 'money', title: `An average ${best.name} brings most`, caption: `Revenue of an average day, ${figures.period.label}, in ${figures.currency}`, labels: found.map(({ name }) => name), series: [{ name: 'Average day', values: found.map((day) => mean(day.sumMinor, day.days)) }] },
  ] };
};

/** How many Sundays, Mondays, … the period has. */
function daysOfEach({ from, to }: Period): number[] {
  const count = daysBetween(from, to) + 1;
  const days = Array.from({ length: 7 }, () => Math.floor(count / 7));
  for (let index = 0; index < count % 7; index += 1) days[weekdayOf(addDays(from, index))]! += 1;
  return days;
}
