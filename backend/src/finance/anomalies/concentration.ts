/** Depending on one customer or one supplier: the month in which its share became so large. */
import { isPaymentProcessor } from '../categories/payment-processors.ts';
import type { AccountRole } from '../ledger/entry.ts';
import { monthInWords } from '../local-date.ts';
import { REVENUE_ROLES } from '../metrics.ts';
import { percentInWords, percentOf } from '../percent.ts';
import { median } from '../recurring/schedule.ts';
import type { FoundAlert } from './alert.ts';
import { MOST_EVIDENCE } from './alert.ts';
import { inWords } from './alert-words.ts';
import { dateOf, type LedgerView } from './ledger-view.ts';

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
  readonly roles: readonly AccountRole[];
  /** 1 where money comes in, −1 where it goes out. */
  readonly sign: 1 | -1;
  readonly percentMore: number;
  /** A business that always had one main supplier knows it: only a share that grew is told. */
  readonly fromStart: boolean;
}

const SIDES: readonly Side[] = [
  { word: 'customer', roles: REVENUE_ROLES, sign: 1, percentMore: 0, fromStart: true },
  { word: 'supplier', roles: ['cogs'], sign: -1, percentMore: 20, fromStart: false },
];

export function concentrations(view: LedgerView): FoundAlert[] {
  return SIDES.flatMap((side) => ofSide(view, side));
}

/** Net of refunds (and of credits), as everywhere: a share is a part of all revenue, whoever it names. */
function ofSide(view: LedgerView, side: Side): FoundAlert[] {
  const { parties, whole } = monthsByParty(view, side);
  if (parties.length < LEAST_PARTIES) return [];
  return parties.filter(({ name }) => name !== null && !isPaymentProcessor(name)).flatMap((party) => crossings(view, side, party, whole));
}

interface MonthsOfParty {
  /** Null where the rows name nobody. */
  readonly name: string | null;
  readonly rows: number[];
  readonly totals: number[];
}

/** Rows that name nobody are many parties, one for each text of the bank. */
function monthsByParty(view: LedgerView, { roles, sign }: Side): { parties: MonthsOfParty[]; whole: number[] } {
  const { rows, months, monthOfRow } = view;
  const whole = months.map(() => 0);
  const parties = new Map<number | string, MonthsOfParty>();
  for (let row = 0; row < rows.count; row += 1) {
    if (!roles.includes(view.categoryOf(row).role)) continue;
    const named = rows.counterparties[row]!;
    const key = named === -1 ? rows.descriptions?.[row] ?? '' : named;
    let party = parties.get(key);
    if (!party) parties.set(key, party = { name: rows.names[named] ?? null, rows: [], totals: months.map(() => 0) });
    const amount = sign * rows.amountsMinor[row]!;
    party.rows.push(row);
    party.totals[monthOfRow[row]!]! += amount;
    whole[monthOfRow[row]!]! += amount;
  }
  return { parties: [...parties.values()], whole };
}

/** The months in which the share came over the line after having been under it. */
function crossings(view: LedgerView, side: Side, party: MonthsOfParty, whole: readonly number[]): FoundAlert[] {
  const part = { totals: party.totals, whole, usual: median(whole) };
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
  return sum(whole) <= 0 || sum(whole) < BUSY * months * usual ? null : percentOf(sum(totals), sum(whole));
}

function alertOf(view: LedgerView, { word }: Side, { party, month, months, share }: { party: MonthsOfParty; month: number; months: number; share: number }): FoundAlert {
  const name = party.name!;
  const key = view.months[month]!;
  const rows = party.rows.filter((row) => view.monthOfRow[row]! <= month && view.monthOfRow[row]! > month - months);
  const total = party.totals.slice(month - months + 1, month + 1).reduce((sum, minor) => sum + minor, 0);
  const isCustomer = word === 'customer';
  const largest = [...rows].sort((a, b) => Math.abs(view.rows.amountsMinor[b]!) - Math.abs(view.rows.amountsMinor[a]!));
  const limit = SPANS.find((span) => span.months === months)!.percent + (isCustomer ? 0 : 20);
  return {
    key: `concentration|${word}|${name}|${key}`, kind: 'concentration', severity: share >= 60 ? 'critical' : 'warning',
    title: isCustomer ? `${name} brings ${percentInWords(share)} of revenue` : `${name} gets ${percentInWords(share)} of what goods and subcontractors cost`,
    actual: `${inWords(view.rows.currency)(total)} ${isCustomer ? 'came from' : 'went to'} ${name} in the ${months} months to ${monthInWords(key)}.`,
    expected: `No single ${word} above ${limit}%.`,
    why: `Until then ${name} had a smaller share. ${isCustomer ? 'Losing this one customer would be felt at once.' : 'If this supplier fails or raises prices, there is no second one.'}`,
    advice: isCustomer ? `Agree on terms with ${name} early, and win customers beside it.` : `Find a second source before you need it.`,
    amountMinor: Math.round(total / months), occurredOn: dateOf(view, rows.at(-1)!), counterparty: name, entryIds: largest.slice(0, MOST_EVIDENCE).map((row) => view.rows.ids[row]!),
    strength: 1 + Math.max(0, share - limit) / 50,
  };
}
