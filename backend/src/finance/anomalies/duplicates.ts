/** Payments that were probably made twice: equal amounts to one party within days, where chance and habit do not explain them. */
import { dateInWords, fromDayNumber } from '../local-date.ts';
import { median } from '../recurring/schedule.ts';
import type { FoundAlert } from './alert.ts';
import { severityOf, inWords } from './alert-words.ts';
import { dateOf, isExpense, outMinor, type LedgerView, type Party } from './ledger-view.ts';

const NEAR_DAYS = 6;
/** An amount that nothing else of the party comes near may lie further apart. */
const FAR_DAYS = 12;
/** A pair of equal payments is looked into where chance brings one this seldom, over one payment and over all of the party's. */
const MOST_CHANCE = 0.02;
const MOST_CHANCE_IN_ALL = 0.35;
/** Other words beside the same amount speak for another purchase. */
const OTHER_NUMBERS = 3;
const OTHER_WORDS = 6;
const LEAST_TEXT = 0.02;
/** Of so few payments nothing is known about their texts. */
const FEW = 4;
/** Who is paid the same amount twice this often wants it so. */
const HABIT_PAIRS = 3;
const HABIT_SHARE = 0.2;
/** More extra payments than this beside a series are no mistakes. */
const MOST_EXTRAS = 0.15;
const REFUND_DAYS = 45;
const FEES = /fee/i;

export interface Duplicate {
  readonly first: number;
  readonly again: number;
  readonly alert: FoundAlert;
}

export function duplicatePayments(view: LedgerView): Duplicate[] {
  const credits = creditsByParty(view);
  return view.paid.flatMap((party) => {
    const rows = party.rows.filter((row) => canBeDoubled(view, row));
    return rows.length < 2 ? [] : ofParty(view, { ...party, rows }, credits.get(party.name) ?? []);
  });
}

function canBeDoubled(view: LedgerView, row: number): boolean {
  const category = view.categoryOf(row);
  return isExpense(category) || category.role === 'loan';
}

function creditsByParty(view: LedgerView): Map<string, readonly number[]> {
  return new Map(view.payers.map(({ name, rows }) => [name, rows]));
}

function ofParty(view: LedgerView, party: Party, credits: readonly number[]): Duplicate[] {
  const byAmount = new Map<number, number[]>();
  for (const row of party.rows) {
    const amount = outMinor(view, row);
    const equal = byAmount.get(amount);
    if (equal) equal.push(row);
    else byAmount.set(amount, [row]);
  }
  if (byAmount.size === party.rows.length) return [];
  const chance = chanceOf(view, party, byAmount);
  const found: Duplicate[] = [];
  for (const equal of byAmount.values()) {
    if (equal.length < 2) continue;
    const pairs = closePairs(view, equal);
    const agains = new Set(pairs.map(([, again]) => again));
    const occasions = pairs.filter(([first]) => !agains.has(first)).length;
    if (occasions >= HABIT_PAIRS && pairs.length >= HABIT_SHARE * equal.length) continue;
    for (const [first, again] of pairs) {
      const strength = pairs.length <= Math.max(1, MOST_EXTRAS * equal.length) && isOutOfRhythm(view, first, again) ? 2 : strengthOf(view, [first, again], equal.length, chance);
      if (strength < 0.8 || credits.some((row) => wasGivenBack(view, again, row))) continue;
      found.push({ first, again, alert: alertOf(view, party, first, again, strength) });
    }
  }
  return found;
}

/** Each payment with the nearest one before it, one with the same bank text first. */
function closePairs({ rows: { days, descriptions } }: LedgerView, equal: readonly number[]): [number, number][] {
  const farthest = equal.length === 2 ? FAR_DAYS : NEAR_DAYS;
  const pairs: [number, number][] = [];
  equal.forEach((again, place) => {
    const before = (found: (row: number) => boolean): number | undefined => {
      for (let other = place - 1; other >= 0 && days[again]! - days[equal[other]!]! <= farthest; other -= 1) if (found(equal[other]!)) return equal[other];
      return undefined;
    };
    const first = before((row) => descriptions?.[row] === descriptions?.[again]) ?? before(() => true);
    if (first !== undefined) pairs.push([first, again]);
  });
  return pairs;
}

/** Beside an occurrence of a series that does not come that often, equal to it and not one itself. */
function isOutOfRhythm(view: LedgerView, first: number, again: number): boolean {
  const [one, other] = [view.seriesOfRow.get(first), view.seriesOfRow.get(again)];
  const series = one ?? other;
  if (!series || (one && other)) return false;
  const gap = view.rows.days[again]! - view.rows.days[first]!;
  return gap <= NEAR_DAYS && series.confidence >= 0.45;
}

