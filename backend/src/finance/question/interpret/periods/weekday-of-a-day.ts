/** "On Saturday, yesterday", "on 24 December (a Wednesday)": the day of the week only says again which day it is. */
import { weekdayOf } from '../../../local-date.ts';
import type { PeriodMention } from './find-periods.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const BETWEEN = /^(,|\(|on|a|that|was|is|which|being)$/;
const BETWEEN_MOST = 4;

/** Not where it is another day of the week: then somebody is mistaken, and must see it. */
export const isSaidAgain = (weekday: Span & { readonly days: readonly number[] }, mentions: readonly PeriodMention[], tokens: readonly Token[]): boolean =>
  mentions.some(({ period, from, to }) => {
    const between = from >= weekday.to ? tokens.slice(weekday.to, from) : tokens.slice(to, weekday.from);
    const isThatDay = period.from === period.to && weekday.days.length === 1 && weekday.days[0] === weekdayOf(period.from);
    return isThatDay && between.length <= BETWEEN_MOST && between.every(({ text }) => BETWEEN.test(text));
  });
