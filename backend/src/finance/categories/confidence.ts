/** How sure a shipped rule is, in percent, and from where on nobody has to look at a payment. */
import type { CategoryRule } from './rule.ts';

/** Below this a payment waits for the owner's word. */
export const CERTAIN_ENOUGH = 70;

/** What a file or a provider states itself. */
export const STATED = 95;
/** A named payer, or a transfer that names nobody. */
export const CUSTOMERS_NAME = 75;
/** Words of its own kind of text: what an unknown supplier invoices. */
const LATE_WORDS = 50;
const WORDS = 75;
const COMPANY = 95;
const MIXED_COMPANY = 55;

/** Where businesses buy things for more than one purpose: a builder's material is a café's repair, and a marketplace sells everything. */
const MIXED_COMPANIES: ReadonlySet<string> = new Set([
  'Home Depot', "Lowe's", 'Menards', 'B&Q', 'Screwfix', 'Toolstation', 'Wickes', 'Ace Hardware', 'True Value', 'Do it Best', 'OBI', 'Bauhaus', 'Hornbach', 'Leroy Merlin', 'Brico',
  'Harbor Freight', 'Travis Perkins', 'Bunnings', 'Grainger', 'Fastenal', 'McMaster-Carr', 'MSC Industrial', 'Floor & Decor', 'Sherwin-Williams', 'Benjamin Moore', 'Ikea',
  'Amazon', 'eBay', 'Etsy', 'Temu', 'Alibaba', 'AliExpress', 'Walmart', 'Target', 'Costco', "Sam's Club", "BJ's", 'Tesco', 'Argos', 'Best Buy', 'Otto',
]);

export const isMixedCompany = (name: string): boolean => MIXED_COMPANIES.has(name);

export function confidenceOfRule({ counterparty, isLate }: Pick<CategoryRule, 'counterparty' | 'isLate'>): number {
  if (isLate) return LATE_WORDS;
  if (counterparty === undefined) return WORDS;
  return isMixedCompany(counterparty) ? MIXED_COMPANY : COMPANY;
}
