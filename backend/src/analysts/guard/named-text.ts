/** A text in which every name is one sign: what a name says is no figure, no address and no sentence, whatever stands in it. */
import { isMeasureWord } from './measure-words.ts';

/** Signs that no text of ours holds: one for each name. */
const FIRST_SIGN = 0xe000;
const MOST_NAMES = 2_000;
const SHORTEST_ALIAS = 4;
/** Words that many names share say nothing about which is meant. */
const COMMON = new Set(['company', 'services', 'service', 'group', 'store', 'shop', 'online', 'payment', 'payments', 'transfer', 'from', 'with', 'and', 'the', 'deposit', 'card', 'other', 'supplies', 'month', 'office', 'business', 'bank', 'account', 'total', 'average', 'customer', 'customers', 'vendor', 'client', 'more', 'less', 'largest', 'highest', 'cash', 'money', 'goods', 'sold', 'fees', 'professional', 'equipment', 'software', 'repairs', 'maintenance', 'name', 'given']);

export interface NamedText {
  /** A text with its names as signs. */
  signed(text: string): string;
  /** Names that a text names although the facts do not. */
  strangersIn(text: string): string[];
}

export const namesIn = (signed: string): string[] => [...signed].filter(isSign);
export const SIGN = /[\uE000-\uE7FF]/gu;

/** `names`: all that may be one, of this ledger or of what is being told. Those that the facts hold become signs; the others must not be named. */
export function namedText(facts: string, names: readonly string[]): NamedText {
  const wanted = [...new Set(names.map(cleaned))].filter((name) => name.length > 1 && !/^[\d\s.,%$€£-]+$/.test(name));
  const factsLower = facts.normalize('NFKC').toLowerCase();
  const plainFacts = facts.normalize('NFKC');
  // "Cost of Goods Sold" is a category, "cost of goods sold" what is measured.
  const known = wanted.filter((name) => (isMeasureWord(name) ? plainFacts.includes(name) : factsLower.includes(name.toLowerCase()))).slice(0, MOST_NAMES);
  const signs = new Map(known.map((name, index) => [name.toLowerCase(), String.fromCharCode(FIRST_SIGN + index)]));
  for (const [alias, sign] of aliases(known, signs)) signs.set(alias, sign);
  const exact = new Set(known);
  const pattern = patternOf([...signs.keys()]);
  const strangers = wanted.filter((name) => !isMeasureWord(name) && !factsLower.includes(name.toLowerCase()) && /^\p{Lu}/u.test(name));
  const byFirstWord = new Map<string, string[]>();
  for (const name of strangers) byFirstWord.set(firstWord(name), [...(byFirstWord.get(firstWord(name)) ?? []), name]);
  const signed = (text: string): string => {
    const plain = text.normalize('NFKC').replace(/[\uE000-\uF8FF]/gu, ' ');
    return pattern ? plain.replace(pattern, (found) => (isMeasureWord(found) && !exact.has(found) ? found : signs.get(found.toLowerCase()) ?? found)) : plain;
  };
  return {
    signed,
    strangersIn: (text) => {
      const rest = signed(text);
      return [...new Set(rest.match(/\p{Lu}[\p{L}\p{N}'&.-]*/gu) ?? [])].flatMap((word) => (byFirstWord.get(firstWord(word)) ?? []).filter((name) => wordsOf(name).length === 1 ? word === name : rest.includes(name)));
    },
  };
}

/** "Marigold" for "Marigold Hotel", where no other name has that word. */
function aliases(names: readonly string[], signs: ReadonlyMap<string, string>): [string, string][] {
  const owners = new Map<string, string[]>();
  for (const name of names.filter(isShort)) for (const word of new Set(wordsOf(name.toLowerCase()))) owners.set(word, [...(owners.get(word) ?? []), name]);
  return [...owners].flatMap(([word, [name, ...others]]): [string, string][] =>
    name === undefined || others.length > 0 || word.length < SHORTEST_ALIAS || COMMON.has(word) || signs.has(word) || isMeasureWord(word) || /\d/.test(word) ? [] : [[word, signs.get(name.toLowerCase()) ?? '']]);
}

function patternOf(words: readonly string[]): RegExp | null {
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return longestFirst.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

/** A whole sentence or an address is no name that anybody would shorten. */
const isShort = (name: string): boolean => wordsOf(name).length <= 4 && !/[.@$\d]\S/.test(name);
const isSign = (letter: string): boolean => letter >= '\uE000' && letter <= '\uE7FF';
const cleaned = (name: string): string => name.normalize('NFKC').trim();
const wordsOf = (name: string): string[] => name.match(/[\p{L}\p{N}'’]+/gu) ?? [];
const firstWord = (name: string): string => wordsOf(name)[0] ?? name;
