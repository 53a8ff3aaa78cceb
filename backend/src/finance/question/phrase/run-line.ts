/** The words of an answer about months in a row. */
import type { Detail } from '../compute/figures.ts';
import type { Plan } from '../plan.ts';
import { inSentence } from './subject-words.ts';

interface Words {
  readonly what: string;
  readonly when: string;
  readonly money: (amountMinor: number) => string;
  readonly amount: (value: number) => string;
}

export function runLine(plan: Plan, { matching, lines, times }: Extract<Detail, { task: 'run' }>, { what, when, money, amount }: Words): string {
  const unit = plan.groupBy ?? 'month';
  const did = didInWords(plan, money);
  const [first, last] = [matching[0], matching.at(-1)];
  const several = (count: number): string => `${count} ${unit}${count === 1 ? '' : 's'}`;
  if (lines.length === 0) return `There is no full ${unit} in ${when} to look at.`;
  if (plan.run?.wants === 'every') return matching.length === lines.length ? `Yes: ${inSentence(what)} ${did} in each of the ${several(lines.length)}, ${when}.` : `No: ${inSentence(what)} ${did} in ${matching.length} of ${several(lines.length)}, ${when}.`;
  if (plan.run?.wants === 'count') return `${matching.length} of ${several(lines.length)} – ${inSentence(what)} ${did}, ${when}.`;
  if (!first || !last) return plan.run?.wants === 'lasting' ? `None: in the last full ${unit}, ${lines.at(-1)?.label ?? ''}, ${inSentence(what)} was ${amount(lines.at(-1)?.value ?? 0)} and no such run lasts.` : `None: there is no ${unit} in which ${inSentence(what)} ${did}, ${when}.`;
  const stretch = first === last ? `${first.label} (${amount(first.value)})` : `${first.label} (${amount(first.value)}) to ${last.label} (${amount(last.value)})`;
  if (plan.run?.wants === 'lasting') return `${several(matching.length)} in a row by now – ${inSentence(what)} ${did} from ${stretch}.`;
  return `${several(matching.length)} in a row is the longest run in which ${inSentence(what)} ${did}: ${stretch}, ${when}.${times > 1 ? ` There are ${times} runs of that length; this is the first.` : ''}`;
}

/** "How I read this". */
export function runInWords(plan: Plan, what: string, money: (amountMinor: number) => string): string {
  const unit = plan.groupBy ?? 'month';
  const did = `${inSentence(what)} ${didInWords(plan, money)}`;
  const { label } = plan.period;
  if (plan.run?.wants === 'count') return `In how many full ${unit}s ${did}, ${label}`;
  if (plan.run?.wants === 'every') return `Whether ${did} in every full ${unit}, ${label}`;
  return plan.run?.wants === 'lasting' ? `For how many full ${unit}s in a row by now ${did}, ${label}` : `The longest run of full ${unit}s in which ${did}, ${label}`;
}

function didInWords({ run, threshold, groupBy }: Plan, money: (amountMinor: number) => string): string {
  const unit = groupBy ?? 'month';
  if (run?.test === 'rose' || run?.test === 'fell') return `${run.test} against the ${unit} before`;
  return `was ${run?.test === 'below' ? 'below' : 'above'} ${threshold === null || threshold.amountMinor === 0 ? 'zero' : money(threshold.amountMinor)}`;
}
