/** The season that a business states for itself: "our season runs March through November", then "the 2025 season". */
import { localDate, monthOf, yearOf } from '../../local-date.ts';
import type { Calendar, DatedPeriod, PeriodAtom } from './period-atom.ts';
import { capped } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text } from './period-reader.ts';
import { LAST_WORDS, MONTHS, THIS_WORDS, UNTIL_WORDS } from './period-words.ts';
import type { Span } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

const VERB = /^(runs?|running|is|goes|lasts?|from|starts?|spans?)$/;

/** The months, first and last, and the tokens that say so. */
export function readSaidSeason(tokens: readonly Token[]): (Span & { readonly months: readonly [number, number] }) | null {
  const at = tokens.findIndex(({ text: word }, i) => word === 'season' && VERB.test(tokens[i + 1]?.text ?? ''));
  if (at < 0) return null;
  for (let i = at + 2; i < Math.min(at + 5, tokens.length); i++) {
    const [first, last] = [MONTHS[tokens[i]?.text ?? ''], MONTHS[tokens[i + 2]?.text ?? '']];
    if (first !== undefined && last !== undefined && (UNTIL_WORDS.test(tokens[i + 1]?.text ?? '') || tokens[i + 1]?.text === 'and')) return { from: at, to: i + 3, months: [first, last] };
  }
  return null;
}

/** "the 2025 season", "season 2025", "last season", "this season". */
export function readSeasonOf(reader: PeriodReader, start: number): PeriodAtom | null {
  const { calendar } = reader;
  if (!calendar.season) return null;
  const word = text(reader, start);
  const isFirst = word === 'season';
  const yearAt = isFirst ? start + 1 : start;
  const token = reader.tokens[yearAt];
  const year = token?.kind === 'number' && /^20\d{2}$/.test(token.text) ? Number(token.text) : null;
  if (year !== null && (isFirst || text(reader, start + 1) === 'season')) return atomOf(start, start + 2, seasonOf(year, calendar));
  if (text(reader, start + 1) !== 'season' || !LAST_WORDS.has(word) && !THIS_WORDS.has(word)) return null;
  const latest = yearOf(calendar.asOf) - (monthOf(calendar.asOf) >= calendar.season[0] ? 0 : 1);
  const isOver = seasonOf(latest, calendar).to < calendar.asOf;
  return atomOf(start, start + 2, seasonOf(LAST_WORDS.has(word) && !isOver ? latest - 1 : latest, calendar));
}

const atomOf = (from: number, to: number, period: DatedPeriod): PeriodAtom => fixed(from, to, { ...period, unit: 'range' });

/** By the year in which it begins. */
function seasonOf(year: number, calendar: Calendar): DatedPeriod {
  const [first, last] = calendar.season ?? [1, 12];
  return capped({ from: localDate(year, first, 1), to: localDate(last < first ? year + 1 : year, last, 31), unit: 'range' }, calendar);
}
