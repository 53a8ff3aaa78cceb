/** The column of marks behind a balance, such as Dr and Cr or S and H: it says on which side the balance stands. */
import type { ColumnFacts } from './column-facts.ts';

const MIN_SHARE = 0.9;
const MOST_MARKS = 2;

/** `taken`: the column that says which way payments went. */
export function flagOfBalance(facts: readonly ColumnFacts[], balance: number | null, taken: number | null): number | undefined {
  const beside = balance === null ? undefined : facts[balance + 1];
  const isMark = beside !== undefined && beside.index !== taken && beside.directionShare >= MIN_SHARE && beside.filledShare >= MIN_SHARE && beside.distinctCount <= MOST_MARKS;
  return isMark ? beside.index : undefined;
}

/** Marks alone are no text. */
export const isOfMarks = (facts: ColumnFacts): boolean => facts.directionShare >= MIN_SHARE && facts.distinctCount <= MOST_MARKS;
