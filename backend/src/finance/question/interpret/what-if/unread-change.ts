/** "If we cancel Acme and renegotiate Bolt down": of several suppositions the one that makes no lever would be lost without a word. */
import type { Token } from '../words/tokenize.ts';
import { tokensSayAmount } from './lever-amounts.ts';
import { leverMatches } from './lever-sense.ts';
import type { Supposition } from './read-lever.ts';

/** What it supposes; null where it supposes nothing, but asks or says what stays. */
export function unreadChange({ tokens, names }: Supposition): string | null {
  const [verb] = leverMatches(tokens).filter(({ values }) => values.some((word) => !/^(price|volume|later)$/.test(word)));
  const before = tokens.slice(0, verb?.from ?? 0);
  if (!verb || names.length === 0 || before.some(({ text }) => ASKS_OR_KEEPS.test(text)) || tokens.some(({ text }) => KEEPS.test(text))) return null;
  return tokens.filter(({ kind, text }, at) => kind !== 'stop' && !(at === 0 && /^(and|but|while|plus)$/.test(text))).map(({ raw }) => raw).join(' ');
}

const ASKS_OR_KEEPS = /^(what|how|which|would|will|does|do|did|is|are|can|could|should|who|when|where|show|tell|give|compare)$/;
const KEEPS = /^(keep|keeps|keeping|kept|stay|stays|same|unchanged)$/;

/** "If we cancel Acme, how much do we save on software": what follows asks, and supposes nothing more. */
export function withoutAskingTail(tokens: readonly Token[]): readonly Token[] {
  const tail = tokens.findIndex(({ kind }, at) => at > 0 && kind === 'stop' && !tokensSayAmount(tokens.slice(at)) && ASKS.test(tokens.slice(at + 1).map(({ text }) => text).join(' ')));
  return tail < 0 ? tokens : tokens.slice(0, tail);
}

const ASKS = /^((and|so|then|well) )*(how much|what) (do|does|would|will|did|could|can) (?!.*\b(if|by|when)\b)/;
