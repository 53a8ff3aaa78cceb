/** What of a name two businesses may have in common: its words, without what says nothing of who they are. */
import { bankWords } from '../bank-text.ts';
import { LEGAL_FORMS, TAIL_WORDS } from '../counterparty-words.ts';

export type Direction = 'in' | 'out';

export function featuresOf(name: string): ReadonlySet<string> {
  const words = bankWords(name, () => false).filter((word) => word.length > 1 && !LEGAL_FORMS.has(word) && !TAIL_WORDS.has(word));
  return new Set(words.map((word) => word.replace(/['’]/g, '')));
}
