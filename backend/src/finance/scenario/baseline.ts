/** The months ahead without any lever: what a scenario is held against. */
import { addMonths, monthKey, startOfMonth } from '../local-date.ts';
import type { LocalDate } from '../ledger/entry.ts';
import type { AverageMonth } from './average-month.ts';
import type { MonthParts } from './month-parts.ts';

export interface BaselineMonth {
  /** YYYY-MM. */
  readonly month: string;
  readonly cashInMinor: number;
  /** Positive. */
  readonly cashOutMinor: number;
  readonly parts: MonthParts;
  /** The net of each of its days; left out, it goes evenly through the month. */
  readonly dailyNetMinor?: readonly number[];
}

/** Each month as the average one: where the history is too short for a forecast. */
export function averageBaseline({ parts, cashInMinor, cashOutMinor }: AverageMonth, asOf: LocalDate, count: number): BaselineMonth[] {
  const first = addMonths(startOfMonth(asOf), 1);
  return Array.from({ length: count }, (_one, at) => ({ month: monthKey(addMonths(first, at)), cashInMinor, cashOutMinor, parts }));
}
