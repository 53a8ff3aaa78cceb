/** Reads which period a caller wants to see: one of the overview's names, or two dates. */
import { AppError } from '../../errors.ts';
import { daysBetween, isLocalDate } from '../../finance/local-date.ts';
import { isOverviewPeriodName, OVERVIEW_PERIODS, type OverviewPeriodName, type Period } from '../../finance/period.ts';

export interface PeriodRequest {
  readonly period: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

const DEFAULT_PERIOD: OverviewPeriodName = 'this-month';
/** Keeps a chart's points bounded. */
const MOST_DAYS = 366 * 100;

/** Throws BAD_USER_INPUT naming the fields at fault. */
export function readPeriod({ period, from, to }: PeriodRequest): OverviewPeriodName | Period {
  if (from === null && to === null) {
    const name = period ?? DEFAULT_PERIOD;
    if (!isOverviewPeriodName(name)) throw fault('period', `The period must be one of ${OVERVIEW_PERIODS.join(', ')}, or give from and to.`);
    return name;
  }
  if (from === null || to === null) throw fault(from === null ? 'from' : 'to', 'Give both from and to.');
  return readDates(from, to);
}

/** Two calendar dates, both included. Throws BAD_USER_INPUT. */
export function readDates(from: string, to: string): Period {
  for (const [field, date] of [['from', from], ['to', to]] as const) {
    if (!isLocalDate(date)) throw fault(field, `${field} must be a date like 2025-03-31.`);
  }
  if (from > to) throw fault('to', 'to must not be before from.');
  if (daysBetween(from, to) > MOST_DAYS) throw fault('from', 'A period may span at most 100 years.');
  return { from, to };
}

function fault(field: string, message: string): AppError {
  return new AppError('BAD_USER_INPUT', message, { fields: { [field]: message } });
}
