/** When a lever starts and ends: months ahead, the next one of a name that has no year. */
import type { LocalDate } from '../../../ledger/entry.ts';
import { addMonths, localDate, monthKey, monthOf, startOfMonth, yearOf } from '../../../local-date.ts';
import { MONTHS } from '../periods/period-words.ts';
import type { Token } from '../words/tokenize.ts';
import { wordTable } from '../../../word-table.ts';

interface SaidMonth {
  readonly at: number;
  readonly month: string;
}

/** The month in which it starts; the next one where the question names none. */
export function startMonthOf(tokens: readonly Token[], asOf: LocalDate): string {
  return monthsSaid(tokens, asOf).find(({ at }) => !isEnd(tokens, at))?.month ?? monthKey(addMonths(startOfMonth(asOf), 1));
}

export const saysMonth = (tokens: readonly Token[]): boolean => tokens.some((token, at) => MONTHS[token.text] !== undefined || SEASONS[token.text] !== undefined || /^(next|coming|upcoming|following)$/.test(token.text) && /^(month|quarter|year)$/.test(tokens[at + 1]?.text ?? ''));

export function endMonthOf(tokens: readonly Token[], asOf: LocalDate): string | null {
  return monthsSaid(tokens, asOf).find(({ at }) => isEnd(tokens, at))?.month ?? afterSpan(tokens, asOf);
}

/** "For three months": the last of them. */
function afterSpan(tokens: readonly Token[], asOf: LocalDate): string | null {
  const at = tokens.findIndex(({ text }, i) => text === 'for' && tokens[i + 1]?.kind === 'number' && /^months?$/.test(tokens[i + 2]?.text ?? ''));
  const count = tokens[at + 1]?.value ?? 0;
  return at < 0 || count < 1 ? null : monthKey(addMonths(localDate(...startDay(startMonthOf(tokens, asOf))), count - 1));
}

const startDay = (month: string): [number, number, number] => [Number(month.slice(0, 4)), Number(month.slice(5)), 1];

/** The months in which the seasons of the north begin. */
const SEASONS = wordTable<number>({ spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 });

const isEnd = (tokens: readonly Token[], at: number): boolean => tokens.slice(Math.max(0, at - 3), at).some(({ text }) => /^(until|till|til|through|thru)$/.test(text)) || tokens[at - 1]?.text === 'to' && MONTHS[tokens[at - 2]?.text ?? ''] !== undefined;

function monthsSaid(tokens: readonly Token[], asOf: LocalDate): SaidMonth[] {
  return tokens.flatMap((_token, at) => {
    const month = monthAt(tokens, at, asOf);
    return month === null ? [] : [{ at, month }];
  });
}

/** "02/2027" as it is read: 2027-02. */
const MONTH_LENGTH = 7;

function monthAt(tokens: readonly Token[], at: number, asOf: LocalDate): string | null {
  const word = tokens[at]?.text ?? '';
  const written = tokens[at]?.date;
  if (written !== undefined && written.length === MONTH_LENGTH) return written;
  const number = MONTHS[word];
  if (number !== undefined && !(word === 'may' && /^(i|we|it)$/.test(tokens[at - 1]?.text ?? ''))) return namedMonth(number, yearAfter(tokens, at), asOf);
  const season = SEASONS[word];
  if (season !== undefined && /^(in|this|next|from|coming|until|by)$/.test(tokens[at - 1]?.text ?? '')) return namedMonth(season, yearAfter(tokens, at), asOf);
  const next = tokens[at + 1]?.text ?? '';
  if (/^(next|coming|upcoming|following)$/.test(word) && (next === 'month' || next === 'quarter' || next === 'year')) return monthKey(startOf(next, asOf));
  if (word === 'in' && tokens[at + 1]?.kind === 'number' && /^months?$/.test(tokens[at + 2]?.text ?? '')) return monthKey(addMonths(startOfMonth(asOf), tokens[at + 1]?.value ?? 1));
  if (word === 'now' || word === 'immediately' || word === 'today') return monthKey(asOf);
  const isYear = tokens[at]?.kind === 'number' && /^20\d{2}$/.test(word) && MONTHS[tokens[at - 1]?.text ?? ''] === undefined && MONTHS[tokens[at - 2]?.text ?? ''] === undefined && /^(in|from|of|for|since|starting|during|at|january)$/.test(tokens[at - 1]?.text ?? '');
  return isYear && Number(word) > yearOf(asOf) ? `${word}-01` : null;
}

function yearAfter(tokens: readonly Token[], at: number): number | null {
  const token = [tokens[at + 1], tokens[at + 2]].find((one) => one?.kind === 'number' && /^20\d{2}$/.test(one.text));
  return token ? Number(token.text) : null;
}

/** Without a year the next such month, the running one included. */
function namedMonth(number: number, year: number | null, asOf: LocalDate): string {
  if (year !== null) return monthKey(localDate(year, number, 1));
  return monthKey(localDate(number >= monthOf(asOf) ? yearOf(asOf) : yearOf(asOf) + 1, number, 1));
}

function startOf(unit: 'month' | 'quarter' | 'year', asOf: LocalDate): LocalDate {
  if (unit === 'month') return addMonths(startOfMonth(asOf), 1);
  if (unit === 'year') return localDate(yearOf(asOf) + 1, 1, 1);
  return addMonths(localDate(yearOf(asOf), monthOf(asOf) - ((monthOf(asOf) - 1) % 3), 1), 3);
}
