/** Costs that come back every month: who is paid, and what that is a year. */
import { filterOf } from '../../figures/figure-source.ts';
import { recurringCosts, recurringPeriod } from '../../figures/recurring-costs.ts';
import { addDays } from '../../local-date.ts';
import { EXPENSE_ROLES } from '../../metrics.ts';
import { periodLabel } from '../../period-label.ts';
import { lastMonths } from '../../period.ts';
import { placeIn, type SectionWriter } from '../report-context.ts';
import { plus, TableRows } from '../table-rows.ts';

const MOST_COSTS = 15;

export const recurring: SectionWriter = async (context) => {
  const { source, figures: { period } } = context;
  // The months are counted back from the day after the period, so that its own last month is among them.
  const asOf = addDays(period.to, 1);
  const found = await recurringCosts(source.reader, { ...filterOf(source), roles: EXPENSE_ROLES }, asOf);
  if (found.length === 0) return null;
  const table = new TableRows();
  const shown = found.slice(0, MOST_COSTS);
  const rows = shown.map(({ name, amountMinor }) => table.line([name, amountMinor, amountMinor * 12], placeIn(context, { counterparties: [name], roles: EXPENSE_ROLES, direction: 'out' }, lastMonths(1, asOf))));
  const sum = shown.reduce((total, { amountMinor }) => total + amountMinor, 0);
  table.sum('total', ['Together', sum, sum * 12], plus(...rows), null);
  return { title: 'Recurring costs', blocks: [{ kind: 'table', title: 'Recurring costs', rows: table.rows, columns: [{ header: '', unit: 'text' }, { header: 'Last month', unit: 'money' }, { header: 'A year at that rate', unit: 'money' }],
    note: `Paid in each month of ${periodLabel(recurringPeriod(asOf))}, at most twice a month.` }] };
};
