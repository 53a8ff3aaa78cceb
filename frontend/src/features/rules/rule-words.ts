/** Rules in words, and the words of a bank's text that make a good rule. */
import type { RuleRow_RuleFragment } from '../../generated/graphql.ts';
import { formatMoney } from '../../format/money.ts';
import { formatQuantity } from '../../format/number.ts';

interface Target { match: string; pattern: string; direction?: string | null }
type Sums = Pick<RuleRow_RuleFragment['currencies'][number], 'currency' | 'net'>;

export function targetWords({ match, pattern, direction }: Target): string {
  const what = match === 'counterparty' ? `Counterparty is ${pattern}` : `Text contains ${pattern.split(/\s+/).map((word) => `“${word}”`).join(' and ')}`;
  if (!direction) return what;
  return `${what}, money ${direction} only`;
}

/** "37 transactions, −$4,210.00". */
export function reachWords(transactionCount: number, currencies: readonly Sums[]): string {
  return [formatQuantity(transactionCount, 'transaction'), ...currencies.map(({ currency, net }) => formatMoney(net, currency))].join(', ');
}

const MOST_WORDS = 3;
const SHORTEST = 3;

/** The first words that are words: numbers, dates and references differ from payment to payment. "RENT 0412 FOUNDRY BUILDING LLC" → "rent foundry building". */
export function likelyWords(description: string): string {
  const words = description.toLowerCase().split(/\s+/).filter((word) => /^[\p{L}&'.-]+$/u.test(word) && word.length >= SHORTEST);
  return (words.length > 0 ? words.slice(0, MOST_WORDS) : [description.toLowerCase().trim()]).join(' ');
}
