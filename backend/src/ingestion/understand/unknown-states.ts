/** A column of states says of most payments the same, and of some a word that no list knows: whether these moved anything nobody can tell. */
import { isKnownState } from '../cells/payment-states.ts';
import { headingMatches } from '../columns/heading.ts';
import type { StatementLayout } from './layout.ts';

const MOST = 0.6;
const FEWEST_ROWS = 5;

/** The first such word; null where there is none. `rows`: those that would count. */
export function unknownState({ plan, headings }: StatementLayout, rows: readonly (readonly string[])[]): string | null {
  const { status, balance } = plan;
  if (status === null || balance !== null || rows.length < FEWEST_ROWS || !headingMatches(headings[status] ?? '').some(({ role, strength }) => role === 'status' && strength === 3)) return null;
  const counts = new Map<string, number>();
  for (const row of rows) counts.set((row[status] ?? '').trim(), (counts.get((row[status] ?? '').trim()) ?? 0) + 1);
  const [usual] = [...counts].sort((a, b) => b[1] - a[1]);
  if (!usual || usual[0] === '' || usual[1] < rows.length * MOST) return null;
  return [...counts.keys()].find((word) => word !== usual[0] && /\p{L}{2}/u.test(word) && !isKnownState(word)) ?? null;
}
