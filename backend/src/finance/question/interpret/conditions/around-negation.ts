/** Negations that stand around or behind a name: "take Acme out of it", "with payroll left out", "Amazon excluded". */
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { NameIndex } from '../names/names.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

/** They say it by themselves. */
const BEHIND = /^(do not count|does not count|did not count|did not exist|not existed|had not existed|had not been there|to one side|excluded|omitted|excepted|disregarded|ignored|notwithstanding|aside(?! from)|apart(?! from)|not included|not counted|not considered|left out|left aside|out of (it|this|that|them|the (picture|equation|total|mix|number|numbers|figure|figures|calculation|sum|count)))\b/;
/** They say it only of a name that something is done to: "with Acme left out", "if the loan is taken out". */
const BEHIND_WITH = /^(left off|left out|pulled out|knocked out|cut out|thrown out|taken out|taken away|taken off|removed|stripped out|backed out|carved out|subtracted|deducted|dropped|out|off|set aside|put aside|gone(?! (in|into|to|on|toward|towards|for|through)\b))\b/;
const DOING = /^(take|taking|leave|leaving|strip|stripping|pull|pulling|keep|keeping|back|backing|carve|carving|factor|factoring|knock|knocking|throw|throwing|put|putting|set|setting)$/;
const ONCE = /^(once|after|when|if)$/;
const DOER = /^(you|we|i|one)$/;
const AWAY = /^(out|aside|off|away|apart)\b/;
const COPULA = /^(is|are|was|were|being|be|been|both|all|completely|entirely|altogether)$/;
const BESIDE = /^(both|amounts?|figures?|rows?|lines?|entries|items?|transactions?|charges?|portion|share|\+|pay|wages?|bills?|fees?|card|stuff|thing|things|the|our|my|a|an|all|any|of|from|that|this|only|just|,|and|or|&|own|money|deposits?|withdrawals?|payments?|costs?|expenses?|spend|spending|sales|revenue|income|account|project|business|job|jobs|one|deal|order|orders|purchase|purchases|machine|device|sponsorship|subscription|subscriptions|contract|invoice|invoices|bill)$/;
const WITH = /^(with|if|when|once|after|had|having)$/;
const FAR = 6;
/** A list may be longer. */
const FAR_BEFORE = 10;

/** Which of the given spans are excepted so, and the words that say it. */
export function aroundNegations(tokens: readonly Token[], spans: readonly Span[]): { readonly excepted: readonly Span[]; readonly words: readonly Span[] } {
  const words: Span[] = [];
  const excepted = spans.filter((span) => {
    const said = saidAround(tokens, span, spans);
    words.push(...said);
    return said.length > 0;
  });
  return { excepted, words };
}

function saidAround(tokens: readonly Token[], span: Span, spans: readonly Span[]): Span[] {
  let at = span.to;
  while (BESIDE.test(text(tokens, at)) || covers(spans, at)) at++;
  const verb = before(tokens, span, DOING, spans);
  const behind = behindThings(tokens, at);
  if (verb >= 0 && AWAY.test(text(tokens, behind))) at = behind;
  if (verb >= 0 && AWAY.test(text(tokens, at))) return [{ from: ONCE.test(text(tokens, verb - 2)) && DOER.test(text(tokens, verb - 1)) ? verb - 2 : verb, to: verb + 1 }, tail(tokens, at, AWAY)];
  const copula = at;
  while (COPULA.test(text(tokens, at)) || text(tokens, at) === 'to' && text(tokens, at + 1) === 'be') at++;
  const rest = tokens.slice(at, at + FAR).map((token) => token.text).join(' ');
  if (BEHIND.test(rest)) return [tail(tokens, at, BEHIND)];
  const opener = before(tokens, span, WITH, spans);
  // "How much tax was taken out" asks for it.
  if (at === copula && opener < 0 || !BEHIND_WITH.test(rest) || /^(much|many)$/.test(text(tokens, span.from - 1))) return [];
  return /^(when|once|after)$/.test(text(tokens, opener)) ? [{ from: opener, to: opener + 1 }, tail(tokens, at, BEHIND_WITH)] : [tail(tokens, at, BEHIND_WITH)];
}

