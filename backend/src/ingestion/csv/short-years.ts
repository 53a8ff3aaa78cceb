/** Dates that begin with a year of two digits ("26-03-04"), where nothing else can be meant: they get the other two before anything else looks at them. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { calendarDate } from '../cells/dates.ts';
import type { Choice } from '../statement.ts';
import { headedDates, withCell } from './headed-dates.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

const SHORT_DATE = /^(\d{2})([-/.])(\d{2})\2(\d{2})$/;
/** A file goes over so many years at most, and not into days to come. */
const MOST_YEARS = 2;
const FEWEST_DAYS = 4;
const CENTURY = 2000;

/** Null where the first numbers change as days do, or the last ones could be years. */
export function withFullYears(opened: OpenedCsv, today: LocalDate): OpenedCsv | null {
  const found = headedDates(opened.sample, SHORT_DATE);
  const parts = found?.cells.map((cell) => SHORT_DATE.exec(cell)!) ?? [];
  const years = [...new Set(parts.map((match) => match[1]!))].map(Number);
  const lasts = new Set(parts.map((match) => match[4]!));
  const thisYear = Number(today.slice(2, 4));
  const isYear = years.length > 0 && years.length <= MOST_YEARS && Math.max(...years) <= thisYear && Math.max(...years) - Math.min(...years) < MOST_YEARS && parts.every((match) => dateOf(match) !== null);
  // Of years to come, or of so many different ones that no day was paid on but this.
  const areDays = [...lasts].some((last) => Number(last) > thisYear) || (lasts.size >= FEWEST_DAYS && lasts.size > years.length * 2);
  if (!found || !isYear || !areDays || lasts.size <= years.length + 1) return null;
  const dated = (record: CsvRecord): CsvRecord => withCell(record, found.column, (cell) => { const match = SHORT_DATE.exec(cell); return match && dateOf(match); });
  return { ...opened, sample: opened.sample.map(dated), records: opened.records.changedBy(dated), choices: [...opened.choices, choiceOf(parts[0]![0])] };
}

const dateOf = (match: RegExpExecArray): LocalDate | null => calendarDate(CENTURY + Number(match[1]), Number(match[3]), Number(match[4]));

const choiceOf = (example: string): Choice => ({ what: 'years', choice: 'two digits at the beginning of dates', reason: `the first numbers of dates such as ${example} hardly change, and the last ones do as days`, confidence: 0.9 });
