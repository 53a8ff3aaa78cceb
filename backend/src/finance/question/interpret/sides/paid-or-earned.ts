/** "How much interest did we pay" is not the interest that came in, also where none was paid so far. */
import { lemma, lemmas } from '../lexicon/lemma.ts';
import type { LedgerName, NameIndex } from '../names/names.ts';
import type { Span } from '../words/phrase-table.ts';
import { sideSaid } from './said-side.ts';
import type { Token } from '../words/tokenize.ts';

/** The names as they are, or the costs that are called by the same word where other income was found and costs are asked for, or the sales where a cost was found and what is earned is. */
export function paidOrEarned(found: Span & { readonly names: readonly LedgerName[] }, tokens: readonly Token[], { vocabulary }: NameIndex): readonly LedgerName[] {
  const { names } = found;
  if (names.length === 0 || names.some(({ kind }) => kind !== 'category')) return names;
  const calledSo = (role: RegExp): readonly LedgerName[] => {
    const word = lemma(tokens[found.from]?.text ?? '');
    const others = vocabulary.categories.filter((one) => role.test(one.role) && lemmas(one.name).includes(word));
    return others.length === 0 ? names : others.map(({ number, name, role: own, count }) => ({ kind: 'category', number, name, role: own, count, words: lemmas(name), kinds: [] }));
  };
  if (names.every(({ role }) => role === 'other-income')) return sideSaid(tokens, found.from, found.to) === 'out' ? calledSo(COSTS) : names;
  return names.every(({ role }) => COSTS.test(role ?? '')) && found.to - found.from === 1 && isEarned(tokens, found) ? calledSo(/^revenue$/) : names;
}

const COSTS = /^(cogs|opex|tax|interest)$/;
/** "Insurance work", "insurance claim income": what is done for those who pay for it. */
const DONE_FOR_THEM = /^(work|jobs?|claims?|clients|customers)$/;

/** "Which insurance companies paid us the most" beside Sales - Insurance and the Insurance that is paid. */
function isEarned(tokens: readonly Token[], { from, to }: Span): boolean {
  const side = sideSaid(tokens, from, to);
  return side === 'in' || side === null && DONE_FOR_THEM.test(tokens[to]?.text ?? '');
}
