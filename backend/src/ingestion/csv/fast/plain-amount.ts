/** An amount straight from its bytes: a minus or nothing, up to twelve digits, perhaps a mark and one or two more. Everything else is read as text. */
import type { AmountParts, DecimalMark } from '../../cells/amounts.ts';

const MINUS = 45;
const POINT = 46;
const COMMA = 44;
const ZERO = 48;
const NINE = 57;
const MOST_WHOLE_DIGITS = 12;
const MOST_FRACTION_DIGITS = 2;

export const POSITIVE: AmountParts = { digits: '', isNegative: false, hasPlus: false, side: null, currency: null };
export const NEGATIVE: AmountParts = { ...POSITIVE, isNegative: true };

export class PlainAmount {
  isPlain = false;
  isNegative = false;
  mark: DecimalMark | 'none' = 'none';
  /** All digits as one number. */
  #digits = 0;
  #fractionDigits = 0;

  read(bytes: Buffer, start: number, end: number): void {
    this.isPlain = this.#read(bytes, start, end);
  }

  #read(bytes: Buffer, start: number, end: number): boolean {
    this.isNegative = bytes[start] === MINUS;
    let at = this.isNegative ? start + 1 : start;
    let digits = 0;
    const first = at;
    for (; at < end; at++) {
      const byte = bytes[at]!;
      if (byte < ZERO || byte > NINE) break;
      digits = digits * 10 + (byte - ZERO);
    }
    if (at === first || at - first > MOST_WHOLE_DIGITS) return false;
    this.mark = 'none';
    this.#fractionDigits = 0;
    if (at < end) {
      if (bytes[at] !== POINT && bytes[at] !== COMMA) return false;
      this.mark = bytes[at] === POINT ? '.' : ',';
      this.#fractionDigits = end - at - 1;
      if (this.#fractionDigits < 1 || this.#fractionDigits > MOST_FRACTION_DIGITS) return false;
      for (at++; at < end; at++) {
        const byte = bytes[at]!;
        if (byte < ZERO || byte > NINE) return false;
        digits = digits * 10 + (byte - ZERO);
      }
    }
    this.#digits = digits;
    return true;
  }

  get isZero(): boolean {
    return this.#digits === 0;
  }

  /** Its sign in the form in which any amount has it. */
  get parts(): AmountParts {
    return this.isNegative ? NEGATIVE : POSITIVE;
  }

  /** Minor units without sign; null where it does not fit the file's mark or the currency's digits as they stand. */
  minor(mark: DecimalMark, fractionDigits: number): number | null {
    if ((this.mark !== 'none' && this.mark !== mark) || this.#fractionDigits > fractionDigits) return null;
    if (this.#fractionDigits === fractionDigits) return this.#digits;
    const minor = this.#digits * 10 ** (fractionDigits - this.#fractionDigits);
    return Number.isSafeInteger(minor) ? minor : null;
  }
}
