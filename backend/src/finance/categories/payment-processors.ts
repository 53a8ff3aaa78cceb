/** Companies (and tills) that pass on what many customers paid: a large share of revenue through one of them is no dependence on a customer. */
import { INCOME_RULES } from './rules/income.ts';

const PROCESSORS: ReadonlySet<string> = new Set(INCOME_RULES.flatMap((rule) => (rule.counterparty ? [rule.counterparty] : [])));

/** What processors, acquirers and marketplaces call themselves, and what a till's takings are called. */
const PROCESSOR_WORDS = /\b(merchant|payments?|payouts?|bankcard|card|cash|till|takings|deposits?|marketplace|shopify|amazon|etsy|ebay|sumup|clover|toast|adyen|klarna)\b/i;

export function isPaymentProcessor(name: string): boolean {
  return PROCESSORS.has(name) || PROCESSOR_WORDS.test(name);
}
