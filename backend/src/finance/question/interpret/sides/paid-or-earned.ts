/** "How much interest did we pay" is not the interest that came in, also where none was paid so far. */
import { lemma, lemmas } from '../lexicon/lemma.ts';
import type { LedgerName, NameIndex } from '../names/names.ts';
import type { Span } from '../words/phrase-table.ts';
import { sideSaid } from './said-side.ts';
import type { Token } from '../words/tokenize.ts';

/** The names as they are, or the costs that are called by the same word where other income was found and costs are asked for. */
export function paidOrEarned({ from, to, names }: Span & { readonly names: readonly LedgerName[] }, tokens: readonly Token[], { vocabulary }: NameIndex): readonly LedgerName[] {
  const isOtherIncome = names.length > 0 && names.every(({ kind, role }) => kind === 'category' && role === 'other-income');
  if (!isOtherIncome || sideSaid(tokens, from, to) !== 'out') return names;
  const word = lemma(tokens[from]?.text ?? '');
  const costs = vocabulary.categories.filter(({ name, role }) => /^(cogs|opex|tax|interest)$/.test(role) && lemmas(name).includes(word));
  return costs.length === 0 ? names : costs.map(({ number, name, role, count }) => ({ kind: 'category', number, name, role, count, words: lemmas(name), kinds: [] }));
}
