/** The total of an invoice: the largest amount beside a label of a total, in the document's decimal mark. */
import { currencyDigits } from '../../../finance/money.ts';
import { minorUnits, splitAmount, type AmountParts, type DecimalMark } from '../../cells/amounts.ts';
import { currencyInHeading } from '../../cells/currencies.ts';
import { decimalMarkOf } from '../../cells/decimal-mark.ts';
import { lineText, type TextCell, type TextLine } from '../text-lines.ts';
import { OTHER_TOTALS, TOTAL_LABELS } from './invoice-words.ts';
import { AMERICAN_ADDRESS } from './places.ts';
import { labelPlaces, type LabelPlace } from './label-values.ts';

export interface InvoiceAmount { amountMinor: number; currency: string | null }

interface Printed extends AmountParts { size: number }

/** Words behind an amount, as in "29.99 € TTC". */
const BEHIND = /\s*\(?(?:ttc|incl\.?|inkl\.?|inc\.?|tvac|iva incl\.?|brutto|only)\)?\.?$/i;
const SHOWN = /(?:[-−(]\s?)?(?:[$€£₹]|\b[A-Z]{3}|Rs\.?)?\s?\d[\d.,'’ \u00a0]*\d?(?:\s?(?:€|£|[A-Z]{3}\b))?/g;

export function invoiceAmount(lines: readonly TextLine[]): InvoiceAmount | null {
  const mark = documentMark(lines);
  for (const label of TOTAL_LABELS) {
    const candidates = labelPlaces(lines, label).filter((place) => !isOtherTotal(place, label)).flatMap((place) => amountsAt(place, mark));
    const best = candidates.filter((candidate) => candidate.size !== 0).sort((a, b) => Math.abs(b.size) - Math.abs(a.size))[0];
    if (best) return inMinorUnits(best, lines, mark);
  }
  return null;
}

function isOtherTotal({ line, rest }: LabelPlace, label: RegExp): boolean {
  const own = line.cells.find((cell) => cell.text.endsWith(rest) && label.test(cell.text))?.text ?? '';
  return OTHER_TOTALS.test(own.slice(0, 60));
}

/** Behind the label, else in the cells right of it up to the next text, else below. */
function amountsAt({ rest, right, below }: LabelPlace, mark: DecimalMark): Printed[] {
  const own = readPrinted(rest, mark);
  if (own) return [own];
  if (rest !== '' && /\d/.test(rest)) return lastAmount(rest, mark);
  const beside: Printed[] = [];
  for (const cell of right) {
    const printed = readPrinted(cell.text, mark);
    if (!printed && !isSign(cell)) break;
    if (printed) beside.push(withSignBefore(printed, right, cell));
  }
  if (beside.length > 0) return beside;
  return below.map((text) => readPrinted(text, mark)).filter((printed) => printed !== null);
}

const isSign = (cell: TextCell): boolean => /^(?:[$€£₹]|[A-Z]{3}|Rs\.?|kr\.?|:)$/.test(cell.text);

/** A currency may stand in a cell of its own before the number. */
function withSignBefore(printed: Printed, right: readonly TextCell[], cell: TextCell): Printed {
  const before = right[right.indexOf(cell) - 1]?.text ?? '';
  return printed.currency === null && before !== '' ? { ...printed, currency: currencyInHeading(before) } : printed;
}

/** "Total EUR 34,73": what a label's words leave before the number. */
function lastAmount(text: string, mark: DecimalMark): Printed[] {
  const shown = [...text.matchAll(SHOWN)].map(([match]) => readPrinted(match.trim(), mark)).filter((printed) => printed !== null);
  return shown.slice(-1);
}

function readPrinted(text: string, mark: DecimalMark): Printed | null {
  const parts = splitAmount(text.replace(BEHIND, '').replace(/^Rs\b\.?/, 'INR').replace(/\s*\*$/, '').trim());
  const size = parts && minorUnits(parts.digits, mark, 4);
  if (!parts || size === null) return null;
  return { ...parts, size };
}

function inMinorUnits(printed: Printed, lines: readonly TextLine[], mark: DecimalMark): InvoiceAmount | null {
  const currency = printed.currency ?? documentCurrency(lines);
  const minor = minorUnits(printed.digits, mark, currency === null ? 2 : currencyDigits(currency));
  return minor === null ? null : { amountMinor: printed.isNegative ? -minor : minor, currency };
}

/** Where no amount shows it, commas are decimal marks only beside words of a language that writes them so. */
function documentMark(lines: readonly TextLine[]): DecimalMark {
  const digits = lines.flatMap((line) => line.cells).map((cell) => splitAmount(cell.text.replace(BEHIND, ''))?.digits ?? '').filter((text) => /[.,]/.test(text));
  return decimalMarkOf(digits) ?? (lines.some((line) => /\b(?:rechnung|facture|factuur|factura|fattura)\b/i.test(lineText(line))) ? ',' : '.');
}

/** The code or sign that the document shows most often. */
function documentCurrency(lines: readonly TextLine[]): string | null {
  const counts = new Map<string, number>();
  for (const cell of lines.flatMap((line) => line.cells)) {
    const currency = splitAmount(cell.text)?.currency ?? (/\d/.test(cell.text) && !/[€£₹]/.test(cell.text) ? null : currencyInHeading(cell.text));
    if (currency) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  // The bare sign is that of many countries.
  const isAmerican = lines.some((line) => lineText(line).includes('$')) && lines.some((line) => AMERICAN_ADDRESS.test(lineText(line)));
  return most ?? (isAmerican ? 'USD' : null);
}
