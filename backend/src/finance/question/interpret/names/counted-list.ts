/** "Our two landlords, Ashford and Mill Street": who is counted is listed right behind, so that the count and the noun say nothing more. */
import { lemma } from '../lexicon/lemma.ts';
import type { Token } from '../words/tokenize.ts';

const DETERMINER = /^(the|our|my|those|these)$/;
const TIMES = /^(days|weeks|months|quarters|years|halves|weekends|periods|times|seasons|dates)$/;
/** "With the three vendors, Acme, Gusto and Zoom" asks for a list by name; in brackets, or behind a word that leaves them out, they are only told. */
const LISTED = /^(vendors|suppliers|payees|customers|clients|categories|accounts)$/;
const ITEM_WORDS_MOST = 4;
const COUNT_MOST = 6;

/** The tokens without the count and its noun, where as many names of the ledger follow. */
export function withoutListsCount(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const at = tokens.findIndex((token, i) => DETERMINER.test(token.text) && isCount(tokens[i + 1]) && isNoun(tokens[i + 2]) && /^[,:(]$/.test(tokens[i + 3]?.text ?? '') && !isListedByName(tokens, i));
  if (at < 0) return tokens;
  const end = endOfList(tokens, at + 4, tokens[at + 1]?.value ?? 0, ledger);
  if (end === null) return tokens;
  const isBracketed = tokens[at + 3]?.text === '(';
  return [...tokens.slice(0, at), ...tokens.slice(at + 4, end), ...tokens.slice(isBracketed ? end + 1 : end)];
}

const isListedByName = (tokens: readonly Token[], at: number): boolean => LISTED.test(tokens[at + 2]?.text ?? '') && tokens[at + 3]?.text !== '(' && !/^(without|except|but|excluding|minus|than|for|from)$/.test(tokens[at - 1]?.text ?? '');

const isCount = (token: Token | undefined): boolean => token?.kind === 'number' && token.isMoney !== true && (token.value ?? 0) > 1 && (token.value ?? 0) <= COUNT_MOST;
const isNoun = (token: Token | undefined): boolean => token?.kind === 'word' && /[a-z]{3,}s$/.test(token.text) && !TIMES.test(token.text);

/** Where the list of so many names ends; null where it is no such list. */
function endOfList(tokens: readonly Token[], from: number, count: number, ledger: ReadonlySet<string>): number | null {
  let items = 0;
  let at = from;
  for (let start = from; at < tokens.length; at++) {
    const { text, kind } = tokens[at] as Token;
    const isJoint = /^(and|&|,)$/.test(text);
    if (!isJoint && kind === 'word' && at - start < ITEM_WORDS_MOST && (at > start ? items < count - 1 || ledger.has(lemma(text)) : ledger.has(lemma(text)) || ledger.has(text))) continue;
    if (at > start) items++;
    if (!isJoint || items === count) break;
    start = at + 1;
  }
  if (at === tokens.length) items++;
  return items === count ? at : null;
}
