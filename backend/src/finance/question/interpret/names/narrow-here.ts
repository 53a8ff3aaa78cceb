/** A thing narrower than a category: its own category where the ledger has one, else the parties that sell it, else the words themselves. */
import { lemma } from '../lexicon/lemma.ts';
import { FIRM_WORDS } from '../lexicon/firm-words.ts';
import { NARROW_WORDS, type NarrowWords } from '../lexicon/narrow-words.ts';
import { PhraseTable, type Span } from '../words/phrase-table.ts';
import type { Token } from '../words/tokenize.ts';
import type { LedgerName, NameIndex } from './names.ts';
import { isGeneric } from './names.ts';

const NARROW_PHRASES = new PhraseTable<NarrowWords>();
for (const words of [...NARROW_WORDS, ...FIRM_WORDS]) NARROW_PHRASES.add(words.phrases, words);
export const NARROW_PHRASE_WORDS: ReadonlySet<string> = NARROW_PHRASES.words;

export interface NarrowHere extends Span {
  readonly names: readonly LedgerName[];
  readonly said: string;
  readonly categoryKind: 'narrow' | null;
  readonly boughtWithin?: string;
  readonly score: number;
}

/** "Electricity": the parties that sell it. Where the ledger knows none the words stay unexplained and are looked up in the bank's text. */
export function narrowAt(tokens: readonly Token[], at: number, index: NameIndex, isFree: (at: number) => boolean): NarrowHere[] {
  const match = NARROW_PHRASES.matchAt(tokens, at, isFree);
  if (!match || isSomebodyTold(tokens, match)) return [];
  if (isInCategory(tokens.slice(match.from, match.to).map(({ text }) => lemma(text)), index)) return [];
  const sellers = match.values.flatMap(({ sellers: names }) => names.split('|')).filter((name) => name !== '');
  const names = index.names.filter(({ kind, name }) => kind === 'counterparty' && sellers.some((seller) => new RegExp(`(^|[^a-z])${seller}s?(?![a-z])`, 'i').test(name.replaceAll("'", ''))));
  const said = tokens.slice(match.from, match.to).map((token) => token.raw).join(' ');
  const telling = tokens.slice(match.from, match.to).map(({ text }) => lemma(text)).filter((word) => !isGeneric(word) && !/^(bill|company|provider|service|ticket|stop|station)$/.test(word));
  const called = names.filter(({ words, count }) => count > 0 && telling.some((word) => words.includes(word)));
  const used = called.length > 0 ? called : names.filter((name) => name.count > 0);
  const category = index.names.filter((name) => isNamedFor(name, match.values, used.length === 0));
  if (category.length > 0) return [{ from: match.from, to: match.to, names: category, said, categoryKind: 'narrow', score: (match.to - match.from) * 10 + 4 }];
  const inText = used.length === 0 ? match.values[0]?.inText : undefined;
  const score = (match.to - match.from) * 10 + (used.length > 0 ? 4 : 2);
  return [{ from: match.from, to: match.to, names: used, said: inText ?? said, categoryKind: null, boughtWithin: match.values[0]?.within ?? '', score }];
}

/** "Sales tax" where the ledger has Sales Tax Remitted, "marketplaces" where it has Sales Marketplaces. */
const isInCategory = (words: readonly string[], { byWord }: NameIndex): boolean => (byWord.get(words[0] ?? '') ?? []).some(({ kind, role, count, words: named }) => kind === 'category' && count > 0 && (words.length > 1 || role === 'revenue') && words.every((word) => word === 'and' || named.includes(word)));

/** "Petrol" where the ledger has a category Fuel, "broadband" where it has Phone & Internet and no party that sells it. */
function isNamedFor({ kind, role, count, words }: LedgerName, entries: readonly NarrowWords[], mayBePart: boolean): boolean {
  if (kind !== 'category' || count === 0 || !/^(opex|cogs)$/.test(role ?? '')) return false;
  const said = new Set(entries.flatMap(({ phrases, named = '' }) => `${phrases}|${named}`.split('|').filter((phrase) => phrase !== '' && !phrase.includes(' ')).map(lemma)));
  const told = words.filter((word) => !SAYS_WHOSE.test(word));
  return told.length > 0 && told.every((word) => said.has(word)) || mayBePart && words.some((word) => said.has(word) && !isGeneric(word));
}

/** "Shop Power", "Van Fuel", "Utilities - Electric", "Cost of Sales - Fuel": whose it is, or of what kind, and no other thing. */
const SAYS_WHOSE = /^(of|sale|goods?|sold|cogs|direct|shop|office|store|van|truck|vehicle|fleet|business|building|utility|usage|natural|service|bill|expense|cost|launch|equipment)$/;

/** "It drives my bookkeeper nuts": of somebody who is not paid something is told. */
function isSomebodyTold(tokens: readonly Token[], { from, to }: Span): boolean {
  const isPerson = to - from === 1 && /^(bookkeeper|lawyer|attorney|cpa)$/.test(tokens[from]?.text ?? '') && /^(my|our|the|a)$/.test(tokens[from - 1]?.text ?? '');
  return isPerson && !tokens.slice(Math.max(0, from - 4), to + 2).some(({ text }) => /^(pay|pays|paid|paying|spend|spent|to|on|for|from|cost|costs|fees?|bills?|charges?|charged|invoices?|expenses?)$/.test(text));
}
