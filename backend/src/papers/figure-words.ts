/** Figures of a report as a paper writes them: statements in parentheses, changes with their sign, one precision per unit. */
import { dayOf, monthName, monthOf, yearOf } from '../finance/local-date.ts';
import type { LocalDate } from '../finance/ledger/entry.ts';
import { currencyDigits, formatMoney, minorToDecimal } from '../finance/money.ts';
import { percentInWords } from '../finance/percent.ts';
import type { ReportColumn, ReportUnit } from '../finance/reports/document.ts';

export type FigureValue = string | number | null;

/** What stands where there is nothing to say. */
export const NOTHING = '—';
const TRUE_MINUS = '\u2212';

/** "1,234.50" in the digits of the currency, negative ones in parentheses; exact at any size. */
export function statementMoney(amountMinor: number, currency: string): string {
  const digits = currencyDigits(currency);
  const words = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .format(minorToDecimal(Math.abs(amountMinor), currency) as Intl.StringNumericLiteral);
  return amountMinor < 0 ? `(${words})` : words;
}

/** The same with the currency's symbol: "($1,234.50)". */
export function statementMoneyWithSymbol(amountMinor: number, currency: string): string {
  const words = formatMoney(Math.abs(amountMinor), currency);
  return amountMinor < 0 ? `(${words})` : words;
}

/** "$12.4K", for axes and bars. */
export function shortMoney(amountMinor: number, currency: string): string {
  const options = /^[A-Z]{3}$/.test(currency) ? { style: 'currency', currency } as const : {};
  return new Intl.NumberFormat('en-US', { ...options, notation: 'compact', maximumFractionDigits: 1, minimumFractionDigits: 0, signDisplay: 'negative' })
    .format(Number(minorToDecimal(amountMinor, currency))).replace('-', TRUE_MINUS);
}

/** "Nov 20, 2026". */
export function shortDate(date: LocalDate): string {
  return `${monthName(monthOf(date)).slice(0, 3)} ${dayOf(date)}, ${yearOf(date)}`;
}

function count(value: number): string {
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 }).replace('-', TRUE_MINUS);
}

/** A cell of a table; `hasSymbol` in first and total rows. */
export function cellWords(value: FigureValue, { unit, formula }: ReportColumn, currency: string, hasSymbol: boolean): string {
  if (value === null) return NOTHING;
  if (typeof value === 'string') return unit === 'date' && /^\d{4}-\d\d-\d\d$/.test(value) ? shortDate(value) : value;
  if (unit === 'money') return hasSymbol ? statementMoneyWithSymbol(value, currency) : statementMoney(value, currency);
  if (unit === 'percent') return formula?.kind === 'percent-change' ? signed(value, percentInWords(value)) : percentInWords(value);
  return count(value);
}

/** A headline figure or a value of a chart, by itself. */
export function figureWords(value: FigureValue, unit: ReportUnit, currency: string): string {
  if (value === null) return NOTHING;
  if (typeof value === 'string') return value;
  if (unit === 'money') return formatMoney(value, currency).replace('-', TRUE_MINUS);
  if (unit === 'percent') return percentInWords(value);
  if (unit === 'months') return `${count(value)} ${Math.abs(value) === 1 ? 'month' : 'months'}`;
  return count(value);
}

/** On an axis or at a bar, as short as it can be. */
export function axisWords(value: number, unit: ReportUnit, currency: string): string {
  if (unit === 'money') return shortMoney(value, currency);
  return unit === 'percent' ? percentInWords(value).replace('.0%', '%') : count(value);
}

function signed(value: number, words: string): string {
  return value > 0 && /[1-9]/.test(words) ? `+${words}` : words;
}
