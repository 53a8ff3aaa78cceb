/** "Mongo" of MongoDB Atlas, "insta" of Instacart: how somebody's name begins, where nobody else's begins so and it is no word of its own. */
import { TRADE_WORDS } from '../../../categories/trades/trade-words.ts';
import { ENGLISH_WORDS } from '../lexicon/english-words.ts';
import { GRAMMAR_WORDS } from '../lexicon/grammar-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { isDated } from '../remarks/remarks-words.ts';
import { isCommonWord } from '../words/common-words.ts';
import type { Token } from '../words/tokenize.ts';
import type { NameIndex } from './names.ts';

const SHORTEST = 4;
/** As much as must be left out: "figmas" and "zooms" are only other forms of the name. */
const LEFT_LEAST = 2;
const PREFIX = /^(inter|intra|anti|auto|micro|multi|semi|over|under|super|mini|post|extra|ultra|mega|mono|poly|trans|para|electro|cyber|info|tech|misc|dept|govt|acct|appt|assoc|intl|natl|univ|corp|subs|mgmt|maint|comm|elec|tele|insur|equip|prof|serv)$/;
const TRADES: ReadonlySet<string> = new Set(Object.values(TRADE_WORDS).flatMap((words) => words.toLowerCase().split(/[^a-z]+/)));
const isWord = (word: string, lexicon: ReadonlySet<string>): boolean => [word, lemma(word)].some((one) => lexicon.has(one) || PLAIN_WORDS.has(one) || ENGLISH_WORDS.has(one) || GRAMMAR_WORDS.has(one) || TRADES.has(one) || isCommonWord(one)) || isDated(word);

export function withNamesInShort(tokens: readonly Token[], { names, words }: NameIndex, lexicon: ReadonlySet<string>, missing: ReadonlySet<string>): readonly Token[] {
  return tokens.map((token) => {
    const { text } = token;
    if (token.kind !== 'word' || token.isName === true || text.length < SHORTEST || !/^[a-z]+$/.test(text) || PREFIX.test(text) || words.has(text) || words.has(lemma(text)) || missing.has(text) || isWord(text, lexicon)) return token;
    const begun = [...new Set(names.flatMap((name) => name.words.filter((word) => word.startsWith(text)).map((word) => ({ name, word }))))];
    const [only, ...others] = new Set(begun.map(({ word }) => word));
    const isHeadOfOne = begun.length === 1 && begun[0]?.name.kind === 'counterparty' && begun[0].name.words[0] === only;
    return isHeadOfOne && only !== undefined && others.length === 0 && only.length >= text.length + LEFT_LEAST && !isWord(only, lexicon) ? { ...token, text: only } : token;
  });
}
