/** The ledger's own vocabulary, indexed so that a question's words can be recognised as categories, parties and accounts. */
import type { AccountRole } from '../../../ledger/entry.ts';
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import { CATEGORY_WORDS } from '../lexicon/category-words.ts';
import { GRAMMAR_WORDS } from '../lexicon/grammar-words.ts';
import { lemmas } from '../lexicon/lemma.ts';
import { MEASURE_WORDS } from '../lexicon/measure-words.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import { isShortWord } from '../words/short-words.ts';
import { soundKey } from '../words/spelling.ts';
import { wordTable } from '../../../word-table.ts';
import { wholeNameOf, type WholeName } from './whole-names.ts';

export type NameKind = 'category' | 'counterparty' | 'account';

export interface LedgerName {
  readonly kind: NameKind;
  readonly name: string;
  /** Account number of a category or account; 0 for parties, who are known by name. */
  readonly number: number;
  readonly role: AccountRole | null;
  readonly count: number;
  readonly words: readonly string[];
  /** Made of ordinary words alone ("Do it Best"): only the whole name tells it. */
  readonly isOrdinary?: true;
  /** Known by the one word that stands for the whole name (see whole-names). */
  readonly isStoodFor?: true;
  /** What is said of a category whose other words only say that it is a cost or an income: "food" of Food Cost. */
  readonly ownWord?: string;
  /** Kinds of category (see category-words) whose phrases stand in its name. */
  readonly kinds: readonly string[];
}

export interface NameIndex {
  readonly names: readonly LedgerName[];
  /** Word → names that hold it. */
  readonly byWord: ReadonlyMap<string, readonly LedgerName[]>;
  /** How a word sounds → names that hold a word that sounds so. */
  readonly bySound: ReadonlyMap<string, readonly LedgerName[]>;
  readonly byKind: ReadonlyMap<string, readonly LedgerName[]>;
  /** First word → whole names that must be recognised before their words are read. */
  readonly wholeNames: ReadonlyMap<string, readonly WholeName[]>;
  /** Every word of every name. */
  readonly words: ReadonlySet<string>;
  readonly vocabulary: LedgerVocabulary;
}

/** Words of a name that do not tell it from others. */
const FILLER = new Set(['dr', 'mr', 'mrs', 'ms', 'prof', 'inc', 'llc', 'llp', 'ltd', 'co', 'corp', 'company', 'the', 'of', 'and', 'for', 'a', 'an', 'gmbh', 'plc', 'to', 'com', 'usa', 'us', 'in', 'on', 'at', 'by', 'from', 'with', 'via', 'per', 'or', 'as', 'is', 'it', 'we', 'our', 'my', 'your', 'this', 'that', 'be', 'do', 'up', 'out', 'off', 'all', 'any', 'no', 'not', 'so', 'if']);

const indexes = new WeakMap<LedgerVocabulary, NameIndex>();

/** Made once per vocabulary. */
export function indexNames(vocabulary: LedgerVocabulary): NameIndex {
  let index = indexes.get(vocabulary);
  if (!index) indexes.set(vocabulary, (index = makeIndex(vocabulary)));
  return index;
}

