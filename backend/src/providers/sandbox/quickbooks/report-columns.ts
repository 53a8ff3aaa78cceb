/** Reports with a column for each month: the months, their headings, and rows of one column each put beside each other. */
import { addDays, endOfMonth, monthName, monthOf, yearOf } from '../../../finance/local-date.ts';
import type { ReportRow } from './report-rows.ts';
import type { Span } from './report-period.ts';

export function monthsBetween(from: string, to: string): Span[] {
  const months: Span[] = [];
  for (let first = from; first <= to; first = addDays(endOfMonth(first), 1)) months.push({ from: first, to: endOfMonth(first) < to ? endOfMonth(first) : to });
  return months;
}

export function monthColumn({ from, to }: Span): ReportRow {
  const ColTitle = `${monthName(monthOf(from)).slice(0, 3)} ${yearOf(from)}`;
  return { ColTitle, ColType: 'Money', MetaData: [{ Name: 'StartDate', Value: from }, { Name: 'EndDate', Value: to }, { Name: 'ColKey', Value: ColTitle }] };
}

/** Both have the same lines: the amounts of the second come after those of the first. */
export function besideEachOther(rows: ReportRow[], more: ReportRow[]): ReportRow[] {
  return rows.map((row, index) => joined(row, more[index] ?? {}));
}

function joined(row: ReportRow, more: ReportRow): ReportRow {
  return Object.fromEntries(Object.entries(row).map(([key, value]) => {
    const other = more[key];
    if (key === 'ColData') return [key, [...(value as unknown[]), ...(other as unknown[]).slice(1)]];
    if (key === 'Row') return [key, besideEachOther(value as ReportRow[], other as ReportRow[])];
    return [key, typeof value === 'object' && value !== null && !Array.isArray(value) ? joined(value as ReportRow, other as ReportRow) : value];
  }));
}
