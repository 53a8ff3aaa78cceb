/** "Chair rent" of Chair Rental Income, "retail stock purchases" of Retail Stock: a category that is called in another form of its own words. */
import { lemma, lemmas } from '../lexicon/lemma.ts';
import type { LedgerName, NameIndex } from './names.ts';
import type { Token } from '../words/tokenize.ts';

const ENDINGS = /^(al|als|ing|ings|y|ery|ies|ment|er|ers)$/;
const SHORTEST_STEM = 4;
const BOUGHT = /^(purchases?|purchasing|buying)$/;

export function inLedgersForms(tokens: readonly Token[], { names }: NameIndex): readonly Token[] {
  const categories = names.filter(({ kind, count }) => kind === 'category' && count > 0);
  return withoutBuying(tokens.map((token, at) => inFormOfName(token, tokens[at - 1], categories)), categories);
}

/** The word behind another of the name, in the form that it has there. */
function inFormOfName(token: Token, before: Token | undefined, categories: readonly LedgerName[]): Token {
  if (token.kind !== 'word' || token.text.length < SHORTEST_STEM || before?.kind !== 'word') return token;
  for (const { name } of categories) {
    const words = lemmas(name);
    const wanted = words[words.indexOf(lemma(before.text)) + 1];
    if (words.includes(lemma(before.text)) && wanted !== undefined && isFormOf(lemma(token.text), wanted)) return { ...token, text: wanted };
  }
  return token;
}

const isFormOf = (said: string, wanted: string): boolean => said !== wanted && wanted.startsWith(said) && ENDINGS.test(wanted.slice(said.length));

/** Rows are asked for. */
const LISTED = /^(list|show|biggest|largest|smallest|highest|lowest|latest|newest|over|under|above|below|many|often|count|number|average|each|every|any|all)$/;
const OF_ROWS = /^(which|what|the|last|first|our|my|those|these)$/;

/** What is bought under the whole name of a cost is that cost. */
function withoutBuying(tokens: readonly Token[], categories: readonly LedgerName[]): readonly Token[] {
  if (tokens.some(({ text }) => LISTED.test(text))) return tokens;
  return tokens.filter(({ text }, at) => !BOUGHT.test(text) || !categories.some(({ name, role }) => (role === 'cogs' || role === 'opex') && !OF_ROWS.test(tokens[at - 3]?.text ?? '') && endsIn(tokens.slice(0, at), lemmas(name))));
}

function endsIn(said: readonly Token[], name: readonly string[]): boolean {
  const words = said.slice(-2).map(({ text }) => lemma(text));
  return words.length === 2 && !name.some((word) => BOUGHT.test(word)) && words.join(' ') === name.slice(-2).join(' ');
}
