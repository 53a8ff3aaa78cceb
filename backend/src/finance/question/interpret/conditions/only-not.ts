/** "Only UPS, not the post office": beside the one who alone is meant, somebody of whom the ledger knows nothing is out anyway. */
import { lemma } from '../lexicon/lemma.ts';
import type { NameIndex } from '../names/names.ts';
import { isDated } from '../remarks/remarks-words.ts';
import type { Token } from '../words/tokenize.ts';

const ONLY = /^(only|just|solely|strictly)$/;
const SMALL = /^(the|a|an|any|our|my|other|of|from|to|at|by|with|and|or|people|one|ones|else)$/;
const NAMED_MOST = 4;
const OUT_MOST = 5;

export function withoutUnknownNot(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  const not = tokens.findIndex(({ text }, at) => text === 'not' && (tokens[at - 1]?.kind === 'stop' || /^(and|but)$/.test(tokens[at - 1]?.text ?? '')));
  const only = not < 0 ? -1 : tokens.findLastIndex(({ text }, at) => at < not && at >= not - NAMED_MOST - 2 && ONLY.test(text));
  if (only < 0 || !tokens.slice(only + 1, not).some((token) => isKnown(token, index))) return tokens;
  const stop = tokens.findIndex(({ kind }, at) => at > not && kind === 'stop');
  const to = stop < 0 ? tokens.length : stop;
  const out = tokens.slice(not + 1, to).filter(({ text }) => !SMALL.test(text));
  if (out.length === 0 || out.length > OUT_MOST || out.some((token) => token.kind !== 'word' || isDated(token.text)) || out.every((token) => isKnown(token, index))) return tokens;
  return [...tokens.slice(0, not - 1), ...tokens.slice(to)];
}

const isKnown = ({ text, isName }: Token, { words }: NameIndex): boolean => isName === true || words.has(text) || words.has(lemma(text));
