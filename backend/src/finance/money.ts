/** Money: integer minor units of one currency inside, decimal strings at the doors, en-US words for people. */
import { wordTable } from './word-table.ts';

/** ISO 4217 currencies whose minor unit is not a hundredth. */
const UNUSUAL_DIGITS = wordTable<number>({
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
  CLF: 4, UYW: 4,
});

/** U+2212: the minus that belongs between words; the hyphen belongs into data. */
const TRUE_MINUS = '\u2212';

/** How many decimal digits the currency has: 2 for dollars, 0 for yen. */
export function currencyDigits(currency: string): number {
  return UNUSUAL_DIGITS[currency] ?? 2;
}

/** Returns `amountMinor`; throws where integer arithmetic would no longer be exact (a programmer error, not a data problem). */
export function assertMinor(amountMinor: number): number {
  if (!Number.isSafeInteger(amountMinor)) throw new RangeError(`not an exact amount in minor units: ${amountMinor}`);
  return amountMinor;
}

/** Sum of minor units; throws when the sum leaves the exact range. */
export function sumMinor(amounts: Iterable<number>): number {
  let sum = 0;
  for (const amount of amounts) sum = assertMinor(sum + assertMinor(amount));
  return sum;
}

/** 123450 USD → "1234.50". */
export function minorToDecimal(amountMinor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const magnitude = String(Math.abs(assertMinor(amountMinor))).padStart(digits + 1, '0');
  const text = digits === 0 ? magnitude : `${magnitude.slice(0, -digits)}.${magnitude.slice(-digits)}`;
  return amountMinor < 0 ? `-${text}` : text;
}

/** "1234.5" USD → 123450; null when the text is no plain decimal number or has more digits than the currency. */
export function decimalToMinor(text: string, currency: string): number | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '0', fraction = ''] = match;
  const digits = currencyDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return null;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

const formatters = new Map<string, Intl.NumberFormat>();
function formatter(currency: string): Intl.NumberFormat {
  let found = formatters.get(currency);
  if (!found) {
    const digits = currencyDigits(currency);
    const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
    found = /^[A-Z]{3}$/.test(currency)
      ? new Intl.NumberFormat('en-US', { style: 'currency', currency, ...options })
      : new Intl.NumberFormat('en-US', options);
    formatters.set(currency, found);
  }
  return found;
}

/** −123450 USD → "-$1,234.50", for tables and data. Exact at any size: the decimal string is formatted, not a float. */
export function formatMoney(amountMinor: number, currency: string): string {
  return formatter(currency).format(minorToDecimal(amountMinor, currency) as Intl.StringNumericLiteral);
}

/** The same with a true minus (U+2212), for sentences. */
export function moneyInWords(amountMinor: number, currency: string): string {
  return formatMoney(amountMinor, currency).replace('-', TRUE_MINUS);
}

/** Minor units divided by a count, rounded half away from zero to whole minor units: the one rounding of averages. */
export function divideMinor(amountMinor: number, count: number): number {
  const quotient = amountMinor / count;
  return assertMinor(Math.sign(quotient) * Math.round(Math.abs(quotient)) || 0);
}
