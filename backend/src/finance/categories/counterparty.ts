/** The other party's name out of bank text, for texts that no rule names a company for. */
import { REFERENCE } from './bank-text.ts';
import { endsAsCompany } from './company-heads.ts';
import { ACRONYMS, BEHIND_MOBILE, BEHIND_TRADES, COLORADO_PLACES, LEGAL_FORMS, MAY_BEGIN_COMPANY, NAMELESS, NAME_ENDS, PLACE_HEADS, SMALL_WORDS, STATES, TAIL_WORDS, TITLES, TRADES_IN_NAMES } from './counterparty-words.ts';
import { endsAnyName, withoutNotes } from './name-notes.ts';

const MAX_NAME_WORDS = 5;
/** In a word taken apart into letters and their marks: Ü is one, too. */
const VOWEL = /[AEIOUYÆØ]/;

/** `text`: the words after the payment channel. Null when the text names nobody. */
export function counterpartyFrom(text: readonly string[]): string | null {
  const words = afterFromOrTo(text);
  const first = words[0];
  if (first === undefined || first === REFERENCE || (NAMELESS.has(first) && !beginsCompany(words))) return null;
  const name = cutTail(cutPlace(nameWords(words)));
  if (name.length === 1 && (first.length < 2 || NAME_ENDS.has(first) || TAIL_WORDS.has(first))) return null;
  return name.map(titleCase).join(' ');
}

/** "MERCHANT EXCHANGE OFFICES RENT" names a company for all its first word. */
function beginsCompany(words: readonly string[]): boolean {
  const name = nameWords(words);
  return MAY_BEGIN_COMPANY.has(words[0]!) && name.length > 2 && endsAsCompany(name) && !name.slice(1).some((word) => NAMELESS.has(word));
}

/** "REF # FROM OAK AND ASH" names whom it says it comes from; a text that begins with a name is left alone. */
function afterFromOrTo(words: readonly string[]): readonly string[] {
  const first = words[0] ?? '';
  const marker = words.findIndex((word) => word === 'FROM' || word === 'TO');
  return marker >= 0 && marker < words.length - 1 && (NAMELESS.has(first) || NAME_ENDS.has(first)) ? words.slice(marker + 1) : words;
}

/** The words up to a reference, a legal form or a word that begins the rest of the text, without what is noted before that. Before a legal form stands the whole name. */
function nameWords(words: readonly string[]): string[] {
  const end = words.findIndex((word, index) => index > 0 && endsName(word, words[index + 1]));
  const names = words.slice(0, end < 0 ? words.length : end);
  return LEGAL_FORMS.has(words[end] ?? '') ? names : [...withoutNotes(names, words[end])];
}

function endsName(word: string, next: string | undefined): boolean {
  return !isCreditUnion(word, next) && !isTradeInName(word, next) && (word === REFERENCE || /^\d+$/.test(word) || NAME_ENDS.has(word) || LEGAL_FORMS.has(word) || endsAnyName(word, next));
}

/** "NORTHFIELD CREDIT UNION": there the word is no note of a credit. */
const isCreditUnion = (word: string, next: string | undefined): boolean => word === 'CREDIT' && next === 'UNION';

/** "CASTELLAN INSURANCE GROUP", "RUIZ MOBILE MECHANIC", "HARVEST CATERING LLC": what such a word says is the company's trade, and not what the payment is for. */
function isTradeInName(word: string, next = ''): boolean {
  if (word === 'MOBILE') return next !== '' && next !== REFERENCE && !BEHIND_MOBILE.has(next);
  return TRADES_IN_NAMES.has(word) && (next === word || BEHIND_TRADES.has(next) || LEGAL_FORMS.has(next));
}

/** "CENTRAL MILLING CO PETALUMA CA" → "CENTRAL MILLING CO": a state code at the end takes its city along. */
function cutPlace(words: string[]): string[] {
  const state = words.at(-1) ?? '';
  const city = words.at(-2) ?? '';
  if (words.length < 3 || !STATES.has(state) || (state === 'CO' && !COLORADO_PLACES.has(city))) return words;
  const rest = words.slice(0, -2);
  return rest.length > 1 && PLACE_HEADS.has(rest.at(-1) ?? '') ? rest.slice(0, -1) : rest;
}

function cutTail(words: readonly string[]): string[] {
  let rest = words.slice(0, MAX_NAME_WORDS);
  while (rest.length > 1 && TAIL_WORDS.has(rest.at(-1) ?? '') && !(rest.at(-1) === 'CO' && rest.at(-2) === '&')) rest = rest.slice(0, -1);
  return rest;
}

function titleCase(word: string, index: number): string {
  if (ACRONYMS.has(word) || (!TITLES.has(word) && word.length <= 3 && !VOWEL.test(word.normalize('NFD')))) return word;
  if (index > 0 && SMALL_WORDS.has(word)) return word.toLowerCase();
  const lower = word.toLowerCase();
  if (lower.startsWith('mc') && lower.length > 4) return `Mc${capital(lower.slice(2))}`;
  return word.includes('&') ? word : capital(lower);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
