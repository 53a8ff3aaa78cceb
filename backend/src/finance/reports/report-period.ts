/** The period of a report that names none: the last whole month or quarter, or the running one where the data is younger. */
import type { LocalDate } from '../ledger/entry.ts';
import { addDays, monthOf, quarterOf, yearOf } from '../local-date.ts';
import { capAt, month, quarter, type Period } from '../period.ts';
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
