/** The business' own name, as banks print it behind every entry: its words say nothing of the other party. Found by what many different texts of a file end with. */
import { REFERENCE, bankWords } from './bank-text.ts';
import { isRuleWord } from './rule-index.ts';
import { STATES } from './counterparty-words.ts';

const LEAST_WORDS = 2;
const MOST_WORDS = 6;
/** Of the texts looked at, at least so many (and one in seven) end with it, behind so many different beginnings. */
const LEAST_TEXTS = 8;
const SHARE = 7;
const LEAST_BEGINNINGS = 6;
/** One in ten at least is money in, and one in ten money out. */
const EACH_WAY = 10;
/** What stands behind the name itself. */
const TRAILERS = new Set([REFERENCE, 'CUSTOMER', 'ID', 'CO', 'CCD', 'PPD', 'WEB', 'TEL', 'CTX', 'TRN']);

export type OwnName = readonly string[];

export const NO_OWN_NAME: OwnName = [];

interface Ending { in: number; out: number; readonly before: Set<string> }

/** What stands behind money in and money out alike: a customer's "rent payment" stands behind money in alone. */
export function findOwnName(texts: readonly { readonly text: string; readonly isIn: boolean }[]): OwnName {
  const endings = new Map<string, Ending>();
  for (const { text, isIn } of texts) countEndings(withoutTrailers(bankWords(text, isRuleWord)), isIn, endings);
  let found: string | null = null;
  for (const [ending, seen] of endings) if (isOften(seen, texts.length) && ending.length > (found?.length ?? 0)) found = ending;
  return found === null ? NO_OWN_NAME : found.split(' ');
}

function isOften({ in: ins, out: outs, before }: Ending, texts: number): boolean {
  const count = ins + outs;
  return count >= LEAST_TEXTS && count * SHARE >= texts && before.size >= LEAST_BEGINNINGS && Math.min(ins, outs) * EACH_WAY >= count;
}

function countEndings(words: readonly string[], isIn: boolean, endings: Map<string, Ending>): void {
  for (let length = LEAST_WORDS; length <= MOST_WORDS && length < words.length; length += 1) {
    const own = words.slice(-length);
    if (own[0] === REFERENCE || own[0] === '&') continue;
    if (own.includes(REFERENCE)) break;
    const ending = own.join(' ');
    if (STATES.has(own.at(-1) ?? '') && own.length === LEAST_WORDS) continue;
    const known = endings.get(ending) ?? { in: 0, out: 0, before: new Set<string>() };
    known[isIn ? 'in' : 'out'] += 1;
    known.before.add(words.slice(0, -length).join(' '));
    endings.set(ending, known);
  }
}

function withoutTrailers(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 0 && TRAILERS.has(words[end - 1]!)) end -= 1;
  return words.slice(0, end);
}

/** The words without the own name; a text that begins with it keeps it. */
export function withoutOwnName(words: readonly string[], own: OwnName): readonly string[] {
  if (own.length === 0) return words;
  const start = words.lastIndexOf(own[0]!);
  if (start <= 0 || own.some((word, place) => words[start + place] !== word)) return words;
  return [...words.slice(0, start), ...words.slice(start + own.length)];
}
