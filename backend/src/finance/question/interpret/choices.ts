/** Questions to choose from when one was not understood; each can be asked as it stands. */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import type { Choice } from '../plan.ts';

export function choicesFor(_vocabulary: LedgerVocabulary): Choice[] {
  return ['What was my total revenue last month?', 'What were my expenses last month?', 'What is my net profit this year?', 'What are my biggest expenses?'].map((question) => ({ label: question, question }));
}
