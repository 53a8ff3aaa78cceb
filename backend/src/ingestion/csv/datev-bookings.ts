/** A DATEV stack of bookings (EXTF, category 21): a first line with its financial year and chart of accounts, days without a year, amounts on the debit or credit side of an account. */
import { GERMAN_CHARTS, germanChartOf, isMoneyOfGermany, type GermanChart } from '../understand/accounts-of-money.ts';
import type { Choice, ReadingFailure } from '../statement.ts';
import { negated } from './negated.ts';
import type { OpenedCsv } from './open-csv.ts';
import type { CsvRecord } from './record.ts';

/** Fields of the first line, counted from nought. */
const HEAD = { category: 2, name: 3, yearBegins: 12, digits: 13, from: 14, currency: 21, chart: 26 } as const;
const STACK_OF_BOOKINGS = '21';
const HEADINGS = ['Date', 'Amount', 'Currency', 'Account', 'Contra account', 'Reference', 'Description'];

interface Columns { amount: number; cancelled: number; side: number; currency: number; account: number; contra: number; day: number; reference: number; text: number }

/** Null where the file is none. */
export function withDatevBookings(opened: OpenedCsv): OpenedCsv | ReadingFailure | null {
  const [first, second] = opened.sample;
  if (!first || !second || !/^(?:EXTF|DTVF)$/.test((first.cells[0] ?? '').trim())) return null;
  const head = first.cells.map((cell) => cell.trim());
  if (head[HEAD.category] !== STACK_OF_BOOKINGS) return { failure: `This DATEV file holds "${head[HEAD.name] ?? ''}", not bookings.` };
  const columns = columnsOf(second.cells);
  const begins = /^(\d{4})(\d{2})\d{2}$/.exec(head[HEAD.yearBegins] ?? '') ?? /^(\d{4})(\d{2})\d{2}$/.exec(head[HEAD.from] ?? '');
  if (!columns || !begins) return { failure: 'This DATEV file does not say where its financial year begins, or lacks one of the columns Umsatz, Soll/Haben, Konto, Gegenkonto and Belegdatum.' };
  const bookings = opened.sample.slice(2).map(({ cells }) => sidesOf(cells, columns));
  const digits = Number(head[HEAD.digits]) || 4;
  const chart = GERMAN_CHARTS.find((known) => known === head[HEAD.chart]) ?? germanChartOf(bookings);
  if (chart === null) return { failure: 'This DATEV file does not say by which chart of accounts it is written, so nothing tells which of its accounts is the bank. Export it with SKR 03 or SKR 04 in its first line.' };
  const isMoney = (account: string): boolean => isMoneyOfGermany(account, chart, digits);
  if (!bookings.some(({ debit, credit }) => isMoney(debit) || isMoney(credit))) return { failure: `This DATEV file holds bookings of which none touches a bank or a till (SKR ${chart}): they moved no money. Export the bank account.` };
  const dayOf = dayReader(Number(begins[1]), Number(begins[2]));
  const moved = (record: CsvRecord): readonly CsvRecord[] => {
    if (record.line === first.line) return [{ ...record, cells: [] }];
    if (record.line === second.line) return [{ ...record, cells: HEADINGS }];
    return movementsOf(record, columns, isMoney, dayOf, head[HEAD.currency] ?? '');
  };
  return { ...opened, isOfMovements: true, dialect: { ...opened.dialect, columnCount: HEADINGS.length }, sample: opened.sample.flatMap(moved).filter(({ cells }) => cells.length > 0), records: opened.records.changedBy(moved), choices: [...opened.choices, choiceOf(chart, begins[1]!)] };
}

function columnsOf(headings: readonly string[]): Columns | null {
  const at = (beginning: string): number => headings.findIndex((heading) => heading.trim().toLowerCase().startsWith(beginning));
  const columns = { amount: at('umsatz'), side: at('soll/haben'), currency: at('wkz umsatz'), account: at('konto'), contra: at('gegenkonto'), day: at('belegdatum'), reference: at('belegfeld 1'), text: at('buchungstext'), cancelled: at('generalumkehr') };
  return [columns.amount, columns.side, columns.account, columns.contra, columns.day].includes(-1) ? null : columns;
}

/** The side is that of the account; the other one is the contra account's. */
function sidesOf(cells: readonly string[], { side, account, contra }: Columns): { debit: string; credit: string } {
  const [own, other] = [(cells[account] ?? '').trim(), (cells[contra] ?? '').trim()];
  return (cells[side] ?? '').trim().toUpperCase() === 'H' ? { debit: other, credit: own } : { debit: own, credit: other };
}

/** One for each of its accounts that holds money. */
function movementsOf(record: CsvRecord, columns: Columns, isMoney: (account: string) => boolean, dayOf: (cell: string) => string, currency: string): readonly CsvRecord[] {
  const cell = (column: number): string => (record.cells[column] ?? '').trim();
  const { debit, credit } = sidesOf(record.cells, columns);
  // A "Generalumkehr" takes back a booking under the same accounts and sides.
  const isCancelled = columns.cancelled >= 0 && /^[1g]$/i.test(cell(columns.cancelled));
  const written = (sign: string, own: string, other: string): CsvRecord => ({ ...record, cells: [dayOf(cell(columns.day)), (sign === '-') === isCancelled ? cell(columns.amount) : negated(cell(columns.amount)), cell(columns.currency) || currency, own, other, cell(columns.reference), cell(columns.text)] });
  return [...(isMoney(debit) ? [written('', debit, credit)] : []), ...(isMoney(credit) ? [written('-', credit, debit)] : [])];
}

/** TTMM, its first nought perhaps left out, in the financial year that begins with this month. */
function dayReader(year: number, month: number): (cell: string) => string {
  return (cell) => {
    const found = /^(\d{1,2})(\d{2})$/.exec(cell);
    if (!found) return cell;
    const itsYear = Number(found[2]) >= month ? year : year + 1;
    return `${itsYear}-${found[2]}-${found[1]!.padStart(2, '0')}`;
  };
}

const choiceOf = (chart: GermanChart, year: string): Choice => ({ what: 'DATEV bookings', choice: `SKR ${chart}, financial year from ${year}`, reason: 'the first line says so; debits of the bank and the till are money in, credits money out', confidence: 0.97 });
