/** "What day did we buy the cinema camera kit": a thing of which a word is no kind of the ledger's is looked for whole in the bank's text, for its day is that of one row. */
import { covers } from '../words/phrase-table.ts';
import type { Reading } from '../reading.ts';

const BUYS = /^(buy|bought|purchase|purchased|order|ordered|get|got|acquire|acquired)$/;
const ARTICLE = /^(the|our|my|that|this|a|an|new)$/;
const ENDS = /^(from|at|in|on|for|by|with|to|of|last|this|and|or|back|during|most|please)$/;
const WORDS_MOST = 4;

/** Its words; null where all of them are known, or where no thing stands there. */
export function thingBought({ tokens, unheeded, names, periods }: Reading): readonly string[] | null {
  const verb = tokens.findIndex(({ text }) => BUYS.test(text));
  if (verb < 0 || !ARTICLE.test(tokens[verb + 1]?.text ?? '')) return null;
  let from = verb + 1;
  while (ARTICLE.test(tokens[from]?.text ?? '')) from++;
  let to = from;
  while (tokens[to]?.kind === 'word' && !ENDS.test(tokens[to]?.text ?? '') && !covers(periods, to)) to++;
  const isIn = (span: { readonly from: number; readonly to: number }): boolean => span.from >= from && span.to <= to;
  const isOfKind = names.some((name) => isIn(name) && name.names.length > 0 && name.names.every(({ kind }) => kind === 'category'));
  if (to - from < 2 || to - from > WORDS_MOST || !isOfKind || !unheeded.some(isIn) || names.some((name) => !isIn(name))) return null;
  return tokens.slice(from, to).map(({ text }) => text);
}
