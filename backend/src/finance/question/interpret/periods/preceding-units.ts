/** "October against the preceding three months", "Q2 versus the six months before it": what is held against a stretch and told as so many before it ends where that one begins, and not with the last full month. */
import { addDays, addMonths } from '../../../local-date.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';
import type { DatedPeriod } from './period-atom.ts';

const HELD = /\b(vs|v|versus|against|over|on|to|with|than|in|for|of)( (the|its|our|those|that))*( (average|mean|monthly average|average month) (of|for|in|over))?( (the|those))?$/;
const PRECEDING = /^(the )?(previous|prior|preceding) \S+( \S+)? (days|weeks|months|quarters|years)$/;
const MONTHS_IN = { months: 1, quarters: 3, years: 12 } as const;

export function withPrecedingUnits<Mention extends Span & { readonly period: DatedPeriod }>(mentions: readonly Mention[], tokens: readonly Token[]): Mention[] {
  const words = (from: number, to: number): string => tokens.slice(from, to).map(({ text }) => text).join(' ');
  return mentions.map((mention, at) => {
    const before = mentions[at - 1];
    const unit = PRECEDING.exec(words(mention.from, mention.to))?.[4];
    const count = tokens.slice(mention.from, mention.to).find(({ kind }) => kind === 'number')?.value;
    if (!before || before.period.unit === 'all' || unit === undefined || count === undefined || count < 2 || !HELD.test(words(before.to, mention.from))) return mention;
    const start = before.period.from;
    const from = unit === 'days' || unit === 'weeks' ? addDays(start, -count * (unit === 'weeks' ? 7 : 1)) : addMonths(start, -count * MONTHS_IN[unit as keyof typeof MONTHS_IN]);
    return { ...mention, period: { from, to: addDays(start, -1), unit: 'range' } };
  });
}
