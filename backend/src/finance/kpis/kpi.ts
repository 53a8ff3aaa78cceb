/** What a key figure is: its definition, and what it reads for a stretch of time. */
import type { FigureOrigin } from '../figures/figure-origin.ts';
import type { EntryFilter } from '../ledger/ledger-reader.ts';
import type { Period } from '../period.ts';
import type { KpiFacts } from './facts.ts';

export const KPI_GROUPS = ['growth', 'profitability', 'cash', 'customers', 'subscriptions', 'balance-sheet'] as const;
export type KpiGroup = (typeof KPI_GROUPS)[number];

/** `days` are told as a count: the contract knows no unit of their own. */
export type KpiUnit = 'currency' | 'percent' | 'months' | 'ratio' | 'count';

/** What would make a figure known: where the owner can go for it. */
export type Unlock = 'more-data' | 'bank-balance' | 'customer-names' | 'subscriptions' | 'accounting';

export interface KpiInput {
  readonly label: string;
  readonly unit: KpiUnit;
  /** Minor units where the unit is a currency; unrounded. */
  readonly value: number | null;
  /** The rows that it is the sum of; null where it rests on none. */
  readonly rows: EntryFilter | null;
  /** Who states it, where no rows add up to it. */
  readonly origin?: FigureOrigin;
}

export interface KpiReading {
  /** Minor units, percent, months, a ratio or a count; unrounded. Null where it is not known, and where there is no such number. */
  readonly value: number | null;
  readonly inputs: readonly KpiInput[];
  readonly rows: EntryFilter | null;
  /** Why there is no value. */
  readonly missing?: { readonly reason: string; readonly unlock: Unlock | null };
  /** There is no number because no cash is burned. */
  readonly isNotBurning?: true;
  /** What should be known beside the figure. */
  readonly note?: string;
}

/**
 * `period`: over the chosen period, each month of the trend, and the period before. `burn`: over the three full months up to a date.
 * `balance`: at the end of the chosen period. `today`: on the as-of date, whatever period was chosen.
 */
export type KpiStretch = 'period' | 'burn' | 'balance' | 'today';

export interface KpiDefinition<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly group: KpiGroup;
  readonly unit: KpiUnit;
  readonly countOf?: 'days';
  /** What it says, in a sentence. */
  readonly definition: string;
  readonly formula: string;
  readonly isGoodWhenUp: boolean;
  readonly stretch: KpiStretch;
  /** A target for it is one for a month: it is a sum over the period. */
  readonly isPerMonth?: true;
  readonly read: (facts: KpiFacts, period: Period) => Promise<KpiReading>;
}

export function money(label: string, value: number | null, rows: EntryFilter | null = null): KpiInput {
  return { label, unit: 'currency', value, rows };
}

export function stated(label: string, value: number | null, origin: FigureOrigin | undefined): KpiInput {
  return { ...money(label, value), ...(origin && { origin }) };
}

export function unknown(reason: string, unlock: Unlock | null, inputs: readonly KpiInput[] = []): KpiReading {
  return { value: null, inputs, rows: null, missing: { reason, unlock } };
}
