/** Whether words are, all together, a figure or something that the ledger has: "rent", "net profit", "Delta Dental"; not "lab fees" of a ledger with a lab and with bank fees. */
import { CATEGORY_WORDS } from '../lexicon/category-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import { MEASURE_WORDS } from '../lexicon/measure-words.ts';
import type { NameIndex } from './names.ts';

const inLemmas = (phrase: string): string => phrase.split(' ').map(lemma).join(' ');
const FIGURES: ReadonlySet<string> = new Set(MEASURE_WORDS.flatMap(({ phrases }) => phrases.split('|').map(inLemmas)));
const KINDS: ReadonlyMap<string, string> = new Map(CATEGORY_WORDS.flatMap(({ kind, phrases }) => phrases.split('|').map((phrase) => [inLemmas(phrase), kind] as const)));

export function isNamedWhole(words: readonly string[], { names, byKind }: NameIndex): boolean {
  const said = inLemmas(words.join(' '));
  const kind = KINDS.get(said);
  return words.length > 0 && (FIGURES.has(said) || kind !== undefined && (byKind.get(kind)?.length ?? 0) > 0 || names.some((name) => words.every((word) => name.words.includes(word) || name.words.includes(lemma(word)))));
}
