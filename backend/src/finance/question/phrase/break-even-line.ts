/** The break-even point in words, or why it cannot be told. */
import { divideMinor } from '../../money.ts';
import { percentInWords } from '../../percent.ts';
import type { Detail } from '../compute/figures.ts';
import type { Plan } from '../plan.ts';

interface Words {
  readonly when: string;
  readonly money: (amountMinor: number) => string;
}

export function breakEvenLine({ per }: Plan, { revenue, cogs, fixed, months }: Extract<Detail, { task: 'break-even' }>, value: number | string | null, { when, money }: Words): string {
  if (months === 0) return `There is no full month in ${when} to tell a break-even point from.`;
  if (typeof value !== 'number') return revenue <= 0 ? `The break-even point cannot be told: there is no revenue in ${when}.` : `No amount of sales breaks even as things are: cost of sales (${money(cogs)}) is not below revenue (${money(revenue)}), ${when}.`;
  const margin = percentInWords(((revenue - cogs) / revenue) * 100);
  const made = divideMinor(revenue, months);
  const how = cogs === 0 ? `all costs, ${money(divideMinor(fixed, months))} a month (the ledger shows no cost of sales)` : `${money(divideMinor(fixed, months))} a month of costs that do not move with sales, divided by a gross margin of ${margin}`;
  return `${money(value)} of revenue a ${per ?? 'month'} to break even: ${how}, ${when}. Revenue was ${money(made)} a month on average.`;
}
