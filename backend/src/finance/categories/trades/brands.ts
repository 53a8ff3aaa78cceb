/** Chains known by name: the whole name, or its beginning before a branch. */
import { BRAND_NAMES } from './generated/brand-names.ts';
import type { Trade } from './trade.ts';

const MOST_WORDS = 5;
/** Words of daily life that are also somebody's brand say nothing alone. */
const SHORTEST_ALONE = 4;

let brands: ReadonlyMap<string, Trade> | null = null;
/** How many words the longest name has that begins with a word. */
const longest = new Map<string, number>();

export interface Brand {
  readonly trade: Trade;
  readonly words: number;
  /** Nothing else stands in the name. */
  readonly isWhole: boolean;
}

/** The longest chain's name with which the words begin. */
export function brandOf(words: readonly string[]): Brand | null {
  brands ??= allBrands();
  for (let length = Math.min(words.length, longest.get(words[0] ?? '') ?? 0); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ');
    const trade = name.length < SHORTEST_ALONE && words.length > 1 ? undefined : brands.get(name);
    if (trade !== undefined) return { trade, words: length, isWhole: length === words.length };
  }
  return null;
}

function allBrands(): Map<string, Trade> {
  const all = new Map(Object.entries(BRAND_NAMES).flatMap(([trade, names]) => names.split('|').map((name) => [name, trade as Trade] as const)));
  for (const name of all.keys()) {
    const words = name.split(' ');
    longest.set(words[0]!, Math.max(longest.get(words[0]!) ?? 0, Math.min(words.length, MOST_WORDS)));
  }
  return all;
}
