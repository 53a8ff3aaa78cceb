/** The series inside the rows of one party: all of them at one rhythm, or several beside each other and among other purchases. */
import { bestFit, fitRhythm, type Fit, type FoundSeries } from './fit-rhythm.ts';
import { byAmount, pick, splitBy, without, type Stream } from './stream.ts';
import { twiceAMonth } from './twice-a-month.ts';
import { isSamePrice } from './typical-amount.ts';

/** Rows by their category where a party has several. */
export function findInStream(stream: Stream, categoryOf: (row: number) => number): FoundSeries[] {
  const whole = asWhole(stream);
  if (whole.length > 0) return whole;
  const byCategory = splitBy(stream, (place) => categoryOf(stream.rows[place]!));
  if (byCategory.length === 1) return inParts(stream);
  return byCategory.flatMap((part) => {
    const found = asWhole(part);
    return found.length > 0 ? found : inParts(part);
  });
}

function asWhole(stream: Stream): FoundSeries[] {
  const fit = bestFit(stream);
  if (fit === null || isUnevenFortnight(fit)) {
    const twice = twiceAMonth(stream);
    if (twice) return twice;
  }
  return fit === null ? [] : [{ fit, stream: pick(stream, fit.places) }];
}

/** Fourteen days each time are fourteen days. */
const UNEVEN = 0.3;

function isUnevenFortnight({ rule, meanOff }: Fit): boolean {
  return rule.rhythm === 'fortnightly' && meanOff >= UNEVEN;
}

/** Several on the same days (wages), then equal amounts among others (a subscription at a shop), then what is left. */
function inParts(stream: Stream): FoundSeries[] {
  const sameDay = byRankOfDay(stream);
  if (sameDay.length > 0) return sameDay;
  const found: FoundSeries[] = [];
  const taken = new Set<number>();
  for (const prices of pricesOf(stream)) {
    const fit = bestFit(prices);
    if (!fit || fit.places.length < 3) continue;
    const chosen = pick(prices, fit.places);
    found.push({ fit, stream: chosen });
    for (const row of chosen.rows) taken.add(row);
  }
  return found.length > 0 ? [...joined(found), ...asWhole(without(stream, taken))] : [];
}

const LEAST_PER_DAY = 1.6;
const MOST_PER_DAY = 60;
/** Who is paid on more of the days than this is paid at no rhythm that is looked for. */
const MOST_OF_DAYS = 0.4;

/** The largest of each day, the second largest of each day and so on, where a party is paid several times on the same days. */
function byRankOfDay(stream: Stream): FoundSeries[] {
  const paidOn = new Set(stream.days).size;
  const perDay = stream.rows.length / paidOn;
  if (paidOn > MOST_OF_DAYS * (stream.days.at(-1)! - stream.days[0]! + 7) || perDay < LEAST_PER_DAY || perDay > MOST_PER_DAY) return [];
  const ranks = new Map<number, number>();
  const order = stream.rows.map((_row, place) => place).sort((a, b) => stream.days[a]! - stream.days[b]! || stream.amounts[b]! - stream.amounts[a]!);
  let rank = 0;
  order.forEach((place, index) => {
    rank = index > 0 && stream.days[place] === stream.days[order[index - 1]!] ? rank + 1 : 0;
    ranks.set(place, rank);
  });
  const found = splitBy(stream, (place) => ranks.get(place)!).flatMap(asWhole);
  return found.reduce((sum, one) => sum + one.stream.rows.length, 0) >= 0.7 * stream.rows.length ? found : [];
}

const MOST_PRICES = 400;

function pricesOf(stream: Stream): Stream[] {
  return byAmount(stream, 3).slice(0, MOST_PRICES);
}

/** A price that ends where another begins, at the same rhythm, is the same series after a change of price. */
function joined(found: readonly FoundSeries[]): FoundSeries[] {
  const result: FoundSeries[] = [];
  for (const next of [...found].sort((a, b) => a.stream.days[0]! - b.stream.days[0]!)) {
    const index = result.findIndex((one) => follows(one, next));
    const before = result[index];
    const stream = before ? { days: [...before.stream.days, ...next.stream.days], amounts: [...before.stream.amounts, ...next.stream.amounts], rows: [...before.stream.rows, ...next.stream.rows] } : next.stream;
    const fit = before ? fitRhythm(stream, before.fit.rule) : next.fit;
    if (before && fit && fit.places.length === stream.rows.length) result[index] = { fit, stream };
    else result.push(next);
  }
  return result;
}

const PRICE_CHANGE = 1.5;

function follows(one: FoundSeries, next: FoundSeries): boolean {
  const gap = next.stream.days[0]! - one.stream.days.at(-1)!;
  const { periodDays, stepTolerance, rhythm } = one.fit.rule;
  const [before, after] = [one.stream.amounts.at(-1)!, next.stream.amounts[0]!];
  return rhythm === next.fit.rule.rhythm && Math.abs(gap - periodDays) <= stepTolerance && !isSamePrice(before, after) && Math.max(before, after) <= PRICE_CHANGE * Math.min(before, after);
}
