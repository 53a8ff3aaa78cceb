/** Of a list: a place in it, more of it or the other end of it, the others, its part of the whole. */
import type { Plan, PlanFilters } from '../../plan.ts';
import { PLACES } from '../lexicon/places.ts';
import type { Maker } from './maker.ts';

export const placeInList: Maker = (previous, _, { detail }) => {
  const place = PLACES[detail];
  if (place === undefined || !isPlainList(previous)) return null;
  if (place === 1) return { ...previous, limit: 1, rank: null };
  if (place > 0) return { ...previous, rank: place };
  return (previous.limit ?? 1) > 1 ? { ...previous, rank: previous.limit } : previous.limit === null ? { ...turnedRound(previous), limit: 1, rank: null } : null;
};

/** "Who comes next?": the one behind those that were told. */
export const nextInList: Maker = (previous) => {
  const last = previous.rank ?? previous.limit;
  return isPlainList(previous) && last !== null ? { ...previous, rank: last + 1 } : null;
};

/** Those of the list that were not told, with those that were. */
export const wholeList: Maker = (previous) => ((isPlainList(previous) || previous.task === 'rows' && previous.combined === undefined && !previous.asDate) && (previous.limit ?? previous.rank) !== null ? { ...previous, limit: null, rank: null } : null);

export const otherEnd: Maker = (previous) => (hasEnds(previous) ? turnedRound(previous) : null);
export const beginningWith = (order: 'largest' | 'smallest'): Maker => (previous) => (hasEnds(previous) ? { ...previous, order } : null);

const isPlainList = ({ task, combined, membership, ofWhole }: Plan): boolean => task === 'ranking' && combined === undefined && membership === undefined && ofWhole === undefined;
const hasEnds = ({ task, combined, order }: Plan): boolean => /^(ranking|rows|best-period)$/.test(task) && combined === undefined && (order === 'largest' || order === 'smallest');
const turnedRound = (previous: Plan): Plan => ({ ...previous, order: previous.order === 'smallest' ? 'largest' : 'smallest' });

/** Those whom the figure before, or the list, leaves out. */
export const theOthers: Maker = (previous) => {
  const { filters, task, replaced: _, namedBefore: __, ...rest } = previous;
  if (task === 'ranking' && previous.limit !== null && previous.groupBy === 'counterparty') return { ...previous, combined: 'rest' };
  if (previous.metric === 'refunds' || !/^(total|share|compare|trend|average|count)$/.test(task) || previous.metric === 'bySide' || previous.metric === 'movement') return null;
  const named = everyoneNamed(previous);
  const { categories: _c, counterparties: _p, ...kept } = filters;
  return named && { ...rest, task, filters: { ...kept, ...named } };
};

/** After "and Birch?" the one before it is none of the others either. Null where names and kinds are mixed. */
function everyoneNamed({ filters, namedBefore }: Plan): PlanFilters | null {
  const categories = [...new Set([...(namedBefore?.categories ?? []), ...(filters.categories ?? [])])];
  const counterparties = [...new Set([...(namedBefore?.counterparties ?? []), ...(filters.counterparties ?? [])])];
  if ((filters.categories === undefined) === (filters.counterparties === undefined) || categories.length > 0 && counterparties.length > 0) return null;
  return categories.length > 0 ? { notCategories: categories } : { notCounterparties: counterparties };
}

export const shareOfList: Maker = (previous) => (previous.task === 'ranking' && (previous.limit ?? 0) > 1 && previous.metric !== 'netProfit' && previous.counted === undefined ? { ...previous, combined: 'share' } : null);
