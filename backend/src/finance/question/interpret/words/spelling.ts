/** Mends typing and hearing mistakes against the words that matter here: the lexicon's and the ledger's own. */
import { isPayeesPlace } from '../accounted/payee.ts';
import { areForms, isCommonWord } from './common-words.ts';
import { CORE_WORDS } from '../lexicon/core-words.ts';
import { ENGLISH_WORDS } from '../lexicon/english-words.ts';
import { lemma } from '../lexicon/lemma.ts';
import { ORDINARY_WORDS, PLAIN_WORDS } from '../lexicon/plain-words.ts';
import type { Token } from './tokenize.ts';

/** Optimal string alignment distance (a swap of neighbours counts one), cut off above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (beforeLast[j - 2] ?? 0) + 1);
      row.push(best);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** A rough key of how a word sounds: "cisco" and "sysco", "lite" and "light" share one. */
export function soundKey(word: string): string {
  return word.replace(/ght/g, 't').replace(/gh/g, '').replace(/ph/g, 'f').replace(/ck/g, 'k').replace(/c(?=[eiy])/g, 's').replace(/[cq]/g, 'k').replace(/z/g, 's').replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1').replace(/(?<=.{2})e$/, '').replace(/(?<=.)[aeou]+(?=.)/g, (vowels) => vowels[0] ?? '');
}

/** How many mistakes a word of this length may hold. */
export function mistakesAllowed(length: number): number {
  return length < 5 ? 0 : length < 8 ? 1 : 2;
}

/** Whether the typed word can stand for the wanted one. */
export function soundsLike(typed: string, wanted: string): boolean {
  if (typed === wanted) return true;
  if (typed.length < 4 || wanted.length < 4) return false;
  if (soundKey(typed) === soundKey(wanted)) return true;
  const most = mistakesAllowed(Math.min(typed.length, wanted.length));
  return most > 0 && editDistance(typed, wanted, most) <= most;
}

/** "pg and e" and "pge" are "pg&e" where the ledger writes it so. */
export function joinAmpersands(tokens: readonly Token[], ledger: ReadonlySet<string>): Token[] {
  const plain = new Map([...ledger].filter((word) => word.includes('&')).map((word) => [word.replaceAll('&', ''), word]));
  if (plain.size === 0) return [...tokens];
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    const and = lettersUntilAnd(tokens, at);
    const spoken = and > at ? plain.get(`${tokens.slice(at, and).map(({ text }) => text).join('')}${tokens[and + 1]?.text ?? ''}`) : undefined;
    const written = plain.get(token.text);
    joined.push(spoken || written ? { ...token, text: spoken ?? written ?? '' } : token);
    if (spoken) at = and + 1;
  }
  return joined;
}

/** "P G and E", "pg and e": where the "and" after a word or after single letters stands; the start itself without one. */
function lettersUntilAnd(tokens: readonly Token[], start: number): number {
  let at = start + 1;
  while (/^[a-z]$/.test(tokens[start]?.text ?? '') && /^[a-z]$/.test(tokens[at]?.text ?? '')) at++;
  return tokens[at]?.text === 'and' ? at : start;
}

/** "Received from Faire", "made to ASCAP": a name is no misspelling of a word that would say nothing there. */
const NAMES_PLACE = /^(from|to|at|with|by|via|pay|paid|paying)$/;
/** No misspelling of one of these stands where a name does: "spend at Lowes". */
const COMPARED = /^(lower|higher|over|under|more|less|most|least|better|worse|over|above|below)$/;

