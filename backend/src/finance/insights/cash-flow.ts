/** Insight about cash that runs out: months with more money out than in. */
import { burnOf, burnPeriod } from '../figures/burn.ts';
import { filterOf } from '../figures/figure-source.ts';
import { CASH_ROLES, moneyMetric } from '../metrics.ts';
import { fullMonthsIn } from '../period.ts';
import { citedRows, inWords, monthLabel, type InsightFinder } from './insight.ts';

/** The burn rate that answers and key figures tell; nothing while the data does not cover its months. */
export const cashBurn: InsightFinder = async (context) => {
  const { monthly, source, today } = context;
  const range = burnPeriod(today);
  const months = fullMonthsIn(range, today);
  if (!months.every(({ from }) => monthly.months.some((covered) => covered.from === from))) return [];
  const flows = months.map((month) => ({ month, flowMinor: moneyMetric('cashFlow', monthly.roles([month])) }));
  const { burnMinor } = burnOf(flows.map(({ flowMinor }) => flowMinor));
  if (burnMinor === 0) return [];
  const money = inWords(context);
  const each = flows.map(({ month, flowMinor }) => `${money(flowMinor)} in ${monthLabel(month)}`).join(', ');
  return [{
    key: `cash-burn:${range.to}`, type: 'alert',
    title: `Cash is shrinking by ${money(burnMinor)} a month`,
    content: `Over the last three whole months more money went out than came in: ${each}. Owner draws and loan payments are part of this, transfers between own accounts are not.`,
    advice: 'Compare this with the balance in the bank: it tells how many months are left at this pace.',
    rows: await citedRows(source.reader, { ...filterOf(source, range), roles: CASH_ROLES, direction: 'out' }),
  }];
};
