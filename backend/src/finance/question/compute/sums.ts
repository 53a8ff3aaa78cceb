/** Totals, counts, averages, shares and two-sided comparisons. */
import type { AnswerTable } from '../answer.ts';
import type { AmountMeasure, Measure } from '../measures.ts';
import { MEASURES, RATIOS, isPercentMeasure } from '../measures.ts';
import { weekdayOf } from '../../local-date.ts';
import { divideMinor, minorToDecimal } from '../../money.ts';
import { percentChange, percentOf, roundPercent } from '../../percent.ts';
import { subjectInWords } from '../phrase/subject-words.ts';
import type { PerUnit, Plan, Subject } from '../plan.ts';
import { totalPlan } from '../plan.ts';
import type { Books } from './books.ts';
import { countsOf, groupLabel, rowsFilter, sumOf, valueOf, valuesBy } from './books.ts';
import type { CalendarUnit, KeyedLine } from './calendar-lines.ts';
import { medianMinor } from './median.ts';
import { calendarLines, fullUnits, isCalendarUnit, lineTable, unitTitle } from './calendar-lines.ts';
import type { Figures, Line } from './figures.ts';
import { isWithin } from './groups.ts';
import { rowsByKey, withPlaces } from './group-rows.ts';
import { namesPerUnit } from './names-per-unit.ts';

export async function total(plan: Plan, books: Books): Promise<Figures> {
  const value = await valueOf(plan, books);
  const count = await countsOf(plan, books);
  const unit = MEASURES[plan.metric].unit;
  return { value, unit, table: null, chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'total', count, formula: await formulaOf(plan, books) } };
}

/** The parts of a measure that is made of others. */
const PARTS: Partial<Record<Measure, readonly AmountMeasure[]>> = {
  netProfit: ['revenue', 'otherIncome', 'expenses'], grossProfit: ['revenue', 'cogs'], operatingProfit: ['revenue', 'cogs', 'operatingExpenses'], cashFlow: ['cashIn', 'cashOut'],
  grossMargin: RATIOS.grossMargin, netMargin: RATIOS.netMargin, operatingMargin: RATIOS.operatingMargin, refundRate: RATIOS.refundRate,
};

async function formulaOf(subject: Subject, books: Books): Promise<Line[]> {
  const parts = PARTS[subject.metric] ?? [];
  return Promise.all(parts.map(async (metric) => ({ label: MEASURES[metric].label, value: (await sumOf({ ...subject, metric }, books)).amountMinor })));
}

/** Rows, or different names when a grouping is given. */
export async function count(plan: Plan, books: Books): Promise<Figures> {
  const cited = [rowsFilter(plan, books)];
  if (plan.groupBy && isCalendarUnit(plan.groupBy)) return plan.per === 'counterparty' ? namesPerUnit(plan, plan.groupBy, books) : countPerUnit(plan, plan.groupBy, books);
  if (plan.groupBy) {
    const groups = [...(await valuesBy(plan, plan.groupBy, books))].filter(([key, value]) => key !== '' && isWithin(value, plan)).sort((a, b) => b[1] - a[1]);
    const groupBy = plan.groupBy;
    const lines = groups.map(([key, value]) => ({ label: groupLabel(groupBy, key, books), value }));
    const rowsOf = rowsByKey(plan, groupBy, books);
    const table = withPlaces(lineTable(['Name', 'Amount'], lines.slice(0, 50), 'currency', books), groups.slice(0, 50).map(([key]) => [null, rowsOf(key)]), books);
    return { value: groups.length, unit: 'count', table, chart: null, cited, detail: { task: 'count', sumMinor: lines.reduce((sum, line) => sum + line.value, 0) } };
  }
  const { amountMinor, count: rows } = await sumOf(plan, books);
  return { value: rows, unit: 'count', table: null, chart: null, cited, detail: { task: 'count', sumMinor: amountMinor } };
}

/** Rows per full calendar unit; the figure is their mean. */
async function countPerUnit(plan: Plan, unit: CalendarUnit, books: Books): Promise<Figures> {
  const counts = new Map((await books.reader.totals(rowsFilter(plan, books), [unit])).map((total) => [total.key[unit], total.inCount + total.outCount]));
  const units = fullUnits(unit, plan.period, books.asOf);
  const rows = units.map(({ key, label }): [string, number] => [label, counts.get(key) ?? 0]);
  const rowsOf = rowsByKey(plan, unit, books);
  const sum = rows.reduce((all, [, rowCount]) => all + rowCount, 0);
  const mean = rows.length === 0 ? null : Math.round((sum / rows.length) * 10) / 10;
  return { value: mean, unit: 'count', table: withPlaces({ columns: [unitTitle(unit), 'Transactions'], rows }, units.map(({ key }) => [null, rowsOf(key)]), books), chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'count', sumMinor: 0 } };
}

