/** What the trade in a payee's name adds to the rules: the answer where they have none, a second opinion where a single word decided. */
import { REFERENCE } from '../bank-text.ts';
import { defaultAccount } from '../../chart-of-accounts.ts';
import { ENTRY_NOUN_RULES } from '../rules/bank-words.ts';
import { COST_RULES, LATE_COST_RULES } from '../rules/costs.ts';
import type { CategoryRule } from '../rule.ts';
import { findTrade } from './find-trade.ts';
import { categoryOfTrade } from './trade.ts';

interface Judgement { readonly categoryNumber: number; readonly confidence: number }

/** Below this a category of its own says no more than that there is none. */
const WORTH_SAYING = 45;
/** From here on the whole name speaks louder than the one word that a rule went by. */
const LOUDER = 0.75;
/** Two opinions: somebody has to look. */
const CONTRADICTED = 55;
const GOODS = defaultAccount('Cost of Goods Sold').number;
const BY_WORDS: ReadonlySet<CategoryRule> = new Set([...COST_RULES, ...LATE_COST_RULES, ...ENTRY_NOUN_RULES]);

/** `rule`: what `ruled` was decided by; null where nothing was. */
/** No rule, or one that went by a plain word. */
export function isByWordsOrNothing(rule: CategoryRule | null): boolean {
  return rule === null || BY_WORDS.has(rule);
}

export function besideTrade(ruled: Judgement, rule: CategoryRule | null, words: readonly string[]): Judgement {
  if (rule !== null && !BY_WORDS.has(rule)) return ruled;
  if (rule === null && ruled.confidence > 0) return ruled;
  const found = findTrade(nameIn(words));
  const told = found && categoryOfTrade(found.trade);
  if (!told) return isGoodsAlone(ruled, rule) ? { ...ruled, confidence: CONTRADICTED } : ruled;
  const confidence = Math.round(told.settles * found.likelihood);
  const { number } = defaultAccount(told.category);
  if (number === ruled.categoryNumber) return { categoryNumber: number, confidence: Math.max(confidence, ruled.confidence) };
  if (rule === null || rule.isLate) return confidence >= Math.max(WORTH_SAYING, ruled.confidence) ? { categoryNumber: number, confidence } : ruled;
  return found.likelihood < LOUDER ? { ...ruled, confidence: CONTRADICTED } : { categoryNumber: number, confidence: Math.min(confidence, CONTRADICTED) };
}

/** One word of goods (FARM, GLASS, MARKET) is what one business sells and another mends its house with. */
function isGoodsAlone({ categoryNumber }: Judgement, rule: CategoryRule | null): boolean {
  return rule !== null && categoryNumber === GOODS;
}

/** What stands before the first reference; the whole text where it begins with one. */
function nameIn(words: readonly string[]): string {
  const end = words.indexOf(REFERENCE);
  return (end > 0 ? words.slice(0, end) : words.filter((word) => word !== REFERENCE)).join(' ');
}
