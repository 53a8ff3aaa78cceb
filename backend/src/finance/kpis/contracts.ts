/** Monthly recurring revenue out of what customers subscribed to: who pays what on a day, and how it moved between two days. */
import type { LocalDate } from '../ledger/entry.ts';

/** What one customer subscribed to. */
export interface CustomerContract {
  readonly customer: string;
  /** Minor units a month; null where it depends on use. */
  readonly monthlyMinor: number | null;
  readonly startedOn: LocalDate;
  /** The first day on which it no longer counts; null while it goes on. */
  readonly endsOn: LocalDate | null;
}

/** Minor units a month; the movements lead from `openingMinor` to `closingMinor` without a remainder. */
export interface MrrMovement {
  readonly openingMinor: number;
  readonly newMinor: number;
  readonly returnedMinor: number;
  readonly expansionMinor: number;
  /** Positive. */
  readonly contractionMinor: number;
  /** Positive: of customers who left altogether. */
  readonly churnMinor: number;
  readonly closingMinor: number;
  readonly customersAtStart: number;
  readonly customersAtEnd: number;
  readonly customersLost: number;
  readonly customersGained: number;
}

const isRunning = ({ startedOn, endsOn }: CustomerContract, day: LocalDate): boolean => startedOn <= day && (endsOn === null || endsOn > day);

/** What each customer pays on the evening of that day. */
export function monthlyByCustomer(contracts: readonly CustomerContract[], day: LocalDate): Map<string, number> {
  const paying = new Map<string, number>();
  for (const contract of contracts) {
    if (contract.monthlyMinor === null || contract.monthlyMinor <= 0 || !isRunning(contract, day)) continue;
    paying.set(contract.customer, (paying.get(contract.customer) ?? 0) + contract.monthlyMinor);
  }
  return paying;
}

/** From the evening of one day to that of another. */
export function mrrMovement(contracts: readonly CustomerContract[], before: LocalDate, after: LocalDate): MrrMovement {
  const [opening, closing] = [monthlyByCustomer(contracts, before), monthlyByCustomer(contracts, after)];
  const sums = { newMinor: 0, returnedMinor: 0, expansionMinor: 0, contractionMinor: 0, churnMinor: 0, customersLost: 0, customersGained: 0 };
  for (const customer of new Set([...opening.keys(), ...closing.keys()])) {
    const [was, is] = [opening.get(customer) ?? 0, closing.get(customer) ?? 0];
    if (was === 0) {
      sums.customersGained += 1;
      sums[hadContract(contracts, customer, before) ? 'returnedMinor' : 'newMinor'] += is;
    } else if (is === 0) {
      sums.customersLost += 1;
      sums.churnMinor += was;
    } else if (is > was) sums.expansionMinor += is - was;
    else sums.contractionMinor += was - is;
  }
  return { openingMinor: sum(opening), closingMinor: sum(closing), customersAtStart: opening.size, customersAtEnd: closing.size, ...sums };
}

export function mrrOn(contracts: readonly CustomerContract[], day: LocalDate): number {
  return sum(monthlyByCustomer(contracts, day));
}

/** Those whose price depends on use. */
export function unpricedOn(contracts: readonly CustomerContract[], day: LocalDate): number {
  return contracts.filter((contract) => contract.monthlyMinor === null && isRunning(contract, day)).length;
}

function hadContract(contracts: readonly CustomerContract[], customer: string, before: LocalDate): boolean {
  return contracts.some((contract) => contract.customer === customer && contract.startedOn <= before && (contract.monthlyMinor ?? 0) > 0);
}

const sum = (paying: ReadonlyMap<string, number>): number => [...paying.values()].reduce((all, amount) => all + amount, 0);
