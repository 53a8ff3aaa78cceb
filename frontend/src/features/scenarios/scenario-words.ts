/** What a scenario comes to, in words. */
import { formatMonth, formatMonthInFull } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import { formatNumber } from '../../format/number.ts';
import type { Scenario_OutcomeFragment, Scenario_ResultFragment } from '../../generated/graphql.ts';

type Result = Scenario_ResultFragment;

export const lastMonth = ({ base }: Pick<Result, 'base'>): string => formatMonthInFull(base.at(-1)?.month ?? '2000-01');

export function runwayWords({ runwayState, runwayMonths }: Scenario_OutcomeFragment): string {
  if (runwayState === 'not-burning') return 'Not burning';
  return runwayMonths === null ? '—' : `${formatNumber(runwayMonths)} months`;
}

export function zeroCashWords({ zeroCashDate, runwayState }: Scenario_OutcomeFragment, result: Pick<Result, 'base'>): string | null {
  if (zeroCashDate !== null) return `Out in ${formatMonth(zeroCashDate)}`;
  return runwayState !== 'known' ? null : `Lasts past ${formatMonth(result.base.at(-1)?.month ?? '2000-01')}`;
}

/** The finding over the chart; `name` null for the months without changes. */
export function finding(name: string | null, result: Result, currency: string): string {
  const { base, scenario } = result.outcome;
  const money = (amount: string): string => formatMoney(amount.replace(/^-/, ''), currency, 'rounded');
  if (name === null) {
    if (base.zeroCashDate !== null) return `Without changes cash is used up in ${formatMonthInFull(base.zeroCashDate)}`;
    return base.cashAtEnd === null ? 'Cash in and out without changes' : `Without changes there is ${formatMoney(base.cashAtEnd, currency, 'rounded')} at the end of ${lastMonth(result)}`;
  }
  const [usedUp, usedUpBefore] = [scenario.zeroCashDate, base.zeroCashDate].map((date) => (date === null ? null : formatMonthInFull(date)));
  if (usedUp !== usedUpBefore) {
    if (usedUp === null) return `With “${name}” cash lasts past ${lastMonth(result)}; without changes it is used up in ${usedUpBefore}`;
    return `With “${name}” cash is used up in ${usedUp}${usedUpBefore === null ? '' : ` instead of ${usedUpBefore}`}`;
  }
  const change = result.difference.cashAtEnd;
  if (Number(change) === 0) return `“${name}” changes nothing by ${lastMonth(result)}`;
  return `“${name}” leaves ${money(change)} ${change.startsWith('-') ? 'less' : 'more'} at the end of ${lastMonth(result)}`;
}

/** What one change does: "−$7,200 a month", "$25,000 once". */
export function effectWords({ monthly, once }: Result['levers'][number], currency: string): string {
  const parts = [...(Number(monthly) === 0 ? [] : [`${formatMoney(monthly, currency, 'rounded')} a month`]), ...(Number(once) === 0 ? [] : [`${formatMoney(once, currency, 'rounded')} once`])];
  return parts.length === 0 ? 'No effect on an average month' : parts.join(', ');
}
