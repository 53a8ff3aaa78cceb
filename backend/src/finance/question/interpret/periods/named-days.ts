/** Days and seasons of the year that have a name: "Black Friday 2025", "since Labor Day", "the Christmas season". */
import { dayOfHoliday, hasWeekend, type Holiday } from '../../../holidays.ts';
import { monthOf, yearOf } from '../../../local-date.ts';
import type { PeriodAtom } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { text } from './period-reader.ts';
import { UNTIL_WORDS } from './period-words.ts';
import { yearAfter } from './read-calendar-name.ts';

const DAYS: readonly (readonly [words: readonly string[], holiday: Holiday])[] = [
  [['new', 'year', 'day'], 'new-year-day'],
  [['new', 'year', 'eve'], 'new-year-eve'],
  [['st', 'patrick', 'day'], 'st-patrick-day'],
  [['st', 'patricks', 'day'], 'st-patrick-day'],
  [['saint', 'patrick', 'day'], 'st-patrick-day'],
  [['st', 'paddy', 'day'], 'st-patrick-day'],
  [['new', 'years', 'day'], 'new-year-day'],
  [['new', 'years', 'eve'], 'new-year-eve'],
  [['black', 'friday'], 'black-friday'],
  [['cyber', 'monday'], 'cyber-monday'],
  [['memorial', 'day'], 'memorial-day'],
  [['labor', 'day'], 'labor-day'],
  [['labour', 'day'], 'labor-day'],
  [['independence', 'day'], 'independence-day'],
  [['valentine', 'day'], 'valentine-day'],
  [['xmas', 'eve'], 'christmas-eve'],
  [['christmas', 'eve'], 'christmas-eve'],
  [['christmas', 'day'], 'christmas'],
  [['boxing', 'day'], 'boxing-day'],
  [['good', 'friday'], 'good-friday'],
  [['easter', 'monday'], 'easter-monday'],
  [['easter', 'sunday'], 'easter-sunday'],
  [['patrick', 'day'], 'st-patrick-day'],
  [['veteran', 'day'], 'veterans-day'],
  [['veterans', 'day'], 'veterans-day'],
  [['shrove', 'tuesday'], 'shrove-tuesday'],
  [['pancake', 'day'], 'shrove-tuesday'],
  [['ash', 'wednesday'], 'ash-wednesday'],
  [['new', 'year'], 'new-year-day'],
  [['new', 'years'], 'new-year-day'],
  [['valentines', 'day'], 'valentine-day'],
  [['thanksgiving'], 'thanksgiving'],
  [['halloween'], 'halloween'],
  [['christmas'], 'christmas'],
  [['xmas'], 'christmas'],
  [['easter'], 'easter-sunday'],
];

export function readNamedDay(reader: PeriodReader, at: number): PeriodAtom | null {
  const says = (words: readonly string[]) => words.every((word, i) => text(reader, at + i) === word);
  const season = says(['christmas', 'season']) || says(['xmas', 'season']) ? [11, 12] as const : says(['christmas', 'quarter']) ? [10, 12] as const : null;
  if (season) {
    const { year, to } = yearAfter(reader, at + 2);
    return { kind: 'named', from: at, to, name: { unit: 'season', months: season }, year };
  }
  const found = DAYS.find(([words]) => says(words));
  if (!found) return null;
  const [words, holiday] = found;
  const end = at + words.length;
  const next = text(reader, end);
  if (next === 'month') return { kind: 'named', from: at, ...yearAfter(reader, end + 1), name: { unit: 'month', number: monthOf(dayOfHoliday(yearOf(reader.calendar.asOf), holiday)) } };
  const about = next === 'week' ? 'week' : next === 'weekend' && hasWeekend(holiday) ? 'weekend' : 'day';
  const isThing = /^(season|weekend)$/.test(next) || LENDS_ITS_NAME.test(text(reader, end - 1)) && !(isDay(reader, at, end) && standsAlone(reader, end));
  if (about === 'day' && isThing) return null;
  return { kind: 'named', from: at, ...yearAfter(reader, about === 'day' ? end : end + 1), name: { unit: 'holiday', holiday, about } };
}

/** "Christmas decorations", "in the new year". */
const LENDS_ITS_NAME = /^(christmas|xmas|years?)$/;

/** "The cost of Christmas decorations": a thing that is named after the day. */
const standsAlone = (reader: PeriodReader, end: number): boolean => reader.tokens[end]?.kind !== 'word' || /^(in|on|at|of|and|or|for|to|from|with|was|were|is|are|did|do|does|what|how|vs|versus|compared|last|this|that|we|i|please|by|each|every|tell|show|give|list|our|my|the|which|who|can|could|would|has|have|had)$/.test(text(reader, end));

/** "The week before Christmas", "sales on Christmas": not what was spent on it. */
const isDay = (reader: PeriodReader, at: number, end: number): boolean => text(reader, at - 1) === 'between' && text(reader, end) === 'and' || text(reader, at - 1) === 'from' && UNTIL_WORDS.test(text(reader, end)) || /^(before|after|until|till|since|following|preceding|of|to)$/.test(text(reader, at - 1)) || text(reader, at - 1) === 'and' && [3, 4, 5].some((back) => text(reader, at - back) === 'between') || text(reader, at - 1) === 'on' && !/^(spend|spends|spent|spending|paid|pay|splash|splashed|cost|costs)$/.test(text(reader, at - 2));
