/** What of a name two businesses may have in common: its words, the trade that they tell of, and the category that the shipped rules see in it. */
import { bankWords } from '../bank-text.ts';
import { categorize } from '../categorize.ts';
import { LEGAL_FORMS, TAIL_WORDS } from '../counterparty-words.ts';
import { tradeOf } from './trade-words.ts';

export type Direction = 'in' | 'out';

/** What the shipped rules and a word's trade say weighs beside the words themselves. */
const RULE_WEIGHT = 1.5;
const TRADE_WEIGHT = 1.5;

/** Feature → weight, before the rarity of each counts. */
export function featuresOf(name: string, direction: Direction): Map<string, number> {
  const words = bankWords(name, () => false).filter((word) => word.length > 1 && !LEGAL_FORMS.has(word) && !TAIL_WORDS.has(word));
  const features = new Map<string, number>(words.map((word) => [word.replace(/['’]/g, ''), 1]));
  for (const word of words) {
    const trade = tradeOf(word.replace(/['’]/g, ''));
    if (trade !== undefined) features.set(`trade ${trade}`, TRADE_WEIGHT);
  }
  const { categoryNumber, confidence } = categorize(name, direction === 'in' ? 1 : -1);
  if (confidence > 0) features.set(`rule ${categoryNumber}`, RULE_WEIGHT);
  return features;
}
