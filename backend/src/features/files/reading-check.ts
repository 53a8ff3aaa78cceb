/** A file whose owner wants to see how it is read before it counts: it is read, nothing is stored, and it waits for the owner's word. */
import type { ReadInChildOptions } from '../../ingestion/child/read-in-child.ts';
import { isFailure, type ReadingFailure, type StatementReading } from '../../ingestion/statement.ts';
import type { ImportOutcome } from '../ledger/ledger-import.ts';
import type { BoundedReader } from './reading-trial.ts';

/** What the file shows in place of a question; clients offer to look at the reading. */
export const CHECK_SENTENCE = 'Check how this file is read. Nothing from it counts until you confirm it.';

export type CheckOutcome = Extract<ImportOutcome, { kind: 'failed' | 'ambiguous' }> | { readonly kind: 'to-confirm'; readonly reading: StatementReading };

/** Null: there is nothing to confirm, for the file holds no payments. */
export async function readForCheck(read: BoundedReader, options: Omit<ReadInChildOptions, 'onRows'>): Promise<CheckOutcome | null> {
  return outcomeOf(await read({ ...options, onRows: () => undefined }));
}

function outcomeOf(result: StatementReading | ReadingFailure): CheckOutcome | null {
  if (isFailure(result)) return { kind: 'failed', reason: result.failure };
  if (result.ambiguity) return { kind: 'ambiguous', reading: result, ambiguity: result.ambiguity };
  return result.document ? null : { kind: 'to-confirm', reading: result };
}
