/** Other sensible readings of a plan: another measure that people call the same, the other stretch of time, the other thing of that name. */
import { addDays, addMonths, daysBetween, endOfMonth, monthName, monthOf, startOfMonth, yearOf } from '../../local-date.ts';
import type { LocalDate } from '../../ledger/entry.ts';
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { capAt, month, quarterAround, year } from '../../period.ts';
import { periodLabel } from '../../period-label.ts';
import { lemmas } from '../interpret/lexicon/lemma.ts';
import type { Measure } from '../measures.ts';
import type { Plan, PlanPeriod } from '../plan.ts';

export interface OtherReading {
  readonly label: string;
  readonly plan: Plan;
}

/** What else the word may mean, and what the difference is. */
const OTHER_MEASURES: Readonly<Partial<Record<Measure, readonly (readonly [Measure, string])[]>>> = {
  revenue: [['grossSales', 'Before refunds'], ['cashIn', 'All money in']],
  grossSales: [['revenue', 'After refunds']],
  expenses: [['operatingExpenses', 'Operating expenses only'], ['cashOut', 'All money out']],
  operatingExpenses: [['expenses', 'All expenses']],
  netProfit: [['cashFlow', 'Cash instead of profit'], ['grossProfit', 'Before operating expenses']],
  grossProfit: [['netProfit', 'After all expenses']],
  cashFlow: [['netProfit', 'Profit instead of cash']],
  cashIn: [['revenue', 'Sales only']],
  cashOut: [['expenses', 'Costs only']],
  grossMargin: [['netMargin', 'After all expenses']],
  netMargin: [['grossMargin', 'Before operating expenses']],
};

export function otherReadings(plan: Plan, asked: string, vocabulary: LedgerVocabulary, asOf: LocalDate): OtherReading[] {
  const others = [...otherThings(plan, vocabulary), ...otherComparisons(plan, asOf), ...otherGroups(plan), ...otherMeasures(plan), ...otherPeriods(plan, asked, asOf)];
  return others.filter(({ plan: { period } }) => vocabulary.dateFrom !== null && period.to >= vocabulary.dateFrom);
}

function otherMeasures(plan: Plan): OtherReading[] {
  if (Object.keys(plan.filters).length > 0 || plan.task === 'ranking') return [];
  return (OTHER_MEASURES[plan.metric] ?? []).map(([metric, label]) => ({ label, plan: { ...plan, metric } }));
}

/** A category and a payee can bear one name. */
function otherThings(plan: Plan, vocabulary: LedgerVocabulary): OtherReading[] {
  const { categories, counterparties, ...rest } = plan.filters;
  if (plan.task !== 'total' || Object.keys(rest).length > 0) return [];
  if (categories?.length === 1 && !counterparties) {
    const name = vocabulary.categories.find(({ number }) => number === categories[0])?.name ?? '';
    return vocabulary.counterparties.filter((party) => sharesName(party.name, name)).slice(0, 2).map((party) => ({ label: `The name ${party.name}`, plan: { ...plan, filters: { counterparties: [party.name] } } }));
  }
  if (counterparties?.length !== 1 || categories) return [];
  return vocabulary.categories.filter(({ name, count }) => count > 0 && sharesName(counterparties[0] ?? '', name)).slice(0, 1).map(({ name, number }) => ({ label: `The category ${name}`, plan: { ...plan, filters: { categories: [number] } } }));
}

/** All words of the shorter one stand in the other. */
function sharesName(party: string, category: string): boolean {
  const [one, other] = [lemmas(party), lemmas(category)];
  return one.length > 0 && other.length > 0 && (one.every((word) => other.includes(word)) || other.every((word) => one.includes(word)));
}

function otherGroups(plan: Plan): OtherReading[] {
  if (plan.task !== 'ranking' || Object.keys(plan.filters).length > 0) return [];
  if (plan.groupBy === 'category') return [{ label: 'By name', plan: { ...plan, groupBy: 'counterparty' } }];
  return plan.groupBy === 'counterparty' ? [{ label: 'By category', plan: { ...plan, groupBy: 'category' } }] : [];
}

/** A running period is held against a whole one, or against its same days. */
function otherComparisons(plan: Plan, asOf: LocalDate): OtherReading[] {
  const { against, period } = plan;
  if (plan.task !== 'compare' || !against || against.metric !== plan.metric || period.to !== asOf || against.period.to >= period.from) return [];
  const sameDays = addDays(against.period.from, daysBetween(period.from, period.to));
  const [from, to] = [against.period.from, sameDays < against.period.to ? sameDays : wholeEnd(against.period.from, period)];
  if (to === null || to === against.period.to || to >= period.from) return [];
  const label = periodLabel({ from, to });
  return [{ label: to === sameDays ? `Against the same days, ${label}` : `Against all of ${label}`, plan: { ...plan, against: { ...against, period: { from, to, label, unit: 'range' } } } }];
}

/** The end of the whole month, quarter or year that begins then, as the running one is of that kind. */
function wholeEnd(from: LocalDate, { from: start, unit }: PlanPeriod): LocalDate | null {
  if (unit === 'quarter') return quarterAround(from).to;
  if (unit === 'year') return year(yearOf(from)).to;
  return unit === 'month' || (unit === 'range' && start === startOfMonth(start)) ? endOfMonth(from) : null;
}

function otherPeriods(plan: Plan, asked: string, asOf: LocalDate): OtherReading[] {
  if (plan.against !== null) return [];
  return stretches(plan.period, asked, asOf).map((period) => ({ label: period.to === asOf ? `${period.label} (so far)` : period.label, plan: { ...plan, period } }));
}

/** The last full one for one that is running, the running one for the last full one, this year for all there is; a month named without a year a year earlier, too. */
function stretches(period: PlanPeriod, asked: string, asOf: LocalDate): PlanPeriod[] {
  const { unit, from, to } = period;
  const labelled = (found: { from: LocalDate; to: LocalDate }, as: PlanPeriod['unit']): PlanPeriod => ({ ...capAt(found, asOf), unit: as, label: periodLabel(capAt(found, asOf)) });
  const around = (date: LocalDate) => (unit === 'quarter' ? quarterAround(date) : unit === 'year' ? year(yearOf(date)) : { from: startOfMonth(date), to: endOfMonth(date) });
  if (unit === 'all') return [labelled(year(yearOf(asOf)), 'year')];
  if (unit !== 'month' && unit !== 'quarter' && unit !== 'year') return [];
  const isNamed = unit === 'month' && !/\d{4}/.test(asked) && asked.toLowerCase().includes(monthName(monthOf(from)).toLowerCase());
  if (isNamed) return [labelled(month(yearOf(from) - 1, monthOf(from)), unit)];
  const running = around(asOf);
  if (from === running.from) return [labelled(around(addDays(from, -1)), unit)];
  return to === addDays(running.from, -1) && from >= addMonths(running.from, -12) ? [labelled(running, unit)] : [];
}
