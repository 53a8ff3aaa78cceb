/** "Subscriptions and cost of goods": in a list of costs the measure is one of them, all of its kind. */
import type { Measure } from '../../measures.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

interface Measured extends Span { readonly measure: Measure; readonly isWeak: boolean }

const JOINS = /^(and|&|plus|\+|n|,)$/;
const SMALL = /^(the|our|my|for|on|to|of|also|all|total|both|costs?|spend|spending|expenses?)$/;
/** Two things that are held against each other stay two. */
const APART = /\b(compar(e|ed|ing|ison)|vs|versus|against|difference|than|ratio|share|percent|percentage|between|separately|each|respectively|which|margin)\b/;

/** Where a cost is named right beside it, joined by "and", and nothing else is measured. */
export function listedCogs<T extends Measured>(names: readonly NameMention[], measures: readonly T[], tokens: readonly Token[]): T[] {
  const strong = measures.filter(({ isWeak, measure }) => !isWeak && measure !== 'expenses');
  if (strong.length === 0 || strong.some(({ measure }) => measure !== 'cogs') || APART.test(tokens.map(({ text }) => text).join(' '))) return [];
  const costs = names.filter((name) => name.names.length > 0 && name.names.every(({ kind, role }) => kind === 'category' && (role === 'opex' || role === 'tax' || role === 'interest')));
  return strong.filter((mention) => costs.some((name) => areJoined(name, mention, tokens)));
}

function areJoined(one: Span, other: Span, tokens: readonly Token[]): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(first.to, second.from).map(({ text }) => text);
  return between.some((word) => JOINS.test(word)) && between.every((word) => JOINS.test(word) || SMALL.test(word));
}
