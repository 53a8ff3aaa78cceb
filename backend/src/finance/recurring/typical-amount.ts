/** What one of a series usually comes to, and how much that varies. */
import { median } from './schedule.ts';

/** Two amounts this near to each other are the same price: exchange rates and taxes move cents. */
const SAME_PRICE = 0.005;
const RECENT = 6;
const FIXED_SHARE = 0.8;
/** Makes the median distance comparable to a standard deviation. */
const MAD_SCALE = 1.4826;

export function isSamePrice(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_PRICE * Math.max(one, other);
}

export interface TypicalAmount {
  readonly typical: number;
  readonly isFixed: boolean;
  readonly spread: number;
}

/** `amounts` absolute, oldest first. A price that changed counts with its new level once it came twice. */
export function typicalAmount(amounts: readonly number[]): TypicalAmount {
  const isFixed = stepShare(amounts) >= FIXED_SHARE;
  const recent = amounts.slice(-RECENT);
  const [before, last] = [amounts.at(-2), amounts.at(-1) ?? 0];
  const typical = Math.round(before !== undefined && isSamePrice(before, last) ? last : median(recent));
  const spread = isFixed ? 0 : Math.round(MAD_SCALE * median(amounts.slice(-2 * RECENT).map((amount) => Math.abs(amount - typical))));
  return { typical, isFixed, spread };
}

/** 1 where amounts never change or only by steps, 0 where they are all over the place. */
export function steadiness(amounts: readonly number[]): number {
  const typical = median(amounts);
  if (typical === 0) return 0;
  const off = median(amounts.map((amount) => Math.abs(amount - typical))) / typical;
  return Math.max(stepShare(amounts), Math.max(0, 1 - off));
}

/** How many follow one of the same price. */
function stepShare(amounts: readonly number[]): number {
  if (amounts.length < 2) return 0;
  const same = amounts.filter((amount, index) => index > 0 && isSamePrice(amount, amounts[index - 1]!)).length;
  // A series with one change of price is a fixed one.
  return Math.min(1, (same + (same > 0 ? 1 : 0)) / (amounts.length - 1));
}
