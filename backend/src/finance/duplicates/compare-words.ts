/** Whether two texts of a bank can be about one payment: banks shorten, lengthen and decorate names, but do not give a payment another reference. */
import type { SourceRow } from '../matching/source-row.ts';
import { tellingWords } from '../matching/telling-words.ts';

/** same: the same words. shared: all words of the shorter text, or their beginnings. some: fewer, so that each has a word that the other lacks. silent: one names nobody. other: two names. contradiction: the same words with other numbers. */
export type WordsAgree = 'same' | 'shared' | 'some' | 'silent' | 'other' | 'contradiction';

export interface ComparedWords {
  readonly agree: WordsAgree;
  /** Which words both have, as the first text spells them. */
  readonly shared: readonly string[];
}

export interface Words {
  /** As the text spells them, beside what they are compared by. */
  readonly names: readonly (readonly [spelled: string, folded: string])[];
  readonly numbers: ReadonlySet<string>;
  readonly joined: string;
}

const NUMBER = /^\d{3,}$/;
const SHORTEST_CUT = 4;
const SHORTEST_JOINED = 6;
const VOWELS_OR_DIGITS = /[AEIOUY\d]/;

export function wordsOf(row: Pick<SourceRow, 'description'>): Words {
  const { telling } = tellingWords({ description: row.description.normalize('NFKC'), counterparty: null });
  const names = telling.filter((word) => !/^\d+$/.test(word)).map((word) => [word, fold(word)] as const);
  return { names, numbers: new Set(telling.filter((word) => NUMBER.test(word))), joined: names.map(([, folded]) => folded).join('') };
}

/** MÜLLER, MUELLER and MULLER are one name. */
function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('ß', 'SS').replace(/([AOU])E/g, '$1');
}

export function compareWords(one: Words, other: Words): ComparedWords {
  const shared = one.names.filter(([, word]) => other.names.some(([, candidate]) => areAlike(word, candidate))).map(([spelled]) => spelled);
  const fewest = Math.min(one.names.length, other.names.length);
  const areSameNames = shared.length === one.names.length && one.names.length === other.names.length;
  if (areSameNames && one.numbers.size > 0 && other.numbers.size > 0 && ![...one.numbers].some((number) => other.numbers.has(number))) return { agree: 'contradiction', shared };
  if (areSameNames && (fewest > 0 || one.numbers.size > 0)) return { agree: 'same', shared };
  if (shared.length > 0) return { agree: shared.length >= fewest ? 'shared' : 'some', shared };
  if (isPartOf(one.joined, other.joined) || isPartOf(other.joined, one.joined)) return { agree: 'shared', shared: one.names.map(([spelled]) => spelled) };
  const sharedNumbers = [...one.numbers].filter((number) => other.numbers.has(number));
  if (sharedNumbers.length > 0) return { agree: 'shared', shared: sharedNumbers };
  return { agree: fewest === 0 ? 'silent' : 'other', shared: [] };
}

const areAlike = (one: string, other: string): boolean => one === other || isCut(one, other) || isCut(other, one) || isAbbreviation(one, other) || isAbbreviation(other, one);

/** STAPL is STAPLES; half a number is another one. */
const isCut = (short: string, long: string): boolean => short.length >= SHORTEST_CUT && long.startsWith(short) && !/\d/.test(short);

/** AMZN is AMAZON and MKTP is MARKETPLACE: the first letter and some of the consonants, in their order. */
function isAbbreviation(short: string, long: string): boolean {
  if (short.length < SHORTEST_CUT || short.length >= long.length || short[0] !== long[0] || VOWELS_OR_DIGITS.test(short.slice(1))) return false;
  let at = 0;
  for (const letter of long) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** BLUEBOTTLE is BLUE BOTTLE. */
const isPartOf = (short: string, long: string): boolean => short.length >= SHORTEST_JOINED && long.includes(short);