const text = (tokens: readonly Token[], at: number): string => tokens[at]?.text ?? '';

/** "Take the MicroStar kegs off", "leave the Sound Imaging x-ray aside": what a name is said to have sold. */
function behindThings(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + THING_WORDS_MOST && (isThing(tokens[at]) || at > from && BESIDE.test(text(tokens, at))) && !AWAY.test(text(tokens, at))) at++;
  return at;
}
const THING_WORDS_MOST = 3;
const isThing = (token: Token | undefined): boolean => token?.kind === 'word' && (token.text.length > 2 || token.text === 'x') && !PLAIN_WORDS.has(token.text);

/** Where such a word stands before the span, with nothing but names and small words between; −1 without. */
function before(tokens: readonly Token[], span: Span, wanted: RegExp, spans: readonly Span[]): number {
  for (let at = span.from - 1; at >= Math.max(0, span.from - FAR_BEFORE); at--) {
    if (wanted.test(text(tokens, at)) && !covers(spans, at)) return at;
    if (!BESIDE.test(text(tokens, at)) && !covers(spans, at)) return -1;
  }
  return -1;
}

function tail(tokens: readonly Token[], from: number, pattern: RegExp): Span {
  const said = pattern.exec(tokens.slice(from, from + FAR).map((token) => token.text).join(' '))?.[0] ?? '';
  const ofIt = /^(out|off|away)$/.test(said) && text(tokens, from + 1) === 'of' && /^(it|this|that|them)$/.test(text(tokens, from + 2)) ? 2 : 0;
  return { from, to: from + said.split(' ').length + ofIt };
}

/** "Bar the rent, what did we spend": a clause of its own before the question. */
const opensClause = (tokens: readonly Token[], from: number): boolean => from === 0 && tokens.slice(2, FAR + 1).some(({ text: word }) => word === ',');

/** "Bar supplies" where the ledger has some: only "everything bar" leaves out. */
export const isTakenForBar = (tokens: readonly Token[], { from, to }: Span, { words }: NameIndex): boolean => tokens[from]?.text === 'bar' && to - from === 1 && (from === 0 && !opensClause(tokens, from) || words.has('bar')) && !/^(all|everything|everyone|everybody|anything|nothing|none|costs|expenses|spending|revenue)$/.test(tokens[from - 1]?.text ?? '');

/** "There are a few we never use, but what subscriptions do we have": it joins a question. */
export const isButAsking = (tokens: readonly Token[], { from, to }: Span): boolean => text(tokens, from) === 'but' && to - from === 1 && /^(what|whats|how|which|who|when|where|why|show|give|tell|list|can|could)$/.test(text(tokens, to));

/** "Same but fuel", "the same thing, but for December": what follows takes a place in the question before, nothing is left out. */
const SAME = /(^| )(same|same (thing|question|one|again|figure|number)|(same|that|this) (day|week|month|quarter|year|period|time|range|dates|stretch))( ,)?$/;
export const isSameBut = (tokens: readonly Token[], { from, to }: Span): boolean => tokens[from]?.text === 'but' && /^(but|but for)$/.test(tokens.slice(from, to).map((token) => token.text).join(' ')) && SAME.test(tokens.slice(0, from).map((token) => token.text).join(' '));

/** "What did we take out in owner draws", "did Marcus and Ingrid take out": money that somebody took, nothing is left out. */
export function isDrawn(tokens: readonly Token[], { from, to }: Span): boolean {
  if (!/^(take|taken|pull|pulled|set|put) (out|aside|away)$/.test(tokens.slice(from, to).map((token) => token.text).join(' '))) return false;
  const asks = tokens.findLastIndex((token, at) => at < from && at >= from - DRAWER_MOST && /^(did|do|does|have|has|had)$/.test(token.text));
  return asks >= 0 && asks < from - 1 && !tokens.slice(asks, from).some(({ text: word, kind }) => kind === 'stop' || /^(if|when|once|not|to)$/.test(word) || NO_DRAWER.test(word));
}
const DRAWER_MOST = 6;
const NO_DRAWER = /^(spend|spent|pay|paid|make|made|earn|earned|cost|get|got|come|came|bring|brought|go|went)$/;
