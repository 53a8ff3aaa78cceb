/** "Income from hiring out bikes": a verb says what is done with what is named, and is no name itself. */
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

export function isDoneTo(at: number, tokens: readonly Token[], named: readonly Span[]): boolean {
  let next = at + 1;
  while (/^(out|up|off|the|our)$/.test(tokens[next]?.text ?? '')) next++;
  return /^[a-z]{2,}ing$/.test(tokens[at]?.text ?? '') && covers(named, next);
}
