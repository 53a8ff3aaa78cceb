/** The invoice's number: behind its label, or behind the word "Invoice" itself. */
import { dateEvidence } from '../../cells/dates.ts';
import { monthOfName } from '../../cells/month-names.ts';
import type { TextLine } from '../text-lines.ts';
import { NUMBER_LABELS } from './invoice-words.ts';
import { firstValue, labelPlaces } from './label-values.ts';

const MOST_CHARS = 40;
/** Letters, then more of them with figures: "RE 2024-17", "INV/2023/03/0008", "2024.0012". */
const NUMBER = /^(?:\p{Lu}{1,5} (?=\S*\d))?[\p{L}\d][\p{L}\d/_.\\-]*/u;
const ENDS = /[.\-_/]+$/;

export function invoiceNumber(lines: readonly TextLine[]): string | null {
  for (const label of NUMBER_LABELS) {
    const found = firstValue(labelPlaces(lines, label), readNumber);
    if (found !== null) return found;
  }
  return null;
}

/** Null for words, dates and amounts. */
function readNumber(text: string): string | null {
  const number = NUMBER.exec(text.replace(/^[#№\s]+/u, ''))?.[0].replace(ENDS, '') ?? '';
  if (!/\d/.test(number) || number.length > MOST_CHARS) return null;
  const isDate = dateEvidence(number) !== null && !/^\d{8}$/.test(number);
  const isAmount = /^\d{1,3}(?:[.,]\d{3})*[.,]\d{2}$/.test(number) || /^\d+,\d{2}/.test(text);
  const isDayOfMonth = monthOfName(/^\d{1,2}\.? (\p{L}{3,})/u.exec(text)?.[1] ?? '') !== null;
  return isDate || isAmount || isDayOfMonth ? null : number;
}
