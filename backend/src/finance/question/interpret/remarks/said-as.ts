/** "Prime cost for 2025, meaning food plus payroll", "without the people, i.e. payroll": what nobody but the asker calls so is put as they explain it, where the ledger knows every part of the explanation. */
import { lemma } from '../lexicon/lemma.ts';
import { isNamedWhole } from '../names/named-whole.ts';
import type { NameIndex } from '../names/names.ts';
import { PhraseTable, type Span } from '../words/phrase-table.ts';
import type { Token } from '../words/token.ts';
import { isDated } from './remarks-words.ts';

/** Behind a stop; "i.e." has stops of its own. */
const MEANS = new PhraseTable<true>().add('meaning|which means|by which i mean|by that i mean|i mean|that is|that is to say|in other words|namely|ie|for me that is|to me that is|which is|which are|so that is|i e', true);
const JOINS = /^(and|plus|&|\+|,)$/;
const SMALL = /^(the|our|my|all|both|costs?)$/;
/** What stands before the thing that is explained. */
const BEFORE = /^(without|excluding|except|minus|less|out|on|of|for|in|is|are|was|were|did|do|we|i|much|total|and|plus|than|vs|versus|what|how|show|give|tell|me|to|from|by|at|a|an|the|our|my|your|calculate|compute|need|want|up|off|leave|drop|ignore|skip|exclude|remove|count)$/;
const OF_TIME = /^(for|in|during|over|of|since|throughout)$/;
const UNITS = /^(dollars?|euros?|pounds?|total|all)$/;
const COUNTED = /^(things?|items?|ones|lines?|categories|costs?|buckets?)$/;
const MOST_WORDS = 4;

