/** Companies that pass on what many customers paid: a large share of revenue through one of them is no dependence on a customer. */
import { INCOME_RULES } from './rules/income.ts';

const PROCESSORS: ReadonlySet<string> = new Set(INCOME_RULES.flatMap((rule) => (rule.counterparty ? [rule.counterparty] : [])));

/** What processors and acquirers call themselves. */
const PROCESSOR_WORDS = /\b(merchant (services|svcs?)|payments|payouts?|bankcard)\b/i;

export function isPaymentProcessor(name: string): boolean {
  return PROCESSORS.has(name) || PROCESSOR_WORDS.test(name);
}