interface Chance {
  readonly rowsPerDay: number;
  readonly count: number;
  /** How likely two other payments of the party are equal, whatever they are. */
  readonly collision: number;
  /** What the bank's texts do to the chance: below 1 for equal ones that are rare, above for others. */
  readonly ofTexts: (first: number, again: number) => number;
}

function chanceOf(view: LedgerView, { rows }: Party, byAmount: ReadonlyMap<number, readonly number[]>): Chance {
  const count = rows.length;
  const span = Math.max(90, view.rows.days[rows.at(-1)!]! - view.rows.days[rows[0]!]! + 1);
  const equalPairs = [...byAmount.values()].reduce((sum, equal) => sum + equal.length * (equal.length - 1), 0);
  const amounts = rows.map((row) => outMinor(view, row));
  const middle = median(amounts);
  const scatter = 1 / (4 * median(amounts.map((amount) => Math.abs(amount - middle))) + 1);
  return { rowsPerDay: count / span, count, collision: Math.max((0.5 * (equalPairs - 2)) / (count * (count - 1)), Math.min(scatter, 0.02)), ofTexts: textChances(view, rows) };
}

/** The same text on both speaks for a mistake as far as the party's texts differ otherwise: a number of an invoice that comes twice. */
function textChances(view: LedgerView, rows: readonly number[]): Chance['ofTexts'] {
  const texts = view.rows.descriptions;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(texts?.[row] ?? '', (counts.get(texts?.[row] ?? '') ?? 0) + 1);
  return (first, again) => {
    const [one, other] = [texts?.[first] ?? '', texts?.[again] ?? ''];
    if (one === other) return rows.length < FEW ? 1 : Math.max(LEAST_TEXT, (counts.get(one)! - 1) / (rows.length - 1));
    return one.replaceAll(/\d+/g, '') === other.replaceAll(/\d+/g, '') ? OTHER_NUMBERS : OTHER_WORDS;
  };
}

/** 1 where chance would bring such a pair as seldom as is allowed, more where more seldom. */
function strengthOf(view: LedgerView, [first, again]: readonly [number, number], equalCount: number, { rowsPerDay, count, collision, ofTexts }: Chance): number {
  const gap = view.rows.days[again]! - view.rows.days[first]!;
  const others = count > 2 ? (equalCount - 2) / (count - 2) : 0;
  const words = ofTexts(first, again);
  if (gap > NEAR_DAYS && (words > 1 || count < 6)) return 0;
  const fee = FEES.test(view.categoryOf(again).name) ? OTHER_NUMBERS : 1;
  const perPayment = rowsPerDay * (gap + 1) * Math.max(others, collision) * words * fee;
  const inAll = (perPayment * count) / 2;
  return Math.min(2, oddsStrength(MOST_CHANCE / perPayment), oddsStrength(MOST_CHANCE_IN_ALL / inAll));
}

function oddsStrength(times: number): number {
  return Math.max(0, 1 + 0.25 * Math.log(times));
}

function wasGivenBack(view: LedgerView, again: number, credit: number): boolean {
  const { days, amountsMinor } = view.rows;
  return amountsMinor[credit] === -amountsMinor[again]! && days[credit]! >= days[again]! && days[credit]! <= days[again]! + REFUND_DAYS;
}

function alertOf(view: LedgerView, { name, isNamed }: Party, first: number, again: number, strength: number): FoundAlert {
  const { days, ids, currency, descriptions } = view.rows;
  const amountMinor = outMinor(view, again);
  const money = inWords(currency);
  const gap = days[again]! - days[first]!;
  const when = gap === 0 ? 'on the same day' : gap === 1 ? 'one day later' : `${gap} days later`;
  const isSameText = descriptions?.[first] === descriptions?.[again];
  return {
    key: `duplicate|${name}|${dateOf(view, again)}|${amountMinor}`, kind: 'duplicate', severity: severityOf(amountMinor, view.monthlyExpensesMinor, 'warning'),
    title: `${name} may have been paid ${money(amountMinor)} twice`,
    actual: `${money(amountMinor)} went to ${name} on ${dateInWords(fromDayNumber(days[first]!))} and again ${when}.`,
    expected: 'One payment of this amount.',
    why: `${isSameText ? 'Party, amount and bank text are the same' : 'Party and amount are the same'}, and ${name} is not usually paid equal amounts so close together.`,
    advice: `Compare both with the invoices. If one was a mistake, ask ${name} for ${money(amountMinor)} back.`,
    amountMinor, occurredOn: dateOf(view, again), counterparty: isNamed ? name : null, entryIds: [ids[again]!, ids[first]!], strength,
  };
}
