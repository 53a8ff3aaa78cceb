/** Tells whether a PDF is an invoice, and reads its four fields by rules about labels and places. */
import type { DateOrder } from '../../cells/dates.ts';
import type { InvoiceDocument } from '../../document.ts';
import type { Ambiguity, Choice } from '../../statement.ts';
import { lineText, type TextLine } from '../text-lines.ts';
import { invoiceAmount } from './invoice-amount.ts';
import { dateOf, invoiceDate } from './invoice-date.ts';
import { invoiceIssuer } from './invoice-issuer.ts';
import { issuerOfProperties } from './issuer-of-properties.ts';
import { invoiceNumber } from './invoice-number.ts';
import { INVOICE_TITLE, NUMBER_LABELS } from './invoice-words.ts';
import { labelPlaces } from './label-values.ts';

export interface InvoiceReading { document: InvoiceDocument; choices: Choice[]; ambiguity: Ambiguity | null }

/** What only accounts have: such a document is a statement even if it is a bill, too. */
const ACCOUNT_WORDS = /\b(?:opening|beginning|starting|previous|closing|ending|new) balance\b|\bstatement (?:period|of account)\b|\baccount statement\b|\bbank statement\b|kontoauszug|kontostand|relevé de compte|rekeningafschrift|extracto de cuenta|estratto conto/i;
const TITLE_LINES = 25;
const TITLE_CHARS = 60;

/** A title or a number says invoice, and a total is there. */
export function isInvoice(lines: readonly TextLine[]): boolean {
  const head = lines.slice(0, TITLE_LINES).flatMap((line) => line.cells.map((cell) => cell.text));
  const isTitled = head.some((text) => text.length <= TITLE_CHARS && (INVOICE_TITLE.exec(text)?.index ?? 99) <= 12);
  const isNumbered = labelPlaces(lines, NUMBER_LABELS[0]!).length > 0;
  return (isTitled || isNumbered) && !lines.some((line) => ACCOUNT_WORDS.test(lineText(line))) && invoiceAmount(lines) !== null;
}

export function readInvoice(lines: readonly TextLine[], saidOrder: DateOrder | undefined, properties: readonly string[] = []): InvoiceReading {
  const printed = invoiceDate(lines);
  const order = saidOrder ?? printed?.order ?? null;
  const amount = invoiceAmount(lines);
  const printedIssuer = invoiceIssuer(lines);
  const document: InvoiceDocument = {
    kind: 'invoice', issuer: printedIssuer ?? issuerOfProperties(properties, lines), number: invoiceNumber(lines),
    date: printed && dateOf(printed, order ?? 'day-first'), amountMinor: amount?.amountMinor ?? null, currency: amount?.currency ?? null,
  };
  const ambiguity: Ambiguity | null = printed && order === null
    ? { about: 'date-order', question: `Nothing in this invoice tells whether its dates start with the day or the month. What is ${printed.text}?`, options: ['Day first', 'Month first'] } : null;
  return { document, choices: [...choicesOf(document), ...(printedIssuer === null && document.issuer !== null ? [OF_PROPERTIES(document.issuer)] : [])], ambiguity };
}

const OF_PROPERTIES = (issuer: string): Choice => ({ what: 'issuer', choice: issuer, reason: 'its text names nobody for certain; the properties of the file do', confidence: 0.7 });

function choicesOf(document: InvoiceDocument): Choice[] {
  const missing = (['issuer', 'number', 'date', 'amountMinor'] as const).filter((field) => document[field] === null).map((field) => (field === 'amountMinor' ? 'amount' : field));
  return [{
    what: 'kind of document', choice: 'invoice', confidence: missing.length === 0 ? 0.95 : 0.8,
    reason: missing.length === 0 ? 'it names its issuer, number, date and total' : `it is titled or numbered as one and states a total; not found: ${missing.join(', ')}`,
  }];
}
