/** The cash flow of the next months: expected items on their own dates and a model of the rest, chosen and measured on the ledger's own past. */
import type { EntryColumns } from '../ledger/entry-columns.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, dayNumber, dayOf, endOfMonth, fromDayNumber, startOfMonth } from '../local-date.ts';
import { largestFirst, seriesOfParty } from '../recurring/find-recurring.ts';
import type { RecurringSeries } from '../recurring/recurring-series.ts';
import { spreadOf, type Spread } from './bands.ts';
import { cashBooks, countUpTo, knownParties, monthFlows, type CashBooks, type MonthFlows } from './cash-books.ts';
import { MOST_MONTHS, type CashBacktest, type ForecastMethod, type ForecastRefusal } from './forecast-types.ts';
import { bestMethod, judged } from './judge.ts';
import { monthIndex, monthIndexOfDay } from './month-index.ts';
import { restShares, type RestShares } from './month-parts.ts';
import { outlook, type Basis, type DayFlows, type Outlook } from './outlook.ts';
import { firstShownWeek, recentDays, type RecentDays } from './past-weeks.ts';
import type { MonthModel } from './plain-model.ts';
import { actualDays, monthMisses, pastOrigins, trialOf, weekMisses, type Trial } from './walk-forward.ts';

export interface ForecastBasis {
  /** All rows that are cash flow, oldest first. */
  readonly rows: EntryColumns;
  readonly asOf: LocalDate;
  /** What foretells a monthly series. */
  readonly model: MonthModel;
  /** Lets others work in between; a long ledger takes a while. */
  readonly pause?: () => Promise<void>;
}

/** Everything that depends neither on what the owner says of single items, nor on how far he wants to look. Small: the rows themselves are not kept. */
export interface ForecastGround {
  readonly currency: string;
  readonly asOf: LocalDate;
  readonly method: ForecastMethod;
  readonly backtest: CashBacktest | null;
  /** Those that are expected again. */
  readonly series: readonly RecurringSeries[];
  /** What comes besides, by day from the day after the as-of date. */
  readonly rest: DayFlows;
  readonly shares: RestShares;
  /** The full months, from `first` on. */
  readonly past: { readonly first: number; readonly flows: MonthFlows };
  readonly recent: RecentDays;
  /** What has happened in the running month, signed, by category. */
  readonly soFar: { readonly cashInMinor: number; readonly cashOutMinor: number; readonly byCategory: ReadonlyMap<number, number> };
  readonly monthSpreads: Spreads;
  readonly weekSpreads: Spreads;
}

export interface Spreads {
  readonly net: Spread;
  readonly balance: Spread;
}

/** As many full months have to be there before anything is foreseen. */
export const FULL_MONTHS_NEEDED = 6;
/** What a past day has to know before it is tried from. */
const LEARNED_MONTHS = { short: 3, long: 6 } as const;
const LONG_HISTORY = 12;
/** A ledger that begins later in its first month does not tell that month in full. */
const FIRST_WEEK = 7;
const MONTH_STEPS = MOST_MONTHS + 1;
const MOST_WEEKS = 36;

export async function forecastGround({ rows, asOf, model, pause }: ForecastBasis): Promise<ForecastGround | ForecastRefusal> {
  const books = cashBooks(rows);
  const firstMonth = firstFullMonth(books);
  const full = firstMonth === null ? 0 : Math.max(0, lastFullMonth(asOf) - firstMonth + 1);
  if (firstMonth === null || full < FULL_MONTHS_NEEDED) return refusal(full);
  const basis = { books, firstMonth, model };
  const trials: Trial[] = [];
  for (const origin of pastOrigins({ asOf, firstMonth, learned: full >= LONG_HISTORY ? LEARNED_MONTHS.long : LEARNED_MONTHS.short, rowCount: rows.count })) {
    trials.push(trialOf(await outlookOf(basis, origin, pause), books, firstMonth, asOf));
  }
  const now = await outlookOf(basis, asOf, pause, knownTo(books, asOf));
  await pause?.();
  const method = bestMethod(trials);
  return {
    currency: rows.currency, asOf, method, backtest: judged(trials), series: now.series, rest: now.rest[method], shares: restShares(books, asOf, now.isRest),
    past: { first: firstMonth, flows: monthFlows(books, { first: firstMonth, last: lastFullMonth(asOf), count: countUpTo(books, dayNumber(asOf)) }) }, soFar: soFarOf(books, asOf), recent: recentOf(books, asOf),
    monthSpreads: spreads(monthMisses(trials, () => method), MONTH_STEPS), weekSpreads: spreads(weekMisses(trials, () => method), MOST_WEEKS),
  };
}

