/** Recurring charges whose price went up: a steady level, then a steady higher one. */
import { dateInWords } from '../local-date.ts';
import { percentInWords } from '../percent.ts';
import { TIMES_A_YEAR, type Occurrence, type RecurringSeries } from '../recurring/recurring-series.ts';
import { median } from '../recurring/schedule.ts';
import type { FoundAlert } from './alert.ts';
import { inWords, severityOf } from './alert-words.ts';
import { isExpense, type LedgerView } from './ledger-view.ts';
import { usualOf } from './robust.ts';

const LEAST_CONFIDENCE = 0.3;
const LEAST_BEFORE = 3;
/** Of a yearly or quarterly bill two are a level. */
const LEAST_BEFORE_RARE = 2;
const COMPARED = 8;
const LEAST_PERCENT = 3;
/** A level that varies more than this has no price. */
const STEADY = 0.1;
/** What varies less is a price; what varies more has to be seen longer. */
const FIXED = 0.015;
const LEAST_VARYING = 6;
/** One charge alone that is higher than this is odd rather than a new price. */
const MOST_PERCENT_ONCE = 45;
const SPREADS = 4;
const FULL_STRENGTH_SPREADS = 5;
const WAGES = /payroll|wages|salar/i;

export interface PriceIncrease {
  readonly series: RecurringSeries;
  /** Identifiers of the rows at the new price, the first one first. */
  readonly ids: readonly string[];
  readonly alert: FoundAlert;
}

export function priceIncreases(view: LedgerView, categoryNamed: (number: number) => { name: string; role: string }): PriceIncrease[] {
  return view.series.flatMap((series) => {
    const category = categoryNamed(series.categoryNumber);
    if (series.direction !== 'out' || series.confidence < LEAST_CONFIDENCE || !isExpense(category as never) || category.role === 'tax' || WAGES.test(category.name)) return [];
    return steps(series).map((step) => ({ series, ids: series.occurrences.slice(step.at).map(({ id }) => id), alert: alertOf(view, series, step) }));
  });
}

interface Step { readonly at: number; readonly before: number; readonly after: number; readonly strength: number }

function steps({ occurrences, rhythm }: RecurringSeries): Step[] {
  const amounts = occurrences.map(({ amountMinor }) => -amountMinor);
  const least = rhythm === 'yearly' || rhythm === 'quarterly' ? LEAST_BEFORE_RARE : LEAST_BEFORE;
  const found: Step[] = [];
  let from = 0;
  for (let at = least; at < amounts.length; at += 1) {
    if (at - from < least) continue;
    const step = stepAt(amounts, Math.max(from, at - COMPARED), at);
    if (step === null) {
      // Prices fall as well: what comes after is another level.
      if (isFall(amounts, from, at)) from = at;
      continue;
    }
    found.push(step);
    from = at;
  }
  return found;
}

function stepAt(amounts: readonly number[], from: number, at: number): Step | null {
  const level = amounts.slice(from, at);
  const { middle, spread } = usualOf(level);
  const widest = Math.max(...level) - middle;
  if (middle <= 0 || spread > STEADY * middle) return null;
  const later = amounts.slice(at, at + 3);
  if (spread > FIXED * middle && !isClear(level, later)) return null;
  const after = median(later);
  const risen = (100 * (after - middle)) / middle;
  const margin = Math.max(spread, 0.003 * middle);
  const lowest = Math.min(...later);
  // A price that was there before comes and goes.
  if (amounts.slice(0, at).some((amount) => amount >= 0.97 * after)) return null;
  if (risen < LEAST_PERCENT || lowest <= middle + widest || lowest - middle < SPREADS * margin) return null;
  // A single high one, whatever follows, is another finding.
  if (Math.max(...later) - lowest > Math.max(STEADY * after, 3 * margin)) return null;
  if (later.length === 1 && (risen > MOST_PERCENT_ONCE || spread > 0.02 * middle)) return null;
  return { at, before: Math.round(middle), after: Math.round(after), strength: Math.min(2, (lowest - middle) / margin / FULL_STRENGTH_SPREADS + 0.2) };
}

/** Bills that vary a little need a longer level, without a trend, and a higher one that lasts. */
function isClear(level: readonly number[], later: readonly number[]): boolean {
  const trend = Math.abs(median(level.slice(-3)) - median(level.slice(0, 3)));
  const rise = median(later) - median(level);
  return level.length >= LEAST_VARYING && later.length === 3 && trend <= 0.4 * rise && usualOf(later).spread <= 0.05 * median(later) && Math.min(...later) - Math.max(...level) >= 0.4 * rise;
}

function isFall(amounts: readonly number[], from: number, at: number): boolean {
  const { middle, spread } = usualOf(amounts.slice(from, at));
  return Math.max(...amounts.slice(at, at + 3)) < middle - Math.max(SPREADS * spread, 0.03 * middle);
}

function alertOf(view: LedgerView, series: RecurringSeries, { at, before, after, strength }: Step): FoundAlert {
  const money = inWords(view.rows.currency);
  const first = series.occurrences[at]!;
  const last = series.occurrences[at - 1] as Occurrence;
  const perYear = (after - before) * TIMES_A_YEAR[series.rhythm];
  return {
    key: `price-increase|${series.counterparty}|${series.rhythm}|${first.date}`, kind: 'price-increase', severity: severityOf(perYear, 12 * view.monthlyExpensesMinor, 'info'),
    title: `${series.counterparty} went up ${percentInWords((100 * (after - before)) / before)} to ${money(after)}`,
    actual: `${money(after)} ${series.rhythm} since ${dateInWords(first.date)}.`,
    expected: `${money(before)}, as before (last on ${dateInWords(last.date)}).`,
    why: `The ${series.rhythm} charge had been steady and stays at the higher price. It costs ${money(perYear)} more a year.`,
    advice: `Check whether ${series.counterparty} announced it; ask for the old price or compare offers.`,
    amountMinor: perYear, occurredOn: first.date, counterparty: series.counterparty, entryIds: [first.id, last.id], strength,
  };
}
