/** "How much did sponsors pay us", "what did we pay the post office": a group that the ledger has no name or kind for stands for some who pay or are paid, never for all. */
import { GROUPING_WORDS } from '../lexicon/grouping-words.ts';
import { HOUSES, OFFICES, PERSONS } from '../lexicon/group-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import { PAYER_WORDS } from '../lexicon/payer-words.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { NameIndex } from '../names/names.ts';
import { BUSINESS } from '../names/own-business.ts';
import type { Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';

const PAID = /^(pay|pays|paid|paying|owe|owed|send|sent|give|gave|given)$/;
const PLACED = /^(to|from|by|at|with|through|via|on)$/;
const DETERMINER = /^(the|our|my|all|any|some|other|local|new|various|different|these|those|of|about|how|much)$/;
const AUXILIARY = /^(has|have|had|did|do|does|ever|actually|really|still|usually|normally|always|each)$/;
const PAYS = /^(pay|pays|paid|paying|give|gives|gave|bring|brings|brought|buy|buys|bought|order|ordered|spend|spends|spent|charge|charges|charged|bill|billed|cost|get|got|receive|received|earn|earned|contribute|contributed|send|sent|generate|generated)$/;
/** What may stand behind a group: beside any other word it only says of which kind that is ("the bank fees"). */
const ENDS = /^(in|for|last|this|since|on|during|so|over|each|every|per|a|from|and|or|to|by|before|after|between|until|through|total|altogether|every|vs|versus|than|compared|back|most|more|less|,|\.|\?|!|ytd|q[1-4]|h[12]|20\d\d|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|sept|oct|nov|dec|yesterday|today|now|it|ever|did|do|does|have|has|was|is|were|are|we|i|us|me)$/;
const MONEY = /\b(pay|pays|paid|paying|payments?|spend|spent|spending|revenue|income|sales|earn|earned|receive|received|collect|collected|come|came|cost|costs|give|gave|send|sent|bought|buy|charge|charged|owe|owed|went|go|goes|money|much)\b/;

/** Groups that a ledger of theirs has an income for. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map(PAYER_WORDS.filter(({ onlyBeside }) => onlyBeside !== true).flatMap(({ payers, pay }) => payers.split('|').map((payer) => [payer, pay.split('|')] as const)));
/** Those of them that are read as all who pay, where they are known. */
const READ_AS_ALL: ReadonlySet<string> = new Set(GROUPING_WORDS.flatMap(({ phrases }) => phrases.split('|')).map(lemma));

const RANKED = /^(biggest|largest|best|top|main|important|smallest|\d+|which|what|many)$/;
/** Where a house of that kind buys. */
const SOLD = /^(sales?|sold|sell|selling|revenue|income|earned|earn|takings|invoiced|billed)$/;
const BUYS = /^(pay|pays|paid|paying|buy|buys|bought|order|ordered|bring|brings|brought|give|gave)$/;

/** "Members of staff". */
const OF_HOUSE = /^of (staff|the (staff|team|crew|family|board)|our (staff|team|crew|family))\b/;
/** What a bank takes and gives has kinds of its own. */
const BANKING = /\b(fees?|interest|charges?|loans?|principal|accounts?|balance|deposits?|deposited)\b/;

interface Group extends Span {
  /** It pays us: no cost that is called so is meant. */
  readonly isBuyer: boolean;
}

export function unknownGroups(tokens: readonly Token[], index: NameIndex): Group[] {
  const text = tokens.map((token) => token.text).join(' ');
  return tokens.flatMap((token, at) => {
    const to = at + (OFFICES.has(`${token.text} ${tokens[at + 1]?.text ?? ''}`) ? 2 : 1);
    if (token.kind !== 'word' || isIncomeOrParty(token.text, index) || OF_HOUSE.test(tokens.slice(to, to + 3).map((next) => next.text).join(' ')) || /^banks?$/.test(token.text) && BANKING.test(text)) return [];
    if (isPartOfName(tokens, at, index) || isBesideAll(tokens, at) || isNamed(tokens[to]?.text ?? '', index)) return [];
    const isBuyer = HOUSES.has(token.text) && buys(tokens, at);
    return isUnknownPayer(tokens, at, index) || isBuyer || MONEY.test(text) && isOther(tokens, at, to) && isInPlace(tokens, at, to) ? [{ from: at, to, isBuyer }] : [];
  });
}

/** "Patients and insurers": everybody, whoever of them pays. */
const isBesideAll = (tokens: readonly Token[], at: number): boolean => [[at - 1, at - 2], [at + 1, at + 2]].some(([joint = -1, other = -1]) => /^(and|or|&|plus)$/.test(tokens[joint]?.text ?? '') && /^(patients|customers|clients|buyers|guests)$/.test(tokens[other]?.text ?? ''));

/** "The insurers VHI and Laya": who of them is meant is said. */
const isNamed = (next: string, { byWord }: NameIndex): boolean => (byWord.get(lemma(next)) ?? []).some(({ kind, count }) => kind === 'counterparty' && count > 0) && !ENDS.test(next);

/** "Beaumont Hotels": the word before is of the same name. */
const isPartOfName = (tokens: readonly Token[], at: number, { byWord }: NameIndex): boolean => {
  const before = lemma(tokens[at - 1]?.text ?? '');
  return (byWord.get(lemma(tokens[at]?.text ?? '')) ?? []).some(({ kind, count, words }) => kind === 'counterparty' && count > 0 && words.some((word) => lemma(word) === before));
};

/** Somebody, or a kind of income, is called so: those are meant. */
const isIncomeOrParty = (word: string, { byWord }: NameIndex): boolean => (byWord.get(lemma(word)) ?? []).some(({ kind, role, count, words }) => count > 0 && (kind === 'counterparty' ? words.length === 1 : role === 'revenue'));

/** "Sponsors" of a ledger without sponsorships; a word of talk only where it is ranked or counted. */
function isUnknownPayer(tokens: readonly Token[], at: number, { names }: NameIndex): boolean {
  const word = tokens[at]?.text ?? '';
  const pay = KINDS.get(word);
  const isAll = READ_AS_ALL.has(lemma(word)) || (PLAIN_WORDS.has(word) || PLAIN_WORDS.has(lemma(word))) && RANKED.test(tokens[at - 1]?.text ?? '');
  return pay !== undefined && isAll && !BUSINESS.test(word) && !names.some(({ kind, role, count, words }) => kind === 'category' && role === 'revenue' && count > 0 && words.some((own) => pay.includes(own)));
}

const isTheirs = (tokens: readonly Token[], at: number): boolean => !/^(our|my|all)$/.test(tokens[at - 1]?.text ?? '');

function isOther(tokens: readonly Token[], at: number, to: number): boolean {
  const word = tokens[at]?.text ?? '';
  return to > at + 1 || PERSONS.has(word) || HOUSES.has(word) && isTheirs(tokens, at);
}

/** "Sales to hotels", "how much did restaurants pay us", "revenue from bars and restaurants". */
function buys(tokens: readonly Token[], at: number): boolean {
  const text = (one: number): string => tokens[one]?.text ?? '';
  let before = at - 1;
  while (/^(the|and|or|other|local|all|,)$/.test(text(before)) || HOUSES.has(text(before))) before--;
  let verb = at + 1;
  while (AUXILIARY.test(text(verb)) || /^(and|or|,)$/.test(text(verb)) && HOUSES.has(text(verb + 1)) || HOUSES.has(text(verb))) verb++;
  if (BUYS.test(text(verb))) return /^(us|in|from)$/.test(text(verb + 1)) && isTheirs(tokens, at);
  return /^(to|from|by)$/.test(text(before)) && [1, 2, 3].some((back) => SOLD.test(text(before - back)));
}

/** Behind a verb of paying or where money comes from and goes to, or before a verb of paying. */
function isInPlace(tokens: readonly Token[], from: number, to: number): boolean {
  const text = (at: number): string => tokens[at]?.text ?? '';
  let before = from - 1;
  while (DETERMINER.test(text(before)) && before >= 0) before--;
  let verb = to;
  while (AUXILIARY.test(text(verb))) verb++;
  // "What did the school spend" may be one's own business.
  if (PAYS.test(text(verb)) && !/^(we|i|they|you|who)$/.test(text(verb - 1)) && (!BUSINESS.test(text(from)) || /^(us|me)$/.test(text(verb + 1)))) return true;
  const ends = tokens[to] === undefined || tokens[to]?.kind === 'stop' || tokens[to]?.kind === 'number' || ENDS.test(text(to));
  return ends && (PAID.test(text(before)) || PLACED.test(text(before)));
}
