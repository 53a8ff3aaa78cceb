/** "Priya and I together, what have we taken out as draws": with the one who asks all owners are meant, and the name narrows nothing. */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { NameIndex } from './names.ts';
import type { Token } from '../words/tokenize.ts';

const ONESELF = /^(i|me|myself)$/;
const AND = /^(and|&|plus|\+)$/;
const DRAWN = /\b(draws?|drew|drawn|drawings?|(take|took|taken|taking|pull|pulled|paid) (out|ourselves|us)|owners?|put in|put into|contribut\w+)\b/;

export function withOwnersTogether(tokens: readonly Token[], { byWord }: NameIndex): readonly Token[] {
  if (!DRAWN.test(tokens.map(({ text }) => text).join(' '))) return tokens;
  const and = tokens.findIndex(({ text }, at) => AND.test(text) && (ONESELF.test(tokens[at - 1]?.text ?? '') || ONESELF.test(tokens[at + 1]?.text ?? '')));
  if (and < 0) return tokens;
  // Of some partners no row tells.
  const isParty = (at: number): boolean => {
    const text = tokens[at]?.text ?? '';
    const names = byWord.get(lemma(text)) ?? [];
    return names.length === 0 ? /^\p{L}{3,}$/u.test(text) && !PLAIN_WORDS.has(text) : names.some(({ kind }) => kind === 'counterparty');
  };
  const [step, own] = ONESELF.test(tokens[and + 1]?.text ?? '') ? [-1, and + 1] : [1, and - 1];
  let end = and;
  while (isParty(end + step)) end += step;
  if (end === and) return tokens;
  const [from, to] = [Math.min(end, own), Math.max(end, own) + 1];
  const self = tokens[own] as Token;
  return [...tokens.slice(0, from), { ...self, text: 'we', raw: 'we' }, ...tokens.slice(/^(together|both|combined)$/.test(tokens[to]?.text ?? '') ? to + 1 : to)];
}
