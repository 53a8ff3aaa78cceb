/** "Tires instead?", "and for 2024 instead": a fragment in the place of what was asked before says no more by that word. */
import type { Token } from '../words/tokenize.ts';

const FRAGMENT_MOST = 6;

export function withoutInsteadBehind(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.findLastIndex(({ kind }) => kind !== 'stop');
  return last > 0 && last <= FRAGMENT_MOST && tokens[last]?.text === 'instead' && !tokens.some(({ text }) => text === 'same') ? tokens.filter((_, at) => at !== last) : tokens;
}
