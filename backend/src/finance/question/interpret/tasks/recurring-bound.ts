/** The rule for recurring costs within a bound: "which SaaS tools cost over 100 a month". Of each what it charges a month is held against it, no single payments. */
import type { Interpretation, Threshold } from '../../plan.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, planned } from '../frame.ts';
import { has } from '../reading.ts';
import { strongMeasures } from '../subject.ts';
import { withoutBounds } from './count-periods.ts';

/** What was spent in a month, or in how many, asks for months. */
const ASKS_MONTHS = /\b(spend|spent|spending|months|did|how much)\b/;
const MONTHLY = /\b(a|per|each|every|the) month\b|\bmonthly\b/;

export function recurringBound(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const bound = boundOf(frame);
  const isOfSoftware = reading.names.some(({ categoryKind }) => categoryKind === 'software') && !ASKS_MONTHS.test(reading.text);
  const isOfNames = isOfSoftware || has(reading, 'recurring') && !ASKS_MONTHS.test(reading.text) && /\b(which|what|list|show|who|subscriptions?|bills)\b/.test(reading.text);
  if (!bound || !isOfNames || !MONTHLY.test(reading.text) || reading.periods.length > 0 || frame.previous) return null;
  if (has(reading, 'average', 'share', 'trend', 'compare', 'growth', 'when', 'largest', 'smallest', 'rise', 'fall') || reading.names.some(({ names }) => names.some(({ kind }) => kind === 'counterparty')) || strongMeasures(reading).some((measure) => !/^(expenses|operatingExpenses|cashOut)$/.test(measure))) return null;
  return planned('recurring', { metric: 'expenses', filters: withoutBounds(filtersOf(reading)), period: lastMonthsOr(frame, 3) }, { groupBy: 'counterparty', threshold: bound, ...(has(reading, 'count') ? { counted: true } : {}) });
}

function boundOf({ reading: { amounts: { bounds: { moreThanMinor, atLeastMinor, lessThanMinor, atMostMinor } } } }: Frame): Threshold | null {
  const above = moreThanMinor ?? (atLeastMinor === undefined ? undefined : atLeastMinor - 1);
  const below = lessThanMinor ?? (atMostMinor === undefined ? undefined : atMostMinor + 1);
  if (above !== undefined && below !== undefined) return null;
  return above !== undefined ? { side: 'above', amountMinor: above } : below !== undefined ? { side: 'below', amountMinor: below } : null;
}
