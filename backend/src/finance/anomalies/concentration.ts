/** Depending on one customer or one supplier: the month in which its share became so large. */
import { monthInWords } from '../local-date.ts';
import { percentInWords, percentOf } from '../percent.ts';
import { median } from '../recurring/schedule.ts';
import type { FoundAlert } from './alert.ts';
import { MOST_EVIDENCE } from './alert.ts';
import { inWords } from './alert-words.ts';
import { dateOf, standsForMany, type LedgerView, type Party } from './ledger-view.ts';

/** Shares of the last half year and of the last quarter of it; one of them is enough. */
const SPANS = [{ months: 6, percent: 40 }, { months: 3, percent: 50 }] as const;
/** It counts again only after it fell this far below. */
const FALL_POINTS = 8;
const LEAST_PARTIES = 3;
/** Told again after that long without it. */
const AGAIN_MONTHS = 12;
/** Of usual sales: a quieter time says nothing about shares. */
const BUSY = 0.6;

interface Side {
  readonly word: 'customer' | 'supplier';
  readonly parties: readonly Party[];
  readonly isCounted: (row: number) => boolean;
  readonly percentMore: number;
  /** A business that always had one main supplier knows it: only a share that grew is told. */
  readonly fromStart: boolean;
}

export function concentrations(view: LedgerView): FoundAlert[] {
  const sides: readonly Side[] = [
    { word: 'customer', parties: view.payers, isCounted: (row) => view.categoryOf(row).role === 'revenue', percentMore: 0, fromStart: true },
    { word: 'supplier', parties: view.paid, isCounted: (row) => view.categoryOf(row).role === 'cogs', percentMore: 20, fromStart: false },
  ];
  return sides.flatMap((side) => ofSide(view, side));
}

function ofSide(view: LedgerView, side: Side): FoundAlert[] {
  const whole = view.months.map(() => 0);
  const parts = side.parties.map((party) => {
    const totals = view.months.map(() => 0);
    const rows = party.rows.filter(side.isCounted);
    for (const row of rows) totals[view.monthOfRow[row]!]! += Math.abs(view.rows.amountsMinor[row]!);
    totals.forEach((total, month) => { whole[month]! += total; });
    return { party: { ...party, rows }, totals };
  }).filter(({ party }) => party.rows.length > 0);
  if (parts.length < LEAST_PARTIES) return [];
  return parts.filter(({ party }) => party.isNamed && !standsForMany(party.name)).flatMap(({ party, totals }) => crossings(view, side, { party, totals, whole }));
}

interface Part { readonly party: Party; readonly totals: readonly number[]; readonly whole: readonly number[] }

/** The months in which the share came over the line after having been under it. */
function crossings(view: LedgerView, side: Side, { party, totals, whole }: Part): FoundAlert[] {
  const part = { totals, whole, usual: median(whole) };
  const found: FoundAlert[] = [];
  const lastWhole = view.asOf.slice(0, 7) > view.months.at(-1)! ? view.months.length - 1 : view.months.length - 2;
  let isOver = false;
  let lastTold = -Infinity;
  for (let month = view.firstWholeMonth + 2; month <= lastWhole; month += 1) {
    const shares = SPANS.map(({ months, percent }) => ({ months, over: (shareOf(part, month, months, view.firstWholeMonth) ?? 0) - percent - side.percentMore }));
    const most = shares.reduce((a, b) => (b.over > a.over ? b : a));
    const isRepeated = month - lastTold < AGAIN_MONTHS;
    const isFirstLook = month === view.firstWholeMonth + 2;
    if (!isOver && most.over >= 0 && !isRepeated && (!isFirstLook || side.fromStart)) found.push(alertOf(view, side, { party, month, months: most.months, share: shareOf(part, month, most.months, view.firstWholeMonth)! }));
    if (most.over >= 0) lastTold = month;
    isOver = most.over >= 0 || (isOver && most.over >= -FALL_POINTS);
  }
  return found;
}

/** Null before that many whole months are known. */
function shareOf({ totals, whole, usual }: { totals: readonly number[]; whole: readonly number[]; usual: number }, month: number, months: number, first: number): number | null {
  if (month - months + 1 < first) return null;
  const sum = (values: readonly number[]): number => values.slice(month - months + 1, month + 1).reduce((all, value) => all + value, 0);
  // In the dead months of a season whoever still pays is everybody.
  return sum(whole) < BUSY * months * usual ? null : percentOf(sum(totals), sum(whole));
}

function alertOf(view: LedgerView, { word }: Side, { party, month, months, share }: { party: Party; month: number; months: number; share: number }): FoundAlert {
  const key = view.months[month]!;
  const rows = party.rows.filter((row) => view.monthOfRow[row]! <= month && view.monthOfRow[row]! > month - months);
  const total = rows.reduce((sum, row) => sum + Math.abs(view.rows.amountsMinor[row]!), 0);
  const isCustomer = word === 'customer';
  const largest = [...rows].sort((a, b) => Math.abs(view.rows.amountsMinor[b]!) - Math.abs(view.rows.amountsMinor[a]!));
  const limit = SPANS.find((span) => span.months === months)!.percent + (isCustomer ? 0 : 20);
  return {
    key: `concentration|${word}|${party.name}|${key}`, kind: 'concentration', severity: share >= 60 ? 'critical' : 'warning',
    title: isCustomer ? `${party.name} brings ${percentInWords(share)} of sales` : `${party.name} gets ${percentInWords(share)} of what goods and subcontractors cost`,
    actual: `${inWords(view.rows.currency)(total)} ${isCustomer ? 'came from' : 'went to'} ${party.name} in the ${months} months to ${monthInWords(key)}.`,
    expected: `No single ${word} above ${limit}%.`,
    why: `Until then ${party.name} had a smaller share. ${isCustomer ? 'Losing this one customer would be felt at once.' : 'If this supplier fails or raises prices, there is no second one.'}`,
    advice: isCustomer ? `Agree on terms with ${party.name} early, and win customers beside it.` : `Find a second source before you need it.`,
    amountMinor: Math.round(total / months), occurredOn: dateOf(view, rows.at(-1)!), counterparty: party.name, entryIds: largest.slice(0, MOST_EVIDENCE).map((row) => view.rows.ids[row]!),
    strength: 1 + Math.max(0, share - limit) / 50,
  };
}