/** Rows that are looked through in one go. */
const ROWS_AT_ONCE = 20_000;

/** What was due after the newest row is not late: a statement of last month says nothing of this month's rent. */
function knownTo({ columns: { days, count } }: CashBooks, asOf: LocalDate): LocalDate {
  const newest = count === 0 ? asOf : fromDayNumber(days[count - 1]!);
  return newest < asOf ? newest : asOf;
}

async function outlookOf(basis: Basis, day: LocalDate, pause: ForecastBasis['pause'], known = day): Promise<Outlook> {
  const { books } = basis;
  const found: RecurringSeries[] = [];
  let looked = ROWS_AT_ONCE;
  for (const party of knownParties(books, dayNumber(day))) {
    if (looked >= ROWS_AT_ONCE) {
      await pause?.();
      looked = 0;
    }
    found.push(...seriesOfParty(party, books.columns, known));
    looked += party.stream.rows.length;
  }
  await pause?.();
  return outlook(basis, largestFirst(found), day);
}

/** With the months that are needed there are always enough misses. */
function spreads(misses: { net: number[][]; balance: number[][] }, steps: number): Spreads {
  const [net, balance] = [spreadOf(misses.net, steps), spreadOf(misses.balance, steps)];
  if (!net || !balance) throw new Error('too few past months were tried to draw a range');
  return { net, balance };
}

function soFarOf(books: CashBooks, asOf: LocalDate): ForecastGround['soFar'] {
  const { columns: { amountsMinor, categoryNumbers } } = books;
  const byCategory = new Map<number, number>();
  let [cashInMinor, cashOutMinor] = [0, 0];
  const end = countUpTo(books, dayNumber(asOf));
  for (let place = countUpTo(books, dayNumber(startOfMonth(asOf)) - 1); place < end; place += 1) {
    const amount = amountsMinor[place]!;
    if (amount >= 0) cashInMinor += amount;
    else cashOutMinor -= amount;
    byCategory.set(categoryNumbers[place]!, (byCategory.get(categoryNumbers[place]!) ?? 0) + amount);
  }
  return { cashInMinor, cashOutMinor, byCategory };
}

function recentOf(books: CashBooks, asOf: LocalDate): ForecastGround['recent'] {
  const from = firstShownWeek(asOf);
  const first = books.columns.days[0];
  return { from, firstRow: first === undefined ? null : fromDayNumber(first), ...actualDays(books, addDays(from, -1), recentDays(asOf)) };
}

function refusal(full: number): ForecastRefusal {
  const monthsNeeded = FULL_MONTHS_NEEDED - full;
  const has = full === 0 ? 'no full month yet' : full === 1 ? 'one full month' : `${full} full months`;
  return { refused: `A forecast needs ${FULL_MONTHS_NEEDED} full months of transactions to learn from; this ledger has ${has}. ${monthsNeeded === 1 ? 'One more is' : `${monthsNeeded} more are`} needed.`, monthsNeeded };
}

function firstFullMonth({ columns: { days } }: CashBooks): number | null {
  const first = days[0];
  if (first === undefined) return null;
  return monthIndexOfDay(first) + (dayOf(fromDayNumber(first)) <= FIRST_WEEK ? 0 : 1);
}

/** The latest month that is over at the end of the as-of date. */
export function lastFullMonth(asOf: LocalDate): number {
  return monthIndex(asOf) - (asOf === endOfMonth(asOf) ? 0 : 1);
}
