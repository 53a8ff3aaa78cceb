/** What can be said on one day of the months ahead with what is known by its end: the expected items, and by each method what comes besides. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, dayNumber, fromDayNumber } from '../local-date.ts';
import type { RecurringSeries } from '../recurring/recurring-series.ts';
import { countUpTo, monthFlows, type CashBooks, type MonthFlows } from './cash-books.ts';
import { dueTimes, type PlannedAmount } from './expected-items.ts';
import { byMethod, MOST_MONTHS, type ByMethod } from './forecast-types.ts';
import { manyModels } from './many-models.ts';
import { firstDay, lastDay, monthIndex } from './month-index.ts';
import { lastYear, recentAverage, type MonthModel } from './plain-model.ts';
import { spread } from './spread.ts';

/** The running month and those behind it. */
export const STEPS = MOST_MONTHS + 1;

export interface Outlook {
  readonly asOf: LocalDate;
  /** The last day that is looked at. */
  readonly to: LocalDate;
  readonly series: readonly RecurringSeries[];
  readonly planned: readonly PlannedAmount[];
  /** By method: what comes besides the planned amounts, on each day from the day after `asOf`. */
  readonly rest: ByMethod<DayFlows>;
  /** Which rows are of no series that goes on: what the rest is like. */
  isRest(place: number): boolean;
}

/** One figure per day, positive, whole minor units. */
export interface DayFlows {
  readonly inMinor: readonly number[];
  readonly outMinor: readonly number[];
}

export interface Basis {
  readonly books: CashBooks;
  /** The first month that is told in full. */
  readonly firstMonth: number;
  readonly model: MonthModel;
}

/** Those on which one can count. */
const LEAST_CONFIDENCE = 0.5;

export function scheduledSeries(series: readonly RecurringSeries[]): RecurringSeries[] {
  return series.filter(({ isActive, confidence }) => isActive && confidence >= LEAST_CONFIDENCE);
}

/** `found`: everything recurring that the rows up to `asOf` show. */
export function outlook({ books, firstMonth, model }: Basis, found: readonly RecurringSeries[], asOf: LocalDate): Outlook {
  const running = monthIndex(addDays(asOf, 1));
  const to = fromDayNumber(lastDay(monthIndex(asOf) + MOST_MONTHS));
  const count = countUpTo(books, dayNumber(asOf));
  const series = scheduledSeries(found);
  const planned = series.flatMap((one) => dueTimes(one, asOf, to).map(({ date, amountMinor }) => ({ date, amountMinor, categoryNumber: one.categoryNumber })));
  const marks = markedRows(books, found, series);
  const isRest = (place: number): boolean => marks[place] === REST;
  const isScheduled = (place: number): boolean => marks[place] === SCHEDULED;
  const span = { first: firstMonth, last: running - 1, count };
  const [all, rest] = [monthFlows(books, span), monthFlows(books, span, isRest)];
  const steps = monthIndex(to) - running + 1;
  const due = addFlows(plannedFlows(planned, running, steps), monthFlows(books, { first: running, last: running, count }, isScheduled));
  const bottomUp = modelled(rest, model, steps);
  const topDown = lessPlanned(modelled(all, model, steps), due);
  const months: ByMethod<MonthFlows> = {
    'recurring-and-model': bottomUp,
    'recurring-and-many-models': modelled(rest, manyModels, steps),
    'recurring-and-average': modelled(rest, recentAverage, steps),
    'whole-months': topDown,
    'blend': { inMinor: mid(bottomUp.inMinor, topDown.inMinor), outMinor: mid(bottomUp.outMinor, topDown.outMinor) },
    'last-year': lessPlanned(modelled(all, lastYear, steps), due),
  };
  const weights = weekdayWeights(books, count, isRest);
  return {
    asOf, to, series, planned, isRest,
    rest: byMethod((method) => overDays(months[method], { asOf, running, weights })),
  };
}

const [REST, SCHEDULED, ENDED] = [0, 1, 2];