/** Replaces words that nobody knows by the known word they are a misspelling of. Words of the ledger win over words of the lexicon; `untouched` ones are known, but nothing is mended towards them. */
export function mendSpelling(tokens: readonly Token[], lexicon: ReadonlySet<string>, ledger: ReadonlySet<string>, untouched: ReadonlySet<string>): Token[] {
  return tokens.map((token, at) => {
    if (token.kind !== 'word' || token.text.length < SHORTEST_MENDED || /\d/.test(token.text)) return token;
    if (token.text.length < 4) return { ...token, text: isKnown(token.text, lexicon, ledger, untouched) ? token.text : coreWord(token.text) ?? token.text };
    const word = lemma(token.text);
    if (isKnown(token.text, lexicon, ledger, untouched)) return token;
    const isName = /^(at|from|with|via)$/.test(tokens[at - 1]?.text ?? '');
    const once = token.text.replace(/(.)\1{2,}/g, '$1$1');
    if (once !== token.text && isKnown(once, lexicon, ledger, untouched)) return { ...token, text: once };
    const mended = beginning(word, ledger) ?? coreWord(token.text) ?? withoutVowels(token.text, ledger) ?? nearestOfLedger(word, ledger) ?? (ENGLISH_WORDS.has(word) || ENGLISH_WORDS.has(token.text) ? null : token.isLarge && isPayeesPlace(tokens, at) ? null : unlessCommon(token.text, nearest(word, lexicon) ?? (isPayeesPlace(tokens, at) ? null : nearestOrdinary(word, token.text))));
    const saysNothing = NAMES_PLACE.test(tokens[at - 1]?.text ?? '') && mended !== null && PLAIN_WORDS.has(mended) && !ledger.has(mended) && !CORE_WORDS.includes(mended);
    return mended === null || saysNothing || isName && COMPARED.test(mended) ? token : { ...token, text: mended };
  });
}

/** A common word stands for itself, or for another form of itself: "dough" is no "rough", "mushrooms" are no "mushrooming". */
const unlessCommon = (typed: string, found: string | null): string | null => (found !== null && isCommonWord(typed) && !areForms(typed, found) ? null : found);

const nearestOrdinary = (word: string, typed: string): string | null => nearest(word, ORDINARY_WORDS) ?? (word === typed ? null : nearest(typed, ORDINARY_WORDS));

const SHORTEST_MENDED = 3;

function isKnown(text: string, ...known: readonly ReadonlySet<string>[]): boolean {
  return [text, lemma(text)].some((word) => PLAIN_WORDS.has(word) || known.some((words) => words.has(word)));
}

/** "mnth", "teh", "spnt", "yeer": two neighbours swapped, vowels left out or one for another. Null where two words could be meant. */
function coreWord(typed: string): string | null {
  if (ENGLISH_WORDS.has(typed) || isCommonWord(typed)) return null;
  const meant = CORE_WORDS.filter((word) => word[0] === typed[0] && word.length >= typed.length && word.length - typed.length <= 3 && (isSwapped(typed, word) || SKELETONS.get(word) === skeleton(typed) && isVowelSlip(typed, word)));
  return meant.length === 1 ? meant[0] ?? null : null;
}

const skeleton = (word: string): string => word.replace(/(?<=.)[aeiou]/g, '').replace(/(.)\1/g, '$1');
const SKELETONS: ReadonlyMap<string, string> = new Map(CORE_WORDS.map((word) => [word, skeleton(word)]));

/** Of as many letters with one vowel wrong, or with vowels missing and none added. */
function isVowelSlip(typed: string, word: string): boolean {
  if (typed.length === word.length) return [...typed].filter((letter, at) => letter !== word[at]).length === 1 && skeleton(word).length > 1 && typed.length > 3;
  if (typed === word.replace(/(.)\1/g, '$1')) return true;
  let at = 0;
  for (const letter of word) if (letter === typed[at]) at++;
  return at === typed.length && skeleton(word).length > 1;
}

/** "Chse" for the one word of the ledger that has its consonants and more vowels; null where several have. */
function withoutVowels(typed: string, ledger: ReadonlySet<string>): string | null {
  if (typed.length < 4 || ENGLISH_WORDS.has(typed) || isCommonWord(typed)) return null;
  const meant = [...ledger].filter((word) => word[0] === typed[0] && word.length > typed.length && word.length - typed.length <= 3 && skeleton(word) === skeleton(typed) && isVowelSlip(typed, word));
  return meant.length === 1 ? meant[0] ?? null : null;
}

const SHORTEST_BEGINNING = 5;

