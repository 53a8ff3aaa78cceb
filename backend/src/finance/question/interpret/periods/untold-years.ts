/** "2025/26", "the 25/26 tax year": which twelve months these are depends on when the year begins. */
import { addDays, dateInWords, localDate } from '../../../local-date.ts';
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { isLongYear, secondYear } from './split-year.ts';
import type { Token } from '../words/tokenize.ts';

/** First month and day of the years that are in use; a tax year of the United Kingdom begins on 6 April. */
const STARTS: readonly (readonly [month: number, day: number])[] = [[4, 1], [7, 1], [10, 1]];
const TAX_STARTS: readonly (readonly [month: number, day: number])[] = [[4, 6], [4, 1], [1, 1]];
const BESIDE = /^(tax|fiscal|financial|accounting|year|years|fy|season)$/;
const OPENER = /^(in|for|during|of|over|the|our)$/;

/** Null where no such year is named, or where the question says when its year begins. */
export function untoldYears({ reading: { tokens, calendar }, vocabulary }: Frame): Interpretation | null {
  const years = tokens.flatMap((token, at) => (secondYear(token) === null ? [] : [at]));
  const first = tokens[years[0] ?? -1];
  if (!first || calendar.fiscalStart !== 1) return null;
  const isTax = tokens.some(({ text }, at) => text === 'tax' && years.some((year) => Math.abs(year - at) <= 2)) && vocabulary.currency !== 'USD';
  const starts = isTax ? TAX_STARTS : STARTS;
  const questions = starts.map(([month, day]) => restated(tokens, month, day));
  const both = isLongYear(first) ? [restated(tokens, 1, 1, 2)] : [];
  return { kind: 'clarify', plan: null, message: `When does your year begin? Which months “${first.raw}” means depends on it.`, choices: [...both, ...questions].map((question) => ({ label: question, question })) };
}

/** The question with the days of such years in their places. */
function restated(tokens: readonly Token[], month: number, day: number, length = 1): string {
  const words: string[] = [];
  for (const [at, token] of tokens.entries()) {
    const ends = secondYear(token);
    if (ends === null) {
      if (!(BESIDE.test(token.text) && (isSplit(tokens[at - 1]) || isSplit(tokens[at + 1]) || token.text === 'tax' && isSplit(tokens[at + 2]) || token.text === 'year' && isSplit(tokens[at - 2])))) words.push(token.text);
      continue;
    }
    while (OPENER.test(words.at(-1) ?? '')) words.pop();
    words.push('from', dateInWords(localDate(ends - 1, month, day)), 'to', dateInWords(addDays(localDate(ends - 1 + length, month, day), -1)));
  }
  return words.join(' ').replace(/ ([.,;:?!])/g, '$1');
}

const isSplit = (token: Token | undefined): boolean => token !== undefined && secondYear(token) !== null;
