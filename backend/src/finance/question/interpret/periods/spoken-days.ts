/** Days of the month in words, as dictation gives them: "november twelfth", "the twenty first of may". */
import { MONTHS, UNTIL_WORDS } from './period-words.ts';
import type { Token } from '../words/token.ts';
import { wordTable } from '../../../word-table.ts';

const DAYS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth', 'eleventh', 'twelfth', 'thirteenth', 'fourteenth', 'fifteenth', 'sixteenth', 'seventeenth', 'eighteenth', 'nineteenth', 'twentieth'];
const TENS = wordTable<number>({ twenty: 20, thirty: 30 });
const LAST_DAY = 31;

/** Only directly after a month, or before "of" and one, or as the first of two such days: "the second quarter of May" names no day. */
export function withSpokenDays(tokens: readonly Token[]): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const day = dayAt(tokens, at);
    const token = tokens[at] as Token;
    if (day === null || !isBesideMonth(tokens, at, day.to) && !beginsRange(tokens, day.to)) read.push(token);
    else {
      read.push({ text: `${day.number}th`, raw: tokens.slice(at, day.to).map(({ raw }) => raw).join(' '), kind: 'word' });
      at = day.to - 1;
    }
  }
  return read;
}

/** "The first through the tenth of November": the month stands behind the second day only. */
function beginsRange(tokens: readonly Token[], at: number): boolean {
  if (!UNTIL_WORDS.test(tokens[at]?.text ?? '')) return false;
  const from = tokens[at + 1]?.text === 'the' ? at + 2 : at + 1;
  const last = dayAt(tokens, from);
  return last !== null && isBesideMonth(tokens, from, last.to);
}

function dayAt(tokens: readonly Token[], at: number): { readonly number: number; readonly to: number } | null {
  const word = tokens[at]?.text ?? '';
  const tens = TENS[word] ?? 0;
  const ones = DAYS.indexOf(tokens[at + (tens > 0 ? 1 : 0)]?.text ?? '') + 1;
  if (tens > 0) return ones > 0 && ones < 10 && tens + ones <= LAST_DAY ? { number: tens + ones, to: at + 2 } : null;
  if (word === 'thirtieth') return { number: 30, to: at + 1 };
  return ones > 0 ? { number: ones, to: at + 1 } : null;
}

const isMonth = (token: Token | undefined): boolean => MONTHS[token?.text ?? ''] !== undefined;

function isBesideMonth(tokens: readonly Token[], from: number, to: number): boolean {
  const before = tokens[from - 1]?.text === 'the' ? tokens[from - 2] : tokens[from - 1];
  const isAfter = isMonth(before) && !/^(quarter|half|week|month|day|time|payment|biggest|largest|highest|place|shop|store)$/.test(tokens[to]?.text ?? '');
  return isAfter || tokens[to]?.text === 'of' && isMonth(tokens[to + 1]) || isMonth(tokens[to]);
}
