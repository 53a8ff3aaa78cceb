/** The time between payments in words. */
import { dateInWords } from '../../local-date.ts';
import type { Detail } from '../compute/figures.ts';
import type { Plan } from '../plan.ts';
import { inSentence } from './subject-words.ts';

export function gapsLine(plan: Plan, { days, shown: [first] }: Extract<Detail, { task: 'gaps' }>, value: number | string | null, { what, when }: { readonly what: string; readonly when: string }): string {
  const unit = plan.per === 'week' ? 'week' : 'day';
  const said = `${Number(value ?? 0).toLocaleString('en-US')} ${unit}${value === 1 ? '' : 's'}`;
  const count = `${days.length} ${days.length === 1 ? 'day' : 'days'} with a payment`;
  if (!first) return days.length === 1 ? `There is only one day with a payment, ${dateInWords(days[0] ?? '')}, so there is no time between two: ${inSentence(what)}, ${when}.` : `There are no transactions for ${inSentence(what)} in ${when}.`;
  if (plan.order === 'last') return `${said} – the last one was on ${dateInWords(first.from)}: ${inSentence(what)}.`;
  if (plan.order === null) return `${said} on average from one payment to the next – ${inSentence(what)}, ${count}, ${when}.`;
  return `${said} – the ${plan.order === 'largest' ? 'longest' : 'shortest'} time from one payment to the next, ${dateInWords(first.from)} to ${dateInWords(first.to)}: ${inSentence(what)}, ${count}, ${when}.`;
}
