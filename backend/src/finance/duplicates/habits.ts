/** How two statements of one account differ as a rule: a bank's other export has other words in every row, or another date. */
import type { Link } from './links.ts';

export interface Habits {
  /** From the known row's day to the added one's, where most pairs have the same distance. */
  readonly usualDays: number;
  /** Whether the statements give other days often. */
  readonly isShifted: boolean;
  /** What is left over on one side lines up with what is left over on the other: it is one list of payments in other words. */
  readonly isSameList: boolean;
  /** Payments of the days that both cover which have a partner, and those of the longer side. */
  readonly pairedCount: number;
  readonly leftCount: number;
}

/** Fewer pairs are no rule. */
const FEWEST = 3;
const MOST_ARE = 0.6;
const OFTEN = 0.2;
const LINES_UP = 0.8;

/** `pairs`: as many as can be made, one to one, in the days that both statements cover. */
export function habitsOf(distance: Distance, pairs: readonly Link[], { knownCount, addedCount }: { readonly knownCount: number; readonly addedCount: number }): Habits {
  const leftCount = Math.max(knownCount, addedCount);
  const amounts = new Set(pairs.map(({ amount }) => amount)).size;
  return { ...distance, isSameList: amounts >= FEWEST && pairs.length >= LINES_UP * leftCount, pairedCount: pairs.length, leftCount };
}

export type Distance = Pick<Habits, 'usualDays' | 'isShifted'>;

/** `alone`: the links whose rows have no other candidate. */
export function distanceOf(alone: readonly Link[], exactCount: number): Distance {
  const counts = new Map<number, number>();
  for (const { days } of alone) counts.set(days, (counts.get(days) ?? 0) + 1);
  const all = alone.length + exactCount;
  const [days, count] = [...counts].sort((a, b) => b[1] - a[1] || Math.abs(a[0]) - Math.abs(b[0]))[0] ?? [0, 0];
  const shifted = alone.filter((link) => link.days !== 0).length;
  return { usualDays: count >= FEWEST && count >= MOST_ARE * all ? days : 0, isShifted: shifted >= FEWEST && shifted >= OFTEN * all };
}
