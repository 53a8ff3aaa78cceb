/** Whether the question, taken as a whole, asks for another kind of computation than the grammar made of it: a list for a figure, a month's total for a run of months. */
import type { Reading } from '../interpret/reading.ts';
import type { Plan } from '../plan.ts';
import { computationOf } from './computation.ts';
import { masked } from './masked.ts';
import { likelyComputations } from './network.ts';

/** Below it the grammar's computation is as good as never what such words ask for. Why so low: decision 0073. */
const IMPROBABLE = 0.001;
/** What else it may be has to be known. */
const LIKELY = 0.3;

export function isDoubtful(plan: Plan, reading: Reading): boolean {
  const computations = likelyComputations(masked(reading).words);
  const made = computationOf({ kind: 'plan', plan });
  const own = computations.filter(({ name }) => placed(name) === placed(made));
  return own.length > 0 && own.reduce((sum, { probability }) => sum + probability, 0) < IMPROBABLE && (computations[0]?.probability ?? 0) > LIKELY;
}

/** The nth of a list is one line, however long the list would be. */
const placed = (name: string): string => name.replace(/ nth( one| n)?\b/, ' nth');
