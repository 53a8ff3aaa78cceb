/** Payments far above what the same party usually gets. */
import { dateInWords, fromDayNumber } from '../local-date.ts';
import { divideMinor } from '../money.ts';
import { isSamePrice } from '../recurring/typical-amount.ts';
import type { FoundAlert } from './alert.ts';
import { inWords, severityOf } from './alert-words.ts';
import { dateOf, isExpense, outMinor, type LedgerView, type Party } from './ledger-view.ts';
import { quantile, usualOf } from './robust.ts';
import { weakEvidence } from './weak-evidence.ts';

const LEAST_OTHERS = 5;
const MANY = 8;
/** Others around it in time: prices of years ago say little. */
const BEFORE = 30;
const AFTER = 15;
/** In logarithms: what varies less than this is taken to vary that much, and that many spreads are unusual. */
const LEAST_SPREAD = 0.15;
const LEAST_SPREAD_FIXED = 0.09;
const UNUSUAL_SPREADS = 4.4;
const LEAST_TIMES = 1.35;
/** A spread seen in few payments is smaller than the true one. */
const FEW = 3;
/** Against the largest of all others: at least so much, usually so much, and what stands out more needs fewer spreads. */
const LEAST_ABOVE = 1.15;
const USUAL_ABOVE = 1.25;
const MOST_STAND_OUT = 1.7;
/** Smaller than this part of a usual month it is not worth a look. */
const LEAST_SHARE = 0.008;
const ALIKE = 0.25;
const YEAR_DAYS = 365;
const SEASON_DAYS = 25;

export interface UnusualAmount {
  readonly row: number;
  /** What is above the usual. */
  readonly excessMinor: number;
  readonly alert: FoundAlert;
}

export function unusualAmounts(view: LedgerView): UnusualAmount[] {
  return view.paid.flatMap((party) => {
    const rows = party.rows.filter((row) => isExpense(view.categoryOf(row)));
    return rows.length <= LEAST_OTHERS ? [] : rows.flatMap((_row, place) => look(view, { ...party, rows }, place));
  });
}

function look(view: LedgerView, party: Party, place: number): UnusualAmount[] {
  const row = party.rows[place]!;
  const amount = outMinor(view, row);
  if (amount < LEAST_SHARE * view.monthlyExpensesMinor) return [];
  const around = [...party.rows.slice(Math.max(0, place - BEFORE), place), ...party.rows.slice(place + 1, place + 1 + AFTER)];
  const others = around.map((other) => outMinor(view, other));
  if (others.length < LEAST_OTHERS) return [];
  const { middle, spread } = usualOf(others.map(Math.log));
  const usual = Math.exp(middle);
  const times = amount / usual;
  const above = amount / largestOf(view, party, place);
  if (times < LEAST_TIMES || above < LEAST_ABOVE) return [];
  if (isKnownPrice(view, row, around) || isSeason(view, row, party)) return [];
  const weak = weakEvidence(amount, view.rows.days[row]!, view.rows.currency, (kind) => isUsualOf(view, around, kind));
  const strength = (Math.log(times) / Math.max(spread < 0.01 ? LEAST_SPREAD_FIXED : LEAST_SPREAD, spread * (1 + FEW / others.length)) / UNUSUAL_SPREADS) * standOut(above) * weak.factor;
  if (strength < 0.8) return [];
  return [{ row, excessMinor: amount - divideMinor(usual, 1), alert: alertOf(view, party, { row, usual: Math.round(usual), largest: Math.max(...others), count: others.length, strength, weak: weak.words }) }];
}

/** Of all others at any time; one of them may be odd itself. */
function largestOf(view: LedgerView, { rows }: Party, place: number): number {
  const amounts = rows.filter((_row, other) => other !== place).map((row) => outMinor(view, row));
  return amounts.length < MANY ? Math.max(...amounts) : quantile(amounts, 1 - 1.5 / amounts.length);
}

const standOut = (above: number): number => Math.min(MOST_STAND_OUT, (above / USUAL_ABOVE) ** 0.7);

/** Others of nearly the same amount make it a price of this party: an annual bill among monthly ones, or the new level. */
function isKnownPrice(view: LedgerView, row: number, around: readonly number[]): boolean {
  const amount = outMinor(view, row);
  const alike = around.filter((other) => Math.abs(outMinor(view, other) - amount) <= ALIKE * amount);
  const isSeries = (view.seriesOfRow.get(row)?.occurrences.filter(({ amountMinor }) => isSamePrice(-amountMinor, amount)).length ?? 0) >= 2;
  return alike.length >= (around.length < 30 ? 2 : 3) || isSeries;
}

/** The year before it was as much at this time. */
function isSeason(view: LedgerView, row: number, { rows }: Party): boolean {
  const { days } = view.rows;
  const amount = outMinor(view, row);
  return rows.some((other) => Math.abs(Math.abs(days[row]! - days[other]!) - YEAR_DAYS) <= SEASON_DAYS && Math.abs(outMinor(view, other) - amount) <= ALIKE * amount);
}

function isUsualOf(view: LedgerView, around: readonly number[], kind: 'round' | 'weekend'): boolean {
  const odd = around.filter((row) => (kind === 'round' ? outMinor(view, row) % 10_000 === 0 : (((view.rows.days[row]! - 2) % 7) + 7) % 7 < 2));
  return odd.length >= 0.2 * around.length;
}

interface Found { readonly row: number; readonly usual: number; readonly largest: number; readonly count: number; readonly strength: number; readonly weak: string }

function alertOf(view: LedgerView, { name, isNamed }: Party, { row, usual, largest, count, strength, weak }: Found): FoundAlert {
  const money = inWords(view.rows.currency);
  const amountMinor = outMinor(view, row);
  const excess = amountMinor - usual;
  return {
    key: `unusual-amount|${name}|${dateOf(view, row)}|${amountMinor}`, kind: 'unusual-amount', severity: severityOf(excess, view.monthlyExpensesMinor, 'warning'),
    title: `${money(amountMinor)} to ${name}, usually about ${money(usual)}`,
    actual: `${money(amountMinor)} went to ${name} on ${dateInWords(fromDayNumber(view.rows.days[row]!))}.`,
    expected: `About ${money(usual)}, the middle of ${count} payments around it. The largest of those was ${money(largest)}.`,
    why: `It is ${(amountMinor / usual).toFixed(1)} times the usual amount, more than payments to ${name} vary.${weak}`,
    advice: `Check the invoice behind it: a slipped decimal point, several invoices in one, or a price you did not agree to.`,
    amountMinor: excess, occurredOn: dateOf(view, row), counterparty: isNamed ? name : null, entryIds: [view.rows.ids[row]!], strength,
  };
}