export function withSaidAs(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  for (let at = 1; at < tokens.length - 1; at++) {
    const isMark = tokens[at]?.kind === 'stop' && /^[,(:;-]$/.test(tokens[at]?.text ?? '');
    const start = isMark ? meaningAt(tokens, at + 1) ?? sumInBrackets(tokens, at) ?? leftOutInBrackets(tokens, at) : null;
    const meant = start === null ? null : partsAt(tokens, start, index);
    const called = meant === null ? null : calledBefore(tokens, at);
    if (start === null || meant === null || called === null || !isLeftOut(tokens, called.from) && isKnown(tokens.slice(called.from, called.to), index)) continue;
    const isBracketed = tokens[at]?.text === '(' && tokens[meant]?.text === ')';
    return [...tokens.slice(0, called.from), ...tokens.slice(start, meant).map((token) => (token.text === ',' ? { ...token, text: 'and', kind: 'word' as const } : token)), ...tokens.slice(called.to, at), ...tokens.slice(isBracketed ? meant + 1 : meant)];
  }
  return tokens;
}

/** Where the explanation begins; null where the words are no sign of one. */
function meaningAt(tokens: readonly Token[], from: number): number | null {
  const words = ['i', '.', 'e', '.'];
  const isShort = words.slice(0, 3).every((word, i) => tokens[from + i]?.text === word);
  const to = isShort ? from + (tokens[from + 3]?.text === '.' ? 4 : 3) : MEANS.matchAt(tokens, from, () => true)?.to ?? null;
  return to !== null && tokens[to]?.text === ',' ? to + 1 : to;
}

/** "Core costs (rent plus payroll)". */
function sumInBrackets(tokens: readonly Token[], open: number): number | null {
  const close = tokens.findIndex(({ text }, at) => at > open && text === ')');
  return tokens[open]?.text === '(' && close > 0 && tokens.slice(open, close).some(({ text }) => /^(plus|\+)$/.test(text)) ? open + 1 : null;
}

const LEAVES = /^(setting|leaving|putting|taking|keeping|stripping|ignoring|excluding|without|except|minus|set|leave|put|take|strip|keep|ignore|exclude|skip|out|aside|off|for|from)$/;
const OUT_OF = /^((apart|aside) from|except for|(leave|leaving|strip|stripping|take|taking|knock|knocking|set|setting|put|putting) (out|aside|off)|setting|leaving|putting|taking|keeping|stripping|ignoring|excluding|without|except|minus|set|leave|put|take|strip|ignore|exclude|skip)$/;
const ALL_THE = /^(the|our|my|all|any|those|these)$/;

/** Of what is left out, the explanation says more exactly what it is: "strip out all the people cost, i.e. managers and staff". */
function isLeftOut(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (ALL_THE.test(tokens[at - 1]?.text ?? '')) at--;
  return LEAVES.test(tokens[at - 1]?.text ?? '') && [2, 1].some((count) => OUT_OF.test(tokens.slice(Math.max(0, at - count), at).map(({ text }) => text).join(' ')));
}

/** "Setting the card processors (Stripe, Clover) aside". */
function leftOutInBrackets(tokens: readonly Token[], open: number): number | null {
  const close = tokens[open]?.text === '(' ? tokens.findIndex(({ text }, at) => at > open && text === ')') : -1;
  const called = close < 0 ? null : calledBefore(tokens, open);
  return called !== null && isLeftOut(tokens, called.from) && !NARROWS.test(tokens.slice(open, close).map(({ text }) => text).join(' ')) ? open + 1 : null;
}
/** "Setting the suppliers (not Sysco) aside". */
const NARROWS = /\b(not|only|just|but|except|without|excluding|or)\b/;

/** Where a list ends of which each part is a figure or something of the ledger; null where one is not. */
function partsAt(tokens: readonly Token[], from: number, index: NameIndex): number | null {
  const ends = (at: number): boolean => tokens[at] === undefined || tokens[at]?.kind === 'stop' && tokens[at]?.text !== ',' || OF_TIME.test(tokens[at]?.text ?? '') || isDated(tokens[at]?.text ?? '') || tokens[at]?.kind === 'number';
  let to = from;
  for (let at = from; ;) {
    let end = at;
    while (!ends(end) && !JOINS.test(tokens[end]?.text ?? '')) end++;
    const part = tokens.slice(at, end).filter(({ text }) => !SMALL.test(text) || text === 'cost');
    if (part.length === 0 || !isNamedWhole(part.map(({ text }) => text), index)) return to > from && tokens[to]?.text === ',' ? to : null;
    to = end;
    if (ends(end)) return to;
    at = end;
    while (JOINS.test(tokens[at]?.text ?? '')) at++;
    if (ends(at)) return to;
  }
}

/** The words before it, behind which a time and a unit may stand. */
function calledBefore(tokens: readonly Token[], stop: number): Span | null {
  let to = stop;
  const isTime = (at: number): boolean => isDated(tokens[at]?.text ?? '') || tokens[at]?.kind === 'number' && /^20\d\d$/.test(tokens[at]?.text ?? '');
  while (to > 0 && (isTime(to - 1) || UNITS.test(tokens[to - 1]?.text ?? '') && tokens[to - 2]?.text === 'in' || OF_TIME.test(tokens[to - 1]?.text ?? '') && to < stop)) to--;
  let from = to;
  const isWord = (at: number): boolean => tokens[at]?.kind === 'word' && !BEFORE.test(tokens[at]?.text ?? '') && !isTime(at) || tokens[at]?.kind === 'number' && (COUNTED.test(tokens[at + 1]?.text ?? '') || at === to - 1 && /^(big|main|other|usual)$/.test(tokens[at - 1]?.text ?? ''));
  while (from > 0 && to - from < MOST_WORDS && isWord(from - 1)) from--;
  return from === to || isWord(from - 1) ? null : { from, to };
}

/** The ledger or the lexicon has it: what is told of it is told beside it. */
const isKnown = (called: readonly Token[], index: NameIndex): boolean => {
  const words = called.map(({ text }) => text);
  return !REGULAR.test(words.join(' ')) && (isNamedWhole(words, index) || words.every((word) => index.words.has(word) || index.words.has(lemma(word))));
};
/** Costs that come again are known; which they are, the asker says. */
const REGULAR = /^(fixed|regular|recurring|standing|basic) (costs?|expenses?|overheads?|bills?)$/;
