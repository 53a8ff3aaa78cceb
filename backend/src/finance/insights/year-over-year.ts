/** Insight about revenue against the same months a year before: growth or shrinkage that no season explains. */
import { isPaymentProcessor } from '../categories/payment-processors.ts';
import { filterOf } from '../figures/figure-source.ts';
import { REVENUE_ROLES, moneyMetric } from '../metrics.ts';
import { percentChange, percentInWords } from '../percent.ts';
import { inWords, listed, monthLabel, rangeOf, type InsightFinder } from './insight.ts';
import { changesByParty, sumsByParty } from './party-sums.ts';

const MONTHS = 3;
const NOTABLE_PERCENT = 5;
const NAMED = 3;
const SHARE_NAMED = 0.15;

export const yearOverYear: InsightFinder = (context) => {
  const { monthly, source } = context;
  const [now, then] = [monthly.lastMonths(MONTHS), monthly.lastMonths(MONTHS, 12)];
  const range = rangeOf(now);
  if (!range || then.length < MONTHS) return [];
  const [nowMinor, thenMinor] = [now, then].map((months) => moneyMetric('revenue', monthly.roles(months))) as [number, number];
  const percent = percentChange(nowMinor, thenMinor);
  if (percent === null || thenMinor <= 0 || Math.abs(percent) < NOTABLE_PERCENT) return [];
  const money = inWords(context);
  const [difference, isUp] = [nowMinor - thenMinor, percent > 0];
  const [profitNow, profitThen] = [now, then].map((months) => moneyMetric('netProfit', monthly.roles(months))) as [number, number];
  const payers = changesByParty(sumsByParty(context, ({ role }) => (REVENUE_ROLES as readonly string[]).includes(role)), now, then)
    .filter(({ changeMinor }) => Math.sign(changeMinor) === Math.sign(difference) && Math.abs(changeMinor) >= SHARE_NAMED * Math.abs(difference)).slice(0, NAMED);
  const customer = payers.find(({ name }) => !isPaymentProcessor(name));
  return [{
    key: `year-over-year:${range.to}`, type: isUp ? 'growth' : 'warning', title: `Revenue ${isUp ? 'up' : 'down'} ${percentInWords(Math.abs(percent))} on a year before`,
    content: `${monthLabel(now[0]!)} to ${monthLabel(now.at(-1)!)} brought ${money(nowMinor)}, against ${money(thenMinor)} in the same months a year before. `
      + `${payers.length > 0 ? `The largest ${isUp ? 'rises' : 'falls'}: ${listed(payers.map(({ name, changeMinor }) => `${name} ${money(Math.abs(changeMinor))} ${isUp ? 'more' : 'less'}`))}. ` : ''}`
      + `${profitNow < 0 && profitThen < 0 ? `The net loss went from ${money(-profitThen)} to ${money(-profitNow)}` : `Net profit went from ${money(profitThen)} to ${money(profitNow)}`}.`,
    advice: adviceOn(isUp, profitNow - profitThen, customer?.name ?? null, money(Math.abs(difference))),
    stakeMinor: Math.abs(difference), stakePeriod: 'once', causes: ['revenue'], filter: { ...filterOf(source, range), roles: REVENUE_ROLES },
  }];
};

function adviceOn(isUp: boolean, profitChangeMinor: number, customer: string | null, difference: string): string | null {
  if (!isUp && profitChangeMinor > 0) return customer ? `The profit rose all the same. Ask ${customer} why less is bought.` : null;
  if (!isUp) return customer ? `Speak with ${customer} first, and decide which costs follow revenue down if it stays there.` : `Decide which costs follow revenue down: ${difference} in three months is missing.`;
  return profitChangeMinor <= 0 ? 'The growth has not reached the profit: look at what it costs to sell more before selling still more.' : null;
}
