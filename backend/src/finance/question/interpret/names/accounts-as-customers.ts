/** "Top 5 trade accounts", "our wholesale accounts": behind a word of a kind of income an account is a customer. */
import type { NameIndex } from './names.ts';
import { lemma } from '../lexicon/lemma.ts';
import type { Token } from '../words/token.ts';

export function withAccountsAsCustomers(tokens: readonly Token[], { byWord, names }: NameIndex): readonly Token[] {
  const isOfIncome = (word: string): boolean => {
    const held = byWord.get(word) ?? byWord.get(lemma(word)) ?? [];
    return held.some(({ kind, role, count }) => kind === 'category' && role === 'revenue' && count > 0) && !names.some(({ kind, words }) => kind === 'account' && words.includes(lemma(word)));
  };
  return tokens.map((token, at) => (/^accounts?$/.test(token.text) && tokens[at - 1]?.kind === 'word' && isOfIncome(tokens[at - 1]?.text ?? '') ? { ...token, text: token.text === 'account' ? 'customer' : 'customers' } : token));
}
