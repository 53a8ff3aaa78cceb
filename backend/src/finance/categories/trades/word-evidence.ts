/** What each word says about the trade of who carries it: how often it stands in names of that trade, by the words of trades and the names of chains. */
import { BRAND_NAMES } from './generated/brand-names.ts';
import { nameTokens, speaks } from './name-tokens.ts';
import { TRADES, type Trade } from './trade.ts';
import { TRADE_WORDS } from './trade-words.ts';

/** A word of the trade's own list counts as this many names. */
const TRADE_WORD = 25;
/** Short words stand in the middle of anything: only longer ones are looked for in compounds (CENTRALCOMPUTERS, AUTOHAUS). */
const COMPOUND_LETTERS = 5;
const LEAST_CONSONANTS = 4;
/** A word of fewer names is somebody's own name, not a word of a trade. */
const LEAST_NAMES = 4;

export type Evidence = ReadonlyMap<Trade, number>;

interface Knowledge {
  readonly words: ReadonlyMap<string, Map<Trade, number>>;
  /** Consonants of a word of a trade → the word: RSTRNT is RESTAURANT. */
  readonly skeletons: ReadonlyMap<string, string>;
  readonly compounds: ReadonlySet<string>;
}

let knowledge: Knowledge | null = null;

interface Said { readonly evidence: Evidence; readonly isOwn: boolean }

/** The words of bank texts come again and again, and taking one apart takes a while. */
const WORDS_KEPT = 20_000;
const remembered = new Map<string, Said | null>();

/** What is known of a word; `isOwn`: it stands in the tables itself, and was not taken apart. */
export function evidenceOf(word: string): Said | null {
  let said = remembered.get(word);
  if (said === undefined) {
    said = lookUp(word);
    if (remembered.size >= WORDS_KEPT) remembered.clear();
    remembered.set(word, said);
  }
  return said;
}

function lookUp(word: string): Said | null {
  knowledge ??= learn();
  const own = knowledge.words.get(word);
  if (own) return { evidence: own, isOwn: true };
  const whole = knowledge.skeletons.get(skeletonOf(word)) ?? partOf(word, knowledge.compounds);
  const evidence = whole === undefined ? undefined : knowledge.words.get(whole);
  return evidence ? { evidence, isOwn: false } : null;
}

function learn(): Knowledge {
  const words = new Map<string, Map<Trade, number>>();
  for (const trade of TRADES) {
    for (const word of TRADE_WORDS[trade].trim().split(/\s+/)) count(words, word.replaceAll('_', ' '), trade, TRADE_WORD);
  }
  const listed = TRADES.flatMap((trade) => TRADE_WORDS[trade].trim().split(/\s+/).filter((word) => !word.includes('_')).map((word) => [word, trade] as const));
  for (const trade of TRADES) {
    for (const name of BRAND_NAMES[trade]?.split('|') ?? []) for (const word of new Set(nameTokens(name))) if (speaks(word)) count(words, word, trade, 1);
  }
  for (const [word, trades] of words) if ([...trades.values()].reduce((sum, names) => sum + names, 0) < LEAST_NAMES) words.delete(word);
  return { words, skeletons: skeletonsOf(listed), compounds: new Set(listed.map(([word]) => word).filter((word) => word.length >= COMPOUND_LETTERS)) };
}

function count(words: Map<string, Map<Trade, number>>, word: string, trade: Trade, names: number): void {
  const known = words.get(word) ?? new Map<Trade, number>();
  known.set(trade, (known.get(trade) ?? 0) + names);
  words.set(word, known);
}

/** Consonants that words of two trades share tell neither. */
function skeletonsOf(words: readonly (readonly [string, Trade])[]): Map<string, string> {
  const found = new Map<string, { word: string; trade: Trade | null }>();
  for (const [word, trade] of words) {
    const skeleton = skeletonOf(word);
    const known = found.get(skeleton);
    if (skeleton.length >= LEAST_CONSONANTS) found.set(skeleton, known ? { word: known.word, trade: known.trade === trade ? trade : null } : { word, trade });
  }
  return new Map([...found].filter(([, { trade }]) => trade !== null).map(([skeleton, { word }]) => [skeleton, word]));
}

function skeletonOf(word: string): string {
  return word.length < 4 ? '' : word[0]! + word.slice(1).replace(/[AEIOU]/g, '');
}

/** The longest word of a trade with which a longer word ends, else begins. */
function partOf(word: string, parts: ReadonlySet<string>): string | undefined {
  for (let length = word.length - 1; length >= COMPOUND_LETTERS; length -= 1) {
    const [end, start] = [word.slice(-length), word.slice(0, length)];
    if (parts.has(end)) return end;
    if (parts.has(start)) return start;
  }
  return undefined;
}
