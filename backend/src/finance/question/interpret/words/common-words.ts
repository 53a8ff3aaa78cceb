/** Whether a word is common English: then it is meant as it stands and is no misspelt name ("strip" no Stripe, "squire" no Square). */
import { COMMON_WORDS_IN_SHORT } from '../lexicon/generated/common-words.ts';
import { lemma } from '../lexicon/lemma.ts';

const A = 65;
const WORDS: ReadonlySet<string> = unpacked(COMMON_WORDS_IN_SHORT);

function unpacked(short: string): ReadonlySet<string> {
  const words = new Set<string>();
  let before = '';
  for (const [, shared = 'A', rest = ''] of short.matchAll(/([A-Z])([a-z]*)/g)) {
    before = before.slice(0, shared.charCodeAt(0) - A) + rest;
    words.add(before);
  }
  return words;
}

const ENDED = /^([a-z]{3,})(ing|ed|er|ly|est|ness)$/;

/** Of words with an ending the list has only those without it. */
export function isCommonWord(text: string): boolean {
  const word = lemma(text);
  if (WORDS.has(word) || WORDS.has(text)) return true;
  const [, stem] = ENDED.exec(word) ?? [];
  return stem !== undefined && [stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), stem.replace(/i$/, 'y')].some((form) => WORDS.has(form));
}

/** "Wholesaler" beside Sales - Wholesale: two forms of one word, of which neither is a slip. */
export const areForms = (typed: string, wanted: string): boolean => Math.min(typed.length, wanted.length) >= FORM_LEAST && (typed.startsWith(wanted) || wanted.startsWith(typed)) && isCommonWord(wanted);
const FORM_LEAST = 6;