/** Costs that have ended do not come back and are no part of what the rest is like; income that ended is: customers go and others come. */
function markedRows({ columns }: CashBooks, found: readonly RecurringSeries[], scheduled: readonly RecurringSeries[]): Uint8Array {
  const goesOn = new Set(scheduled);
  const marks = new Uint8Array(columns.count);
  for (const series of found) {
    const mark = goesOn.has(series) ? SCHEDULED : series.direction === 'out' && !series.isActive ? ENDED : REST;
    for (const place of series.places) marks[place] = mark!;
  }
  return marks;
}

function modelled({ inMinor, outMinor }: MonthFlows, model: MonthModel, steps: number): MonthFlows {
  const ahead = (values: readonly number[]): number[] => model(values, steps).map((value) => Math.max(0, Math.round(value)));
  return { inMinor: ahead(inMinor), outMinor: ahead(outMinor) };
}

function plannedFlows(planned: readonly PlannedAmount[], first: number, steps: number): MonthFlows {
  const flows = { inMinor: new Array<number>(steps).fill(0), outMinor: new Array<number>(steps).fill(0) };
  for (const { date, amountMinor } of planned) {
    const at = monthIndex(date) - first;
    if (at >= 0 && at < steps) flows[amountMinor >= 0 ? 'inMinor' : 'outMinor'][at]! += Math.abs(amountMinor);
  }
  return flows;
}

function addFlows(flows: MonthFlows, first: MonthFlows): MonthFlows {
  const add = (values: readonly number[], [more = 0]: readonly number[]): number[] => values.map((value, at) => (at === 0 ? value + more : value));
  return { inMinor: add(flows.inMinor, first.inMinor), outMinor: add(flows.outMinor, first.outMinor) };
}

function lessPlanned(total: MonthFlows, planned: MonthFlows): MonthFlows {
  const less = (values: readonly number[], known: readonly number[]): number[] => values.map((value, at) => Math.max(0, value - known[at]!));
  return { inMinor: less(total.inMinor, planned.inMinor), outMinor: less(total.outMinor, planned.outMinor) };
}

function mid(one: readonly number[], other: readonly number[]): number[] {
  return one.map((value, at) => Math.round((value + other[at]!) / 2));
}

interface WeekdayWeights { readonly inWeights: readonly number[]; readonly outWeights: readonly number[] }

/** 0 = Sunday; 1970 began on a Thursday. */
const weekdayOfDay = (day: number): number => (((day + 4) % 7) + 7) % 7;

const WEIGHED_DAYS = 365;
/** As much as a tenth of an even week stands for what was not seen. */
const EVEN_SHARE = 0.1;

/** How the rest of the last year fell on the days of the week, Sunday first. */
function weekdayWeights({ columns: { days, amountsMinor } }: CashBooks, count: number, isRest: (place: number) => boolean): WeekdayWeights {
  const sums = [new Array<number>(7).fill(0), new Array<number>(7).fill(0)] as const;
  const since = (days[count - 1] ?? 0) - WEIGHED_DAYS;
  for (let place = count - 1; place >= 0 && days[place]! > since; place -= 1) {
    if (!isRest(place)) continue;
    const amount = amountsMinor[place]!;
    sums[amount >= 0 ? 0 : 1][weekdayOfDay(days[place]!)]! += Math.abs(amount);
  }
  const evened = (values: readonly number[]): number[] => {
    const total = values.reduce((sum, value) => sum + value, 0);
    return values.map((value) => value + (total > 0 ? (total * EVEN_SHARE) / 7 : 1));
  };
  return { inWeights: evened(sums[0]), outWeights: evened(sums[1]) };
}

/** Each month's amount over its days; of the running one the share of the days that are left. */
function overDays(flows: MonthFlows, { asOf, running, weights }: { asOf: LocalDate; running: number; weights: WeekdayWeights }): DayFlows {
  const start = dayNumber(asOf) + 1;
  const side = (values: readonly number[], byWeekday: readonly number[]): number[] =>
    values.flatMap((amount, at) => {
      const first = firstDay(running + at);
      const weightsOfMonth = Array.from({ length: lastDay(running + at) - first + 1 }, (_, day) => byWeekday[weekdayOfDay(first + day)]!);
      return spread(amount, weightsOfMonth).slice(Math.max(0, start - first));
    });
  return { inMinor: side(flows.inMinor, weights.inWeights), outMinor: side(flows.outMinor, weights.outWeights) };
}
