/** How alerts speak of money and how serious a sum is for this business. */
import { moneyInWords } from '../money.ts';
import type { AlertSeverity } from './alert.ts';

export function inWords(currency: string): (amountMinor: number) => string {
  return (amountMinor) => moneyInWords(Math.round(amountMinor), currency);
}

const CRITICAL_SHARE = 0.25;
const SMALL_SHARE = 0.01;

/** Against what a month usually costs (or brings): a quarter of it is critical, a hundredth is worth a word. */
export function severityOf(amountMinor: number, monthlyMinor: number, usual: AlertSeverity): AlertSeverity {
  const share = amountMinor / monthlyMinor;
  if (share >= CRITICAL_SHARE) return 'critical';
  return share < SMALL_SHARE ? 'info' : usual;
}
