/** Turns of a talk with a small agency, for tests: what each makes of the same talk before it. */
import { expect } from '@jest/globals';
import { agencyRows } from '../../companies.test-data.ts';
import { inShort } from '../../plan-in-short.test-data.ts';
import type { Interpretation, Plan } from '../../plan.ts';
import { ledgerOf } from '../../statement-ledger.test-data.ts';
import { understand } from '../../understand.ts';

const { vocabulary } = ledgerOf(agencyRows(), 'categorised');
export const read = (text: string, previous: Plan | null): Interpretation => understand(text, vocabulary, { asOf: '2026-11-20', previous });

/** `talk` is what was asked before, one after the other. */
export function after(talk: string | readonly string[], turns: readonly string[], expected: string): void {
  let previous: Plan | null = null;
  for (const text of [talk].flat()) previous = planOf(read(text, previous)) ?? previous;
  for (const turn of turns) expect(`${turn} → ${inShort(read(turn, previous), vocabulary)}`).toBe(`${turn} → ${expected}`);
}

const planOf = (found: Interpretation): Plan | null => (found.kind === 'plan' ? found.plan : null);
