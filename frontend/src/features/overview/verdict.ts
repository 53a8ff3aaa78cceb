/** The sentence on top of the overview: how the profit moved, against when, and mostly through what. */
import { formatPeriodBeside } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { Verdict_ComparisonFragment } from '../../generated/graphql.ts';

export interface VerdictFigures {
  readonly netProfit: string;
  readonly revenue: string;
  readonly expenses: string;
}

export const NOTHING_MOVED = 'Nothing was earned or spent in this period';

const isZero = (amount: string) => !/[1-9]/.test(amount);
const magnitude = (amount: string) => amount.replace('-', '');
/** A driver that makes up at least half of the change is called "mostly". */
const MOST = 0.5;

/** The largest driver in the direction of the change; what works against it explains nothing. */
function driverWords({ profitChange, drivers }: Verdict_ComparisonFragment): string {
  const change = Number(profitChange);
  const leading = drivers.find(({ effect }) => Math.sign(Number(effect)) === Math.sign(change));
  if (!leading) return '';
  return Number(leading.effect) / change >= MOST ? `, mostly ${leading.category}` : `, most of all ${leading.category}`;
}

export function verdict(figures: VerdictFigures, comparison: Verdict_ComparisonFragment): string {
  const { currency, previous, previousPeriod, period, profitChange } = comparison;
  const money = (amount: string) => formatMoney(magnitude(amount), currency, 'rounded');
  const base = formatPeriodBeside(previousPeriod, period);
  const isLoss = figures.netProfit.startsWith('-');
  if ([figures.revenue, figures.expenses, figures.netProfit].every(isZero)) return NOTHING_MOVED;
  if ([previous.revenue, previous.expenses, previous.netProfit].every(isZero)) {
    return `${isLoss ? 'Loss' : 'Profit'} is ${money(figures.netProfit)}; there is nothing in ${base} to compare it with`;
  }
  if (isZero(profitChange)) return `${isLoss ? 'The loss' : 'Profit'} is the same as in ${base}`;
  const moved = profitChange.startsWith('-') ? 'fell' : 'rose';
  const to = isLoss ? `, to a loss of ${money(figures.netProfit)}` : '';
  return `Profit ${moved} ${money(profitChange)} against ${base}${to}${driverWords(comparison)}`;
}
