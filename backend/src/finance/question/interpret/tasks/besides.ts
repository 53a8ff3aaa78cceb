/** The rule for two things side by side, month by month: "revenue and expenses by month", "rent against payroll, each quarter". */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { isPercentMeasure } from '../../measures.ts';
import { lastMonthsOr, periodOr, planPeriod, planned, wholeFile } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { strongMeasures, subjectOf } from '../subject.ts';
import { unitNamed } from './slots.ts';

export function besides(frame: Frame): Interpretation | null {
  return ofTwoStretches(frame) ?? inAndOut(frame) ?? byUnit(frame);
}

/** "The difference between revenue in 2025 and expenses this month": each has a stretch of its own. */
function ofTwoStretches(frame: Frame): Interpretation | null {
  const { measures, periods, names } = frame.reading;
  const [one, two, ...more] = measures.filter(({ isWeak }) => !isWeak);
  const [a, b] = periods;
  if (!one || !two || !a || !b || more.length > 0 || periods.length !== 2 || one.measure === two.measure || names.length > 0 || !has(frame.reading, 'compare', 'more') || has(frame.reading, 'average', 'why')) return null;
  const isInTurn = one.to <= a.from && a.to <= two.from && two.to <= b.from || a.to <= one.from && one.to <= b.from && b.to <= two.from;
  if (!isInTurn || isPercentMeasure(one.measure) || isPercentMeasure(two.measure)) return null;
  return planned('compare', { metric: one.measure, filters: {}, period: planPeriod(a.period) }, { against: { metric: two.measure, filters: {}, period: planPeriod(b.period) } });
}

/** "Cash in and cash out last month": both, and what is between them. */
function inAndOut(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const found = new Set(strongMeasures(reading));
  if (found.size !== 2 || !found.has('cashIn') || !found.has('cashOut') || reading.periods.length > 1 || unitNamed(frame) !== null || !isJoined(frame) || has(reading, 'average', 'count', 'share', 'why', 'largest', 'smallest')) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const [cashIn, cashOut] = [subjectOf(reading, period, reading.names, 'cashIn'), subjectOf(reading, period, reading.names, 'cashOut')];
  return cashIn && cashOut ? planned('compare', cashIn, { against: cashOut }) : null;
}

function byUnit(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const unit = unitNamed(frame);
  if (!unit || !has(reading, 'trend', 'each') || frame.previous || reading.periods.length > 1 || namedGroups(reading).length > 0 || has(reading, 'average', 'count', 'share', 'largest', 'smallest', 'why', 'streak', 'rate', 'more') || /\b(minus|less)\b/.test(reading.text)) return null;
  const period = lastMonthsOr(frame, 6);
  const [one, two, ...more] = [...new Set(reading.measures.filter(({ isWeak }) => !isWeak).map(({ measure }) => measure))];
  if (one && two && more.length === 0 && strongMeasures(reading).length === 2 && isJoined(frame)) {
    const [a, b] = [one, two].map((metric) => subjectOf(reading, period, reading.names, metric));
    return a && b ? planned('trend', a, { against: b, groupBy: unit }) : null;
  }
  return null;
}

/** Nothing but words that join stands between the two. */
function isJoined({ reading: { tokens, measures } }: Frame): boolean {
  const [one, two] = measures.filter(({ isWeak }) => !isWeak);
  const between = one && two ? tokens.slice(one.to, two.from).map(({ text }) => text) : [];
  return between.length > 0 && between.every((word) => /^(and|or|vs|versus|&|plus|with|against|the|our|total|my|,|\/|beside|next|to|alongside|also|side|by|compared|both|\+|along|what|how|much|cash|money|it|that)$/.test(word));
}
