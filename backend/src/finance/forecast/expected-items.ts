/** What is expected on days of its own: the recurring payments that the ledger shows, as the owner changed them, and what the owner added. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, addMonths } from '../local-date.ts';
import { expectedDates } from '../recurring/expected-dates.ts';
import type { Occurrence, RecurringSeries, Rhythm } from '../recurring/recurring-series.ts';

export type ExpectedRhythm = Rhythm | 'once';
export const EXPECTED_RHYTHMS = ['once', 'weekly', 'fortnightly', 'four-weekly', 'monthly', 'quarterly', 'yearly'] as const satisfies readonly ExpectedRhythm[];

/** The owner's word: an item of his own, or what to expect in place of a recurring one (all of it, or the one time that falls on `replacesOn`). */
export interface ExpectedWord {
  readonly id: string;
  readonly replacesKey: string | null;
  readonly replacesOn: LocalDate | null;
  /** False: it will not happen. */
  readonly isExpected: boolean;
  readonly name: string | null;
  /** Signed; null leaves what is known. */
  readonly amountMinor: number | null;
  /** The first (or only) day; null leaves what is known. */
  readonly dueOn: LocalDate | null;
  readonly rhythm: ExpectedRhythm | null;
  readonly endsOn: LocalDate | null;
  readonly categoryNumber: number | null;
}

export type ExpectedState = 'expected' | 'changed' | 'removed';

export interface ExpectedTime {
  /** The day that it would fall on without the owner's word: what a change of this one time refers to. */
  readonly occursOn: LocalDate;
  readonly date: LocalDate;
  readonly amountMinor: number;
  readonly state: ExpectedState;
}

export interface ExpectedItem {
  /** The series' key, or the identifier of the owner's own item. */
  readonly id: string;
  readonly isOwn: boolean;
  readonly name: string;
  readonly direction: 'in' | 'out';
  readonly categoryNumber: number | null;
  readonly rhythm: ExpectedRhythm;
  /** What one time comes to, signed. */
  readonly amountMinor: number;
  /** Amounts vary from time to time. */
  readonly isVarying: boolean;
  readonly endsOn: LocalDate | null;
  readonly state: ExpectedState;
  /** Those ahead, oldest first; removed ones are listed and count nothing. */
  readonly times: readonly ExpectedTime[];
  /** The rows that it was read from, newest first; none of an own item. */
  readonly rows: readonly Occurrence[];
  readonly rowCount: number;
}

/** One amount on one day. */
export interface PlannedAmount {
  readonly date: LocalDate;
  readonly amountMinor: number;
  readonly categoryNumber: number | null;
}

const SHOWN_ROWS = 12;
/** Bounds the times of one item: a weekly one over more than seven months. */
const MOST_TIMES = 60;

/** What is due from the day after `asOf` to `to`; one that was due and has not come counts for the next day. */
export function dueTimes(series: RecurringSeries, asOf: LocalDate, to: LocalDate): { date: LocalDate; occursOn: LocalDate; amountMinor: number }[] {
  const tomorrow = addDays(asOf, 1);
  const from = series.nextOn < tomorrow ? series.nextOn : tomorrow;
  const due = expectedDates(series, from, to);
  const overdue = due.findLastIndex(({ date }) => date < tomorrow);
  return due.slice(Math.max(0, overdue)).slice(0, MOST_TIMES).map(({ date, amountMinor }) => ({ occursOn: date, date: date < tomorrow ? tomorrow : date, amountMinor }));
}

/** Largest effect first. `series` are the active ones. */
export function expectedItems(series: readonly RecurringSeries[], words: readonly ExpectedWord[], asOf: LocalDate, to: LocalDate): ExpectedItem[] {
  const read = series.map((one) => readItem(one, words, asOf, to));
  const own = words.filter(({ replacesKey }) => replacesKey === null).map((word) => ownItem(word, words, asOf, to));
  return [...read, ...own].filter(({ times, isOwn, state }) => isOwn || times.length > 0 || state !== 'expected')
    .sort((a, b) => Math.abs(totalOf(b)) - Math.abs(totalOf(a)) || (a.id < b.id ? -1 : 1));
}

export function totalOf({ times }: ExpectedItem): number {
  return times.reduce((sum, { amountMinor, state }) => sum + (state === 'removed' ? 0 : amountMinor), 0);
}

export function plannedAmounts(items: readonly ExpectedItem[]): PlannedAmount[] {
  return items.flatMap(({ times, categoryNumber }) =>
    times.filter(({ state }) => state !== 'removed').map(({ date, amountMinor }) => ({ date, amountMinor, categoryNumber })));
}

