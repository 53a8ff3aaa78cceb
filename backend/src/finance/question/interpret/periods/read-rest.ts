/** What is left of a stretch behind a part of it: "the rest of 2025 after September", "the remainder of the year from October", "2025 after September". */
import { addDays, yearOf } from '../../../local-date.ts';
import type { PeriodAtom } from './period-atom.ts';
import { capped, datedPeriod } from './period-atom.ts';
import type { PeriodReader } from './period-reader.ts';
import { fixed, text, unitOf } from './period-reader.ts';
import { yearNumber } from './read-calendar-name.ts';
import { unitAt } from './relative-period.ts';

const REST = /^(rest|remainder|balance|remaining)$/;
const BEHIND = /^(after|following|past)$/;
const FROM = /^(from|since|starting|beginning)$/;
const FILLER = /^(the|end|of|in|on|with)$/;

type Read = (reader: PeriodReader, at: number) => PeriodAtom | null;

/** `read` reads the whole and the part. */
export function readRest(reader: PeriodReader, start: number, read: Read): PeriodAtom | null {
  const whole = wholeAt(reader, start, read);
  if (!whole) return null;
  const word = text(reader, whole.to);
  if (whole.from === start && word !== 'after') return null;
  if (!BEHIND.test(word) && !FROM.test(word)) return null;
  let partAt = whole.to + 1;
  while (FILLER.test(text(reader, partAt))) partAt++;
  const part = read(reader, partAt);
  if (!part || part.kind === 'year') return null;
  const [all, piece] = [datedPeriod(whole, reader.calendar), datedPeriod(part.kind === 'named' && part.year === null ? { ...part, year: yearOf(datedPeriod(whole, reader.calendar).from) } : part, reader.calendar)];
  const from = BEHIND.test(word) ? addDays(piece.to, 1) : piece.from;
  return from > all.from && from <= all.to ? fixed(start, part.to, capped({ from, to: all.to, unit: 'range' }, reader.calendar)) : null;
}

/** "The rest of the year", "the rest of Q3"; a bare year says so alone. */
function wholeAt(reader: PeriodReader, start: number, read: Read): PeriodAtom | null {
  const alone = yearAt(reader, start);
  if (alone) return alone;
  if (!REST.test(text(reader, start)) || text(reader, start + 1) !== 'of') return null;
  const at = text(reader, start + 2) === 'the' ? start + 3 : start + 2;
  const unit = at > start + 2 ? unitOf(reader, at) : undefined;
  return unit ? fixed(at, at + 1, unitAt(unit, 0, reader.calendar)) : yearAt(reader, at) ?? read(reader, at);
}

function yearAt(reader: PeriodReader, at: number): PeriodAtom | null {
  const year = yearNumber(reader, at);
  return year === null ? null : { kind: 'year', from: at, to: at + 1, year };
}
