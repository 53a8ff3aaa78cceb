/** What is supposed to have been other, in words: "rent been 10 % higher". */
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { formatMoney } from '../../money.ts';
import type { Plan } from '../plan.ts';
import { inSentence, subjectInWords } from './subject-words.ts';

export function supposedInWords({ against, supposed }: Plan, vocabulary: LedgerVocabulary): string {
  const part = against ? inSentence(subjectInWords(against, vocabulary)) : 'it';
  const change = supposed ?? { amountMinor: 0 };
  const [size, isMore] = 'percent' in change ? [`${Math.abs(change.percent)} %`, change.percent >= 0] : [formatMoney(Math.abs(change.amountMinor), vocabulary.currency), change.amountMinor >= 0];
  return `${part} been ${size} ${isMore ? 'higher' : 'lower'}`;
}
