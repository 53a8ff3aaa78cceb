/** Recognises questions about what lies outside of any ledger, before a word of them is taken for a name or a figure. */
import { OUTSIDE_WORDS } from './lexicon/outside-words.ts';
import type { Reading } from './reading.ts';

/** What is missing to answer, or null. */
export function outsideLedger({ text, names }: Pick<Reading, 'text' | 'names'>): string | null {
  const said = text.replace(/ \?/g, '');
  return OUTSIDE_WORDS.find(({ pattern, unless, withoutNames }) => pattern.test(said) && !unless?.test(said) && !(withoutNames && names.length > 0))?.missing ?? null;
}
