/** The day that an invoice was written, and whether the document itself settles how its dates are to be read. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { dateEvidence, readDate, type DateOrder } from '../../cells/dates.ts';
import { lineText, type TextLine } from '../text-lines.ts';
import { DATE_LABELS, OTHER_DATES, PAID_DATES } from './invoice-words.ts';
import { firstValue, labelPlaces } from './label-values.ts';
import { AMERICAN_ADDRESS } from './places.ts';

const DATE = /\d{4}[-/.]\d{2}[-/.]\d{2}|\d{1,2}[./-] ?\d{1,2}[./-] ?(?:\d{4}|\d{2})(?!\d)|\d{1,2}(?:st|nd|rd|th|er|\.)?[ -](?:de )?\p{L}{3,12}\.?,?[ -](?:de )?\d{4}|\p{L}{3,12}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}/gu;
/** "Facture n° 17 du 2 juillet 2015", "Rechnung Nr. 17 vom 02.07.2015". */
const AFTER_NUMBER = /(?:facture|rechnung|factura|fattura|factuur|invoice|avoir|gutschrift).{0,40}?\s(?:du|vom|de fecha|del|d\.d\.|van|dated|of)\s+(.+)$/iu;

/** `text`: as it is printed. `order` null: it reads both ways, and nothing in the document tells which. */
export interface PrintedDate { text: string; order: DateOrder | null }

export function invoiceDate(lines: readonly TextLine[]): PrintedDate | null {
  const text = printedDate(lines);
  if (text === null) return null;
  return { text, order: dateEvidence(text) === 'either' ? documentOrder(lines) : 'day-first' };
}

/** The date of what `invoiceDate` found, once the order is known. */
export function dateOf({ text }: PrintedDate, order: DateOrder): LocalDate | null {
  return readDate(text, order) ?? readDate(text, order.startsWith('day-first') ? 'month-first' : 'day-first');
}

function printedDate(lines: readonly TextLine[]): string | null {
  const ofTitle = lines.flatMap((line) => line.cells).map((cell) => AFTER_NUMBER.exec(cell.text)?.[1]).find((rest) => rest !== undefined && firstDate(rest) !== null);
  const [exact, loose] = DATE_LABELS.map((label) => firstValue(labelPlaces(lines, label).filter((place) => !place.line.cells.some((cell) => cell.text.length < 40 && OTHER_DATES.test(cell.text) && label.test(cell.text))), leadingDate));
  return exact ?? (ofTitle === undefined ? null : firstDate(ofTitle)) ?? loose ?? dateIn(lines.filter((line) => !OTHER_DATES.test(lineText(line)))) ?? dateIn(lines.filter((line) => PAID_DATES.test(lineText(line))));
}

function dateIn(lines: readonly TextLine[]): string | null {
  return lines.map((line) => firstDate(lineText(line))).find((date) => date !== null) ?? null;
}

/** A date at the beginning; what comes later in a cell belongs to something else. */
function leadingDate(text: string): string | null {
  const [first] = text.matchAll(DATE);
  return first && first.index <= 12 ? printed(first[0]) : null;
}

function firstDate(text: string): string | null {
  for (const [match] of text.matchAll(DATE)) {
    const date = printed(match);
    if (date !== null) return date;
  }
  return null;
}

function printed(match: string): string | null {
  const text = match.replace(/(?<=[./-]) /g, '').replace(/(?<=\d)er /, ' ');
  return dateEvidence(text) === null ? null : text;
}

/** By the other dates of the document, else by the language and the addresses it uses. */
function documentOrder(lines: readonly TextLine[]): DateOrder | null {
  const texts = lines.map(lineText);
  const evidence = texts.flatMap((text) => [...text.matchAll(DATE)].map(([match]) => dateEvidence(printed(match) ?? '')));
  const isDayFirst = evidence.includes('day-first');
  if (isDayFirst !== evidence.includes('month-first')) return isDayFirst ? 'day-first' : 'month-first';
  if (texts.some((text) => /\d{1,2}\.\d{1,2}\.\d{4}/.test(text))) return 'day-first';
  if (texts.some((text) => NOT_ENGLISH.test(text))) return 'day-first';
  const isAmerican = texts.some((text) => AMERICAN_ADDRESS.test(text));
  const isOther = texts.some((text) => DAY_FIRST_PLACE.test(text));
  return isAmerican === isOther ? null : isAmerican ? 'month-first' : 'day-first';
}

const NOT_ENGLISH = /\b(?:rechnung|mwst|facture|tva|factuur|btw|factura|fattura|totale|gesamt)\b/iu;
const DAY_FIRST_PLACE = /£|€|\b(?:GBP|EUR|INR|AUD|NZD|VAT|GSTIN|ABN)\b|₹|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
