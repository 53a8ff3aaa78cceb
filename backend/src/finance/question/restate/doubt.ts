/** Whether the question, taken as a whole, asks for another kind of computation than the grammar made of it: a list for a figure, a month's total for a run of months. */
import type { Reading } from '../interpret/reading.ts';
import { asksEachRefund } from '../interpret/tasks/each-refund.ts';
import { asksTwice } from '../interpret/tasks/asked-twice.ts';
import type { Plan } from '../plan.ts';
import { computationOf } from './computation.ts';
import { masked } from './masked.ts';
import type { Likeness } from './network.ts';
import { likelyComputations } from './network.ts';

/** Below it the grammar's computation is as good as never what such words ask for. Why so low: decision 0073. */
const IMPROBABLE = 0.001;
/** What else it may be has to be known. */
const LIKELY = 0.3;

/** From here on another of the grammar's own plans takes its place. */
const SURE = 0.9;

/** What the words ask for instead; null where the plan may well be it. */
export function doubted(plan: Plan, reading: Reading): Likeness | null {
  const computations = likelyComputations(masked(reading).words);
  const [likeliest] = computations;
  const made = computationOf({ kind: 'plan', plan });
  const own = computations.filter(({ name }) => placed(name) === placed(made));
  if (plan.task === 'rows' && isBounded(plan) && likeliest?.name === 'total') return null;
  if (isToldOutright(plan, reading) || asksTwice(reading)) return null;
  const isImprobable = own.length > 0 && own.reduce((sum, { probability }) => sum + probability, 0) < IMPROBABLE;
  return isImprobable && likeliest !== undefined && likeliest.probability > LIKELY ? likeliest : null;
}

/** "What did we cut back on most in October compared with August": which way and by which stretches is said in so many words, as are the day of "an average Saturday" and "Sundays vs Saturdays". */
const isToldOutright = (plan: Plan, reading: Reading): boolean => isOfWeekdays(plan) || plan.task === 'rows' && plan.metric === 'refunds' && asksEachRefund(reading) || plan.bothEnds === true || isCostsOffIncome(plan) || isOfTimesSaid(plan, reading) || plan.task === 'drivers' && reading.periods.length > 1 && [...(reading.operations.get('rise') ?? []), ...(reading.operations.get('fall') ?? [])].some(({ from, to }) => to - from > 2);

/** "Once payroll was paid, how much of revenue was left": no other computation holds both. */
const isCostsOffIncome = ({ task, metric, against }: Plan): boolean => task === 'remainder' && /^(revenue|grossSales)$/.test(metric) && against?.metric === 'expenses' && against.filters.categories !== undefined;

const isOfWeekdays = ({ task, per, filters, against }: Plan): boolean => task === 'compare' && filters.weekdays !== undefined && against?.filters.weekdays !== undefined || task === 'average' && per === 'day' && filters.weekdays !== undefined;

/** "In the first and last quarter of 2025", "Jan vs Feb vs Mar": each time is said by itself, so that each is told. */
function isOfTimesSaid({ task, period, against }: Plan, { periods }: Reading): boolean {
  const said = periods.flatMap((mention) => mention.ends ?? [mention.period]);
  const isSaid = (time: Plan['period'] | undefined): boolean => said.some(({ from, to }) => from === time?.from && to === time.to);
  return task === 'compare' && said.length === 2 && isSaid(period) && isSaid(against?.period) || task === 'trend' && periods.length > 2;
}

/** The nth of a list is one line, however long the list would be, and how many lines a list has is no other computation. */
const placed = (name: string): string => name.replace(/ nth( one| n)?\b/, ' nth').replace(/ n\b/, '');

/** Of the plans that account for every word the one that the question as a whole surely asks for. */
export const surelyMeant = ({ name, probability }: Likeness, plans: readonly Plan[]): Plan | null => (probability > SURE ? plans.find((plan) => placed(computationOf({ kind: 'plan', plan })) === placed(name)) ?? null : null);

/** "Owner money put into the business" is no overview of it: what is named narrows whatever the question may ask for. */
export const namesNoLess = ({ filters, against }: Plan, grammars: Plan): boolean => !isNarrowed(grammars.filters) || isNarrowed(filters) || against !== null && isNarrowed(against.filters);

const isNarrowed = ({ categories, counterparties }: Plan['filters']): boolean => (categories ?? counterparties) !== undefined;

/** "Which bills were above $400": their list tells their sum. */
const isBounded = ({ limit, filters }: Plan): boolean => limit === null && (filters.moreThanMinor ?? filters.lessThanMinor ?? filters.atLeastMinor ?? filters.atMostMinor) !== undefined;