function makeIndex(vocabulary: LedgerVocabulary): NameIndex {
  const shared = wordsOfSeveral(vocabulary.accounts.map(({ name }) => lemmas(name)));
  const names = [
    ...vocabulary.categories.map((category) => ({ kind: 'category' as const, name: category.name, number: category.number, role: category.role, count: category.count })),
    ...vocabulary.counterparties.filter(({ name }) => name !== '').map(({ name, count }) => ({ kind: 'counterparty' as const, name, number: 0, role: null, count })),
    ...vocabulary.accounts.map((account) => ({ kind: 'account' as const, name: account.name, number: account.number, role: account.role, count: 1 })),
  ].map((name): LedgerName => ({ ...name, ...wordsOf(name.kind, lemmas(name.name), shared), kinds: name.kind === 'category' ? kindsOf(name.name, name.role) : [], ...ownWordOf(name) }));
  const byWord = new Map<string, LedgerName[]>();
  const bySound = new Map<string, LedgerName[]>();
  const byKind = new Map<string, LedgerName[]>();
  const wholeNames = new Map<string, WholeName[]>();
  const taken = namesakes(names);
  for (const name of names) {
    for (const word of new Set(name.words)) {
      push(byWord, word, name);
      if (word.length > 3 && !isGeneric(word)) push(bySound, soundKey(word), name);
    }
    const joined = name.kind === 'counterparty' ? joinedNameOf(name.name) : '';
    if (joined !== '' && !byWord.has(joined)) push(byWord, joined, { ...name, words: [joined] });
    const bank = name.kind === 'account' ? bankInitialsOf(name.name) : null;
    if (bank !== null && !byWord.has(bank[0] ?? '')) push(byWord, bank[0] ?? '', { ...name, words: bank });
    const initials = name.kind === 'counterparty' ? initialsOf(name.name) : '';
    if (initials !== '' && !byWord.has(initials) && !isShortWord(initials)) push(byWord, initials, { ...name, words: [initials] });
    const whole = isMeasureName(name) || name.kind === 'counterparty' && taken.has(inOrder(lemmas(name.name))) ? null : wholeNameOf(name);
    if (whole) {
      push(wholeNames, whole.pieces[0] ?? '', whole);
      push(byWord, whole.alias, { ...name, words: [whole.alias], isStoodFor: true });
    }
    for (const kind of name.kinds) push(byKind, kind, name);
  }
  return { names, byWord, bySound, byKind, wholeNames, words: new Set(byWord.keys()), vocabulary };
}

const inOrder = (words: readonly string[]): string => words.toSorted().join(' ');

/** Own accounts stand among the parties, too, where money was moved between them, and categories where the bank's text is nothing else. */
function namesakes(names: readonly LedgerName[]): ReadonlySet<string> {
  return new Set(names.filter(({ kind }) => kind !== 'counterparty').flatMap(({ kind, name, words }) => [inOrder(lemmas(name)), ...(kind === 'account' ? [inOrder(words)] : [])]));
}

const SHORTEST_INITIALS = 3;

/** "AWS" for Amazon Web Services; empty for names of fewer words. */
function initialsOf(name: string): string {
  const words = lemmas(name).filter((word) => /^[a-z]/.test(word) && !LEGAL.test(word));
  return words.length >= SHORTEST_INITIALS ? words.map((word) => word.charAt(0)).join('') : '';
}

/** "Tmobile" for T-Mobile: two words of which the first is short, written as one; empty for others. */
function joinedNameOf(name: string): string {
  const [first = '', second = '', ...rest] = lemmas(name);
  return rest.length === 0 && second.length > 3 && first.length < 3 && /^[a-z]/.test(first) ? first + second : '';
}

/** "WF Checking" for Wells Fargo Checking: the initials of its first two words and the rest; null for shorter names. */
function bankInitialsOf(name: string): readonly string[] | null {
  const [first = '', second = '', ...rest] = lemmas(name);
  return rest.length > 0 && /^[a-z]/.test(first) && /^[a-z]/.test(second) ? [first.charAt(0) + second.charAt(0), ...rest] : null;
}

const LEGAL = /^(inc|llc|llp|ltd|co|corp|gmbh|plc)$/;

