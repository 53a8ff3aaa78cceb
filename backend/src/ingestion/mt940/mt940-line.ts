/** Reads one :61: line: when, how much, in which direction. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { calendarDate } from '../cells/dates.ts';
import { nameOf } from '../stated/account-statement.ts';
import { amountReason, exactMinor } from '../stated/exact-amount.ts';

export interface Mt940Line {
  date: LocalDate;
  amountMinor: number;
  /** The references and notes of the line itself, for payments without an :86: of their own. */
  note: string;
  /** The bank's own number of the payment, else its owner's. */
  reference: string | null;
}

/** Value date, entry date, direction, third letter of the currency, amount, kind of transaction, references. */
const LINE = /^(\d{6})(\d{4})?(E?[CD]|R[CD])([A-Z])?([\d,][\d.,]*)([NFS][A-Z0-9]{3})?([^\n]*)(?:\n([^]*))?$/;

/** The line, or the reason why it cannot be read. */
export function mt940Line(text: string, currency: string | null): Mt940Line | string {
  const match = LINE.exec(text);
  if (!match) return 'This is not a payment line of MT940: it needs a date, C or D, and an amount.';
  const [, value = '', entry, mark = '', , printed = '', , references = '', details = ''] = match;
  if (mark.startsWith('E')) return 'The bank only expects this payment; it is not counted until it is booked.';
  const date = bookedOn(value, entry);
  if (date === null) return `"${value}${entry ?? ''}" could not be read as a date.`;
  const minor = exactMinor(printed, currency);
  if (minor === null) return amountReason(printed, currency);
  // RC takes a credit back, RD a debit.
  const isOut = mark === 'D' || mark === 'RC';
  return { date, amountMinor: isOut ? -minor || 0 : minor, note: `${withoutNone(references)} ${details}`.trim(), reference: referenceOf(references) };
}

function referenceOf(references: string): string | null {
  const [owners = '', banks = ''] = references.split('//').map((text) => text.trim());
  return nameOf(banks || (/^(NONREF|NOTPROVIDED)$/i.test(owners) ? null : owners));
}

const withoutNone = (references: string): string => references.replace(/^NONREF/, '').replace('//', ' ').trim();

/** The entry date has no year: it lies in the one that brings it nearest to the value date, which may be the year before or after. */
function bookedOn(value: string, entry: string | undefined): LocalDate | null {
  const [year, month, day] = [fullYear(value), Number(value.slice(2, 4)), Number(value.slice(4, 6))];
  const valueDate = calendarDate(year, month, day);
  if (entry === undefined) return valueDate;
  const [entryMonth, entryDay] = [Number(entry.slice(0, 2)), Number(entry.slice(2, 4))];
  // Some banks count interest to a 30th of February: the day does not exist, its place in the year does.
  const valuePlace = placeInYear(year, month, day);
  const years = [year - 1, year, year + 1];
  const nearest = years.reduce((best, next) => (Math.abs(placeInYear(next, entryMonth, entryDay) - valuePlace) < Math.abs(placeInYear(best, entryMonth, entryDay) - valuePlace) ? next : best));
  return calendarDate(nearest, entryMonth, entryDay) ?? valueDate;
}

const placeInYear = (year: number, month: number, day: number): number => year * 372 + month * 31 + day;

/** 26 → 2026, 85 → 1985. */
export function fullYear(digits: string): number {
  const year = Number(digits.slice(0, 2));
  return year < 80 ? 2000 + year : 1900 + year;
}
