/** Amounts as people read them. They arrive as decimal strings and are never turned into binary fractions. */
import { withTrueMinus } from './true-minus.ts';

/** `exact` for ledgers, `rounded` for headline figures, `compact` for axes. */
export type MoneyPrecision = 'exact' | 'rounded' | 'compact';

/** The currency of the product's own prices, and the one that needs no code beside it. */
export const homeCurrency = 'USD';

function options(currency: string, precision: MoneyPrecision): Intl.NumberFormatOptions {
  const base = { style: 'currency', currency, currencyDisplay: 'narrowSymbol', signDisplay: 'negative' } as const;
  if (precision === 'exact') return base;
  if (precision === 'rounded') return { ...base, maximumFractionDigits: 0, minimumFractionDigits: 0 };
  return { ...base, notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 };
}

/** Made once for each currency and precision: making one takes longer than using it. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(currency: string, precision: MoneyPrecision): Intl.NumberFormat {
  const name = `${currency} ${precision}`;
  const format = formats.get(name) ?? new Intl.NumberFormat('en-US', options(currency, precision));
  formats.set(name, format);
  return format;
}

/** `"-1234.50"` → `−$1,234.50`; money that is not in dollars also shows its code: `€12.00 EUR`. */
export function formatMoney(amount: string | number, currency: string, precision: MoneyPrecision = 'exact'): string {
  const words = withTrueMinus(formatOf(currency, precision).format(amount as Intl.StringNumericLiteral));
  return currency === homeCurrency || words.includes(currency) ? words : `${words} ${currency}`;
}

/** The same with a sign in front of gains too: `+$120`. Zero has none. */
export function formatMoneyChange(amount: string | number, currency: string, precision: MoneyPrecision = 'exact'): string {
  const words = formatMoney(amount, currency, precision);
  return Number(amount) > 0 && /[1-9]/.test(words) ? `+${words}` : words;
}

/** `"-1234.50"` → `−1,234.50`: in the currency's digits without its symbol, for columns that name it above. */
export function formatAmount(amount: string | number, currency: string): string {
  const parts = formatOf(currency, 'exact').formatToParts(amount as Intl.StringNumericLiteral);
  return withTrueMinus(parts.filter(({ type }) => type !== 'currency' && type !== 'literal').map(({ value }) => value).join(''));
}
