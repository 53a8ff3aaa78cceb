/** A lever in words. */
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import { monthInWords } from '../local-date.ts';
import { formatMoney } from '../money.ts';
import type { Lever, RecurringLever } from './lever.ts';

export type LeverNames = Pick<LedgerVocabulary, 'currency' | 'categories'>;

export function leverInWords(lever: Lever, names: LeverNames): string {
  const money = (amountMinor: number): string => formatMoney(Math.abs(amountMinor), names.currency);
  switch (lever.kind) {
    case 'hire': return `${lever.count === 1 ? 'One hire' : `${lever.count} hires`} at ${money(lever.monthlyCostMinor)} a month from ${monthInWords(lever.startMonth)}`;
    case 'price-change': return `Prices ${percentInWords(lever)}`;
    case 'volume-change': return `Sales volume ${percentInWords(lever)}`;
    case 'category-change': return `${names.categories.find(({ number }) => number === lever.category)?.name ?? 'Category'} ${percentInWords(lever)}`;
    case 'one-off': return `${money(lever.amountMinor)} once ${lever.amountMinor < 0 ? 'out' : 'in'} in ${monthInWords(lever.month)}`;
    case 'payment-delay': return `${lever.share === 1 ? 'Customers pay' : `${Math.round(lever.share * 100)} % of revenue is paid`} ${lever.days} days later from ${monthInWords(lever.startMonth)}`;
    case 'loan': return `A loan of ${money(lever.principalMinor)} at ${lever.annualRatePercent} % over ${lever.termMonths} months from ${monthInWords(lever.startMonth)}`;
    case 'recurring': return `${money(lever.amountMinor)} a month ${lever.amountMinor < 0 ? 'more out' : 'more in'} ${stretchInWords(lever)}`;
  }
}

const percentInWords = ({ percent, startMonth }: { readonly percent: number; readonly startMonth: string }): string => `${percent < 0 ? 'down' : 'up'} ${Math.abs(percent)} % from ${monthInWords(startMonth)}`;

/** "from March 2027 until June 2027". */
export function stretchInWords({ startMonth, endMonth }: Pick<RecurringLever, 'startMonth' | 'endMonth'>): string {
  return `from ${monthInWords(startMonth)}${endMonth === null ? '' : ` until ${monthInWords(endMonth)}`}`;
}

/** What somebody calls it, or what it is. */
export const leverName = (lever: Lever, names: LeverNames): string => lever.label ?? leverInWords(lever, names);
