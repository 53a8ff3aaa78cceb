/** "Travel in 2025? flights hotels ubers the lot", "benefits (health plan plus 401k)", "net cash flow, loans and draws and all": what enumerates or explains the thing that was just named is told beside it and narrows nothing. */
import { lemma } from '../lexicon/lemma.ts';
import { MEASURE_WORDS } from '../lexicon/measure-words.ts';
import { NEGATION_WORDS } from '../lexicon/negation-words.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { NameMention } from '../names/find-names.ts';
import { findNames } from '../names/find-names.ts';
import type { LedgerName, NameIndex } from '../names/names.ts';
import { MEASURES } from '../../measures.ts';
import type { Measure } from '../../measures.ts';
import { isCommonWord } from '../words/common-words.ts';
import { PhraseTable, covers, type Span } from '../words/phrase-table.ts';
import type { Gloss, Token } from '../words/token.ts';
import { isDated } from './remarks-words.ts';

const MEASURED = new PhraseTable<Measure>();
for (const { measure, phrases, weak } of MEASURE_WORDS) if (!weak) MEASURED.add(phrases, measure);
const NEGATIONS = new PhraseTable<true>().add(NEGATION_WORDS, true);

/** They close a list that is open: what was named are examples of the whole. */
const CLOSES = /(?:^|(?<= )(?:, )?)(?:(?:and |or )?(?:the )?(?:whole )?(?:lot|works|shebang|stack|bunch|package|caboodle|shooting match)|(?:and )?everything(?: (?:in|like that|in between))?|(?:and )?all (?:of )?(?:it|that|this|them|those|these)(?: (?:stuff|jazz|sort of thing|kind of thing|sort|kind|things?))?|all (?:in|together|told)|altogether|and all|and (?:such|suchlike|such like|so on|so forth|the like|the rest|stuff|things|whatever|whatnot|what not|what have you|co|them|those|others|the others|more)|etc|et cetera|(?:and )?(?:that|this) (?:sort|kind) of (?:thing|stuff)|(?:and )?(?:stuff|things) like that|or whatever|you name it|the usual(?: suspects| stuff| ones| lot)|in other words)$/;
/** Behind it stands what was meant. */
const LEADS = /^(?:(?:i (?:\. )?e(?: \.)?|ie|that is|that is to say|meaning|i mean|by which i mean|namely|in other words|as in|such as|like|e (?:\. )?g(?: \.)?|eg|you know|so|with|including|incl|counting|basically|say)(?: ,)? )/;
const JOINS = /^(,|and|or|plus|&|\+|\/|the|our|my|a|an|of|for|all|any)$/;
/** They ask, narrow, leave out, hold against or tell of a deed: what holds one of them is no mere list. */
const NARROWS = /^(only|just|alone|not|no|but|vs|v|versus|against|than|by|per|each|every|separately|individually|top|biggest|largest|smallest|highest|lowest|how|what|whats|which|who|when|where|why|did|do|does|is|are|was|were|has|have|had|give|show|list|tell|compare|average|total|share|percent|percentage|over|under|above|below|before|after|since|until|between|if|more|most|least|less|first|last|next|same|both|from|to|in|on|at|instead|split|together|combined|monthly|weekly|daily|quarterly|yearly|i|we|they|he|she|it|you|please|thanks|plain|simple)$/;
const PENSION = /^40[13][kb]$/;
const MOST_WORDS = 14;
const HEAD_LEAST = 1;

export function withoutGlosses(tokens: readonly Token[], index: NameIndex): readonly Token[] {
  for (let at = HEAD_LEAST; at < tokens.length; at++) {
    if (!mayBegin(tokens, at)) continue;
    const from = isStop(tokens[at]) ? at + 1 : at;
    const to = endOf(tokens, from, tokens[at]?.text === '(');
    const gloss = to > from && to - from <= MOST_WORDS ? readGloss(tokens, { from, to }, index) : null;
    if (gloss) return told(tokens, { from: at, to: tokens[at]?.text === '(' && tokens[to]?.text === ')' ? to + 1 : to }, gloss);
  }
  return tokens;
}

