/** "Full months only", as the sayings put it: a stretch that is still running ends with the last month that is over. */
import { addDays } from '../../local-date.ts';
import type { PeriodMention } from './find-periods.ts';
import type { Calendar } from './period-atom.ts';
import type { Token } from './tokenize.ts';

const ONLY_FULL = /\bfull months only\b/;

export function inFullMonths(mentions: readonly PeriodMention[], tokens: readonly Token[], { asOf }: Calendar): PeriodMention[] {
  const isOnly = ONLY_FULL.test(tokens.map(({ text }) => text).join(' '));
  return mentions.map((mention) => (isOnly ? { ...mention, period: untilMonthEnd(mention.period, asOf) } : mention));
}

function untilMonthEnd(period: PeriodMention['period'], asOf: string): PeriodMention['period'] {
  const monthEnd = addDays(`${period.to.slice(0, 7)}-01`, -1);
  const isRunning = period.to >= asOf && addDays(period.to, 1).slice(8) !== '01';
  return isRunning && monthEnd > period.from ? { ...period, to: monthEnd, unit: 'range' } : period;
}
