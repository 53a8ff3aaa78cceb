/** Phrases for a stretch of time that have one meaning as a whole: "yesterday", "year to date", "last weekend", "since the beginning". */
import { addDays, addMonths, weekdayOf } from '../../../local-date.ts';
import { week } from '../../../period.ts';
import type { Calendar, PeriodAtom } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import type { CalendarUnit } from './period-words.ts';
import { WEEKDAYS } from './period-words.ts';
import { yearAfter } from './read-calendar-name.ts';
import { trailing, unitAt } from './relative-period.ts';

export function readFixedPhrase(reader: PeriodReader, at: number): PeriodAtom | null {
  const { calendar } = reader;
  const today = calendar.asOf;
  const says = (...words: string[]) => words.every((word, i) => text(reader, at + i) === word);
  const toDate = (length: number, unit: CalendarUnit) => fixed(at, at + length, { from: unitAt(unit, 0, calendar).from, to: today, unit });
  if (says('day', 'before', 'yesterday')) return fixed(at, at + 3, unitAt('day', -2, calendar));
  if (says('today') || says('todays')) return fixed(at, at + 1, unitAt('day', 0, calendar));
  if (says('yesterday') || says('yesterdays')) return fixed(at, at + 1, unitAt('day', -1, calendar));
  if (says('ytd', 'last', 'year') || says('last', 'year', 'ytd') || says('prior', 'year', 'ytd')) return fixed(at, at + 3, { from: unitAt('year', -1, calendar).from, to: addMonths(today, -12), unit: 'range' });
  if (/^(prior|previous|last)$/.test(text(reader, at)) && text(reader, at + 1) === 'ytd') return fixed(at, at + 2, { from: unitAt('year', -1, calendar).from, to: addMonths(today, -12), unit: 'range' });
  if (says('ytd')) return toDate(1, 'year');
  if (says('mtd')) return toDate(1, 'month');
  if (says('qtd')) return toDate(1, 'quarter');
  if (says('wtd')) return toDate(1, 'week');
  const unit = unitOf(reader, at);
  if (unit && text(reader, at + 1) === 'to' && text(reader, at + 2) === 'date') return toDate(3, unit);
  if (/^(start|beginning)$/.test(text(reader, at)) && says(text(reader, at), 'of')) {
    const unitAtStart = /^(the|this)$/.test(text(reader, at + 2)) ? at + 3 : at + 2;
    const started = unitOf(reader, unitAtStart);
    if (started && text(reader, at - 1) !== 'the' || started && /^(since|from)$/.test(text(reader, at - 2))) return toDate(unitAtStart + 1 - at, started as CalendarUnit);
  }
  if (says('ttm') || says('ltm')) return fixed(at, at + 1, trailing(12, 'month', calendar));
  if ((says('last') || says('this') || says('past')) && /^weekends?$/.test(text(reader, at + 1))) return fixed(at, at + 2, lastWeekend(calendar));
  const weekday = WEEKDAYS[text(reader, at + 1)];
  if (/^(last|this|past)$/.test(text(reader, at)) && weekday?.length === 1 && !text(reader, at + 1).endsWith('s')) return fixed(at, at + 2, { ...latestWeekday(weekday[0] ?? 0, calendar), unit: 'day' });
  if (says('all', 'time') || says('to', 'date') || says('whole', 'file') || says('entire', 'file') || says('entire', 'period') || says('whole', 'period') || says('since', 'inception')) return wholeFile(reader, at, 2);
  if (says('so', 'far') && unitAhead(reader, at) === null) return null;
  if (/^(since|from)$/.test(text(reader, at)) && /^(beginning|start)$/.test(text(reader, at + 2)) && says(text(reader, at), 'the') && text(reader, at + 3) !== 'of') return wholeFile(reader, at, 3);
  if (says('holiday', 'season') || says('holidays')) return { kind: 'named', from: at, to: at + (says('holidays') ? 1 : 2), name: { unit: 'season', months: [11, 12] }, year: yearAfter(reader, at + (says('holidays') ? 1 : 2)).year };
  return null;
}

const unitAhead = (reader: PeriodReader, at: number) => unitOf(reader, at + 2) ?? null;

function wholeFile({ calendar }: PeriodReader, at: number, length: number): PeriodAtom {
  return fixed(at, at + length, { from: calendar.dataFrom, to: calendar.dataTo, unit: 'all' });
}

/** The newest such day before the as-of date. */
function latestWeekday(weekday: number, { asOf }: Calendar): { from: string; to: string } {
  const back = (weekdayOf(asOf) - weekday + 7) % 7 || 7;
  return { from: addDays(asOf, -back), to: addDays(asOf, -back) };
}

function lastWeekend({ asOf }: Calendar) {
  const thisWeek = week(asOf);
  const saturday = weekdayOf(asOf) === 6 || weekdayOf(asOf) === 0 ? addDays(thisWeek.from, 5) : addDays(thisWeek.from, -2);
  return { from: saturday, to: addDays(saturday, 1), unit: 'range' as const };
}