/** "Merch" for the one word of the ledger that begins so; null where several do. */
function beginning(word: string, ledger: ReadonlySet<string>): string | null {
  if (word.length < SHORTEST_BEGINNING || ENGLISH_WORDS.has(word)) return null;
  let found: string | null = null;
  for (const candidate of ledger) {
    if (!candidate.startsWith(word) || candidate.length < word.length + 3 || /^(ing|ings|er|ers|ed|es|ly|ment|ments|ion|ions|or|ors|ness|able|ful|al|ist|ists)$/.test(candidate.slice(word.length))) continue;
    if (found !== null) return null;
    found = candidate;
  }
  return found;
}

/** A common word stands for itself; for a word of the ledger only where that is another form of it. */
function nearestOfLedger(word: string, ledger: ReadonlySet<string>): string | null {
  const found = nearest(word, ledger);
  return found !== null && isCommonWord(word) && !areForms(word, found) ? null : found;
}

/** The one nearest word within the allowed mistakes; a swap of neighbours is forgiven in short words too. */
function nearest(word: string, known: ReadonlySet<string>): string | null {
  let best: string | null = null;
  let bestDistance = Infinity;
  const letters = lettersOf(word);
  for (const { candidate, letters: theirs } of nearInLength(word, known)) {
    if (bits(letters ^ theirs) > LETTERS_DIFFER_MOST || isOtherForm(word, candidate)) continue;
    const isSwap = word.length === candidate.length && word[0] === candidate[0];
    const most = Math.max(mistakesAllowed(word.length), isSwap && isSwapped(word, candidate) ? 1 : 0, candidate.length === word.length + 1 && candidate.startsWith(word) ? 1 : 0);
    if (most === 0) continue;
    const distance = editDistance(word, candidate, most) + (word[0] === candidate[0] ? 0 : 0.5);
    if (distance <= most && distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}

/** Two mistakes change at most four letters of a word's set: what differs in more needs no measuring. */
const LETTERS_DIFFER_MOST = 4;

/** Which of the letters stand in the word, a bit for each. */
function lettersOf(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) set |= 1 << (word.charCodeAt(at) % 32);
  return set;
}

function bits(set: number): number {
  let count = 0;
  for (let left = set; left !== 0; left &= left - 1) count++;
  return count;
}

interface Known { readonly candidate: string; readonly letters: number }
const byLength = new WeakMap<ReadonlySet<string>, ReadonlyMap<number, readonly Known[]>>();

/** Only words of about the same length can be meant; the sets are large and stay the same, so they are sorted once. */
function nearInLength(word: string, known: ReadonlySet<string>): readonly Known[] {
  let lengths = byLength.get(known);
  if (!lengths) byLength.set(known, (lengths = Map.groupBy([...known].filter(({ length }) => length > 3).map((candidate) => ({ candidate, letters: lettersOf(candidate) })), ({ candidate }) => candidate.length)));
  return [-2, -1, 0, 1, 2].flatMap((more) => lengths.get(word.length + more) ?? []);
}

/** "surgry" for surgery: the same ending, one letter short before it. */
const isLetterLost = (word: string, candidate: string): boolean => candidate.length === word.length + 1 && candidate.at(-1) === word.at(-1) && !/^(ed|er|or)$/.test(word.slice(-2)) && editDistance(word, candidate, 1) === 1;

/** "Subcontracter", "adviser": of who does something, two spellings. */
const isDoerSpelt = (word: string, candidate: string): boolean => [word, candidate].every((one) => /[eo]rs?$/.test(one)) && word.replace(/[eo]r(?=s?$)/, '') === candidate.replace(/[eo]r(?=s?$)/, '');

/** "developed" is no misspelling of "developer". */
function isOtherForm(word: string, candidate: string): boolean {
  return !isLetterLost(word, candidate) && !(word.endsWith('ey') && candidate.endsWith('y')) && !isDoerSpelt(word, candidate) && /(ed|er|ing|ly|est|or|ion|al|y)$/.test(word) && word.slice(0, -2) === candidate.slice(0, word.length - 2) && Math.abs(word.length - candidate.length) <= 2 && /(ed|er|ing|ly|e|est|or|ion|al|y|t|d)$/.test(candidate);
}

function isSwapped(a: string, b: string): boolean {
  return [...a].sort().join('') === [...b].sort().join('') && editDistance(a, b, 1) <= 1;
}
