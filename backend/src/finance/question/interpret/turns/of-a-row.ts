/** Of one payment that was told: its amount, its day, whose it was, and what such a bill is today. */
import { isPercentMeasure } from '../../measures.ts';
import type { Plan } from '../../plan.ts';
import { totalPlan } from '../../plan.ts';
import { wholeFile } from '../frame.ts';
import { type Maker, hasName } from './maker.ts';

/** Of a row whose day was told. */
export const amountOfRow: Maker = (previous) => {
  if (previous.task === 'date') return { ...previous, task: 'rows', limit: 1 };
  if (previous.task !== 'rows' || !previous.asDate) return null;
  const { asDate: _, ...row } = previous;
  return row;
};

export const dateOfRow: Maker = (previous) => (previous.task === 'rows' && isOneRow(previous) ? { ...previous, asDate: true } : null);

/** Of one payment the party is told with it; of a sum each of them is. */
export const byWhom: Maker = (previous) => {
  if (/^(date|latest)$/.test(previous.task) || previous.task === 'rows' && isOneRow(previous)) return previous;
  const isSumOfMany = previous.task === 'total' && !isPercentMeasure(previous.metric) && previous.metric !== 'netProfit' && previous.filters.counterparties === undefined;
  return isSumOfMany ? { ...totalPlan(previous), task: 'ranking', groupBy: 'counterparty', order: 'largest' } : null;
};

export const asOfToday: Maker = (previous, { calendar }) => {
  const isBill = hasName(previous) && /^(total|trend|average|compare|price-change)$/.test(previous.task) && /^(expenses|bySide|movement|cashOut|operatingExpenses)$/.test(previous.metric);
  return isBill ? { ...totalPlan({ ...previous, period: wholeFile(calendar) }), task: 'latest', order: 'last', ...(previous.period.unit === 'all' ? {} : { replacedPeriod: previous.period }) } : null;
};

const isOneRow = ({ limit, rank, order }: Plan): boolean => (limit === 1 || rank !== null) && (order === 'largest' || order === 'smallest');
