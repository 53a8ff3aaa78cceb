/** When a series is expected again, and with what amount. */
import type { LocalDate } from '../ledger/entry.ts';
import type { RecurringSeries } from './recurring-series.ts';
import { nextDue } from './schedule.ts';

export interface ExpectedDate {
  readonly date: LocalDate;
  readonly amountMinor: number;
}

/** Inside both ends; none of a series that has ended. */
export function expectedDates(series: RecurringSeries, from: LocalDate, to: LocalDate): ExpectedDate[] {
  const dates: ExpectedDate[] = [];
  if (!series.isActive) return dates;
  for (let date = series.nextOn; date <= to; date = nextDue(series.schedule, date)) {
    if (date >= from) dates.push({ date, amountMinor: series.typicalMinor });
  }
  return dates;
}
