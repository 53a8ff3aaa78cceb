/** "The biggest cost after rent" is the biggest of the others: the words that say so, as negations of the names behind them. */
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const RANKED = /^(biggest|largest|highest|top|best|most|second|third|next|smallest|lowest|worst)$/;
const BESIDE = /^(the|our|my|and|,)$/;

export function rankedAfter(tokens: readonly Token[], names: readonly Span[]): readonly Span[] {
  if (!tokens.some(({ text }) => RANKED.test(text))) return [];
  return tokens.flatMap(({ text }, at) => {
    if (text !== 'after' && text !== 'behind') return [];
    let next = at + 1;
    while (BESIDE.test(tokens[next]?.text ?? '')) next++;
    return names.some(({ from }) => from === next) ? [{ from: at, to: at + 1 }] : [];
  });
}
