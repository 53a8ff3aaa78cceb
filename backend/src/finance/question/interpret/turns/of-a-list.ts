/** Of a list, or of what a figure is made of: which they are, the payments, a place in it, the others, its part of the whole, the days between. */
import { isPercentMeasure } from '../../measures.ts';
import type { Plan } from '../../plan.ts';
import { totalPlan } from '../../plan.ts';
import { PLACES } from '../lexicon/places.ts';
import { type Maker, hasName, isOfOtherSide } from './maker.ts';
import { isOtherUnit } from './of-units.ts';

/** The months that were counted are listed with the count; names, and else the payments behind the figure, for themselves. */
export const whichTheyAre: Maker = (previous, frame) => {
  if (isOtherUnit(previous, frame)) return null;
  if (previous.task === 'count-periods') return previous;
  if (previous.task === 'count' && previous.groupBy === 'counterparty') return previous.membership === undefined ? { ...totalPlan(previous), task: 'ranking', groupBy: 'counterparty', order: 'largest' } : null;
  return /^(count|gaps|total|average|date|latest)$/.test(previous.task) && !/^(day|week|month|quarter|year|category|account)$/.test(previous.groupBy ?? '') ? rowsBehind(previous) : null;
};

export const paymentsBehind: Maker = (previous, _, turn) => (isOfOtherSide(turn, previous) ? null : rowsBehind(previous));

/** Null where no payments stand behind the figure one by one. */
function rowsBehind(previous: Plan): Plan | null {
  if (isPercentMeasure(previous.metric) || previous.levers !== undefined || /^(balance|runway|burn|recurring|price-list|break-even|supposed|what-if|overview)$/.test(previous.task) || !narrowsRows(previous)) return null;
  return { ...totalPlan(previous), task: 'rows', order: 'last' };
}

const narrowsRows = ({ filters, period }: Plan): boolean => Object.keys(filters).length > 0 || period.unit !== 'all';

export const placeInList: Maker = (previous, _, { detail }) => {
  const place = PLACES[detail];
  if (place === undefined || place < 1 || previous.task !== 'ranking' || previous.combined !== undefined || previous.membership !== undefined) return null;
  return place === 1 ? { ...previous, limit: 1, rank: null } : { ...previous, rank: place };
};

/** Those whom the figure before leaves out. */
export const theOthers: Maker = (previous) => {
  const { filters, task } = previous;
  if (task === 'ranking' && previous.limit !== null && previous.groupBy === 'counterparty') return { ...previous, combined: 'rest' };
  // After "and Birch?" the one before it would be told as one of the others.
  if (previous.replaced !== undefined || previous.metric === 'refunds' || !/^(total|share|compare|trend|average|count)$/.test(task) || previous.metric === 'bySide' || previous.metric === 'movement') return null;
  const { categories, counterparties, ...kept } = filters;
  if ((categories === undefined) === (counterparties === undefined)) return null;
  return { ...previous, filters: { ...kept, ...(categories ? { notCategories: categories } : { notCounterparties: counterparties! }) } };
};

export const shareOfList: Maker = (previous) => (previous.task === 'ranking' && (previous.limit ?? 0) > 1 && previous.metric !== 'netProfit' && previous.counted === undefined ? { ...previous, combined: 'share' } : null);

export const daysBetween: Maker = (previous) => (hasName(previous) && /^(total|count|date|rows|latest|average)$/.test(previous.task) ? { ...totalPlan(previous), task: 'gaps', per: 'day' } : null);
