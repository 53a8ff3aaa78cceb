/** "The drinks" of COGS - Beverage, "the exterminator" of Pest Control: an owner's word for a cost that this ledger calls otherwise. */
import { lemma, lemmas } from '../lexicon/lemma.ts';
import { isPartyNoun } from '../lexicon/party-words.ts';
import { THINGS } from '../lexicon/things/things.ts';
import { sideSaid } from '../sides/said-side.ts';
import { PhraseTable, type Match, type Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';
import type { LedgerName, NameIndex } from './names.ts';
import { isTalkHere } from './thing-or-talk.ts';
import { isVerbHere } from './verb-here.ts';

/** A thing as it is looked for: lists of phrases, each its words in the form that names are compared in. */
interface Sought {
  readonly lists: readonly (readonly (readonly string[])[])[];
  readonly not: ReadonlySet<string>;
  readonly isWide: boolean;
  readonly isNearer: boolean;
  readonly isOnlyPaid: boolean;
}

export interface ThingHere extends Span {
  readonly names: readonly LedgerName[];
  /** Several that fit equally: which of them is for the user to say. */
  readonly isUnsure: boolean;
  /** Before a wider kind that has rows. */
  readonly isNearer: boolean;
}

const TABLE = new PhraseTable<Sought>();
for (const { words = '', said = '', named = '', not = '', isWide = false, isNearer = false, isOnlyPaid = false } of THINGS) {
  const [first = '', ...others] = typeof named === 'string' ? [named] : named;
  const sought: Sought = { lists: [`${words}|${first}`, ...others].map(phrasesOf), not: new Set(not.split('|').filter(Boolean).map(lemma)), isWide, isNearer, isOnlyPaid };
  for (const list of [words, said]) if (list !== '') TABLE.add(list, sought);
}

/** Said of things, and written in the names of their categories. */
export const THING_WORDS: ReadonlySet<string> = TABLE.words;

function phrasesOf(list: string): string[][] {
  return list.split('|').filter(Boolean).map(lemmas);
}

/** "The linen company", "the pest guy": who is paid for it. */
const DOER = /^(company|companies|people|guys?|man|men|lady|folks|place|outfit|firms?|providers?|supplies|supply|stuff|products?)$/;
/** "The flower wholesaler"; "our biggest flower supplier" asks who it is. */
const SELLER = /^(wholesaler|importer|distributor|supplier|vendor)$/;
const FIRM = /^(company|place|outfit|firm|provider|guy|man|people|folks)$/;

export function thingAt(tokens: readonly Token[], at: number, index: NameIndex, isFree: (at: number) => boolean): ThingHere | null {
  const match = TABLE.matchAt(tokens, at, isFree);
  if (!match || isOtherHere(tokens, match)) return null;
  const doer = tokens[match.to]?.text ?? '';
  const to = (DOER.test(doer) || SELLER.test(doer) && /^(the|our|my)$/.test(tokens[at - 1]?.text ?? '')) && isFree(match.to) ? match.to + 1 : match.to;
  const last = tokens[match.to - 1]?.text ?? '';
  const parties = isPartyNoun(last) || /(ber|fer|man)s?$/.test(last) || to > match.to ? partiesOf(match, index) : [];
  const categories = categoriesOf(tokens, match, to, index);
  const meant = parties.length > 0 && (categories.length === 0 || parties.length === 1 && FIRM.test(doer)) ? parties : categories;
  if (meant.length === 0) return null;
  return { from: match.from, to, names: meant, isUnsure: meant === categories && isUnsure(tokens, match, meant), isNearer: match.values.some(({ isNearer }) => isNearer) };
}

/** "What we cook with", "a light month": a verb, or what is said of a time. */
const isOtherHere = (tokens: readonly Token[], { from: at, to }: Span): boolean => isCounted(tokens, at) || isTalkHere(tokens, { from: at, to }) || to - at === 1 && (isVerbHere(tokens, at) || SUBJECT.test(tokens[at - 1]?.text ?? '') || MENDS.test(tokens[/^(the|our)$/.test(tokens[at - 1]?.text ?? '') ? at - 2 : at - 1]?.text ?? '') || TIME.test(tokens[to]?.text ?? ''));
const SUBJECT = /^(we|i|they|you|he|she|not|will|would|can|could|should|must)$/;
/** "How many seasonal workers": heads and pieces are in no ledger. */
const isCounted = (tokens: readonly Token[], at: number): boolean => /^(many|number)$/.test(tokens[tokens[at - 1]?.text === 'of' ? at - 2 : at - 1]?.text ?? '') && !tokens.slice(at + 1, at + 4).some(({ text }) => ROW.test(text));
const ROW = /^(payments?|bills?|invoices?|purchases?|transactions?|charges?|deliveries|orders|vendors?|suppliers?|costs?|expenses?)$/;
/** A roaster that is mended is no person. */
const MENDS = /^(fixing|repairing|servicing|mending)$/;
const TIME = /^(day|days|week|weeks|month|months|quarter|quarters|year|years|season)$/;

/** Those whose own name says that they sell it; what was paid by us, since an owner's word for a cost was said. */
function partiesOf({ values }: Match<Sought>, { names }: NameIndex): readonly LedgerName[] {
  return names.filter(({ kind, count, words, isStoodFor }) => kind === 'counterparty' && count > 0 && isStoodFor !== true && values.some(({ lists, not }) => lists[0]?.some((phrase) => phrase.every((word) => words.includes(word))) === true && !words.some((word) => not.has(word))));
}

function categoriesOf(tokens: readonly Token[], match: Match<Sought>, to: number, { names }: NameIndex): readonly LedgerName[] {
  const side = sideSaid(tokens, match.from, to);
  const used = names.filter(({ kind, count, role }) => kind === 'category' && count > 0 && !/^(transfer|owner|refund)$/.test(role ?? ''));
  const isOnlyPaid = match.values.every((value) => value.isOnlyPaid);
  const costs = side === 'in' || isOnlyPaid && side !== 'out' ? [] : best(saidIn(tokens, match), match, used.filter(({ role }) => role !== 'revenue'));
  const incomes = side === 'out' ? [] : used.filter((name) => name.role === 'revenue' && (side === 'in' || costs.length === 0 ? fit(name, match) !== null : holds(name, saidIn(tokens, match))));
  // "Memberships" beside Dues & Licenses and Sales - Memberships.
  const called = incomes.filter((name) => holds(name, saidIn(tokens, match)));
  return called.length > 0 && !costs.some((name) => holds(name, saidIn(tokens, match))) ? called : [...costs, ...incomes];
}

const saidIn = (tokens: readonly Token[], { from, to }: Span): readonly string[] => tokens.slice(from, to).map(({ text }) => lemma(text));
const holds = ({ name }: LedgerName, phrase: readonly string[]): boolean => {
  const words = lemmas(name);
  return phrase.every((word) => words.includes(word));
};

/** Categories that are called by the very words; else those of the nearest list that say the least else. */
function best(said: readonly string[], match: Match<Sought>, categories: readonly LedgerName[]): readonly LedgerName[] {
  const called = categories.filter((name) => holds(name, said) && match.values.some(({ not }) => !lemmas(name.name).some((word) => not.has(word))));
  if (called.length > 0) return called;
  const fits = categories.flatMap((name) => {
    const found = fit(name, match);
    return found ? [{ name, ...found }] : [];
  });
  const list = Math.min(...fits.map((one) => one.list));
  const near = fits.filter((one) => one.list === list);
  if (near.some(({ isWide }) => isWide)) return near.map(({ name }) => name);
  const else_ = Math.min(...near.map((one) => one.others));
  return near.filter(({ others }) => others === else_).map(({ name }) => name);
}

interface Fit {
  /** Of the nearest list that a phrase of the name stands in. */
  readonly list: number;
  /** Words of the name that say something else. */
  readonly others: number;
  readonly isWide: boolean;
}

function fit({ name }: LedgerName, { values }: Match<Sought>): Fit | null {
  const words = lemmas(name);
  const fits = values.flatMap(({ lists, not, isWide }) => {
    if (words.some((word) => not.has(word))) return [];
    return lists.flatMap((phrases, list) => phrases.filter((phrase) => phrase.every((word) => words.includes(word))).map((phrase) => ({ list, isWide, others: words.filter((word) => !phrase.includes(word) && !SAYS_NOTHING.test(word)).length })));
  });
  return fits.toSorted((a, b) => a.list - b.list || a.others - b.others)[0] ?? null;
}

/** Of a category's name they say only that it is a cost, whose, or of what kind. */
const SAYS_NOTHING = /^(cost|expense|purchase|purchased|fee|charge|supply|service|bill|payment|cogs|account|shop|office|business|company|utility|vehicle|general|other|of|and|the|in|on|for|a|direct|paid|out|wage|salary|payroll|pay|labor|labour|compensation)$/;

/** Called by none of the said words, and for several things. */
function isUnsure(tokens: readonly Token[], match: Match<Sought>, names: readonly LedgerName[]): boolean {
  const said = saidIn(tokens, match);
  return names.length > 1 && names.every(({ role }) => role !== 'revenue') && !names.some((name) => holds(name, said)) && !match.values.some(({ isWide }) => isWide);
}
