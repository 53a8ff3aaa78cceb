/** "Priya and I together, what have we taken out as draws": with the one who asks all owners are meant, and the name narrows nothing. */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { NameIndex } from './names.ts';
import type { Token } from '../words/tokenize.ts';

const ONESELF = /^(i|me|myself)$/;
const AND = /^(and|&|plus|\+)$/;
const DRAWN = /\b(draws?|drew|drawn|drawings?|(take|took|taken|taking|pull|pulled|paid) (out|ourselves|us)|owners?|put in|put into|contribut\w+)\b/;

const DRAWS = /^(draws?|drawings?|distributions?)$/;

export function withOwnersTogether(tokens: readonly Token[], { byWord }: NameIndex): readonly Token[] {
  if (!DRAWN.test(tokens.map(({ text }) => text).join(' '))) return tokens;
  // Of some partners no row tells.
  const isParty = (at: number): boolean => {
    const text = tokens[at]?.text ?? '';
    const names = byWord.get(lemma(text)) ?? [];
    return names.length === 0 ? /^\p{L}{3,}$/u.test(text) && !PLAIN_WORDS.has(text) : names.some(({ kind }) => kind === 'counterparty');
  };
  return withOneself(tokens, isParty) ?? withOwnDraws(tokens, isParty) ?? tokens;
}

/** "Priya and I together". */
function withOneself(tokens: readonly Token[], isParty: (at: number) => boolean): readonly Token[] | null {
  const and = tokens.findIndex(({ text }, at) => AND.test(text) && (ONESELF.test(tokens[at - 1]?.text ?? '') || ONESELF.test(tokens[at + 1]?.text ?? '')));
  if (and < 0) return null;
  const [step, own] = ONESELF.test(tokens[and + 1]?.text ?? '') ? [-1, and + 1] : [1, and - 1];
  let end = and;
  while (isParty(end + step)) end += step;
  if (end === and) return null;
  const [from, to] = [Math.min(end, own), Math.max(end, own) + 1];
  const self = tokens[own] as Token;
  return [...tokens.slice(0, from), { ...self, text: 'we', raw: 'we' }, ...tokens.slice(/^(together|both|combined)$/.test(tokens[to]?.text ?? '') ? to + 1 : to)];
}

/** "Ray's draws and my draws", "my draws and Ray's". */
function withOwnDraws(tokens: readonly Token[], isParty: (at: number) => boolean): readonly Token[] | null {
  const my = tokens.findIndex(({ text }, at) => text === 'my' && DRAWS.test(tokens[at + 1]?.text ?? ''));
  const [isBehind, isBefore] = [AND.test(tokens[my - 1]?.text ?? ''), AND.test(tokens[my + 2]?.text ?? '')];
  if (my < 0 || isBehind === isBefore) return null;
  const our: Token = { ...(tokens[my] as Token), text: 'our', raw: 'our' };
  if (isBefore) {
    let to = my + 3;
    while (isParty(to)) to++;
    return to === my + 3 ? null : [...tokens.slice(0, my), our, tokens[my + 1] as Token, ...tokens.slice(DRAWS.test(tokens[to]?.text ?? '') ? to + 1 : to)];
  }
  const last = DRAWS.test(tokens[my - 2]?.text ?? '') ? my - 3 : my - 2;
  let from = last;
  while (isParty(from)) from--;
  return from === last ? null : [...tokens.slice(0, from + 1), our, ...tokens.slice(my + 1)];
}
