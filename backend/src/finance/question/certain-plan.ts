/** Whether a question that we would offer is one that we can answer ourselves: it must be understood to the last word. */
import type { LocalDate } from '../ledger/entry.ts';
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import type { Interpretation, Plan } from './plan.ts';
import { understand } from './understand.ts';

/** Whether what was read stands without anybody's help: every word of it understood, none only looked for in the rows, and no other meaning near. That a ledger cannot know something is certain, too; a question back never is. */
export function isCertain(found: Interpretation): boolean {
  if (found.kind !== 'plan') return found.kind === 'unsupported';
  if (found.isKept) return false;
  const { filters, against } = found.plan;
  const isLookedUp = [filters, against?.filters].some((some) => (some?.words ?? some?.notWords ?? []).length > 0);
  return !isLookedUp && [...found.hints ?? [], ...found.bought ?? [], ...found.leftOutThing ?? []].length === 0 && found.other === undefined;
}

/** The plan of a question that needs no other question before it; null where a word of it is not understood, or only looked for in the rows. */
export function certainPlan(text: string, vocabulary: LedgerVocabulary, asOf: LocalDate): Plan | null {
  const found = understand(text, vocabulary, { asOf, previous: null });
  return found.kind === 'plan' && isCertain(found) ? found.plan : null;
}
