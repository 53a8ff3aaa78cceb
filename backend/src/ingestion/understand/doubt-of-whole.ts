/** Balances of a large file that follow from its amounts in its first records and not behind them: what was read of the rest is in doubt. */
import { ReadingSummary } from '../reading-summary.ts';
import type { Ambiguity } from '../statement.ts';
import { MANY_BROKEN, MOST_OF_MANY, ask, paymentsOf } from './balance-doubt.ts';
import type { StatementLayout } from './layout.ts';
import type { LinksOfDays } from './links-of-days.ts';

/** `summary`: of all rows; `sample`: the first ones below the headings. Asked once for a file, when it was gone through. */
export function doubtOfWhole(summary: ReadingSummary, layout: StatementLayout, sample: readonly (readonly string[])[]): Ambiguity | null {
  const all = linksOf(summary);
  if (all === null || !isBroken(all)) return null;
  const first = new ReadingSummary();
  for (const row of paymentsOf(layout, sample).payments) first.addRow(row);
  const before = linksOf(first);
  // Rows of accounts that nothing tells apart, chosen payments: their balances never ran on.
  if (before === null || isBroken(before)) return null;
  return ask(`The balances of this file follow from its amounts in its first lines, and behind them ${all.brokenCount} of ${all.linkCount} do not.`, layout.signRule);
}

/** Rows of one day may stand in any order: then a balance is none of the row before, and yet one of that day. */
export function doesNotFollowByDay(days: LinksOfDays): boolean {
  days.end();
  return isBroken(days);
}

interface Links { linkCount: number; brokenCount: number }

const isBroken = ({ linkCount, brokenCount }: Links): boolean => brokenCount >= MANY_BROKEN && brokenCount > linkCount * MOST_OF_MANY;

function linksOf(summary: ReadingSummary): Links | null {
  const { sums } = summary.finish(null);
  if (sums === null || !summary.isInOrder) return null;
  const added = sums.reduce((links, { linkCount, brokenCount }) => ({ linkCount: links.linkCount + linkCount, brokenCount: links.brokenCount + brokenCount }), { linkCount: 0, brokenCount: 0 });
  return added.linkCount === 0 ? null : added;
}
