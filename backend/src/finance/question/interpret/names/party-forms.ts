/** What banks and books put before, into and behind the name that a party is called by: "PYMT Grainger Industrial 0932", "Mrs. P. Featherstone", "Müller GmbH & Co. KG". */
import { TRADE_WORDS } from '../../../categories/trades/trade-words.ts';
import { GRAMMAR_WORDS } from '../lexicon/grammar-words.ts';
import { lemma, lemmas } from '../lexicon/lemma.ts';
import { ENGLISH_WORDS } from '../lexicon/english-words.ts';
import { PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { LedgerName, NameIndex } from './names.ts';
import { isGeneric } from './names.ts';
import type { Token } from '../words/tokenize.ts';

/** Initials, what a bank prefixes, and what a firm or a bank is called in other languages. */
const BEFORE_HEAD = /^([a-z]|sq|tst|pymt|pmt|pos|ach|sp|ppd|banco|banca|banque|caixa|societe|ets|firma|casa|cafe|ristorante|hotel|restaurant)$/;
/** "De", "van der": they tell no name by themselves, and are no head of one. */
const PARTICLE = /^(de|del|della|di|da|du|des|la|le|les|el|los|las|van|von|der|den|ten|ter|zu|zum|bin|ibn|al|saint|st)$/;

/** The word that others begin with when they call it: "Grainger" of PYMT Grainger Industrial. */
function headOf(words: readonly string[]): string {
  return words.find((word) => !BEFORE_HEAD.test(word) && !PARTICLE.test(word)) ?? words[0] ?? '';
}

const FEWEST_OF_PERSON = 3;
const SHORTEST_SURNAME = 4;
const TRADES: ReadonlySet<string> = new Set(Object.values(TRADE_WORDS).flatMap((words) => words.toLowerCase().split(/[^a-z]+/)).map(lemma));
const isOfLanguage = (word: string): boolean => PLAIN_WORDS.has(word) || ENGLISH_WORDS.has(word) || GRAMMAR_WORDS.has(word) || TRADES.has(word) || isGeneric(word);

/** "Lopez" of Maria Fernanda Lopez: the last of names that are no words of a trade, where nobody else has it. "Primer" of Benjamin Moore Primer beside Benjamin Moore Service is none. */
function isSurname(word: string, { words }: LedgerName, { byWord }: NameIndex): boolean {
  const isPerson = words.length >= FEWEST_OF_PERSON && words.at(-1) === word && word.length >= SHORTEST_SURNAME && words.every((one) => /^[a-z]+$/.test(one) && !isOfLanguage(one));
  return isPerson && [word, words[0] ?? ''].every((one) => (byWord.get(one) ?? []).length === 1);
}

/** Said is the head of the name, its surname, or as much of it as tells it. */
export function isCalledBy(said: readonly string[], name: LedgerName, index: NameIndex): boolean {
  const head = headOf(name.words);
  // "Louis" of Louis Vuitton is not Saint Louis Brewing's, too.
  const isHead = said.includes(name.words[0] ?? '') || said.includes(head) && !isOfLanguage(head) && !(index.byWord.get(head) ?? []).some((other) => other.kind === 'counterparty' && other.words[0] === head) || said.length === 1 && isSurname(said[0] ?? '', name, index);
  return isHead || said.length * 2 >= name.words.length;
}

/** Profit and loss, travel and entertainment, repairs and maintenance. */
const OF_BOOKS = /^(pl|te|ga|rd|rm|ma|qa|sp|pr|hs|sg)$/;

/** "J & R" of J & R Catering, and nobody else: initials that the name begins with. */
export function areInitials(said: readonly string[], { words }: LedgerName, { names }: NameIndex): boolean {
  const begins = (of: readonly string[]): boolean => said.every((word, at) => word === of[at]);
  return said.length > 1 && !OF_BOOKS.test(said.join('')) && said.every((word) => /^[a-z]$/.test(word)) && begins(words) && names.filter((other) => begins(other.words)).length === 1;
}

const LEGAL_TAIL = /^(co|inc|llc|llp|ltd|limited|gmbh|corp|plc|kg|ag|bv|ab|sarl|srl|pty|oy|aps)$/;

/** Tails are said or not, and another one for the right one: "Acme Inc" of Acme Ltd, "GmbH & Co. KG". */
export const isLegalTail = (token: Token | undefined): boolean => LEGAL_TAIL.test(token?.text ?? '');

const TITLE = /^(mr|mrs|ms|dr|prof)$/;

/** Where a name begins that a title and initials stand before: "Mrs P. Featherstone", "TK Maxwell" of T.K. Maxwell. */
export function withTitle(tokens: readonly Token[], start: number, { name }: Pick<LedgerName, 'name'>, isFree: (at: number) => boolean): number {
  let at = start - 1;
  const words = lemmas(name);
  const initials = words.slice(0, Math.max(0, words.findIndex((word) => word.length > 1))).join('');
  if (initials.length > 1 && !PLAIN_WORDS.has(initials) && !GRAMMAR_WORDS.has(initials) && tokens[at]?.text === initials && isFree(at)) return at;
  while (at >= 0 && (tokens[at]?.text === '.' || /^[a-z]$/.test(tokens[at]?.text ?? ''))) at--;
  const title = tokens[at]?.text ?? '';
  return at >= 0 && TITLE.test(title) && words.includes(title) && isFree(at) ? at : start;
}

/** Words that stand in a name and tell nothing of it: titles, tails, "de", "van der". */
export const isBesideName = (token: Token): boolean => isLegalTail(token) || TITLE.test(token.text) || PARTICLE.test(token.text) || /^(&|and|the|of|-|\.)$/.test(token.text);
