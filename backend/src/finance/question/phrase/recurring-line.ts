/** Recurring costs and income, in words. */
import type { Line } from '../compute/figures.ts';
import type { Plan } from '../plan.ts';

export function recurringLine(plan: Plan, lines: readonly Line[], value: number, money: (amountMinor: number) => string): string {
  const { what, none, when } = wordsOf(plan);
  const [first] = lines;
  const bound = plan.threshold ? `, each ${plan.threshold.side} ${money(plan.threshold.amountMinor)} a month` : '';
  if (!first) return plan.threshold ? `None – there are no recurring ${what}${bound}.` : none;
  const named = lines.map(({ label }) => label).join(', ');
  if (plan.limit === 1) return `${first.label}, ${money(first.value)} – the ${plan.order === 'smallest' ? 'smallest' : 'largest'} of the recurring ${what}, ${when}.`;
  return `${lines.length} recurring ${what}${bound}, together ${plan.counted ? money(lines.reduce((sum, line) => sum + line.value, 0)) : money(value)} ${plan.yearly ? 'a year at the latest amounts' : when}: ${named}.`;
}

/** A whole year or month that is named has a last month of its own. */
const lastMonthOf = ({ period: { unit, label } }: Plan): string => (/^(month|quarter|half|year)$/.test(unit) ? `in the last full month of ${label}` : 'in the last full month');

function wordsOf(plan: Plan): { what: string; none: string; when: string } {
  const { metric, per } = plan;
  const when = lastMonthOf(plan);
  const over = when.slice('in the last full month'.length);
  if (metric === 'revenue' || metric === 'grossSales') return { what: 'payers', none: `No recurring income was found: nobody paid in each of the last 3 full months${over}.`, when };
  if (per === 'quarter') return { what: 'quarterly costs', none: 'No quarterly costs were found: nobody was paid every third month, three times within a year.', when: 'the last time each' };
  return { what: 'costs', none: `No recurring costs were found: nobody was paid in each of the last 3 full months${over}.`, when };
}
