/** Words that nothing explains: which of them stand where a condition would stand, and so must not be dropped. */
import { isDoneTo } from '../names/done-to.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { Span } from '../words/phrase-table.ts';
import { covers, overlap } from '../words/phrase-table.ts';
import { coreOf } from '../segments.ts';
import type { Token } from '../words/tokenize.ts';
import { isGoodsInPlace, isGoodsPaidOn } from './goods.ts';
import { isGroupThatCost, isPayeeHere } from './payee.ts';

export interface Leftover extends Span {
  readonly said: string;
}

export interface Leftovers {
  /** In a name's or a thing's place: looked up in the bank's texts, or asked about. */
  readonly wanted: readonly Leftover[];
  /** Beside the question, or part of what a known name is said to sell ("UPS label charges"): told that they were left out of account. */
  readonly unheeded: readonly Leftover[];
}

interface Named extends Span { readonly names: readonly { readonly kind: string }[] }

const NAME_PLACE = /^(to|from|at|for|on|of|with|by|via|excluding|except|without|besides|minus|called|named|than|vs|versus|and|or|about|toward|towards|off|buy|bought|buying|purchase|purchased|pay|paid|paying|spend|spent|total|count|tally|average|avg|biggest|largest|smallest|many|our|my|the|over|did|does|where|if|which)$/;
const DETERMINER = /^(the|our|my|a|an|this|that|those|these|some|all|any)$/;
/** After them "to" begins a verb: "is to blame". */
const BEFORE_VERB = /^(is|was|are|were|am|be|been|have|had|has|having|want|wants|wanted|need|needs|needed|going|able|like|love|trying|due|supposed|who|what|how|used|try|tend|hope|about|ready|enough|time|way)$/;
/** What is said of a thing: "zoom charges", "macbook purchases", "did zoom pay us". */
const AFTER_NAME = /^(spend|spending|costs?|charges?|charged|payments?|bills?|billed|invoices?|purchases?|fees?|expenses?|revenue|sales|income|subscriptions?|pay|pays|paid|bring|brings|brought|owes?|send|sends|sent|transactions?|deposits?)$/;

/** Of which there are many kinds, so that the word before says which: "shockwave machine cost", "malpractice premiums". */
const THING = /^(machines?|machinery|devices?|premiums?|policy|policies)$/;

/** Neighbouring words join into one. A verb or adverb outside of a name's place ("issued", "roughly") carries no condition. */
export function leftoversOf(tokens: readonly Token[], explained: readonly Span[], names: readonly Named[], negations: readonly Span[], groups: readonly Span[] = []): Leftovers {
  const left: Leftover[] = [];
  const somebody = properNames(tokens, explained, names);
  tokens.forEach((token, at) => {
    const isBought = isGoodsPaidOn(tokens, at) && !covers(names, at);
    if (!isBought && !covers(somebody, at) && !isGroupThatCost(tokens, at) && (!isUnexplained(token) && !isGoods(tokens, at, names) && !covers(groups, at) || covers(explained, at))) return;
    const before = left.at(-1);
    if (before && before.to === at) left[left.length - 1] = { from: before.from, to: at + 1, said: `${before.said} ${token.text}` };
    else left.push({ from: at, to: at + 1, said: token.text });
  });
  const core = coreOf(tokens, explained);
  const isBare = tokens.every((token, at) => token.kind === 'stop' || covers(left, at) || PLAIN_WORDS.has(token.text) || token.kind === 'number');
  const isWanted = (word: Leftover) => (word.from >= core.from && word.to <= core.to || isLeftOut(word, tokens, negations)) && (isBare || overlaps(groups, word) || overlaps(somebody, word) || hasThingsPlace(word, tokens) && !(covers(names, word.from - 1) && !standsForName(word, tokens))) && (!isMereVerb(word) || standsForName(word, tokens) && !isDoneTo(word.from, tokens, names));
  return { wanted: left.filter(isWanted), unheeded: left.filter((word) => !isWanted(word)) };
}

/** "Party City", "Office Depot": several words written as one name, of which nothing else is known, are somebody wherever they stand. */
function properNames(tokens: readonly Token[], explained: readonly Span[], names: readonly Named[]): Span[] {
  const parties = names.filter((name) => name.names.some(({ kind }) => kind !== 'category'));
  const isLarge = (at: number): boolean => tokens[at]?.isLarge === true;
  const isOpen = (at: number): boolean => !covers(explained, at);
  const starts = tokens.flatMap((_, at) => (isLarge(at) && !isLarge(at - 1) ? [at] : []));
  const runs = starts.map((from) => ({ from, to: tokens.findIndex((_, at) => at > from && !isLarge(at)) })).map(({ from, to }) => ({ from, to: to < 0 ? tokens.length : to }));
  const isMostlyOpen = ({ from, to }: Span): boolean => to - from > 1 && tokens.filter((_, at) => at >= from && at < to && isOpen(at)).length * 2 >= to - from;
  return runs.filter((run) => isMostlyOpen(run) && !covers(names, run.from - 1) && !covers(names, run.to) && !parties.some((name) => overlap(name, run)));
}

