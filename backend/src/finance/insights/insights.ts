/** Everything worth telling about a ledger, computed: most urgent first, then by the money at stake, each story once; the same ledger gives the same insights. */
import { asOf } from '../as-of.ts';
import { filterOf, type FigureSource } from '../figures/figure-source.ts';
import { MonthlyLedger } from '../figures/monthly-ledger.ts';
import type { LocalDate } from '../ledger/entry.ts';
import { addMonths } from '../local-date.ts';
import { CASH_ROLES } from '../metrics.ts';
import { findRecurring } from '../recurring/find-recurring.ts';
import { cashBurn } from './cash-flow.ts';
import { customerConcentration } from './concentration.ts';
import { costCreep } from './cost-creep.ts';
import { lostCustomers, wonCustomers } from './customers.ts';
import { expenseSpikes } from './expense-spikes.ts';
import { ROWS_MONTHS, withRows, type Finding, type Insight, type InsightContext, type InsightFinder, type InsightType } from './insight.ts';
import { marginChange } from './margin-change.ts';
import { monthlyLoss } from './monthly-loss.ts';
import { newRecurringCosts } from './new-recurring-costs.ts';
import { priceIncreases } from './price-increases.ts';
import { refundsRising } from './refunds.ts';
import { revenueChange } from './revenue-change.ts';
import { seasonAhead } from './season-ahead.ts';
import { standing } from './standing.ts';
import { unusualAmounts } from './unusual-amounts.ts';
import { yearOverYear } from './year-over-year.ts';

/** Where two findings have the same cause the one that stands first here is told. */
const FINDERS: readonly InsightFinder[] = [
  cashBurn, monthlyLoss, unusualAmounts, lostCustomers, wonCustomers, revenueChange, yearOverYear, priceIncreases, newRecurringCosts, marginChange, expenseSpikes, refundsRising, costCreep, customerConcentration, seasonAhead, standing,
];

const URGENCY: Readonly<Record<InsightType, number>> = { alert: 0, warning: 1, growth: 2, info: 3 };

export async function findInsights(source: FigureSource, today: LocalDate): Promise<readonly Insight[]> {
  if (source.vocabulary.entryCount === 0) return [];
  const context = await readContext(source, today);
  const findings: Finding[] = [];
  const told = new Set<string>();
  for (const find of FINDERS) {
    for (const finding of await find(context)) {
      if (finding.causes.some((cause) => told.has(cause))) continue;
      finding.causes.forEach((cause) => told.add(cause));
      findings.push(finding);
    }
  }
  findings.sort((a, b) => URGENCY[a.type] - URGENCY[b.type] || b.stakeMinor - a.stakeMinor);
  return Promise.all(findings.map((finding) => withRows(context, finding)));
}

async function readContext(source: FigureSource, today: LocalDate): Promise<InsightContext> {
  const { date, notice } = asOf(today, source.vocabulary.dateTo);
  const monthly = await MonthlyLedger.read(source, today);
  const rows = await source.reader.rows({ ...filterOf(source), roles: CASH_ROLES, from: addMonths(date, -ROWS_MONTHS), to: date });
  // What has not been imported yet is not overdue.
  const newest = source.vocabulary.dateTo ?? date;
  const roles = new Map(source.vocabulary.categories.map(({ number, role }) => [number, role]));
  return { source, monthly, today: date, isPast: notice !== null, rows, recurring: findRecurring(rows, newest < date ? newest : date), roleOf: (categoryNumber) => roles.get(categoryNumber) };
}
