/** Larkspur Studio, the demo's company. The demo tells another past every month, so that each month has a Larkspur of its own, with the month in its identifiers. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays, addMonths, isLocalDate, startOfMonth } from '../../../finance/local-date.ts';
import type { ReadSample, SampleStatement } from './sample-books.ts';

export const LARKSPUR_NAME = 'Larkspur Studio';
/** The statements of a month's demo begin so many months before it. */
export const STATEMENT_MONTHS = 27;
/** Invoices are written before they are paid, so that what is yet to come is looked at too. */
const LOOKING_AHEAD_DAYS = 50;
const DEMO_DAYS = 3;

/** `202611` → 2026-11-01; null for what is no month. */
export function monthOfCode(code: string): LocalDate | null {
  const month = `${code.slice(0, 4)}-${code.slice(4)}-01`;
  return /^\d{6}$/.test(code) && isLocalDate(month) ? month : null;
}

const codeOfMonth = (date: LocalDate): string => date.slice(0, 7).replace('-', '');

/** Whose Larkspurs are offered: this month's, and last month's while demos of it are still open. */
export function offeredMonths(today: LocalDate): string[] {
  return [...new Set([codeOfMonth(today), codeOfMonth(addDays(today, -DEMO_DAYS))])];
}

/** The statements of the Larkspur of `month`, on `today` and a little beyond. */
export function larkspurStatements(readSample: ReadSample, month: LocalDate, today: LocalDate): readonly SampleStatement[] {
  return readSample(addMonths(startOfMonth(month), -STATEMENT_MONTHS), addDays(today, LOOKING_AHEAD_DAYS));
}
