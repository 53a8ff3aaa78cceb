/** Of several days in a row, the one on which its payment was booked: it is empty where there was none. */
import { dateEvidence, READ_ORDERS, readDate } from '../cells/dates.ts';
import { isNotDone } from '../cells/payment-states.ts';
import type { ColumnFacts } from './column-facts.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { normalisedHeading } from './heading.ts';
import { isOfPayout } from './payout.ts';

type Rows = readonly (readonly string[])[];

/** On which it was due, given back, ordered, billed, written on a paper or taken from the bank's site. */
const OTHER_DAY = new RegExp([
  'refund|remboursement|erstattung',
  '\\bdue\\b|fallig|echeance|\\bechu|venc|scadenza|expir|matur|laufzeit|verval|forfald|forfall|splatnost|termin platnosci|zapadal|esedekes|erapaiv|\\bvade\\b|срок',
  'invoice|\\bbill|rechnung|factur|fattur|fatur|faktur|\\blasku|szamla|счет',
  'document|dokument|\\bbeleg|\\bpiece\\b|\\bbilag|doklad|\\basiakirja|документ',
  'extract|export|print|druck|erstell|abruf|download|retriev|generat|imprim|impress|stampa|\\bedite|emission|emision|utskr|tulost',
  '\\border|bestel|commande|\\bordine|pedido|encomenda|zamowien|objedn|ordre|tilaus|заказ',
].join('|'));
/** From which day a bank counts interest: no day on which anybody booked or paid. */
const OF_INTEREST = /\bvalut|\bvaleur|\bvalor\b|\bvalue da?te?\b|wertstellung|\bvalued\b|^value$|^wert$|^valor$|erteknap|^rente ?da|waluty|arvopaiva|\bvaluty\b/;

export const isDayOfInterest = (heading: string): boolean => OF_INTEREST.test(normalisedHeading(heading));
/** Says of itself no more than that it is a day. */
export const isBareDate = (heading: string): boolean => /^(?:date|datum|fecha|data|dato|дата|tarih|paivamaara|pvm)$/.test(normalisedHeading(heading));
/** Another day than that of the payment. */
export const isOtherDay = (heading: string): boolean => OTHER_DAY.test(normalisedHeading(heading)) || isOfPayout(heading);

/** On which a bank says that something was done. */
const OF_BANK = /\b(?:transact|transakt|transakc|tranzac|operati|operac|operaz|booking|posting|buchung)|операци|транзакц|провод|交易|取引|거래/;

/** Filled in every row whose payment was booked, empty in some that was not and in no other. Null where no column is, or more than one. `state`: the column that says so. */
export function bookedDate(columns: readonly HeadedColumn[], rows: Rows, state: number | null): number | null {
  if (state === null) return null;
  const [open, done] = [rows.filter((row) => isNotDone(row[state] ?? '')), rows.filter((row) => !isNotDone(row[state] ?? ''))];
  const isFilled = (row: readonly string[], column: number): boolean => dateEvidence(row[column] ?? '') !== null;
  if (open.length === 0 || done.length === 0) return null;
  const found = columns.filter(({ facts, heading }) => facts.dateShare >= 0.5 && !isOtherDay(heading) && !isDayOfInterest(heading) && done.every((row) => isFilled(row, facts.index)) && open.some((row) => (row[facts.index] ?? '').trim() === ''));
  const [only] = found;
  if (found.length !== 1 || !only) return null;
  // A file of the same bank in which nothing failed is read by its heading; whoever brings both has each payment on one day.
  const isNamed = columns.some((column) => column !== only && isDayOfBank(column) && done.every((row) => isFilled(row, column.facts.index)));
  return isNamed && !isHeadedAsDate(only) ? null : only.facts.index;
}

const isHeadedAsDate = ({ matches }: HeadedColumn): boolean => matches.some(({ role, strength }) => role === 'date' && strength === 3);
const isDayOfBank = (column: HeadedColumn): boolean => isHeadedAsDate(column) && OF_BANK.test(normalisedHeading(column.heading)) && !isOtherDay(column.heading) && !isDayOfInterest(column.heading);

const NEAR_DAYS = 7;
const NEARLY_ALL = 0.9;
const DAY_MS = 86_400_000;

/** Whether a column in words that are not known is the booking day of another one's day of interest: within a week of it in nearly all rows, and varied as that is. */
export function isBookedBeside(column: ColumnFacts, ofInterest: ColumnFacts, rows: Rows): boolean {
  const bothFilled = rows.filter((row) => [column, ofInterest].every(({ index }) => dateEvidence(row[index] ?? '') !== null));
  const isNear = (row: readonly string[]): boolean => READ_ORDERS.some((order) => {
    const [day, valued] = [column, ofInterest].map(({ index }) => readDate(row[index] ?? '', order));
    return day && valued && Math.abs(Date.parse(day) - Date.parse(valued)) <= NEAR_DAYS * DAY_MS;
  });
  return column.distinctCount * 2 >= ofInterest.distinctCount && bothFilled.length > 0 && bothFilled.filter(isNear).length >= bothFilled.length * NEARLY_ALL;
}

/** Whether the days of a column never go back, or never on, in one of the two orders of day and month. */
export function runsOneWay(column: number, rows: Rows): boolean {
  return READ_ORDERS.some((order) => {
    const days = rows.map((row) => readDate(row[column] ?? '', order));
    const steps = days.slice(1).map((day, at) => (day === null || days[at] === null ? NaN : Math.sign(Date.parse(day) - Date.parse(days[at]!))));
    return steps.every((step) => step >= 0) || steps.every((step) => step <= 0);
  });
}
