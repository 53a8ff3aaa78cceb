/** The periods of reports: of one that names none (the last whole month or quarter, or the running one where the data is younger), and those to choose from. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, addMonths, monthOf, quarterOf, startOfMonth, yearOf } from '../local-date.ts';
import { periodLabel } from '../period-label.ts';
import { capAt, month, quarter, year, type Period } from '../period.ts';
import { asOf } from '../as-of.ts';
import type { ReportType } from './report-types.ts';

export function defaultReportPeriod(type: ReportType, span: Period, today: LocalDate): Period {
  const { date } = asOf(today, span.to);
  const around = type === 'monthly' ? monthAround : quarterAround;
  const running = around(date);
  const last = running.to <= date && running.to < today ? running : around(addDays(running.from, -1));
  return last.to >= span.from ? last : capAt(around(span.to), date);
}

function monthAround(date: LocalDate): Period {
  return month(yearOf(date), monthOf(date));
}

function quarterAround(date: LocalDate): Period {
  return quarter(yearOf(date), quarterOf(date));
}

export interface LabelledPeriod extends Period {
  readonly label: string;
}

const MOST_MONTHS = 24;
const MOST_QUARTERS = 12;
const MOST_YEARS = 3;

/** What the ledger covers, newest first: months for the monthly report, quarters and then years for the others. The running one ends on the as-of date. */
export function reportPeriods(type: ReportType, span: Period, today: LocalDate): LabelledPeriod[] {
  const { date } = asOf(today, span.to);
  const back = (around: (day: LocalDate) => Period, months: number, most: number): Period[] =>
    Array.from({ length: most }, (_, index) => around(addMonths(startOfMonth(date), -index * months))).filter((period) => period.to >= span.from);
  const periods = type === 'monthly' ? back(monthAround, 1, MOST_MONTHS) : [...back(quarterAround, 3, MOST_QUARTERS), ...back((day) => year(yearOf(day)), 12, MOST_YEARS)];
  return periods.map((period) => capAt(period, date)).map((period) => ({ ...period, label: periodLabel(period) }));
}
