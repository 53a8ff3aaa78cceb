/** Everything in a ledger that its owner should look at; the same ledger and the same words of the owner give the same alerts. */
import type { EntryColumns } from '../ledger/entry-columns.ts';
import type { LocalDate } from '../ledger/entry.ts';
import type { AlertSeverity, FoundAlert } from './alert.ts';
import { categorySpikes, spikeKey } from './category-spikes.ts';
import { concentrations } from './concentration.ts';
import { duplicatePayments } from './duplicates.ts';
import { outMinor, viewOf, type Category, type LedgerView } from './ledger-view.ts';
import { lowCash, type CashOutlook } from './low-cash.ts';
import { missingRecurring } from './missing-recurring.ts';
import { newCounterparties } from './new-counterparties.ts';
import { thresholds, type SaidAlert } from './owner-words.ts';
import { priceIncreases } from './price-increases.ts';
import { unusualAmounts } from './unusual-amounts.ts';

export interface AlertInput {
  /** Of all roles but transfers, with descriptions. */
  readonly rows: EntryColumns;
  /** By number. */
  readonly categories: ReadonlyMap<number, Category>;
  readonly asOf: LocalDate;
  /** The cash ahead, by the cash forecast; null where there is none. */
  readonly outlook: CashOutlook | null;
  readonly said: readonly SaidAlert[];
  /** Keys of those that were told already: what the owner says about others does not take them away. */
  readonly known?: ReadonlySet<string>;
  /** Stands before every key, for books that are not the only ones of their business. */
  readonly keyPrefix?: string;
}

/** A payment that is most of what its month cost more explains the month: it is told, and the month is not. */
const MAIN_PART = 0.75;
const ODD_PART = 1 / 2;
const FIRST_PART = 0.34;
/** Kept in all, the most serious ones. */
export const MOST_ALERTS = 10_000;
const RANK: Readonly<Record<AlertSeverity, number>> = { critical: 0, warning: 1, info: 2 };

/** Most serious first, then by money at stake. */
export function findAlerts(input: AlertInput): FoundAlert[] {
  const steps = alertSteps(input);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The same in steps of some hundredths of a second each, for callers who have others to serve in between. */
export function* alertSteps(input: AlertInput): Generator<void, FoundAlert[]> {
  const view = viewOf(input.rows, input.categories, input.asOf);
  yield;
  const least = thresholds(input.said);
  const isWorthTelling = (alert: FoundAlert): boolean => alert.strength >= least(alert) || (alert.strength >= 1 && input.known?.has(`${input.keyPrefix ?? ''}${alert.key}`) === true);
  const found = yield* aboutPayments(view, input, isWorthTelling);
  yield;
  found.push(...missingRecurring(view));
  yield;
  found.push(...concentrations(view), ...lowCash(input.outlook));
  return withOwnKeys(found.filter(isWorthTelling), input.keyPrefix ?? '').sort(bySeriousness).slice(0, MOST_ALERTS);
}

/** One thing is told once, by what explains it best: a payment made twice, a new price, somebody new, an odd amount, and what is left of a month that cost more. */
function* aboutPayments(view: LedgerView, { categories }: AlertInput, isWorthTelling: (alert: FoundAlert) => boolean): Generator<void, FoundAlert[]> {
  const duplicates = duplicatePayments(view).filter(({ alert }) => isWorthTelling(alert));
  yield;
  const doubled = new Set(duplicates.map(({ again }) => again));
  const increases = priceIncreases(view, (number) => categories.get(number) ?? { name: '', role: 'opex' }).filter(({ alert }) => isWorthTelling(alert));
  const newPrices = new Set(increases.flatMap(({ ids }) => ids));
  const news = newCounterparties(view).filter(({ alert }) => isWorthTelling(alert));
  const newRows = new Set(news.map(({ row }) => row));
  yield;
  const unusual = unusualAmounts(view).filter(({ row, alert }) => !doubled.has(row) && !newRows.has(row) && !newPrices.has(view.rows.ids[row]!) && isWorthTelling(alert));

  yield;
  const told = new Map<number, number>(duplicates.map(({ again }) => [again, outMinor(view, again)]));
  const single = [...news.map((one) => ({ ...one, excessMinor: outMinor(view, one.row) })), ...unusual];
  const isSeveral = oneOfSeveral(view, unusual.map(({ row }) => row), news.map(({ row }) => row));
  for (const { row, excessMinor } of single) if (!isSeveral(row)) told.set(row, excessMinor);
  const spikes = categorySpikes(view, told).filter(isWorthTelling);
  const spikeOf = spikeByRow(view, spikes);
  const singleTold = single.filter(({ row, excessMinor }) => excessMinor > MAIN_PART * (spikeOf(row)?.amountMinor ?? 0));
  const explained = new Set(singleTold.map(({ row }) => spikeOf(row)));
  return [...duplicates, ...increases, ...singleTold].map(({ alert }) => alert).concat(spikes.filter((spike) => !explained.has(spike)));
}

/** The spike of the month and category that a row belongs to. */
function spikeByRow(view: LedgerView, spikes: readonly FoundAlert[]): (row: number) => FoundAlert | undefined {
  const byMonth = new Map(spikes.map((spike) => [spike.key, spike]));
  return (row) => byMonth.get(spikeKey(view.categoryOf(row).name, view.months[view.monthOfRow[row]!]!));
}

/** Two odd amounts of one category in one month, or three odd payments of any sort, are one finding about the month. */
function oneOfSeveral(view: LedgerView, odd: readonly number[], firsts: readonly number[]): (row: number) => boolean {
  const keyOf = (row: number): string => `${view.monthOfRow[row]} ${view.rows.categoryNumbers[row]}`;
  const counts = new Map<string, number>();
  for (const row of odd) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + ODD_PART);
  for (const row of firsts) counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + FIRST_PART);
  return (row) => (counts.get(keyOf(row)) ?? 0) >= 1;
}

/** Two findings of equal words (three equal payments) are told apart by their order. */
function withOwnKeys(found: readonly FoundAlert[], prefix: string): FoundAlert[] {
  const counts = new Map<string, number>();
  return found.map((alert) => {
    const count = (counts.get(alert.key) ?? 0) + 1;
    counts.set(alert.key, count);
    return { ...alert, key: `${prefix}${alert.key}${count === 1 ? '' : `|${count}`}` };
  });
}

function bySeriousness(a: FoundAlert, b: FoundAlert): number {
  return RANK[a.severity] - RANK[b.severity] || (b.amountMinor ?? 0) - (a.amountMinor ?? 0) || (a.key < b.key ? -1 : 1);
}
