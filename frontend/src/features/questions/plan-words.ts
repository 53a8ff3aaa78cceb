/** A plan as short words, one per chip; the whole sentence where it holds nothing to put on chips. */
import type { AnswerCard_AnswerFragment } from '../../generated/graphql.ts';

type Plan = NonNullable<AnswerCard_AnswerFragment['plan']>;

/** Names of measures that are no words of their own. */
const METRIC_WORDS: Readonly<Record<string, string>> = { movement: 'Amount', bySide: 'Amount', cogs: 'Cost of sales', cashIn: 'Money in', cashOut: 'Money out' };

/** `grossMargin` → `Gross margin`. */
function metricWords(metric: string): string {
  const words = metric.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return METRIC_WORDS[metric] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const sentenceCase = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export function planWords(plan: Plan): string[] {
  const words = [
    plan.metric ? metricWords(plan.metric) : null,
    plan.period ? sentenceCase(plan.period.label) : null,
    plan.comparison ? `Compared with ${plan.comparison.label}` : null,
    ...plan.filters,
    plan.grouping ? `By ${plan.grouping}` : null,
  ].filter((chip): chip is string => Boolean(chip));
  return words.length > 0 ? [...new Set(words)] : [plan.text];
}

const COSTS = new Set(['expenses', 'operatingExpenses', 'cogs', 'cashOut', 'refunds', 'taxes', 'interest', 'refundRate']);

/** A rise of it is bad news. */
export const isCost = (metric: string | null | undefined): boolean => COSTS.has(metric ?? '');
