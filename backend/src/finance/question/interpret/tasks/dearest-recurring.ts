/** The rule for the dearest of what is charged month after month: "our priciest subscription at the moment", "which subscription costs us most a month". By what each charged in the last full month, over no stretch of time. */
import type { Interpretation } from '../../plan.ts';
import { filtersOf } from '../filters.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, planned } from '../frame.ts';
import { has } from '../reading.ts';
import { strongMeasures } from '../subject.ts';
import { limitOf, orderOf, rankOf } from './slots.ts';

const MONTHLY = /\b(a|per|each|every) month\b|\bmonthly\b/;
/** A month is asked for, or a sum. */
const ASKS_ELSE = /\b(which|what|best|worst) (month|quarter|week|year)\b|\bhow (much|many)\b|\b(spent|total|together|combined|raised?|hiked?)\b/;
const ONE = /\bwhich (one|single one)\b/;

export function dearestRecurring(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const [name, ...others] = reading.names;
  const order = orderOf(frame);
  if (!name || others.length > 0 || name.categoryKind !== 'software' || !order || reading.periods.length > 0 || frame.previous || rankOf(frame) !== null) return null;
  if (!has(reading, 'now', 'recurring') && !MONTHLY.test(reading.text) || ASKS_ELSE.test(reading.text) || Object.keys(reading.amounts.bounds).length > 0) return null;
  if (has(reading, 'average', 'share', 'trend', 'compare', 'growth', 'when', 'rise', 'fall', 'count', 'why') || strongMeasures(reading).some((measure) => !/^(expenses|operatingExpenses|cashOut)$/.test(measure))) return null;
  const isSeveral = (reading.tokens[name.to - 1]?.text ?? '').endsWith('s') && !ONE.test(reading.text);
  return planned('recurring', { metric: 'expenses', filters: filtersOf(reading), period: lastMonthsOr(frame, 3) }, { groupBy: 'counterparty', order, limit: limitOf(frame) ?? (isSeveral ? null : 1) });
}
