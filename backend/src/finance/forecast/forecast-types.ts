/** What a cash forecast says, and what a refusal to make one says. All money in minor units of one currency. */
import type { LocalDate } from '../ledger/entry.ts';
import type { ExpectedItem } from './expected-items.ts';

/** The longest look ahead, in whole months behind the running one. */
export const MOST_MONTHS = 6;
export const FEWEST_MONTHS = 3;

/** How the part that follows no rhythm is foreseen; the expected items stand on their own dates in each. */
export type ForecastMethod = 'recurring-and-model' | 'recurring-and-many-models' | 'recurring-and-average' | 'whole-months' | 'blend' | 'last-year';

export const FORECAST_METHODS = ['recurring-and-model', 'recurring-and-many-models', 'recurring-and-average', 'whole-months', 'blend', 'last-year'] as const satisfies readonly ForecastMethod[];

export type ByMethod<T> = Readonly<Record<ForecastMethod, T>>;

export function byMethod<T>(make: (method: ForecastMethod) => T): ByMethod<T> {
  return Object.fromEntries(FORECAST_METHODS.map((method) => [method, make(method)])) as Record<ForecastMethod, T>;
}

/** Ranges that held four times in five, and nineteen times in twenty. */
export interface Band {
  readonly low80: number;
  readonly high80: number;
  readonly low95: number;
  readonly high95: number;
}

/** A stretch of days ahead. Money in and out positive; net = in − out. */
export interface Stretch {
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly cashInMinor: number;
  readonly cashOutMinor: number;
  readonly netMinor: number;
  /** Of `netMinor`: what the expected items come to. */
  readonly expectedMinor: number;
  /** Of the net. */
  readonly band: Band;
  /** At the end of the stretch; null without a known balance. */
  readonly balanceMinor: number | null;
  readonly balanceBand: Band | null;
}

/** A month's net, split so that a part of it can be changed; signed as cash, and `byCategory` adds up to the net. */
export interface MonthParts {
  readonly revenueMinor: number;
  readonly cogsMinor: number;
  readonly byCategory: Readonly<Record<number, number>>;
}

export interface ForecastMonth extends Stretch {
  /** YYYY-MM. */
  readonly month: string;
  readonly parts: MonthParts;
}

/** The month that the as-of date stands in: what has happened and what is still to come, in one. */
export interface RunningMonth extends ForecastMonth {
  readonly soFar: { readonly cashInMinor: number; readonly cashOutMinor: number; readonly netMinor: number };
}

export interface PastMonth {
  readonly month: string;
  readonly cashInMinor: number;
  readonly cashOutMinor: number;
  readonly netMinor: number;
  /** What the bank accounts of known balance held at its end, transfers included. */
  readonly balanceMinor: number | null;
}

/** Monday to Sunday. */
export interface PastWeek extends Omit<PastMonth, 'month'> {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

export interface HitRate {
  readonly held: number;
  readonly of: number;
}

/** The same forecast made again on the same day of past months, with nothing but what was known then. */
export interface CashBacktest {
  /** How many past days it was made from. */
  readonly origins: number;
  /** How many months, each foreseen from one of those days, were compared with what came. */
  readonly monthsCompared: number;
  /** Average miss of a month's net. */
  readonly meanErrorMinor: number;
  /** The same of repeating the month of the year before (the latest month where there is none). */
  readonly naiveMeanErrorMinor: number;
  /** Misses of money in and out as a share of what came, in percent. */
  readonly cashInErrorPercent: number | null;
  readonly cashOutErrorPercent: number | null;
  readonly naiveCashInErrorPercent: number | null;
  readonly naiveCashOutErrorPercent: number | null;
  /** How often a month's net lay in the range that would have been drawn at the time. */
  readonly held80: HitRate;
  readonly held95: HitRate;
  /** The average miss of each method that was tried, best first. */
  readonly methods: readonly { readonly method: ForecastMethod; readonly meanErrorMinor: number }[];
}

export interface CashForecast {
  readonly currency: string;
  readonly asOf: LocalDate;
  /** Cash on the as-of date; null where no account's balance is known. */
  readonly openingBalanceMinor: number | null;
  /** Cash when the first of `months` begins: the path is this and the months' net. */
  readonly startBalanceMinor: number | null;
  readonly method: ForecastMethod;
  readonly backtest: CashBacktest | null;
  /** Full months, oldest first. */
  readonly history: readonly PastMonth[];
  /** Full weeks, oldest first: the last quarter of a year. */
  readonly pastWeeks: readonly PastWeek[];
  /** Null on the last day of a month: there is nothing left of it. */
  readonly running: RunningMonth | null;
  /** The whole months behind the running one. */
  readonly months: readonly ForecastMonth[];
  /** The likely net of each day, from the day after the as-of date on: what months, weeks and the path of the balance are sums of. */
  readonly dailyNetMinor: readonly number[];
  /** From the day after the as-of date to the end of the last month; the first and the last may be cut. */
  readonly weeks: readonly Stretch[];
  readonly expected: readonly ExpectedItem[];
  /** The lowest that the likely path comes to, today included. */
  readonly lowest: { readonly date: LocalDate; readonly balanceMinor: number } | null;
  /** The first day on which the likely path is at zero or below. */
  readonly zeroCashDate: LocalDate | null;
  /** The end of the first week in which even the lower end of the 80 % range is at zero or below. */
  readonly zeroCashDateLow80: LocalDate | null;
}

export interface ForecastRefusal {
  readonly refused: string;
  /** How many more full months are needed. */
  readonly monthsNeeded: number;
}

export function isRefusal(forecast: CashForecast | ForecastRefusal): forecast is ForecastRefusal {
  return 'refused' in forecast;
}
