/** Insight about cash that runs out: what it goes into, and how long it lasts. */
import { burnOf, burnPeriod, runwayMonths } from '../figures/burn.ts';
import { filterOf } from '../figures/figure-source.ts';
import { knownBalance } from '../figures/known-balance.ts';
import { addDays, dateInWords } from '../local-date.ts';
import { CASH_ROLES, moneyMetric } from '../metrics.ts';
import { divideMinor } from '../money.ts';
import { fullMonthsIn } from '../period.ts';
import { inWords, monthLabel, type InsightContext, type InsightFinder } from './insight.ts';

const DAYS_IN_A_MONTH = 30.4;
const COSTS_NAMED = 2;

/** The burn rate that answers and key figures tell; nothing while the data does not cover its months. */
export const cashBurn: InsightFinder = (context) => {
  const { monthly, source, today } = context;
  const range = burnPeriod(today);
  const months = fullMonthsIn(range, today);
  if (!months.every(({ from }) => monthly.months.some((covered) => covered.from === from))) return [];
  const flows = months.map((month) => ({ month, flowMinor: moneyMetric('cashFlow', monthly.roles([month])) }));
  const { burnMinor } = burnOf(flows.map(({ flowMinor }) => flowMinor));
  if (burnMinor === 0) return [];
  const money = inWords(context);
  const profitMinor = divideMinor(moneyMetric('netProfit', monthly.roles(months)), months.length);
  const apart = -burnMinor - profitMinor;
  const each = flows.map(({ month, flowMinor }) => `${money(flowMinor)} in ${monthLabel(month)}`).join(', ');
  const made = profitMinor < 0
    ? `The business itself lost ${money(-profitMinor)} a month${apart < 0 ? `, and owner and loan payments took ${money(-apart)} on top` : ''}.`
    : `The business itself made ${money(profitMinor)} a month; owner and loan payments took ${money(-apart)}.`;
  return [{
    key: `cash-burn:${range.to}`, type: 'alert', title: `Cash is shrinking by ${money(burnMinor)} a month`,
    content: `More money went out than came in over the last three whole months: net ${each}. ${made}${lasting(context, burnMinor)}`,
    advice: profitMinor < 0 ? `To stand still, ${money(burnMinor)} a month has to be earned or saved. The largest costs are ${largestCosts(context, months)}.`
      : `The profit pays ${money(profitMinor)} a month of what is taken out: draw ${money(burnMinor)} less a month and cash stands still.`,
    stakeMinor: burnMinor, stakePeriod: 'month', causes: profitMinor < 0 ? ['cash', 'loss'] : ['cash'],
    filter: { ...filterOf(source, range), roles: CASH_ROLES, direction: 'out' },
  }];
};

function lasting(context: InsightContext, burnMinor: number): string {
  const balanceMinor = knownBalance(context.source.vocabulary);
  const runway = runwayMonths(balanceMinor, burnMinor);
  if (balanceMinor === null || runway === null) return ' Compare it with the balance in the bank to know how many months are left.';
  if (balanceMinor <= 0) return ' The accounts that are known hold nothing any more.';
  const months = runway.toFixed(1);
  const end = runway < 24 ? `, until about ${dateInWords(addDays(context.today, Math.round(runway * DAYS_IN_A_MONTH)))}` : '';
  return ` At this pace the ${inWords(context)(balanceMinor)} in the bank lasts ${months} months${end}.`;
}

function largestCosts(context: InsightContext, months: readonly { from: string; to: string }[]): string {
  const costs = context.monthly.categories(months).filter(({ role }) => role === 'opex' || role === 'cogs').slice(0, COSTS_NAMED);
  return costs.map(({ category, amountMinor }) => `${category} (${inWords(context)(divideMinor(amountMinor, months.length))} a month)`).join(' and ');
}