/** "Practice Checking", "Practice Savings": what several accounts are called tells none of them. */
function wordsOfSeveral(names: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(names.flatMap((words, at) => words.filter((word) => names.some((others, other) => other !== at && others.includes(word)))));
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** The words that tell a name. A party whose telling words all say nothing ("Do it Best", "Best Buy", "On The Go") is told by all of them together. */
function wordsOf(kind: NameKind, words: readonly string[], shared: ReadonlySet<string>): Pick<LedgerName, 'words' | 'isOrdinary'> {
  const told = telling(words).filter((word, _at, all) => kind !== 'account' || all.length === 1 || !shared.has(word));
  if (kind !== 'counterparty' || told.length === words.length) return { words: told };
  const isOrdinary = words.length > 2 && told.every(isGeneric) || told.length === 1 && GRAMMAR_WORDS.has(told[0] ?? '');
  return isOrdinary ? { words, isOrdinary } : { words: told };
}

function telling(words: readonly string[]): string[] {
  const rest = words.filter((word) => !FILLER.has(word));
  return rest.length > 0 && !(words[0] === 'us' && rest.every(isGeneric)) ? rest : [...words];
}

const MONEY_IN_KINDS = new Set(['consulting', 'project', 'retail', 'in-store', 'online', 'wholesale', 'contractor-sales', 'service', 'interest-income', 'loan-proceeds', 'owner-contribution']);
const PAIRED = wordTable<readonly AccountRole[]>({
  'interest-expense': ['interest'], 'interest-income': ['other-income'], 'loan-payment': ['loan'], 'loan-proceeds': ['loan'], 'owner-draw': ['owner'], 'owner-contribution': ['owner'],
  transfer: ['transfer'], refunds: ['refund'], cogs: ['cogs'], materials: ['cogs'], subcontractors: ['cogs', 'opex'], taxes: ['tax'],
});

/** The kinds whose phrase is found in the name, the longest phrase deciding between kinds of one role. */
function kindsOf(name: string, role: AccountRole): string[] {
  const words = lemmas(name);
  const found = CATEGORY_WORDS.map(({ kind, phrases, inNames, wholeNames }) => ({ kind, length: wholeNames && isOneOf(words, wholeNames) ? words.length : longestPhrase(words, inNames ? `${phrases}|${inNames}` : phrases) }))
    .filter(({ kind, length }) => length > 0 && fitsRole(kind, role) && !isOtherThan(kind, words));
  const longest = Math.max(0, ...found.map(({ length }) => length));
  return found.filter(({ length, kind }) => length === longest || kind === 'materials').map(({ kind }) => kind);
}

/** "Rental Fleet Maintenance": what is done for things that are rented out is no rent. */
const isOfRentals = (words: readonly string[]): boolean => words.some((word, at) => word === 'rental' && /^(fleet|equipment|car|bike|boat|tool|van|unit|property|gear|kit)$/.test(words[at + 1] ?? '') && at + 2 < words.length) && !words.some((word) => /^(rent|lease|premises|landlord)$/.test(word));

/** "Equipment Lease" is no rent of a house, "Workers' Compensation" and "Payroll Service Fees" are nobody's wages. */
function isOtherThan(kind: string, words: readonly string[]): boolean {
  if (kind === 'rent') return isOfRentals(words) || words.some((word) => /^(lease|rental)$/.test(word)) && words.some((word) => LEASED.test(word)) && !words.some((word) => /^(rent|premise|premises|landlord|office|shop|building)$/.test(word));
  if (kind === 'equipment' && words.includes('insurance')) return true;
  return kind === 'payroll' && (words.some((word) => /^(workers?|workmen|workman|workmans)$/.test(word)) && words.some((word) => /^comp(ensation)?$/.test(word)) || words.includes('payroll') && words.some((word) => /^(service|processing|software|provider)$/.test(word)));
}

const LEASED = /^(equipment|truck|van|car|vehicle|auto|trailer|fleet|machine|machinery|robot|cnc|copier|printer|forklift|tractor|tool|kit|game|jukebox|potty|toilet|linen|tent|table|chair|uniform|boat|bike|phone|pos|terminal|computer|scanner|press|crane|lift|scaffold|scaffolding)$/;

function fitsRole(kind: string, role: AccountRole): boolean {
  const roles = PAIRED[kind];
  if (roles) return roles.includes(role);
  return MONEY_IN_KINDS.has(kind) ? role === 'revenue' : role === 'opex' || role === 'cogs';
}

/** "Light, Heat & Power": the same words and no other, in whatever order. */
function isOneOf(words: readonly string[], wholeNames: string): boolean {
  const told = words.filter((word) => !/^(and|of)$/.test(word));
  return wholeNames.split('|').map(lemmas).some((wanted) => wanted.length === told.length && wanted.every((word) => told.includes(word)));
}

function longestPhrase(words: readonly string[], phrases: string): number {
  let longest = 0;
  for (const phrase of phrases.split('|')) {
    // "Food & Drink" and "food and drink" are one.
    const wanted = lemmas(phrase).filter((word) => word !== 'and');
    if (wanted.length > longest && wanted.every((word) => words.includes(word))) longest = wanted.length;
  }
  return longest;
}

/** "Food" of Food Cost, "beverage" of Beverage Purchases; a word that says something else in every other question is none. */
function ownWordOf({ kind, name, count }: Pick<LedgerName, 'kind' | 'name' | 'count'>): Pick<LedgerName, 'ownWord'> {
  const words = lemmas(name);
  const [own, ...others] = words.filter((word) => !/^(cost|expense|purchase|spend|spending|bill|income|revenue|sale)$/.test(word));
  const isAlone = kind === 'category' && count > 0 && own !== undefined && others.length === 0 && words.length > 1;
  return isAlone && !PLAIN_WORDS.has(own) && !MEASURE_PHRASES.has(own) ? { ownWord: own } : {};
}

/** Words that say nothing about which category or account is meant. */
const GENERIC_TELLING = new Set([
  ...MEASURE_WORDS.flatMap(({ phrases }) => phrases.split('|').filter((phrase) => !phrase.includes(' ')).flatMap(lemmas)),
  'fee', 'payment', 'service', 'account', 'other', 'general', 'misc', 'bank', 'business', 'company', 'group', 'new', 'first', 'credit', 'debit', 'own', 'main', 'tool', 'work', 'office', 'customer', 'client', 'vendor', 'cash', 'money',
  'transaction', 'month', 'monthly', 'uncategorized', 'city', 'national', 'american', 'north', 'south', 'east', 'west', 'home', 'best', 'good', 'day', 'store', 'shop', 'online', 'web', 'market', 'operating', 'day', 'team', 'time', 'solution', 'system', 'global', 'international', 'partner', 'labs', 'lab', 'studio', 'design', 'digital', 'media', 'school', 'house', 'street', 'park', 'hotel', 'cafe', 'coffee', 'food', 'supply', 'product', 'interest', 'loan', 'owner', 'paid', 'good', 'sold', 'inc',
  'dental', 'medical', 'healthcare', 'brewing', 'landscaping', 'property', 'estate', 'practice', 'clinic', 'firm', 'agency', 'restaurant', 'studio', 'farm', 'church', 'foundation', 'truck', 'site', 'project', 'check', 'line', 'joint', 'reserve', 'big', 'little', 'small', 'great', 'high', 'low', 'old', 'long', 'fast', 'quick', 'easy', 'real', 'true', 'full', 'top', 'early', 'late', 'next', 'busy', 'one', 'two', 'three',
]);

export const isGeneric = (word: string): boolean => GENERIC_TELLING.has(word);

const MEASURE_PHRASES = new Set(MEASURE_WORDS.flatMap(({ phrases }) => phrases.split('|').map((phrase) => lemmas(phrase).join(' '))));
/** They say nothing beside a measure: "Total Sales" is the measure. */
const EMPTY_WORDS = /^(total|all|net|gross|business|company|operating|main|our|other|misc)$/;

/** Words that tell no party from another, but of a category of one's own what it is for. */
export const THING = /^(tool|food|coffee|media|product|design|supply|landscaping|property|truck|school|office|home|studio|cafe|hotel|medical|dental|late|book|billing|bar)$/;

/** A category named only by measure words ("Sales", "Operating Expenses") is asked about as the measure; "Service Income" says more than "income". */
export function isMeasureName(name: LedgerName): boolean {
  if (name.kind !== 'category' || name.kinds.length > 0 || !name.words.every((word) => isGeneric(word)) || name.words.includes('book')) return false;
  if (name.words.length === 1) return MEASURE_PHRASES.has(name.words[0] ?? '') || !THING.test(name.words[0] ?? '');
  return MEASURE_PHRASES.has(name.words.join(' ')) || name.words.every((word) => MEASURE_PHRASES.has(word) || EMPTY_WORDS.test(word));
}
