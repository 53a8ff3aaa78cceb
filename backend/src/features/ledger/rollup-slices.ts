/** Which pieces of which rollup pages make up a span of days. */
import { addDays, dayOf, endOfMonth, monthOf, startOfMonth } from '../../finance/local-date.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { EntryFilter, GroupKey } from '../../finance/ledger/ledger-reader.ts';
import { PAGES, type PageSpan } from './rollup-page.ts';

/** Of all pages that start between `from` and `to`: their parts, or what one part and those before it add up to. No bound: from the beginning, to the end. */
export interface RollupSlice {
  readonly span: PageSpan;
  readonly from?: LocalDate;
  readonly to?: LocalDate;
  readonly take: 'parts' | number;
  readonly sign: 1 | -1;
}

const BY_DAY: readonly GroupKey[] = ['day', 'week', 'weekday'];
const BY_MONTH: readonly GroupKey[] = ['month', 'quarter'];

/** The slices, taken with their signs, add up to the filter's days, in groups as small as the keys need. */
export function rollupSlices({ from, to, weekdays }: EntryFilter, groupBy: readonly GroupKey[]): RollupSlice[] {
  if (from !== undefined && to !== undefined && from > to) return [];
  if (weekdays || groupBy.some((key) => BY_DAY.includes(key))) return [{ span: 'month', from, to, take: 'parts', sign: 1 }];
  const slices: RollupSlice[] = [];
  if (from !== undefined && dayOf(from) > 1) slices.push(toDate('month', from, dayOf(from) - 1, -1));
  const endsMonth = to === undefined || to === endOfMonth(to);
  if (!endsMonth) slices.push(toDate('month', to, dayOf(to), 1));
  const firstMonth = from && startOfMonth(from);
  const lastMonth = endsMonth ? to : addDays(startOfMonth(to), -1);
  if (firstMonth !== undefined && lastMonth !== undefined && firstMonth > lastMonth) return slices;
  const isByMonth = groupBy.some((key) => BY_MONTH.includes(key));
  return [...slices, ...(isByMonth ? [{ span: 'year', from: firstMonth, to: lastMonth, take: 'parts', sign: 1 } as const] : wholeMonths(firstMonth, lastMonth))];
}

function wholeMonths(from: LocalDate | undefined, to: LocalDate | undefined): RollupSlice[] {
  const slices: RollupSlice[] = [];
  if (from !== undefined && monthOf(from) > 1) slices.push(toDate('year', from, monthOf(from) - 1, -1));
  const endsYear = to === undefined || monthOf(to) === PAGES.year.partCount;
  if (!endsYear) slices.push(toDate('year', to, monthOf(to), 1));
  const lastYear = endsYear ? to : addDays(PAGES.year.startOf(to), -1);
  if (from === undefined || lastYear === undefined || from <= lastYear) slices.push({ span: 'year', from, to: lastYear, take: PAGES.year.partCount, sign: 1 });
  return slices;
}

/** The part of the date's page, with everything before it. */
function toDate(span: PageSpan, date: LocalDate, part: number, sign: 1 | -1): RollupSlice {
  return { span, from: date, to: date, take: part, sign };
}