const isStop = (token: Token | undefined): boolean => token?.kind === 'stop';
/** Behind a mark, or behind the year that ends the question. */
const mayBegin = (tokens: readonly Token[], at: number): boolean => /^[(,:?]$/.test(tokens[at]?.text ?? '') || /^20\d\d$/.test(tokens[at - 1]?.text ?? '') && tokens[at]?.kind === 'word';

/** Where a stop ends it, or a comma with the time behind it. */
function endOf(tokens: readonly Token[], from: number, isBracket: boolean): number {
  const end = tokens.findIndex(({ text }, at) => at >= from && (isBracket ? text === ')' : /^[?!;()\n]$/.test(text) || text === '.' && tokens[at - 1]?.text !== 'e' && tokens[at - 1]?.text !== 'i' || text === ',' && (saysTime(tokens, at + 1) || ASKS.test(tokens[at + 1]?.text ?? ''))));
  return end < 0 ? tokens.length : end;
}

/** "…, you know the shooters, the editing house, how much was that". */
const ASKS = /^(how|what|whats|give|show|tell)$/;

const saysTime = (tokens: readonly Token[], at: number): boolean => /^(for|in|during|over|since|from|through)$/.test(tokens[at]?.text ?? '') && [1, 2].some((ahead) => isDated(tokens[at + ahead]?.text ?? '')) || isDated(tokens[at]?.text ?? '');

/** Behind a gloss the question goes on; what it was is told with the token before it. */
function told(tokens: readonly Token[], { from, to }: Span, gloss: Gloss): readonly Token[] {
  const before = tokens.slice(0, from);
  return [...before.map((token) => ({ ...token, gloss })), ...tokens.slice(to)];
}

function readGloss(tokens: readonly Token[], { from, to }: Span, index: NameIndex): Gloss | null {
  const mark = tokens[from - 1]?.text ?? '';
  const said = tokens.slice(from, to);
  const text = said.map((token) => token.text).join(' ');
  const [closing] = CLOSES.exec(text) ?? [];
  const [leading] = LEADS.exec(text) ?? [];
  const wordsOf = (phrase: string | undefined): number => phrase?.trim().split(' ').length ?? 0;
  const listed = said.slice(wordsOf(leading), said.length - wordsOf(closing));
  if (listed.length === 0 || listed.some((token) => NARROWS.test(token.text) || isDated(token.text) || token.kind === 'number' && !PENSION.test(token.text)) || NEGATIONS.matches(listed).length > 0) return null;
  const isParted = mark === ',' && tokens[to]?.text === ',';
  const isList = (/^[(:?]$/.test(mark) || isParted) && itemsOf(listed) > 1;
  if (closing === undefined && !isList) return null;
  const names = withoutCompounds(findNames(listed, index, () => true).map((name) => ({ ...name, names: name.names.filter(({ count }) => count > 0) })));
  const unknown = listed.filter((token, at) => token.kind !== 'stop' && !JOINS.test(token.text) && !covers(names.filter((name) => name.names.length > 0 && !isThingBought(name, itemsOf(listed))), at));
  // "(Schein and Patterson together)": a word of talk is no thing in the list.
  if (closing === undefined && (!unknown.some(({ text: word }) => !PLAIN_WORDS.has(word) && !PLAIN_WORDS.has(lemma(word))) || !unknown.every((token) => isThing(token) || names.some(({ from: first, to: last, categoryKind }) => categoryKind !== null && listed.slice(first, last).includes(token))))) return null;
  const head = headOf(tokens.slice(0, from), index);
  const parties = names.map((name) => name.names.filter(({ kind }) => kind === 'counterparty').map(({ name: who }) => who)).filter((some) => some.length > 0);
  if (!head || closing === undefined && head.categories.length === 0) return null;
  const stranger = names.find((name) => !isInside(name, head) && !(head.categories.length > 0 && isThingBought(name, itemsOf(listed))));
  const gloss: Gloss = { said: said.slice(wordsOf(leading)).map(({ raw }) => raw).join(' ').replaceAll(' ,', ','), parties: head.categories.length > 0 ? parties : [] };
  // "Expenses, loans and all": what is asked about does not hold them.
  return stranger ? closing !== undefined && head.measure !== null ? { ...gloss, outside: { said: stranger.said, of: MEASURES[head.measure].label } } : null : gloss;
}

/** "Power, water, internet": three things or more are all of a kind, whoever sells them; of two ("power and water") they may be the ones that are meant. */
const isThingBought = ({ boughtWithin, categoryKind, names, said }: NameMention, items: number): boolean => items > 2 && (boughtWithin !== undefined || categoryKind !== null && names.every(({ kind, name }) => kind === 'category' && name.toLowerCase() !== said.toLowerCase()));

/** "Rental cars": two kinds of which the first says which of the second are a thing of its own. */
const withoutCompounds = (names: readonly NameMention[]): NameMention[] => names.filter((name) => !names.some((other) => (other.to === name.from || name.to === other.from) && [name, other].every(({ categoryKind }) => categoryKind !== null)));

const itemsOf = (listed: readonly Token[]): number => listed.filter(({ text }, at) => at > 0 && /^(,|and|plus|&|\+|\/)$/.test(text) && !/^(,|and|plus|&|\+|\/)$/.test(listed[at - 1]?.text ?? '')).length + 1;

/** A common word, or one with a number in it: not somebody whom the ledger does not know. */
const isThing = ({ text }: Token): boolean => PLAIN_WORDS.has(text) || PLAIN_WORDS.has(lemma(text)) || isCommonWord(text) || /\d/.test(text) || lemma(text).length < 4;

interface Head { readonly categories: readonly LedgerName[]; readonly measure: Measure | null }

/** The one kind that is asked about, else the one measure; null where more is named. */
function headOf(before: readonly Token[], index: NameIndex): Head | null {
  const measures = new Set(MEASURED.matches(before).flatMap(({ values }) => values));
  const names = findNames(before, index, (at) => !isDated(before[at]?.text ?? '')).map((name) => ({ ...name, names: name.names.filter(({ count }) => count > 0) })).filter((name) => name.names.length > 0);
  const [only, ...others] = names;
  if (NEGATIONS.matches(before).length > 0) return null;
  if (only) return others.length === 0 && only.names.every(({ kind }) => kind === 'category') ? { categories: only.names, measure: null } : null;
  const [measure] = measures;
  return measure !== undefined && measures.size === 1 ? { categories: [], measure } : null;
}

/** Of a kind its own categories and whoever is paid for it, which the rows must bear out; of a measure what it is made of. */
function isInside({ names }: NameMention, { categories, measure }: Head): boolean {
  const roles = measure === null ? null : MEASURES[measure].roles;
  return names.every(({ kind, number, role }) => kind === 'counterparty' || kind === 'category' && (measure === null ? categories.some((one) => one.number === number) : roles === null || role !== null && roles.includes(role)));
}
