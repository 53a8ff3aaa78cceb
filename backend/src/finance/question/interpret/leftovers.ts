/** Words that nothing explains: which of them may carry a condition, and so must not be dropped. */
import { lemma } from './lexicon/lemma.ts';
import { PLAIN_WORDS } from './lexicon/plain-words.ts';
import type { Span } from './phrase-table.ts';
import { covers } from './phrase-table.ts';
import type { Token } from './tokenize.ts';

export interface Leftover extends Span {
  readonly said: string;
}

const NAME_PLACE = /^(to|from|at|for|on|of|with|by|via|excluding|except|without|besides|minus|called|named|than|vs|versus|and|or|about|toward|towards|off)$/;
const DETERMINER = /^(the|our|my|a|an|this|that|those|these|some|all|any)$/;

/** Neighbouring words join into one. A verb or adverb outside of a name's place ("issued", "roughly") carries no condition. */
export function leftoversOf(tokens: readonly Token[], explained: readonly Span[]): Leftover[] {
  const left: Leftover[] = [];
  tokens.forEach((token, at) => {
    if (!isUnexplained(token) || covers(explained, at)) return;
    const before = left.at(-1);
    if (before && before.to === at) left[left.length - 1] = { from: before.from, to: at + 1, said: `${before.said} ${token.text}` };
    else left.push({ from: at, to: at + 1, said: token.text });
  });
  return left.filter((word) => !isMereVerb(word) || standsForName(word, tokens));
}

function isUnexplained(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 1 && !PLAIN_WORDS.has(token.text) && !PLAIN_WORDS.has(lemma(token.text));
}

const isMereVerb = ({ said }: Leftover): boolean => !said.includes(' ') && /(ing|ed|ly|ish)$/.test(said);

/** After a preposition or "and" stands a name. */
export function standsForName({ from }: Span, tokens: readonly Token[]): boolean {
  let at = from - 1;
  while (DETERMINER.test(tokens[at]?.text ?? '')) at--;
  return NAME_PLACE.test(tokens[at]?.text ?? '');
}
