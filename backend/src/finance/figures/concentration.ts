/** THE definition of how much a business depends on single customers. Card processors and marketplaces stand for many customers and count as none. */
import { isPaymentProcessor } from '../categories/payment-processors.ts';
import { percentOf } from '../percent.ts';
import type { CounterpartyFigure } from './counterparty-figures.ts';

export interface Concentration {
  /** Null where no customer is named. */
  readonly largest: CounterpartyFigure | null;
  /** Unrounded percent of the revenue; null where nobody is named or there is no revenue. */
  readonly largestPercent: number | null;
  /** Herfindahl–Hirschman index, 0 (nobody matters) to 1 (one customer is everything); who is not named counts as nobody. Null as above. */
  readonly index: number | null;
  /** How much of the revenue has a customer's name, in percent; null without revenue. */
  readonly namedPercent: number | null;
  readonly customerCount: number;
}

/** `customers`: by revenue, largest first; `revenueMinor`: of the same period, those without a name included. */
export function concentration(customers: readonly CounterpartyFigure[], revenueMinor: number): Concentration {
  const named = namedCustomers(customers);
  const namedMinor = named.reduce((sum, customer) => sum + customer.amountMinor, 0);
  const largest = named[0] ?? null;
  const isKnown = largest !== null && revenueMinor > 0;
  // Refunds to nobody in particular can leave less than the named ones brought.
  const wholeMinor = Math.max(revenueMinor, namedMinor);
  return {
    largest, customerCount: named.length,
    largestPercent: isKnown ? percentOf(largest.amountMinor, revenueMinor) : null,
    index: isKnown ? named.reduce((sum, { amountMinor }) => sum + (amountMinor / wholeMinor) ** 2, 0) : null,
    namedPercent: revenueMinor > 0 ? percentOf(namedMinor, revenueMinor) : null,
  };
}

/** What the largest so many bring together, in unrounded percent of the revenue; null as above. */
export function topPercent(customers: readonly CounterpartyFigure[], count: number, revenueMinor: number): number | null {
  const top = namedCustomers(customers).slice(0, count);
  return top.length === 0 || revenueMinor <= 0 ? null : percentOf(top.reduce((sum, { amountMinor }) => sum + amountMinor, 0), revenueMinor);
}

export function namedCustomers(customers: readonly CounterpartyFigure[]): CounterpartyFigure[] {
  return customers.filter(({ name }) => !isPaymentProcessor(name));
}