/** "Without the photo studio, how much …", "… Don't count the photo studio.": a condition, wherever it stands. */
function isLeftOut({ from }: Span, tokens: readonly Token[], negations: readonly Span[]): boolean {
  let at = from;
  while (DETERMINER.test(tokens[at - 1]?.text ?? '')) at--;
  return negations.some(({ to }) => to === at);
}

/** "Spent on tires", "paid for tools": words of talk that are also things that are bought, where a thing stands that is paid for. */
function isGoods(tokens: readonly Token[], at: number, names: readonly Span[]): boolean {
  if (isPaidPerson(tokens, at) || isPayeeHere(tokens, at)) return true;
  if (isKindOfPurchase(tokens, at) || isGoodsInPlace(tokens, at)) return true;
  if (!GOODS.test(tokens[at]?.text ?? '')) return false;
  let before = at - 1;
  while (/^(new|used|more|the|our)$/.test(tokens[before]?.text ?? '')) before--;
  const [word, verb, earlier] = [tokens[before]?.text ?? '', tokens[before - 1]?.text ?? '', tokens[before - 2]?.text ?? ''];
  if (/^(and|plus|&|or|,)$/.test(word) && covers(names, before - 1) && !tokens.some(({ text }) => text === '(')) return true;
  return /^(buy|bought|buying)$/.test(word) || word === 'on' && [verb, earlier].some((one) => SPENT.test(one)) || word === 'for' && /^(pay|paid|paying)$/.test(verb);
}

/** "Tire purchases", "sign orders": of what is bought the word before says what it is. */
function isKindOfPurchase(tokens: readonly Token[], at: number): boolean {
  return /^(tire|tyre|sign|table|chair|cover|bag|part|door|plant|ticket|can|box)s?$/.test(tokens[at]?.text ?? '') && /^(purchases?|buys|orders|spending|spend|costs?|bills?|expenses)$/.test(tokens[at + 1]?.text ?? '') && !/^(we|i|you|they|it)$/.test(tokens[at + 2]?.text ?? '');
}

/** "Pay the coaches", "the physios cost": whom else one only talks about. */
function isPaidPerson(tokens: readonly Token[], at: number): boolean {
  const text = (one: number): string => tokens[one]?.text ?? '';
  if (!PERSON.test(text(at))) return false;
  let before = at - 1;
  while (/^(the|our|my|all|new|other)$/.test(text(before))) before--;
  if (before === at - 1) return false;
  return /^(pay|pays|paid|paying|owe|owed)$/.test(text(before)) || /^(cost|costs|charge|charged|get|gets|got|earn|earned|receive|received)$/.test(text(at + 1));
}

const PERSON = /^(coach|coaches|physios?|mentors?|officers?|assessors?|inspectors?|adviser?s?|advisors?|partners?|brothers?|sisters?|wife|husband|son|daughter|kids|vets|neighbou?rs?|friends?|mate|mates)$/;

const GOODS = /^(tires?|tyres?|tools|signs|tables|chairs|covers|bags|parts|phones|fines|tickets|stands|doors|plants)$/;
const SPENT = /^(spend|spends|spent|spending|go|goes|went|gone)$/;

function isUnexplained(token: Token): boolean {
  return token.kind === 'word' && token.text.length > 1 && !PLAIN_WORDS.has(token.text) && !PLAIN_WORDS.has(lemma(token.text));
}

const overlaps = (groups: readonly Span[], word: Span): boolean => groups.some((group) => overlap(group, word));

const isMereVerb = ({ said }: Leftover): boolean => !said.includes(' ') && /(ing|ed|ly|ish)$/.test(said);

export const hasThingsPlace = (word: Leftover, tokens: readonly Token[]): boolean => standsForName(word, tokens) || AFTER_NAME.test(tokens[word.to]?.text ?? '') || THING.test(tokens[word.to]?.text ?? '');

/** After a preposition, a determiner or a verb of buying stands a name or a thing. */
export function standsForName({ from }: Span, tokens: readonly Token[]): boolean {
  let at = from - 1;
  if (tokens[at]?.text === 'to' && BEFORE_VERB.test(tokens[at - 1]?.text ?? '')) return false;
  if (/^(our|my|the)$/.test(tokens[at]?.text ?? '')) return true;
  while (DETERMINER.test(tokens[at]?.text ?? '') || /^[a-z]$/.test(tokens[at]?.text ?? '')) at--;
  return at < from - 1 && /^(our|my|the)$/.test(tokens[at + 1]?.text ?? '') && /^(was|is|were|are)$/.test(tokens[at]?.text ?? '') || NAME_PLACE.test(tokens[at]?.text ?? '');
}
