/** "Over the run-up to Christmas, September to November 2025": how long a run-up is differs, and the dates that stand beside it say it. */
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const HELD_AGAINST = /\b(compare[ds]?|comparing|comparison|versus|vs|v|against|than|differ(ence|ent|s)?|change[ds]?|growth|grew|grown|rose|fell|both|each|not|without|excluding)\b|^(and|or|plus|&)\b|\b(and|or|plus|&)$/;

interface Mention extends Span { readonly ends?: unknown }

/** A run-up is read as so many weeks before a feast; null where none is told by its dates. */
export function toldRunUp(mentions: readonly Mention[], tokens: readonly Token[]): Span | null {
  const [first, second] = mentions;
  if (mentions.length !== 2 || !first || !second?.ends) return null;
  const isRunUp = /^(the )?4 weeks before [a-z ]+$/.test(words(tokens, first.from, first.to));
  return isRunUp && !HELD_AGAINST.test(words(tokens, 0, first.from)) && !HELD_AGAINST.test(words(tokens, first.to, second.from)) ? { from: first.from, to: first.to } : null;
}

const words = (tokens: readonly Token[], from: number, to: number): string => tokens.slice(from, to).map(({ text }) => text).join(' ');
