/** A list of things, "payroll, the rent and travel": where it begins before a place, where it ends behind one. */
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { findNames, type NameMention } from '../names/find-names.ts';
import type { NameIndex } from '../names/names.ts';
import { MEASURES, isDated } from '../remarks/remarks-words.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const JOINS = /^(and|&|plus|or|nor|\+|,|\/|less|minus)$/;
const SMALL = /^(the|our|my|all|any|both|of|from|to|for|anything|everything|whatever|a|an|that|this|annual|yearly|monthly|quarterly|whole|entire|regular|usual)$/;
/** Behind a thing they say no more than that it costs or brings something. */
const NOUN = /^(costs?|expenses?|payments?|stuff|spend|spending|bills?|charges?|fees?|portion|share|part|figures?|amounts?|rows?|lines?|money|pay|revenue|sales|income|account|project|job|invoices?|orders?|deals?|contracts?|clients?|customers?|providers?|purchases?)$/;

export const namesIn = (tokens: readonly Token[], index: NameIndex): NameMention[] => findNames(tokens, index, (at) => tokens[at]?.kind !== 'stop' && !isDated(tokens[at]?.text ?? '')).filter(({ from, to }) => !(to === from + 1 && MEASURES.test(tokens[from]?.text ?? ''))).map((name) => withoutAway(tokens, name));

/** "Leave my draws out of it": out belongs to leaving. */
const withoutAway = (tokens: readonly Token[], name: NameMention): NameMention => (name.to - name.from > 1 && tokens[name.to - 1]?.text === 'out' && tokens[name.to]?.text === 'of' ? { ...name, to: name.to - 1 } : name);

/** Nobody knows it, and it may be somebody. */
const isUnknown = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length > 2 && !PLAIN_WORDS.has(token.text) && !PLAIN_WORDS.has(lemma(token.text)) && !MEASURES.test(token.text) && !isDated(token.text);

const AS_WELL = /^(as well as|along with|together with)$/;
const textOf = (tokens: readonly Token[], from: number, to: number): string => tokens.slice(Math.max(0, from), to).map(({ text }) => text).join(' ');
const longJoint = (text: (length: number) => string): number => [3, 2].find((length) => AS_WELL.test(text(length))) ?? 0;
const jointBefore = (tokens: readonly Token[], at: number): number => (JOINS.test(tokens[at - 1]?.text ?? '') ? 1 : longJoint((length) => textOf(tokens, at - length, at)));
const jointBehind = (tokens: readonly Token[], at: number): number => (JOINS.test(tokens[at]?.text ?? '') ? 1 : longJoint((length) => textOf(tokens, at, at + length)));

const isThing = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length > 3 && !MEASURES.test(token.text) && !isDated(token.text);

/** The longest list that ends at the place and before which it can begin; at least one of its things is known. */
export function listBefore(tokens: readonly Token[], end: number, names: readonly NameMention[], mayBegin: (at: number) => boolean): Span | null {
  let best: Span | null = null;
  let isKnown = false;
  for (let at = end; at > 0;) {
    if (NOUN.test(tokens[at - 1]?.text ?? '') && names.some(({ to }) => to === at - 1)) at--;
    const name = names.find(({ to }) => to === at);
    const from = name?.from ?? (isUnknown(tokens[at - 1]) ? at - (isUnknown(tokens[at - 2]) ? 2 : 1) : at);
    if (from === at) break;
    isKnown ||= name !== undefined;
    at = from;
    while (SMALL.test(tokens[at - 1]?.text ?? '')) at--;
    if (isKnown && mayBegin(at)) best = { from: at, to: end };
    // "The products from Acme": what they sell.
    const soldBefore = /^(from|by)$/.test(tokens[at]?.text ?? '') ? names.find(({ to }) => to === at)?.from ?? (isThing(tokens[at - 1]) ? at - 1 : at) : at;
    if (soldBefore < at) {
      at = soldBefore;
      while (SMALL.test(tokens[at - 1]?.text ?? '')) at--;
      if (isKnown && mayBegin(at)) best = { from: at, to: end };
    }
    const joint = jointBefore(tokens, at);
    if (joint === 0) break;
    at -= joint;
    if (tokens[at]?.text !== ',' && tokens[at - 1]?.text === ',') at--;
  }
  return best;
}

export function listBehind(tokens: readonly Token[], start: number, names: readonly NameMention[]): Span | null {
  let to = -1;
  let isKnown = false;
  for (let at = start; at < tokens.length;) {
    // "My draws" is a name with its first word.
    const begun = names.find(({ from }) => from === at);
    while (begun === undefined && SMALL.test(tokens[at]?.text ?? '')) at++;
    const name = begun ?? names.find(({ from }) => from === at);
    if (name === undefined && !isUnknown(tokens[at])) break;
    isKnown ||= name !== undefined;
    at = name?.to ?? at + 1;
    if (NOUN.test(tokens[at]?.text ?? '')) at++;
    to = at;
    const joint = jointBehind(tokens, at);
    if (joint === 0) break;
    at += joint;
    if (JOINS.test(tokens[at]?.text ?? '')) at++;
  }
  return to < 0 || !isKnown ? null : { from: start, to };
}
