/** Insight about cash that runs out: months with more money out than in. */
import { filterOf } from '../figures/figure-source.ts';
import { CASH_ROLES, moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { citedRows, inWords, monthLabel, rangeOf, type InsightFinder } from './insight.ts';

const BURN_MONTHS = 3;

export const cashBurn: InsightFinder = async (context) => {
  const { monthly, source } = context;
  const months = monthly.lastMonths(BURN_MONTHS);
  const range = rangeOf(months);
  if (!range || months.length < BURN_MONTHS) return [];
  const flows = months.map((month) => ({ month, flowMinor: moneyMetric('cashFlow', monthly.roles([month])) }));
  const totalMinor = flows.reduce((sum, one) => sum + one.flowMinor, 0);
  if (totalMinor >= 0) return [];
  const money = inWords(context);
  const each = flows.map(({ month, flowMinor }) => `${money(flowMinor)} in ${monthLabel(month)}`).join(', ');
  return [{
    key: `cash-burn:${range.to}`, type: 'alert',
    title: `Cash is shrinking by ${money(divideMinor(-totalMinor, months.length))} a month`,
    content: `Over the last three whole months more money went out than came in: ${each}. Owner draws and loan payments are part of this, transfers between own accounts are not.`,
    advice: 'Compare this with the balance in the bank: it tells how many months are left at this pace.',
    rows: await citedRows(source.reader, { ...filterOf(source, range), roles: CASH_ROLES, direction: 'out' }),
  }];
};
