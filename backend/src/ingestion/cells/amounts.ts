/** Reads one cell as an amount: sign, currency and digits first; minor units once the file's decimal mark is known. */
import { takeCurrency } from './currencies.ts';
import { unescaped } from './unescaped.ts';

export type DecimalMark = '.' | ',';

/** An amount taken apart. `digits` keeps its marks, such as "1.234,50". */
export interface AmountParts {
  digits: string;
  isNegative: boolean;
  hasPlus: boolean;
  /** CR or DR printed beside the number. */
  side: 'credit' | 'debit' | null;
  currency: string | null;
}

/** What one number says about the decimal mark: `thousands` marks read as a mark that groups; `either` = one mark before three digits. */
export type MarkEvidence = DecimalMark | 'none' | 'either-point' | 'either-comma';

const PLAIN = /^(-?)(\d{1,12}(?:[.,]\d{1,2})?)$/;
const BODY = /^([^\d]*?)((?:[.,]\d|\d)(?:[\d.,'’ ]*\d)?[.,]?)([^\d]*)$/;
const INVISIBLE = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const SPACES = /[\u00a0\u2007\u2009\u202f\s]+/g;
const LONGEST_AMOUNT_CHARS = 40;

/** Null when the cell is no amount. Percentages are none. */
export function splitAmount(cell: string): AmountParts | null {
  const plain = PLAIN.exec(cell);
  if (plain) return { digits: plain[2]!, isNegative: plain[1] === '-', hasPlus: false, side: null, currency: null };
  if (cell.length === 0 || cell.length > LONGEST_AMOUNT_CHARS || !/\d/.test(cell)) return null;
  const text = unescaped(cell).replace(INVISIBLE, '').replace(SPACES, ' ').trim();
  // First, because some signs hold points: د.ا. stands before Jordanian dinars
  const money = takeCurrency(text);
  const body = BODY.exec(money ? money.rest : text);
  return body && readAround(body[1]!, body[2]!, body[3]!, money?.currency ?? null);
}

/** Signs and sides stand before or behind the digits. */
function readAround(before: string, printed: string, after: string, currency: string | null): AmountParts | null {
  const hasOpenEnd = /[.,]$/.test(printed);
  // 12,- is twelve: the dash stands for the cents
  let around = hasOpenEnd ? before + after.replace(/^[-–]/, '') : before + after;
  const isInParentheses = before.includes('(') && after.includes(')');
  around = around.replace(/[()]/g, '').toUpperCase();
  const side = /\b(?:CR|C|H|HABEN|BIJ)\b/.test(around) ? 'credit' : /\b(?:DR|D|DB|S|SOLL|AF)\b/.test(around) ? 'debit' : null;
  const signs = around.replace(/\b(?:CR|C|H|HABEN|BIJ|DR|D|DB|S|SOLL|AF)\b\.?/, '').replace(/\s/g, '');
  if (!/^[-+−–]?$/.test(signs)) return null;
  return { digits: hasOpenEnd ? printed.slice(0, -1) : printed, isNegative: isInParentheses || /[-−–]/.test(signs), hasPlus: signs === '+', side, currency };
}

export function markEvidence(digits: string): MarkEvidence {
  const lastPoint = digits.lastIndexOf('.');
  const lastComma = digits.lastIndexOf(',');
  if (lastPoint < 0 && lastComma < 0) return 'none';
  if (lastPoint >= 0 && lastComma >= 0) return lastPoint > lastComma ? '.' : ',';
  const mark = lastPoint >= 0 ? '.' : ',';
  const other = mark === '.' ? ',' : '.';
  const position = Math.max(lastPoint, lastComma);
  if (digits.indexOf(mark) !== position) return other;
  if (digits.length - position - 1 !== 3) return mark;
  // 0.750 cannot be a group of thousands
  if (/^0?[.,]/.test(digits) || position > 3) return mark;
  return mark === '.' ? 'either-point' : 'either-comma';
}

/** Minor units with `fractionDigits` decimals, without sign; null when the digits do not fit the mark, or say more than the currency has. */
export function minorUnits(digits: string, mark: DecimalMark, fractionDigits: number): number | null {
  const position = digits.lastIndexOf(mark);
  const wholePart = position < 0 ? digits : digits.slice(0, position);
  const fraction = position < 0 ? '' : digits.slice(position + 1);
  const whole = ungrouped(wholePart, mark);
  if (whole === null || !/^\d*$/.test(fraction) || /[1-9]/.test(fraction.slice(fractionDigits))) return null;
  const minor = Number(whole + fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0'));
  return Number.isSafeInteger(minor) ? minor : null;
}

/** "1,234,567" → "1234567"; groups are of three, or of two before the last one (Indian). */
function ungrouped(text: string, mark: DecimalMark): string | null {
  if (/^\d*$/.test(text)) return text;
  const grouping = mark === '.' ? /^\d{1,3}(?:([,'’ ])\d{2,3})*(?:[,'’ ]\d{3})$/ : /^\d{1,3}(?:([.'’ ])\d{2,3})*(?:[.'’ ]\d{3})$/;
  return grouping.test(text) ? text.replace(/\D/g, '') : null;
}
