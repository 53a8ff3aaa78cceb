/** Of two figures or of a change: what made it, in what it is told, and both that were asked held against one another. */
import type { LedgerVocabulary } from '../../../ledger/ledger-reader.ts';
import { isPercentMeasure } from '../../measures.ts';
import type { Plan, PlanFilters, Subject } from '../../plan.ts';
import { totalPlan } from '../../plan.ts';
import { comparedInOrder } from './in-order.ts';
import type { Maker } from './maker.ts';
import { askedBack } from './maker.ts';
import { whichOfFigures } from './why-so-high.ts';

/** Whether what is compared with is the same thing at another time. */
export const isOfSame = ({ task, metric, filters }: Plan, against: Subject | null): boolean => /^(compare|drivers|growth)$/.test(task) && against?.metric === metric && JSON.stringify(against.filters) === JSON.stringify(filters);

/** What made the change that was told, or the one between two periods that were asked for one after the other. */
export const whatChanged: Maker = (previous, { reading }) => {
  const { metric, filters, period, replacedPeriod, against } = previous;
  const other = isOfSame(previous, against) ? against?.period : against === null ? replacedPeriod : undefined;
  if (other === undefined || isPercentMeasure(metric)) return null;
  const [now, before] = other.from > period.from ? [other, period] : [period, other];
  return { ...totalPlan({ metric, filters, period: now }), task: 'drivers', against: { metric, filters: against?.filters ?? filters, period: before }, groupBy: 'category', order: /\b(fell|fall|dropped|drop|down)\b/.test(reading.text) ? 'smallest' : 'largest' };
};

export const toldIn = (answerIn: 'percent' | 'amount'): Maker => (previous) => (previous.task === 'compare' || previous.task === 'growth' ? { ...previous, answerIn } : null);

/** The two stretches, or the two names, that were asked one after the other. */
export const comparedWithReplaced: Maker = ({ task, metric, filters, period, replaced, replacedPeriod }) => {
  if (task !== 'total') return null;
  const over: Subject = { metric, filters, period };
  if (replacedPeriod) return comparedInOrder(over, replacedPeriod);
  const { categories: _c, counterparties: _p, ...rest } = filters;
  return replaced ? { ...totalPlan(over), task: 'compare', against: { ...over, filters: { ...rest, ...replaced } } } : null;
};

/** Why one name's figure is more than another's no ledger tells; how each of them came about it does. */
export const whyTheyDiffer: Maker = ({ task, against, filters, period }, { vocabulary }) => {
  const [one, other, ...more] = [filters, against?.filters ?? {}].flatMap((each) => namesIn(each, vocabulary));
  const areTwo = task === 'compare' && JSON.stringify(against?.period) === JSON.stringify(period) && one !== undefined && other !== undefined && one !== other && more.length === 0;
  const when = period.unit === 'all' ? '' : ` in ${period.label}`;
  if (task === 'overview') return whichOfFigures(period.label);
  return areTwo ? askedBack('The ledger tells what each of them comes to, but not why the one is more than the other. What of each would you like to see?', [one, other].map((name) => `List the payments for ${name}${when}`)) : null;
};


const namesIn = ({ counterparties, categories }: PlanFilters, { categories: known }: LedgerVocabulary): string[] => [...(counterparties ?? []), ...(categories ?? []).map((number) => known.find((one) => one.number === number)?.name ?? '')];
