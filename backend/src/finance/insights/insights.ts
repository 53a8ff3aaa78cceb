/** Everything worth telling about a ledger, computed, most urgent first; the same ledger gives the same insights. */
import { asOf } from '../as-of.ts';
import type { FigureSource } from '../figures/figure-source.ts';
import { MonthlyLedger } from '../figures/monthly-ledger.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { cashBurn } from './cash-flow.ts';
import { customerConcentration } from './concentration.ts';
import { expenseSpikes } from './expense-spikes.ts';
import type { Insight, InsightFinder, InsightType } from './insight.ts';
import { newRecurringCosts } from './new-recurring-costs.ts';
import { marginChange, monthlyLoss, revenueChange } from './result-changes.ts';
import { standing } from './standing.ts';
import { unusualAmounts } from './unusual-amounts.ts';

const FINDERS: readonly InsightFinder[] = [monthlyLoss, cashBurn, unusualAmounts, revenueChange, expenseSpikes, customerConcentration, marginChange, newRecurringCosts, standing];

const URGENCY: Readonly<Record<InsightType, number>> = { alert: 0, warning: 1, growth: 2, info: 3 };

export async function findInsights(source: FigureSource, today: LocalDate): Promise<readonly Insight[]> {
  if (source.vocabulary.entryCount === 0) return [];
  const monthly = await MonthlyLedger.read(source, today);
  const context = { source, monthly, today: asOf(today, source.vocabulary.dateTo).date };
  const found: Insight[] = [];
  for (const find of FINDERS) found.push(...await find(context));
  return found.sort((a, b) => URGENCY[a.type] - URGENCY[b.type]);
}
