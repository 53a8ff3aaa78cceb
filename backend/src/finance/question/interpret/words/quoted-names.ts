/** "How much went to "Duke Energy"": quotes around what the ledger itself is called part nothing. */
import { lemma } from '../lexicon/lemma.ts';
import { isBesideName } from '../names/party-forms.ts';
import type { Token } from './tokenize.ts';

const MOST_WORDS = 6;

export function withoutQuotedNames(tokens: readonly Token[], ledger: ReadonlySet<string>): readonly Token[] {
  const quotes = new Set<number>();
  const isKnown = ({ text }: Token): boolean => ledger.has(text) || ledger.has(lemma(text));
  tokens.forEach(({ text }, from) => {
    if (text !== '"' || quotes.has(from)) return;
    const to = tokens.findIndex((token, at) => at > from && token.text === '"');
    const inner = tokens.slice(from + 1, to);
    if (to < 0 || inner.length === 0 || inner.length > MOST_WORDS || inner.length + 2 === tokens.length) return;
    if (inner.every((token) => isKnown(token) || isBesideName(token)) && inner.some(isKnown)) quotes.add(from).add(to);
  });
  return quotes.size === 0 ? tokens : tokens.filter((_, at) => !quotes.has(at));
}
