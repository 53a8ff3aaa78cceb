/** Whose price has moved, in words. */
import { dateInWords } from '../../local-date.ts';
import { percentChange, percentInWords } from '../../percent.ts';
import type { Detail } from '../compute/figures.ts';
import type { Plan } from '../plan.ts';
import { inSentence } from './subject-words.ts';

const NAMED = 5;

export function priceListLine({ order }: Plan, { moves, looked }: Extract<Detail, { task: 'price-list' }>, { what, when, money }: { readonly what: string; readonly when: string; readonly money: (amountMinor: number) => string }): string {
  const way = order === 'smallest' ? 'cheaper' : 'dearer';
  if (looked === 0) return `Nobody is paid every month: there is no regular price to look at – ${inSentence(what)}.`;
  if (moves.length === 0) return `None of the ${looked} that are paid every month got ${way}, as far as they charge a steady price – ${inSentence(what)}, ${when}.`;
  const told = moves.slice(0, NAMED).map(({ name, first, last, since }) => {
    const [now, before] = [Math.abs(last.amountMinor), Math.abs(first.amountMinor)];
    return `${name} from ${money(before)} to ${money(now)} (${now > before ? '+' : ''}${percentInWords(percentChange(now, before) ?? 0)}, since ${dateInWords(since)})`;
  });
  return `${moves.length === 1 ? 'One' : moves.length} of those that are paid every month got ${way}: ${told.join('; ')}${moves.length > NAMED ? ` and ${moves.length - NAMED} more` : ''} – ${inSentence(what)}, ${when}.`;
}
