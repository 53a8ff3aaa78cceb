/** The period of a report: from two dates, or one of QuickBooks' names for periods. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays, addMonths, endOfMonth, isLocalDate, localDate, monthOf, startOfMonth, startOfWeek, yearOf } from '../../../finance/local-date.ts';

export interface Span { readonly from: LocalDate; readonly to: LocalDate }

/** Null for a request that QuickBooks would not understand. Without any word it is the year to date. */
export function periodOf(query: URLSearchParams, today: LocalDate): Span | null {
  const [from, to] = [query.get('start_date'), query.get('end_date')];
  if (from !== null || to !== null) {
    const span = { from: from ?? startOfMonth(to ?? today), to: to ?? today };
    return isLocalDate(span.from) && isLocalDate(span.to) && span.from <= span.to ? span : null;
  }
  return named(query.get('date_macro') ?? 'This Calendar Year-to-date', today);
}

function named(macro: string, today: LocalDate): Span | null {
  const match = /^(this|last) (week|month|fiscal quarter|calendar quarter|fiscal year|calendar year)(-to-date)?$/i.exec(macro);
  if (macro.toLowerCase() === 'all') return { from: '1990-01-01', to: today };
  if (macro.toLowerCase() === 'today') return { from: today, to: today };
  if (macro.toLowerCase() === 'yesterday') return { from: addDays(today, -1), to: addDays(today, -1) };
  if (!match) return null;
  const [, which = '', what = '', toDate] = match;
  const isLast = which.toLowerCase() === 'last';
  const day = isLast ? shifted(today, what.toLowerCase()) : today;
  const whole = wholePeriod(day, what.toLowerCase());
  return toDate === undefined ? whole : { from: whole.from, to: day };
}

function shifted(date: LocalDate, what: string): LocalDate {
  if (what === 'week') return addDays(date, -7);
  return addMonths(date, what === 'month' ? -1 : what.endsWith('quarter') ? -3 : -12);
}

function wholePeriod(date: LocalDate, what: string): Span {
  if (what === 'week') return { from: startOfWeek(date), to: addDays(startOfWeek(date), 6) };
  if (what === 'month') return { from: startOfMonth(date), to: endOfMonth(date) };
  const year = yearOf(date);
  if (what.endsWith('year')) return { from: localDate(year, 1, 1), to: localDate(year, 12, 31) };
  const first = Math.floor((monthOf(date) - 1) / 3) * 3 + 1;
  return { from: localDate(year, first, 1), to: localDate(year, first + 2, 31) };
}
