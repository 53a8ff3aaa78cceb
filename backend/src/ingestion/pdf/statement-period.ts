/** Completes dates that lack their year ("05/01", "5 Jan") from the period that the statement names. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { addDays } from '../../finance/local-date.ts';
import { calendarDate, dateEvidence, readDate, type DateOrder } from '../cells/dates.ts';
import { monthOfName } from '../cells/month-names.ts';

export interface StatementPeriod { from: LocalDate; to: LocalDate }

const FULL_DATE = /\d{4}-\d{2}-\d{2}|\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|\d{1,2}(?:st|nd|rd|th|\.)? \p{L}{3,12}\.?,? \d{4}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}/gu;
const SHORT_NUMERIC = /^(\d{1,2})[./-](\d{1,2})\.?$/;
const SHORT_DAY_NAME = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -]?(\p{L}{3,12})\.?$/u;
const SHORT_NAME_DAY = /^(\p{L}{3,12})\.?[ -]?(\d{1,2})(?:st|nd|rd|th)?$/u;
const PERIOD_WORDS = /period|through|\bfrom\b|\bto\b|until|statement|zeitraum|vom|bis|periode|période|\bdu\b|\bau\b|desde|hasta|dal|\bal\b|auszug|afschrift|relevé|extracto|estratto/i;
/** Payments may be booked a little outside the printed period. */
const SLACK_DAYS = 7;
/** A statement that names only its own day covers about this long. */
const LONGEST_STATEMENT_DAYS = 366;

/** From the lines above the table: the range in a line that speaks of a period, else from the day of one balance to that of another, else the statement's own day. */
export function statementPeriod(lines: readonly string[], order: DateOrder): StatementPeriod | null {
  let single: LocalDate | null = null;
  for (const line of lines) {
    if (!PERIOD_WORDS.test(line)) continue;
    const dates = [...line.matchAll(FULL_DATE)].map((match) => readDate(match[0], order)).filter((date) => date !== null);
    const [from, to] = dates;
    if (from && to && from <= to) return { from, to };
    single ??= from ?? null;
  }
  return daysOfBalances(lines, order) ?? (single === null ? null : { from: addDays(single, -LONGEST_STATEMENT_DAYS + SLACK_DAYS), to: single });
}

const BALANCE_WORDS = /^\s*(?:\p{L}+\s+)?(?:kontostand|saldo|balance|solde|stand)\b/iu;

/** "Alter Kontostand vom 29.02.2024" and "Neuer Kontostand vom 29.03.2024". */
function daysOfBalances(lines: readonly string[], order: DateOrder): StatementPeriod | null {
  const days = lines.filter((line) => BALANCE_WORDS.test(line)).flatMap((line) => [...line.matchAll(FULL_DATE)].map((match) => readDate(match[0], order))).filter((date) => date !== null).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to && from < to && addDays(from, LONGEST_STATEMENT_DAYS) >= to ? { from, to } : null;
}

/** The order of numeric dates in the same lines, where they show one. */
export function orderOfPeriod(lines: readonly string[]): DateOrder | null {
  const evidence = lines.flatMap((line) => [...line.matchAll(FULL_DATE)].map((match) => dateEvidence(match[0])));
  const isDayFirst = evidence.includes('day-first');
  return isDayFirst === evidence.includes('month-first') ? null : isDayFirst ? 'day-first' : 'month-first';
}

export const isShortDate = (text: string): boolean => shortDays(text, 'day-first') !== null || shortDays(text, 'month-first') !== null;

/** The date within the period; null where it falls into none of the period's years. */
export function completeDate(text: string, period: StatementPeriod, order: DateOrder): LocalDate | null {
  const found = shortDays(text, order);
  if (!found) return null;
  const [from, to] = [addDays(period.from, -SLACK_DAYS), addDays(period.to, SLACK_DAYS)];
  for (let year = Number(to.slice(0, 4)); year >= Number(from.slice(0, 4)); year--) {
    const date = calendarDate(year, found.month, found.day);
    if (date !== null && date >= from && date <= to) return date;
  }
  return null;
}

/** In a leap year, so that 29 February is one. */
function shortDays(text: string, order: DateOrder): { month: number; day: number } | null {
  const numeric = SHORT_NUMERIC.exec(text);
  const named = SHORT_DAY_NAME.exec(text);
  const nameFirst = SHORT_NAME_DAY.exec(text);
  const month = numeric ? Number(order.startsWith('day-first') ? numeric[2] : numeric[1]) : monthOfName(named?.[2] ?? nameFirst?.[1] ?? '');
  const day = numeric ? Number(order.startsWith('day-first') ? numeric[1] : numeric[2]) : Number(named?.[1] ?? nameFirst?.[2] ?? 0);
  return month !== null && calendarDate(2024, month, day) !== null ? { month, day } : null;
}
