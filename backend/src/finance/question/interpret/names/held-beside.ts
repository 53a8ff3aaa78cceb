/** "Zorblax vs Cloudflare": somebody whom the ledger does not know, held against one whom it knows, is looked up or asked about, and never dropped. */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { isDated } from '../remarks/remarks-words.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';
import type { NameMention } from './find-names.ts';

const AGAINST = /^(vs|versus|v|\/|against|(when |if )?(compared|comparing|relative|next) (to|with|against))$/;
/** They hold one against the other only where the question compares. */
const BESIDE = /^(or|and|,|, and|, or|&)$/;
/** "Compare Acme with Zorblax". */
const COMPARED_TO = /^(with|to)$/;
const IS_COMPARED = /\bcompar(e|ed|es|ing|ison)\b/;
const THAN = /^([a-z]+ ){0,5}than( (on|for|at|from|to|by|with|what we (pay|paid|spent on)))?$/;
const COMPARES = /\b(compare[sd]?|comparing|comparison|difference|gap|side by side|head to head|dearer|cheaper|pricier|costlier|more|less|bigger|larger|higher|lower|smaller|better|worse|most|least|which|who|whom|vs|versus|against)\b/;
const SMALL = /^(the|our|my|all|a|an|on|from|for|at|of|by|through)$/;
const WORDS_MOST = 3;

/** Of the words that nothing explains those that stand on the other side of a known name. */
export function heldBeside<T extends Span & { readonly said: string }>(tokens: readonly Token[], names: readonly NameMention[], left: readonly T[]): T[] {
  const text = tokens.map((token) => token.text).join(' ');
  const between = (from: number, to: number): string => tokens.slice(from, to).filter((token) => !SMALL.test(token.text)).map((token) => token.text).join(' ');
  const holds = (joint: string): boolean => AGAINST.test(joint) || IS_COMPARED.test(text) && COMPARED_TO.test(joint) || COMPARES.test(text) && (BESIDE.test(joint) || THAN.test(joint));
  const isBeside = (word: T): boolean => names.some((name) => name.names.length > 0 && (word.to <= name.from && holds(between(word.to, name.from)) || name.to <= word.from && holds(between(name.to, word.from))));
  return left.filter((word) => word.to - word.from <= WORDS_MOST && tokens.slice(word.from, word.to).every((token) => token.kind === 'word') && !/^(in|self|non)$/.test(tokens[word.from - 1]?.text ?? '') && isBeside(word));
}

/** As a name that the ledger has under none: what is said of it stands in the bank's text, or nowhere. */
export const unknownName = ({ from, to }: Span, tokens: readonly Token[]): NameMention => ({ from, to, names: [], said: tokens.slice(from, to).map(({ raw }) => raw).join(' '), categoryKind: null });

const VERSUS = /^(vs|versus|against)$/;
const MAY_STAND = /^(last|this|previous|prior|before|usual|normal|average|same|year|month|quarter|week|then|now|today|earlier|later|it|that|each|other|one|another|others|everyone|everybody|rest|total|all|overall|time|what|how|ours|days|period|prior|ago|yesterday|mine)$/;

/** The word behind or before "vs" that is neither a name, a stretch nor a figure, where its other side is a name; null where both are read. */
export function droppedSide(tokens: readonly Token[], names: readonly Span[], read: readonly Span[]): string | null {
  const isRead = (at: number): boolean => read.some(({ from, to }) => from <= at && at < to);
  for (const [at, { text }] of tokens.entries()) {
    if (!VERSUS.test(text)) continue;
    let [before, behind] = [at - 1, at + 1];
    while (SMALL.test(tokens[behind]?.text ?? '')) behind++;
    while (/^(it|up|held|set)$/.test(tokens[before]?.text ?? '')) before--;
    const isNamed = (one: number): boolean => names.some(({ from, to }) => from <= one && one < to);
    const isLost = (one: number): boolean => tokens[one]?.kind === 'word' && !isRead(one) && !isDated(tokens[one]?.text ?? '') && !MAY_STAND.test(tokens[one]?.text ?? '');
    if (isNamed(before) && isLost(behind)) return tokens[behind]?.text ?? null;
    if (isNamed(behind) && isLost(before) && (!PLAIN_WORDS.has(tokens[before]?.text ?? '') || before === 0 || tokens[before - 1]?.kind === 'stop')) return tokens[before]?.text ?? null;
  }
  return null;
}