function readItem(series: RecurringSeries, words: readonly ExpectedWord[], asOf: LocalDate, to: LocalDate): ExpectedItem {
  const about = words.filter(({ replacesKey }) => replacesKey === series.key);
  const whole = about.find(({ replacesOn }) => replacesOn === null) ?? null;
  const amountMinor = whole?.amountMinor ?? series.typicalMinor;
  const rows = series.occurrences;
  const known = dueTimes(series, asOf, to);
  // Another first day moves all that follow by as much.
  const due = whole?.dueOn ? ownDates({ ...whole, rhythm: whole.rhythm ?? series.rhythm }, asOf, to) : whole?.rhythm ? restarted(known, whole, asOf, to) : known;
  const times = due.filter(({ date }) => whole?.endsOn == null || date <= whole.endsOn)
    .map((time): ExpectedTime => ({ ...time, amountMinor, state: whole?.isExpected === false ? 'removed' : whole ? 'changed' : 'expected' }));
  return {
    id: series.key, isOwn: false, name: whole?.name ?? series.counterparty, direction: series.direction, categoryNumber: series.categoryNumber, rhythm: whole?.rhythm ?? series.rhythm,
    amountMinor, isVarying: !series.isFixedAmount && whole?.amountMinor == null, endsOn: whole?.endsOn ?? null, state: whole === null ? 'expected' : whole.isExpected ? 'changed' : 'removed',
    times: withSingleWords(times, about, asOf, to), rows: rows.slice(-SHOWN_ROWS).reverse(), rowCount: rows.length,
  };
}

function restarted(known: readonly { date: LocalDate }[], whole: ExpectedWord, asOf: LocalDate, to: LocalDate): { date: LocalDate; occursOn: LocalDate }[] {
  const first = known[0]?.date;
  return first === undefined ? [] : ownDates({ ...whole, dueOn: first }, asOf, to);
}

function ownItem(word: ExpectedWord, words: readonly ExpectedWord[], asOf: LocalDate, to: LocalDate): ExpectedItem {
  const about = words.filter(({ replacesKey }) => replacesKey === word.id);
  const amountMinor = word.amountMinor ?? 0;
  const times = ownDates(word, asOf, to).filter(({ date }) => word.endsOn === null || date <= word.endsOn)
    .map((time): ExpectedTime => ({ ...time, amountMinor, state: 'expected' }));
  return {
    id: word.id, isOwn: true, name: word.name ?? '', direction: amountMinor < 0 ? 'out' : 'in', categoryNumber: word.categoryNumber, rhythm: word.rhythm ?? 'once', amountMinor, isVarying: false,
    endsOn: word.endsOn, state: 'expected', times: withSingleWords(times, about, asOf, to), rows: [], rowCount: 0,
  };
}

/** What the owner said of single times; one that was moved out of sight goes. */
function withSingleWords(times: readonly ExpectedTime[], about: readonly ExpectedWord[], asOf: LocalDate, to: LocalDate): ExpectedTime[] {
  const singles = new Map(about.flatMap((word) => (word.replacesOn === null ? [] : [[word.replacesOn, word] as const])));
  return times.map((time): ExpectedTime => {
    const word = singles.get(time.occursOn);
    if (!word) return time;
    return { ...time, date: word.dueOn ?? time.date, amountMinor: word.amountMinor ?? time.amountMinor, state: word.isExpected ? 'changed' : 'removed' };
  }).filter(({ date }) => date > asOf && date <= to).sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** The days of an item that the owner gave, from the day after `asOf`. */
function ownDates({ dueOn, rhythm }: Pick<ExpectedWord, 'dueOn' | 'rhythm'>, asOf: LocalDate, to: LocalDate): { date: LocalDate; occursOn: LocalDate }[] {
  if (dueOn === null) return [];
  if (rhythm === 'once' || rhythm === null) return dueOn > asOf && dueOn <= to ? [{ date: dueOn, occursOn: dueOn }] : [];
  const dates: LocalDate[] = [];
  for (let step = firstStep(dueOn, rhythm, asOf); dates.length < MOST_TIMES; step += 1) {
    const date = stepped(dueOn, rhythm, step);
    if (date > to) break;
    if (date > asOf) dates.push(date);
  }
  return dates.map((date) => ({ date, occursOn: date }));
}

/** Days and months of one step. */
const STEPS: Readonly<Record<Rhythm, { readonly days?: number; readonly months?: number }>> = { 'weekly': { days: 7 }, 'fortnightly': { days: 14 }, 'four-weekly': { days: 28 }, 'monthly': { months: 1 }, 'quarterly': { months: 3 }, 'yearly': { months: 12 } };

function stepped(from: LocalDate, rhythm: Rhythm, step: number): LocalDate {
  const { days, months } = STEPS[rhythm];
  return days === undefined ? addMonths(from, (months ?? 1) * step) : addDays(from, days * step);
}

/** Close before the day after `asOf`, however long ago the first one was. */
function firstStep(dueOn: LocalDate, rhythm: Rhythm, asOf: LocalDate): number {
  const { days, months } = STEPS[rhythm];
  const daysPassed = (Date.parse(asOf) - Date.parse(dueOn)) / 86_400_000;
  return Math.max(0, Math.floor(daysPassed / (days ?? (months ?? 1) * 31)) - 1);
}
