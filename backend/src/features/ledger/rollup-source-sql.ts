/** Which rollup rows hold a span of days: whole months from month_total, the days at its edges from day_total, never the entries. */
import { endOfMonth, startOfMonth, addDays } from '../../finance/local-date.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { EntryFilter, GroupKey } from '../../finance/ledger/ledger-reader.ts';
import { dateConditions, sharedConditions, type RoleOfCategory } from './entry-filter-sql.ts';
import type { SqlValues } from './sql-values.ts';

export interface Span {
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

export interface RollupSpans {
  readonly months: Span | null;
  readonly days: readonly Span[];
}

const COLUMNS = 'account_number, category_number, in_minor, out_minor, in_count, out_count';
const NEEDS_DAYS: readonly GroupKey[] = ['day', 'week', 'weekday'];

/** Splits the filter's dates into whole months and edge days. Groups by day, week or weekday need the days of the whole span. */
export function rollupSpans(filter: EntryFilter, groupBy: readonly GroupKey[]): RollupSpans {
  if (filter.weekdays || groupBy.some((key) => NEEDS_DAYS.includes(key))) return { months: null, days: [{ from: filter.from, to: filter.to }] };
  const startsMonth = filter.from === undefined || filter.from === startOfMonth(filter.from);
  const endsMonth = filter.to === undefined || filter.to === endOfMonth(filter.to);
  const firstMonth = startsMonth ? filter.from : addDays(endOfMonth(filter.from!), 1);
  const lastMonth = endsMonth ? filter.to : addDays(startOfMonth(filter.to!), -1);
  const noMonthBetween = firstMonth !== undefined && lastMonth !== undefined && firstMonth > lastMonth;
  if (noMonthBetween) return { months: null, days: [{ from: filter.from, to: filter.to }] };
  const days: Span[] = [];
  if (!startsMonth) days.push({ from: filter.from, to: endOfMonth(filter.from!) });
  if (!endsMonth) days.push({ from: startOfMonth(filter.to!), to: filter.to });
  return { months: { from: firstMonth, to: lastMonth }, days };
}

/** A derived table `(date, account_number, category_number, in_minor, …)`; a month's row stands under its first day. */
export function rollupSource(businessId: string, filter: EntryFilter, groupBy: readonly GroupKey[], roles: RoleOfCategory, sql: SqlValues): string {
  const tenant = `business_id = ${sql.add(businessId)}::uuid`;
  const shared = sharedConditions(filter, roles, sql);
  const { months, days } = rollupSpans(filter, groupBy);
  const part = (table: string, column: string, span: Span): string => {
    const dates = dateConditions({ ...filter, ...span }, column, sql);
    return `select ${column} as date, ${COLUMNS} from ${table} where ${[tenant, ...shared, ...dates].join(' and ')}`;
  };
  const parts = days.map((span) => part('day_total', 'date', span));
  if (months) parts.push(part('month_total', 'month', months));
  return parts.join(' union all ');
}
