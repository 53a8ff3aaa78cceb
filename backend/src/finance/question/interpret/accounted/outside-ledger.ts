/** Recognises questions about what lies outside of any ledger, before a word of them is taken for a name or a figure. */
import { OUTSIDE_THINGS } from '../lexicon/outside-things.ts';
import { OUTSIDE_WORDS } from '../lexicon/outside-words.ts';
import { covers } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';

const OUTSIDE = [...OUTSIDE_WORDS, ...OUTSIDE_THINGS];

const WHOLE_NAME = 3;

/** What is missing to answer, or null. */
export function outsideLedger({ tokens, names, exceptions }: Pick<Reading, 'tokens' | 'names' | 'exceptions'>): string | null {
  const parties = [...names, ...exceptions].filter((name) => name.names.length > 0 && name.names.every(({ kind, name: full }) => kind === 'counterparty' && tokens.slice(name.from, name.to).every(({ text, isName }) => isName === true || full.toLowerCase().includes(text))));
  // Said whole, it is what the ledger calls a cost: "Travel & Site Visits".
  const kinds = names.filter((name) => name.to - name.from >= WHOLE_NAME && name.names.length > 0 && name.names.every(({ kind }) => kind === 'category'));
  // "Utilities without T-Mobile" asks for no number.
  const said = tokens.map(({ text }, at) => (covers(parties, at) ? 'party' : covers(kinds, at) ? 'category' : text)).join(' ').replace(/ \?/g, '');
  return OUTSIDE.find(({ pattern, unless, withoutNames, withoutCategories }) => pattern.test(said) && !unless?.test(said) && !(withoutNames && names.length > 0) && !(withoutCategories && names.some((name) => name.names.some(({ kind }) => kind === 'category'))))?.missing ?? null;
}
