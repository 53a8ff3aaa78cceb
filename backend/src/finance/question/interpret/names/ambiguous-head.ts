/** "Fees last quarter" where the ledger has Bank Fees and Professional Fees: which of them is for the user to say. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { lemma, lemmas } from '../lexicon/lemma.ts';

/** Words that are the head of several categories' names, and alone the name of none. */
const HEADS: ReadonlySet<string> = new Set(['fee', 'tax', 'charge', 'supply', 'benefit']);
const MOST = 4;

export function ambiguousHead({ reading, vocabulary }: Frame): Interpretation | null {
  const { tokens, names, exceptions } = reading;
  const at = tokens.findIndex(({ text }) => HEADS.has(lemma(text)));
  if (at < 0) return null;
  const head = lemma(tokens[at]?.text ?? '');
  const holders = vocabulary.categories.filter(({ name, count }) => count > 0 && lemmas(name).at(-1) === head);
  const named = [...names, ...exceptions].filter((name) => name.names.length > 0);
  const isBare = named.some(({ from, to, names: [one, another] }) => from === at && to === at + 1 && one?.kind === 'category' && another?.kind === 'category');
  const isSaidFully = !isBare && named.some((name) => !(name.from === at && name.to === at + 1));
  // "Lab fees" of a ledger that has no such category: the word before says which.
  const isLookedUp = [...names, ...exceptions].some(({ from, to, names: none }) => none.length === 0 && from < at && to > at);
  const isQualified = /^(income|sales|bank|late|of|per)$/.test(tokens[at - 1]?.text ?? '') && tokens[at - 1]?.text !== 'of';
  if (holders.length < 2 || isSaidFully || isLookedUp || isQualified || reading.leftovers.length > 0 || reading.rowWords.some(({ from }) => from === at) || vocabulary.categories.some(({ name, count }) => count > 0 && lemmas(name).join(' ') === head)) return null;
  const said = tokens[at]?.raw ?? head;
  const asked = (name: string): string => tokens.map((token, i) => (i === at ? name : token.raw)).join(' ').replace(/ (?=[?.,!])/g, '');
  return { kind: 'clarify', message: `There are several kinds of ${said} here. Which do you mean?`, choices: [...holders.slice(0, MOST).map(({ name }) => ({ label: name, question: asked(name) })), { label: 'All of them', question: asked(holders.map(({ name }) => name).join(' and ')) }], plan: null };
}
