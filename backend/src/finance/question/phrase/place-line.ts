/** The place of a name in a list, and names by their part of the whole, in words. */
import { percentInWords, percentOf } from '../../percent.ts';
import type { Detail } from '../compute/figures.ts';
import type { OfWhole, Plan } from '../plan.ts';
import { inSentence, joinNames } from './subject-words.ts';

interface Words {
  readonly what: string;
  readonly when: string;
  readonly amount: (value: number) => string;
}

export function placeLine({ what, when, amount, plan }: Words & { readonly plan: Plan }, { placed, count }: Extract<Detail, { task: 'place' }>): string {
  const noun = plan.groupBy === 'category' ? 'categories' : 'names';
  const told = placed.map(({ label, place, value }) => (place === null ? `${label} does not stand among the ${count} ${noun}` : `${label} is number ${place} of ${count} ${noun} with ${amount(value)}`));
  return `${told.join('; ')} – ${inSentence(what)}, ${when}.`;
}

const NAMED = 5;

export function ofWholeLine({ groupBy }: Plan, { percent, is }: OfWhole, { lines, others, whole, largest }: Extract<Detail, { task: 'ranking' }>, { what, when, amount }: Words): string {
  const noun = groupBy === 'category' ? 'categories' : groupBy === 'account' ? 'accounts' : 'names';
  const share = (value: number): string => percentInWords(percentOf(value, whole ?? 0) ?? 0);
  const bound = `${percent.toLocaleString('en-US', { maximumFractionDigits: 1 })}%`;
  if (whole === null || whole <= 0 || !largest) return `There is no whole to take parts of: ${inSentence(what)}, ${when}.`;
  if (lines.length === 0) return `None: no single one makes up ${is === 'below' ? 'less' : 'more'} than ${bound}. The largest is ${largest.label} with ${share(largest.value)} (${amount(largest.value)}) – ${what}, ${when}.`;
  const named = lines.slice(0, NAMED).map(({ label, value }) => `${label} (${share(value)})`);
  const list = lines.length > NAMED ? `${named.join(', ')} and ${lines.length - NAMED} more` : joinNames(named);
  const sum = lines.reduce((all, { value }) => all + value, 0);
  const does = is === 'together' ? `${lines.length === 1 ? 'makes' : 'together make'} up ${share(sum)}, and so at least ${bound}` : `${lines.length === 1 ? 'makes' : 'each make'} up ${is === 'below' ? 'less' : 'more'} than ${bound}`;
  return `${lines.length} of ${lines.length + others} ${noun} ${does}: ${list} – ${inSentence(what)}, ${when}.`;
}

/** "How I read this". */
export function ofWholeInWords({ percent, is }: OfWhole): string {
  return is === 'together' ? `, the fewest that make up ${percent}% together` : `, each ${is} ${percent}% of the whole`;
}
