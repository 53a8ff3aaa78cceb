/** What a question means: the grammar reads it word by word, and where words are lost on it a second reader, who knows how such things are said, looks at the whole. */
import type { LedgerVocabulary } from '../ledger/ledger-reader.ts';
import type { Context } from './interpret/interpret.ts';
import { interpret, readingOf } from './interpret/interpret.ts';
import { leansOnPrevious } from './interpret/leaning.ts';
import type { Interpretation } from './plan.ts';
import { secondLook } from './restate/second-look.ts';

export function understand(text: string, vocabulary: LedgerVocabulary, context: Context): Interpretation {
  const found = interpret(text, vocabulary, context);
  if (found.kind !== 'clarify' || !found.isLost) return found;
  const alone = { asOf: context.asOf, previous: null };
  const reading = readingOf(text, vocabulary, alone);
  if (context.previous !== null && leansOnPrevious(reading)) return found;
  return secondLook(found, reading, (question) => interpret(question, vocabulary, alone));
}
