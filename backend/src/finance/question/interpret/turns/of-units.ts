/** Of a line for each month or quarter: the best and the worst of them, and whether any went beyond an amount or below zero. */
import type { Grouping, Plan, Threshold } from '../../plan.ts';
import { totalPlan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { orderOf, unitNamed } from '../tasks/slots.ts';
import type { Maker } from './maker.ts';

/** Also of the months that meet a condition. */
export const bestUnit: Maker = (previous, frame) => {
  const order = orderOf(frame);
  if (order === null || isOtherUnit(previous, frame) || !/^(trend|count-periods)$/.test(previous.task) || !isCalendarUnit(previous.groupBy) || previous.against !== null || previous.splitBy !== undefined) return null;
  return { ...totalPlan(previous), task: 'best-period', groupBy: previous.groupBy, order, limit: 1 };
};

/** "Was it ever above 25,000" of a line for each month. */
export const unitsBeyond: Maker = (previous, { reading }) => unitsWith(previous, thresholdIn(reading));

/** "Any below zero?" */
export const unitsBesideZero = (side: Threshold['side']): Maker => (previous) => unitsWith(previous, { side, amountMinor: 0 });

/** "Any in the red?": of what can be a loss. */
export const unitsOfProfit = (side: Threshold['side']): Maker => (previous) => (/^(netProfit|grossProfit|operatingProfit|cashFlow)$/.test(previous.metric) ? unitsWith(previous, { side, amountMinor: 0 }) : null);

function unitsWith(previous: Plan, threshold: Threshold | null): Plan | null {
  const groupBy = previous.groupBy ?? 'month';
  if (!threshold || !/^(trend|count-periods|best-period)$/.test(previous.task) || !isCalendarUnit(groupBy) || previous.against !== null || previous.splitBy !== undefined) return null;
  return { ...totalPlan(previous), task: 'count-periods', groupBy, threshold };
}

function thresholdIn({ amounts: { bounds } }: Reading): Threshold | null {
  const { moreThanMinor, atLeastMinor, lessThanMinor, atMostMinor } = bounds;
  if (moreThanMinor !== undefined || atLeastMinor !== undefined) return { side: 'above', amountMinor: moreThanMinor ?? (atLeastMinor ?? 0) - 1 };
  return lessThanMinor !== undefined || atMostMinor !== undefined ? { side: 'below', amountMinor: lessThanMinor ?? (atMostMinor ?? 0) + 1 } : null;
}

const isCalendarUnit = (grouping: Grouping | null): boolean => grouping === 'day' || grouping === 'week' || grouping === 'month' || grouping === 'quarter' || grouping === 'year';

/** "The best quarter?" after months. */
function isOtherUnit({ groupBy }: Plan, frame: Frame): boolean {
  const unit = unitNamed(frame);
  return unit !== null && unit !== groupBy;
}
