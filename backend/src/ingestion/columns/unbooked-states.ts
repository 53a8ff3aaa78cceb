/** States in a word that no list knows: where only their rows have no balance, although every other row has one, they moved nothing. */
import { isDone } from '../cells/payment-states.ts';
import type { ColumnPlan } from './plan.ts';

const FEWEST_BOOKED = 3;

/** Empty where balances tell nothing about states. `rows`: those with dates. */
export function unbookedStates(rows: readonly (readonly string[])[], { status, balance }: Pick<ColumnPlan, 'status' | 'balance'>): string[] {
  if (status === null || balance === null) return [];
  const stateOf = (row: readonly string[]): string => (row[status] ?? '').trim();
  const [open, booked] = [rows.filter((row) => (row[balance] ?? '').trim() === ''), rows.filter((row) => (row[balance] ?? '').trim() !== '')];
  const states = new Set(open.map(stateOf));
  const tells = open.length > 0 && booked.length >= FEWEST_BOOKED && booked.length > open.length && booked.every((row) => !states.has(stateOf(row))) && [...states].every((state) => state !== '' && !isDone(state));
  return tells ? [...states] : [];
}
