/** "How many months... no wait, how much in total": what a speaker takes back does not count. */
import type { Token } from './tokenize.ts';

const TAKEN_BACK = /\b(no wait|wait no|scratch that|strike that|let me rephrase|correction|i mean|or rather|no sorry|sorry i meant|forget that|never mind that|actually|oops)$/;
const ASKS = /^(what|how|which|who|when|where|why|show|give|tell|list|is|are|did|do|does|can)$/;
const LONGEST = 3;

/** The tokens after the last correction that begins a question of its own. */
export function withoutTakenBack(tokens: readonly Token[]): readonly Token[] {
  for (let at = tokens.length - 2; at > 2; at--) {
    let next = at + 1;
    while (tokens[next]?.kind === 'stop') next++;
    const before = tokens.slice(Math.max(0, at - LONGEST + 1), at + 1).map(({ text }) => text).join(' ');
    const marker = TAKEN_BACK.exec(before)?.[0];
    if (!marker || !ASKS.test(tokens[next]?.text ?? '')) continue;
    const isBroken = marker !== 'actually' && marker !== 'i mean' || tokens[at - 1]?.kind === 'stop';
    if (isBroken) return tokens.slice(next);
  }
  return tokens;
}
