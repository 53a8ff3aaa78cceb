/** Reads the amounts of formats that write them plainly: an optional sign, digits, and at most one decimal mark. */
import { currencyDigits } from '../../finance/money.ts';

/** At most as many as a safe integer of minor units holds. */
const PLAIN = /^([-+]?)(\d{0,15})(?:[.,](\d{0,10}))?$/;

/** Minor units of `currency` (hundredths where none is named); null when the text is no plain number, or says more than the currency has. */
export function exactMinor(text: string, currency: string | null): number | null {
  const match = PLAIN.exec(text.trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const digits = currency === null ? 2 : currencyDigits(currency);
  if (whole + fraction === '' || /[1-9]/.test(fraction.slice(digits))) return null;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  if (!Number.isSafeInteger(minor)) return null;
  return sign === '-' && minor !== 0 ? -minor : minor;
}

/** Why `exactMinor` gave nothing. */
export function amountReason(text: string, currency: string | null): string {
  const shown = text.trim().slice(0, 40);
  if (shown === '') return 'This payment has no amount.';
  return PLAIN.test(shown) ? `"${shown}" has more decimals, or more digits, than an amount in ${currency ?? 'money'} can have.` : `"${shown}" could not be read as an amount.`;
}
