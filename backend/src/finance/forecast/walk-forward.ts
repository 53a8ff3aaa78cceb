/** The whole forecast made again on past days with what was known on them, and how far it was off. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, addMonths, dayNumber, endOfMonth } from '../local-date.ts';
import type { Period } from '../period.ts';
import { monthsAhead, running, sumsOver, weeksAhead } from './buckets.ts';
import { countUpTo, monthFlows, type CashBooks } from './cash-books.ts';
import { byMethod, type ByMethod, type ForecastMethod } from './forecast-types.ts';
import { monthIndex } from './month-index.ts';
import type { Outlook } from './outlook.ts';
import { lastYear } from './plain-model.ts';

/** What was foreseen on a past day and what came, by steps ahead; only what was over by the as-of date. */
export interface Trial {
  readonly origin: LocalDate;
  readonly months: readonly Period[];
  readonly weeks: readonly Period[];
  readonly came: Flows & { readonly weekNet: readonly number[] };
  readonly foreseen: ByMethod<Flows & { readonly weekNet: readonly number[] }>;
  /** Repeating last year, month by month: money in and out of each of `months` (whole ones; the cut one first is left at 0). */
  readonly naive: Flows;
}

export interface Flows {
  readonly monthIn: readonly number[];
  readonly monthOut: readonly number[];
}

const MOST_TRIALS = 24;

/** Rows that all trials together may look through: more take seconds, and a dozen trials of a ledger that large tell as much. */
const MOST_ROWS_TRIED = 300_000;
const FEWEST_TRIALS = 6;

export interface Tried {
  readonly asOf: LocalDate;
  readonly firstMonth: number;
  /** Full months that have to lie before each. */
  readonly learned: number;
  readonly rowCount: number;
}

/** The same day of past months, oldest first; of a very large ledger every other or every fourth of them. */
export function pastOrigins({ asOf, firstMonth, learned, rowCount }: Tried): LocalDate[] {
  const isMonthEnd = asOf === endOfMonth(asOf);
  const origins: LocalDate[] = [];
  for (let back = 1; back <= MOST_TRIALS; back += 1) {
    const date = addMonths(asOf, -back);
    // Some of the month has to be left, as some of the running one is.
    const origin = isMonthEnd ? endOfMonth(date) : date === endOfMonth(date) ? addDays(date, -1) : date;
    const full = monthIndex(origin) - firstMonth + (isMonthEnd ? 1 : 0);
    if (full < learned) break;
    origins.unshift(origin);
  }
  // On average half of the rows were known.
  const affordable = Math.max(FEWEST_TRIALS, Math.floor(MOST_ROWS_TRIED / Math.max(1, rowCount / 2)));
  const stride = Math.ceil(origins.length / affordable) || 1;
  return origins.filter((_, at) => (origins.length - 1 - at) % stride === 0);
}

export function trialOf(outlook: Outlook, books: CashBooks, firstMonth: number, asOf: LocalDate): Trial {
  const { asOf: origin, to } = outlook;
  const months = monthsAhead(origin, to).filter((period) => period.to <= asOf);
  const weeks = weeksAhead(origin, to).filter((period) => period.to <= asOf && period.to < to);
  const days = dayNumber(to) - dayNumber(origin);
  const came = actualDays(books, origin, days);
  const flowsOf = (daily: { inMinor: readonly number[]; outMinor: readonly number[] }) => ({
    monthIn: sumsOver(daily.inMinor, months, origin), monthOut: sumsOver(daily.outMinor, months, origin),
    weekNet: difference(sumsOver(daily.inMinor, weeks, origin), sumsOver(daily.outMinor, weeks, origin)),
  });
  const planned = plannedDays(outlook, days);
  const foreseen = byMethod((method) => flowsOf(added(planned, outlook.rest[method])));
  return { origin, months, weeks, came: flowsOf(came), foreseen, naive: naiveFlows(books, firstMonth, origin, months) };
}

/** A month of which days had passed is no whole one to compare. */
export function isWhole({ from }: Period): boolean {
  return from.endsWith('-01');
}

export function monthNet({ monthIn, monthOut }: Flows): number[] {
  return difference(monthIn, monthOut);
}

/** By step ahead: how far the net was off (what came less what was foreseen). */
export function monthMisses(trials: readonly Trial[], methodOf: (trial: Trial) => ForecastMethod): { net: number[][]; balance: number[][] } {
  return collect(trials.map((trial) => difference(monthNet(trial.came), monthNet(trial.foreseen[methodOf(trial)]))));
}

export function weekMisses(trials: readonly Trial[], methodOf: (trial: Trial) => ForecastMethod): { net: number[][]; balance: number[][] } {
  return collect(trials.map((trial) => difference(trial.came.weekNet, trial.foreseen[methodOf(trial)].weekNet)));
}

function collect(misses: readonly (readonly number[])[]): { net: number[][]; balance: number[][] } {
  const steps = Math.max(0, ...misses.map(({ length }) => length));
  const byStep = (rows: readonly (readonly number[])[]): number[][] => Array.from({ length: steps }, (_, step) => rows.flatMap((row) => (step < row.length ? [row[step]!] : [])));
  return { net: byStep(misses), balance: byStep(misses.map(running)) };
}

export function difference(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, at) => value - other[at]!);
}

interface Daily { readonly inMinor: readonly number[]; readonly outMinor: readonly number[] }

export function plannedDays({ asOf, planned }: Pick<Outlook, 'asOf' | 'planned'>, days: number): Daily {
  const daily = { inMinor: new Array<number>(days).fill(0), outMinor: new Array<number>(days).fill(0) };
  const start = dayNumber(asOf) + 1;
  for (const { date, amountMinor } of planned) {
    const at = dayNumber(date) - start;
    if (at >= 0 && at < days) daily[amountMinor >= 0 ? 'inMinor' : 'outMinor'][at]! += Math.abs(amountMinor);
  }
  return daily;
}

export function added(one: Daily, other: Daily): Daily {
  const sum = (a: readonly number[], b: readonly number[]): number[] => a.map((value, at) => value + (b[at] ?? 0));
  return { inMinor: sum(one.inMinor, other.inMinor), outMinor: sum(one.outMinor, other.outMinor) };
}

/** What came on each of so many days after `origin`. */
export function actualDays(books: CashBooks, origin: LocalDate, days: number): Daily {
  const { columns: { days: rowDays, amountsMinor } } = books;
  const daily = { inMinor: new Array<number>(days).fill(0), outMinor: new Array<number>(days).fill(0) };
  const start = dayNumber(origin) + 1;
  const end = countUpTo(books, start + days - 1);
  for (let place = countUpTo(books, start - 1); place < end; place += 1) {
    const amount = amountsMinor[place]!;
    daily[amount >= 0 ? 'inMinor' : 'outMinor'][rowDays[place]! - start]! += Math.abs(amount);
  }
  return daily;
}

function naiveFlows(books: CashBooks, firstMonth: number, origin: LocalDate, months: readonly Period[]): Flows {
  const first = months[0];
  if (first === undefined) return { monthIn: [], monthOut: [] };
  const next = monthIndex(first.from);
  const known = monthFlows(books, { first: firstMonth, last: next - 1, count: countUpTo(books, dayNumber(origin)) });
  const cutFirst = (values: number[]): number[] => values.map((value, at) => (at === 0 && !isWhole(first) ? 0 : value));
  return { monthIn: cutFirst(lastYear(known.inMinor, months.length)), monthOut: cutFirst(lastYear(known.outMinor, months.length)) };
}