/** The mean per row by absolute amount, or per full calendar unit of the period. */
export async function average(plan: Plan, books: Books): Promise<Figures> {
  const cited = [rowsFilter(plan, books)];
  if (plan.per === 'row' || plan.per === null) {
    const { amountMinor, count: rows } = await sumOf(plan, books);
    const mean = rows === 0 ? null : divideMinor(Math.abs(amountMinor), rows);
    const value = plan.median ? await middleRow(plan, books) : mean;
    return { value, unit: 'currency', table: null, chart: null, cited, detail: { task: 'average', sum: amountMinor, count: rows } };
  }
  const unit = MEASURES[plan.metric].unit;
  const all = plan.per === 'counterparty' ? await namedLines(plan, books) : await calendarLines(plan, plan.per, books);
  const lines = plan.per === 'day' && plan.filters.weekdays ? all.filter(({ key }) => plan.filters.weekdays?.includes(weekdayOf(key))) : all;
  const sum = lines.reduce((all, line) => all + line.value, 0);
  const count = plan.workingDays ? workingDaysIn(lines) : plan.openDays ? await openDaysIn(lines, plan, books) : lines.length;
  const mean = count === 0 ? null : unit === 'percent' ? sum / count : divideMinor(sum, count);
  const value = plan.median && unit !== 'percent' ? medianMinor(lines.map((line) => line.value)) : mean;
  const rowsOf = rowsByKey(plan, plan.per, books);
  const table = plan.per === 'day' ? null
    : withPlaces(lineTable([plan.per === 'counterparty' ? 'Name' : unitTitle(plan.per), MEASURES[plan.metric].label], lines, unit, books), lines.map(({ key }) => [null, rowsOf(key)]), books);
  return { value, unit, table, chart: null, cited, detail: { task: 'average', sum, count } };
}

async function middleRow(plan: Plan, books: Books): Promise<number | null> {
  return medianMinor(await books.reader.middle(rowsFilter(plan, books)));
}

/** Mondays to Fridays among the days; holidays are not known here. */
const workingDaysIn = (days: readonly KeyedLine[]): number => days.filter(({ key }) => weekdayOf(key) !== 0 && weekdayOf(key) !== 6).length;

/** The days on which something was sold, whatever is divided by them. */
async function openDaysIn(days: readonly KeyedLine[], plan: Plan, books: Books): Promise<number> {
  const values = await valuesBy({ ...plan, metric: 'grossSales', filters: {} }, 'day', books);
  return days.filter(({ key }) => values.has(key)).length;
}

async function namedLines(plan: Plan, books: Books): Promise<KeyedLine[]> {
  const values = [...(await valuesBy(plan, 'counterparty', books))].filter(([name]) => name !== '');
  return values.map(([label, value]) => ({ key: label, label, value })).sort((a, b) => b.value - a.value);
}

export async function share(plan: Plan, books: Books): Promise<Figures> {
  const against = plan.against ?? plan;
  const [part, whole] = await Promise.all([sumOf(plan, books), sumOf(against, books)]);
  const value = percentOf(part.amountMinor, whole.amountMinor);
  const lines = [{ label: subjectInWords(plan, books.vocabulary), value: part.amountMinor }, { label: subjectInWords(against, books.vocabulary), value: whole.amountMinor }];
  return { value, unit: 'percent', table: withPlaces(lineTable(['', 'Amount'], lines, 'currency', books), sides(plan, against, books), books), chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'share', part: part.amountMinor, whole: whole.amountMinor } };
}

const sides = (plan: Plan, against: Subject, books: Books) => [[null, rowsFilter(plan, books)], [null, rowsFilter(against, books)]];

export async function compare(plan: Plan, books: Books): Promise<Figures> {
  const against = plan.against ?? plan;
  const [first, second] = await Promise.all([plan, against].map((side) => (plan.per === null ? valueOf(side, books) : meanOf(side, plan.per, books))));
  if (first === undefined || second === undefined) throw new Error('two sides have two values');
  const isPercent = isPercentMeasure(plan.metric);
  const percent = first === null || second === null || isPercent ? null : percentChange(first, second);
  const difference = first === null || second === null ? null : first - second;
  const labels = comparedLabels(plan, against, books);
  const asPercent = plan.answerIn === 'percent' && !isPercent;
  return {
    value: asPercent ? percent : difference, unit: asPercent || isPercent ? 'percent' : 'currency',
    table: withPlaces(comparisonTable(plan, [first, second], labels, books), sides(plan, against, books), books), chart: null,
    cited: [rowsFilter(plan, books), rowsFilter(against, books)], detail: { task: 'compare', first, second, percent, labels },
  };
}

/** What `average` tells of one side alone. */
async function meanOf(side: Subject, per: PerUnit, books: Books): Promise<number | null> {
  const { value } = await average({ ...totalPlan(side), task: 'average', per }, books);
  // A unit that is not over is what it came to so far.
  return typeof value === 'number' ? value : side.period.unit === per && side.period.to >= books.asOf ? valueOf(side, books) : null;
}

/** Each side by what tells it from the other. */
function comparedLabels(plan: Plan, against: Subject, books: Books): [string, string] {
  if (plan.period.from !== against.period.from || plan.period.to !== against.period.to) return [plan.period.label, against.period.label];
  return [subjectInWords(plan, books.vocabulary), subjectInWords(against, books.vocabulary)];
}

function comparisonTable(plan: Plan, values: readonly (number | null)[], labels: readonly string[], { vocabulary }: Books): AnswerTable {
  const isPercent = isPercentMeasure(plan.metric);
  const cell = (value: number | null) => (value === null ? null : isPercent ? roundPercent(value) : minorToDecimal(value, vocabulary.currency));
  return { columns: ['', MEASURES[plan.metric].label], rows: labels.map((label, i) => [label, cell(values[i] ?? null)]) };
}
