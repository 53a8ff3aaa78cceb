/** What a figure is made of: the payments, the kinds or the names behind it, how many they are, the days between. */
import type { Grouping, Plan } from '../../plan.ts';
import { isPercentMeasure } from '../../measures.ts';
import { totalPlan } from '../../plan.ts';
import { unitNamed } from '../tasks/slots.ts';
import { type AskedBack, type Maker, askedBack, hasName, inItsTime, isOfOtherSide } from './maker.ts';

/** The months that were counted are listed with the count; names, and else the payments behind the figure, for themselves. */
export const whichTheyAre: Maker = (previous, frame) => {
  const unit = unitNamed(frame);
  if (unit !== null && unit !== previous.groupBy) return inOtherUnit(previous, unit);
  if (previous.task === 'count-periods') return previous;
  if (previous.task === 'count' && previous.groupBy === 'counterparty') return previous.membership === undefined ? { ...totalPlan(previous), task: 'ranking', groupBy: 'counterparty', order: 'largest' } : null;
  return /^(count|gaps|total|average|date|latest)$/.test(previous.task) && !/^(day|week|month|quarter|year|category|account)$/.test(previous.groupBy ?? '') ? rowsBehind(previous) : null;
};

/** "Which quarters?" after months. What a month has to come to says nothing of a quarter. */
function inOtherUnit(previous: Plan, groupBy: Grouping): Plan | AskedBack | null {
  if (!/^(trend|count-periods)$/.test(previous.task) || previous.splitBy !== undefined || previous.rolling !== undefined) return null;
  const isOfOneUnit = previous.task === 'count-periods' && (previous.threshold?.amountMinor ?? 0) !== 0 && previous.aroundMean === undefined;
  return isOfOneUnit ? askedBack(`The amount was that of a ${previous.groupBy ?? 'month'}. Which amount do you mean for a ${groupBy}?`, []) : { ...previous, groupBy };
}

export const paymentsBehind: Maker = (previous, _, turn) => (isOfOtherSide(turn, previous) ? null : rowsBehind(previous));

/** Null where no payments stand behind the figure one by one. */
function rowsBehind(previous: Plan): Plan | null {
  if (isPercentMeasure(previous.metric) || previous.levers !== undefined || /^(balance|runway|burn|recurring|price-list|break-even|supposed|what-if|overview)$/.test(previous.task) || !narrowsRows(previous)) return null;
  return { ...totalPlan(inItsTime(previous)), task: 'rows', order: 'last' };
}

const narrowsRows = ({ filters, period }: Plan): boolean => Object.keys(filters).length > 0 || period.unit !== 'all';

/** Of a whole its kinds, of a kind its names, of a name its payments. */
export const partsOfIt: Maker = (previous) => {
  if (previous.task !== 'total' || !/^(revenue|grossSales|expenses|operatingExpenses|cogs|bySide|refunds)$/.test(previous.metric)) return null;
  if (previous.filters.counterparties !== undefined) return rowsBehind(previous);
  return previous.metric === 'bySide' ? null : { ...totalPlan(previous), task: 'ranking', groupBy: hasName(previous) ? 'counterparty' : 'category', order: 'largest' };
};

/** "How many are they?" of all the others: names, not payments. */
export const namesCounted: Maker = (previous) => (previous.filters.notCounterparties !== undefined && !hasName(previous) && /^(total|share|trend)$/.test(previous.task) ? { ...totalPlan(previous), task: 'count', groupBy: 'counterparty' } : null);

export const daysBetween: Maker = (previous) => (hasName(previous) && /^(total|count|date|rows|latest|average)$/.test(previous.task) ? { ...totalPlan(inItsTime(previous)), task: 'gaps', per: 'day' } : null);
