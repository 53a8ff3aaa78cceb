/** Ordinary words that in this ledger are what a kind of income or cost is called by: "books" of Sales - Books, "the schools" of Sales - School Orders. */
import { lemma } from '../lexicon/lemma.ts';
import type { Token } from '../words/tokenize.ts';
import type { LedgerName } from './names.ts';

/** Nouns that tell no party from another and are too common to be a name anywhere else. */
const COMMON_THING = /^(book|school|product|property|truck|hotel|restaurant|church|house|home|farm|studio|site|club|museum|library|college|university|hospital|office|shop|store|club|bar)$/;
/** They say of a category only what side it is on. */
const HEAD = /^(sale|income|revenue|fee|receipt|order|cost|good|sold|purchase|expense|spend|spending|of)$/;
const OF_THINGS = /^(sales?|revenue|income|takings|orders?|purchases?|costs?|spend|spending|suppliers?|vendors?|expenses?|customers?|clients?|bought|sold)$/;
const BEFORE_THING = /^(on|in|from|to|by|for|with|of|selling|sell|sold|buy|buys|buying|bought|did|do|rank|top|which|what|and|or|than|vs|versus|most|more|our|the|#)$/;
/** "Keep the books", "on our books": the accounts. */
const ACCOUNTS_KEPT = /\b(in|on|off|into|through|from|to|of|keep|keeps|keeping|kept|do|does|doing|close|closes|closing|closed|open|balance|run|check|per|by|clean|whole|entire|all) (the|our|my|your|these|those)( [a-z]+)? $/;

/** Whether the word at `at` is meant as that thing: in a noun's place, and the one word that tells the category from its side's others. */
export function isOwnThingHere(tokens: readonly Token[], at: number, { kind, count, words }: LedgerName, said: readonly string[] = []): boolean {
  const text = tokens[at]?.text ?? '';
  const word = lemma(text);
  if (kind !== 'category' || count === 0 || !COMMON_THING.test(word) || words.filter((one) => !HEAD.test(one)).join(' ') !== word || said.some((one) => one !== word && !HEAD.test(one))) return false;
  const next = tokens[at + 1]?.text ?? '';
  if (OF_THINGS.test(next)) return true;
  const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.text).join(' ');
  const isPlural = text !== word;
  return isPlural && !(word === 'book' && ACCOUNTS_KEPT.test(`${before} `)) && (at === 0 || BEFORE_THING.test(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.kind === 'number');
}
