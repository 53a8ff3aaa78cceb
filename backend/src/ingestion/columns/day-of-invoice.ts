/** Beside the day of an invoice another may be the one on which it was paid or booked. */
import { dateEvidence, READ_ORDERS, readDate, type ReadOrder } from '../cells/dates.ts';
import { isDayOfInterest, isOtherDay } from './booked-date.ts';
import type { HeadedColumn } from './direction-flag.ts';
import { normalisedHeading } from './heading.ts';
import { isOfPayout } from './payout.ts';

type Rows = readonly (readonly string[])[];

const OF_INVOICE = /\binvoice|\bbill(?:s|ed|ing)?\b|rechnung|factur|fattur|fatura|faktur|\blasku|szamla|счет/;
/** A day called so is that of the payment or of its booking. */
const OF_PAYMENT = /\bpaid\b|\bpayment\b|(?:^| |be|ge)zahlt|\bpaye|\bregle|\bpaga[dt]|betaald|\bbetalt|\bzaplac|\bbooked\b|gebucht|ingeboekt|\bposted\b|\bsettled\b|\bcleared\b/;
/** On which something else was done, or is to be: ordered, shipped, held, written down, changed, agreed. */
const OF_ELSE = new RegExp([
  'ship|deliver|dispatch|liefer|lever|livr|entreg|conseg|dostaw|dodan|toimit|pick ?up|collect|receiv|\\bsent\\b|empfang|recib|ricev',
  'event|travel|trip|\\bstay|check|arriv|depart|session|class|wedding|visit|birth|geburt|naiss|nacim|nascit|joined|member|\\balta\\b|moved|hired',
  'start|begin|\\bend|until|from|\\bto\\b|period|renew|warrant|garant|service|leistung|prestat|plneni|\\bnext\\b|\\blast\\b|deadline|term|valid|gultig',
  'creat|angelegt|modif|chang|geandert|updat|upload|import|sync|scan|submit|approv|freigab|enter|entry|erfass|saisi|registr|record|logged|added|sign|agreed|open|clos',
].join('|'));

const ALWAYS = 0.9;
const NEARLY_ALL = 0.9;
const MAX_DAYS = 60;
const DAY_MS = 86_400_000;

/** Null where `chosen` is no day of an invoice, or not one column beside it alone may be that of the payment. */
export function paidBeside(chosen: HeadedColumn, columns: readonly HeadedColumn[], rows: Rows): HeadedColumn | null {
  if (!OF_INVOICE.test(normalisedHeading(chosen.heading)) || isOfPayout(chosen.heading)) return null;
  const others = columns.filter((column) => column !== chosen && isPayment(column, chosen, rows));
  return others.length === 1 ? others[0]! : null;
}

function isPayment(column: HeadedColumn, invoice: HeadedColumn, rows: Rows): boolean {
  const { facts, heading, matches } = column;
  const name = normalisedHeading(heading);
  if (facts.dateShare < ALWAYS || name === '' || isOtherDay(heading) || isDayOfInterest(heading) || OF_ELSE.test(name)) return false;
  return OF_PAYMENT.test(name) ? matches.every(({ role }) => role === 'date') : matches.length === 0 && isSoonAfter(column, invoice, rows);
}

/** A day in words that are not known, on the invoice's or within two months after it in nearly all rows, after today in none, and varied as that is. */
function isSoonAfter({ facts: column }: HeadedColumn, { facts: invoice }: HeadedColumn, rows: Rows): boolean {
  const bothFilled = rows.filter((row) => [column, invoice].every(({ index }) => dateEvidence(row[index] ?? '') !== null));
  const daysBetween = (row: readonly string[], order: ReadOrder): number => {
    const [day, billed] = [column, invoice].map(({ index }) => readDate(row[index] ?? '', order));
    return day && billed && Date.parse(day) <= Date.now() ? (Date.parse(day) - Date.parse(billed)) / DAY_MS : NaN;
  };
  const isSoon = (order: ReadOrder): boolean => bothFilled.filter((row) => daysBetween(row, order) >= 0 && daysBetween(row, order) <= MAX_DAYS).length >= bothFilled.length * NEARLY_ALL;
  return column.distinctCount * 2 >= invoice.distinctCount && bothFilled.length > 0 && READ_ORDERS.some(isSoon);
}
