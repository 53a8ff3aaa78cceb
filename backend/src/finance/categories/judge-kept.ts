/** By what the category of a row was decided, found out afterwards: for rows that were imported before this was kept. */
import { defaultAccount } from '../chart-of-accounts.ts';
import { basisCode } from './basis.ts';
import { categorize } from './categorize.ts';
import { CERTAIN_ENOUGH, STATED } from './confidence.ts';

export interface KeptRow {
  readonly description: string;
  readonly counterparty: string | null;
  readonly amountMinor: number;
  /** What its import said. */
  readonly categoryNumber: number;
  /** Its file had a column of categories, or a provider told of it. */
  readonly mayBeStated: boolean;
}

const UNCATEGORIZED: ReadonlySet<number> = new Set(['Uncategorized Expense', 'Uncategorized Income'].map((name) => defaultAccount(name).number));
/** Rules of an earlier version said so, and those of today say otherwise. */
const OUTDATED = basisCode('rule-table', 50);

export function judgeKept({ description, counterparty, amountMinor, categoryNumber, mayBeStated }: KeptRow): number {
  if (UNCATEGORIZED.has(categoryNumber)) return basisCode('nothing', 0);
  // The other party may stand in the text already, or in a column of its own.
  for (const text of counterparty === null ? [description] : [description, `${description} ${counterparty}`]) {
    const read = categorize(text, amountMinor);
    if (read.categoryNumber === categoryNumber && (read.confidence >= CERTAIN_ENOUGH || !mayBeStated)) return basisCode('rule-table', read.confidence);
  }
  return mayBeStated ? basisCode('file', STATED) : OUTDATED;
}
