/** Ordinary words that in this ledger are what a kind of income or cost is called by: "books" of Sales - Books, "the schools" of Sales - School Orders. */
import { lemma } from '../lexicon/lemma.ts';
import type { Token } from '../words/tokenize.ts';
import type { LedgerName } from './names.ts';

/** Nouns that tell no party from another and are too common to be a name anywhere else. */
const COMMON_THING = /^(service|book|school|product|property|truck|hotel|restaurant|church|house|home|farm|studio|site|club|museum|library|college|university|hospital|office|shop|store|bar|cafe|café|deli|bakery|gym|spa|kitchen|tavern|pub)$/;
/** One's own places: "the cafe" of Sales - Cafe is that part of the business where it is asked what it earns. */
const PLACE = /^(services?|cafe|café|deli|bakery|bar|gym|spa|restaurant|kitchen|tavern|pub|hotel|farm|studio)$/;
const EARNS = /\b(sell|sold|sales|make|made|bring|brought|earn|earned|revenue|income|take in|took in|gross|grossed|turnover|takings|strongest|weakest|best|busiest|slowest)\b/;
const OF_ALL_COSTS = /\b(spend|spent|costs?|expenses?|pay|paid|profit|margin|cash|burn|runway|loss|lose|lost)\b/;
/** They say of a category only what side it is on. */
const HEAD = /^(sale|income|revenue|fee|receipt|order|cost|good|sold|purchase|expense|spend|spending|of)$/;
const OF_THINGS = /^(sales?|revenue|income|takings|orders?|purchases?|costs?|spend|spending|suppliers?|vendors?|expenses?|customers?|clients?|bought|sold)$/;
const BEFORE_THING = /^(best|biggest|largest|top|main|on|in|from|to|by|for|with|of|selling|sell|sold|buy|buys|buying|bought|did|do|rank|top|which|what|and|or|than|vs|versus|most|more|our|the|#)$/;
/** "Keep the books", "on our books": the accounts. */
const ACCOUNTS_KEPT = /\b(in|on|off|into|through|from|to|of|keep|keeps|keeping|kept|do|does|doing|close|closes|closing|closed|open|balance|run|check|per|by|clean|whole|entire|all) (the|our|my|your|these|those)( [a-z]+)? $/;

/** Whether the word at `at` is meant as that thing: in a noun's place, and the one word that tells the category from its side's others. */
export function isOwnThingHere(tokens: readonly Token[], at: number, { kind, role, count, words }: LedgerName, said: readonly string[] = []): boolean {
  const text = tokens[at]?.text ?? '';
  const word = lemma(text);
  if (kind !== 'category' || count === 0 || !COMMON_THING.test(word) || words.filter((one) => !HEAD.test(one)).join(' ') !== word || said.some((one) => one !== word && !HEAD.test(one))) return false;
  const next = tokens[at + 1]?.text ?? '';
  if (OF_THINGS.test(next)) return true;
  const before = tokens.slice(Math.max(0, at - 3), at).map((token) => token.text).join(' ');
  const isHeldAgainst = /^(or|vs|versus|than|and)$/.test(next) || /\b(or|vs|versus|than)$/.test(before);
  if (PLACE.test(text) && role === 'revenue' && (isHeldAgainst || /\b(the|our|from|of|by)$/.test(before))) {
    const all = tokens.map((token) => token.text).join(' ');
    return EARNS.test(all) && !OF_ALL_COSTS.test(all);
  }
  const isPlural = text !== word;
  return isPlural && !(word === 'book' && ACCOUNTS_KEPT.test(`${before} `)) && (at === 0 || BEFORE_THING.test(tokens[at - 1]?.text ?? '') || tokens[at - 1]?.kind === 'number');
}
