/** The rule for tables in two directions: "expenses by category by month". */
import { isPercentMeasure } from '../../measures.ts';
import type { Interpretation, Plan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, planned, subject } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { unitNamed } from './slots.ts';

/** What says that each of them has a line of its own. */
const APART = /^(by|per|each|every|and|for)$/;

export function twoWay(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const group = namedGroups(reading).find(({ from, grouping }) => isSplit(grouping) && (APART.test(reading.tokens[from]?.text ?? '') || APART.test(reading.tokens[from - 1]?.text ?? '')));
  const unit = unitNamed(frame);
  const isByUnit = unit !== null && (has(reading, 'trend', 'each') || /\b(by|per|each|every|and) (day|week|month|quarter|year)\b|\b(daily|weekly|monthly|quarterly|yearly)\b/.test(reading.text));
  if (!group || !isByUnit || has(reading, 'average', 'count', 'share', 'largest', 'smallest', 'rise', 'fall', 'why', 'compare', 'growth')) return null;
  const over = subject(frame, lastMonthsOr(frame, 6), group.side === 'in' ? 'revenue' : group.side === 'out' ? 'expenses' : undefined);
  return over && !isPercentMeasure(over.metric) ? planned('trend', over.metric === 'bySide' ? { ...over, metric: 'expenses' } : over, { groupBy: unit, splitBy: group.grouping as NonNullable<Plan['splitBy']> }) : null;
}

const isSplit = (grouping: string): boolean => /^(category|counterparty|account)$/.test(grouping);
