/** Trends, best periods and counting the periods that meet a condition. */
import { dayOf, weekdayOf } from '../../local-date.ts';
import { divideMinor } from '../../money.ts';
import type { AnswerTable } from '../answer.ts';
import { MEASURES } from '../measures.ts';
import { ordinal } from '../phrase/unit-words.ts';
import type { Grouping, Plan, Threshold } from '../plan.ts';
import type { Books } from './books.ts';
import { rowsFilter, valuesBy } from './books.ts';
import type { CalendarUnit, KeyedLine } from './calendar-lines.ts';
import { calendarLines, cellOf, fullUnits, lineTable, unitTitle } from './calendar-lines.ts';
import type { Figures, Line } from './figures.ts';
import { besides } from './besides.ts';
import { firstOfEach } from './first-of-each.ts';
import { rollingMeans } from './rolling.ts';
import { shareByUnit } from './share-by-unit.ts';
import { twoWay } from './two-way.ts';
import { placesAlong, rowsByKey, rowsOfWinner, withPlaces } from './group-rows.ts';

const WEEKDAY_NAMES = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const calendarUnit = (grouping: Grouping | null): CalendarUnit => (grouping === 'day' || grouping === 'week' || grouping === 'quarter' || grouping === 'year' ? grouping : 'month');

export async function trend(plan: Plan, books: Books): Promise<Figures> {
  const unit = calendarUnit(plan.groupBy);
  if (plan.splitBy && plan.order !== null) return firstOfEach(plan, unit, plan.splitBy, books);
  if (plan.splitBy) return twoWay(plan, unit, plan.splitBy, books);
  if (plan.against && plan.answerIn === 'percent') return shareByUnit(plan, plan.against, unit, books);
  if (plan.against) return besides(plan, plan.against, unit, books);
  const single = plan.rolling === undefined ? await calendarLines(plan, unit, books) : await rollingMeans(plan, plan.rolling, unit, books);
  const lines = plan.cumulative ? addedUp(single) : single;
  const measure = MEASURES[plan.metric];
  return {
    value: plan.cumulative || plan.rolling !== undefined ? lines.at(-1)?.value ?? null : meanOf(lines, measure.unit), unit: measure.unit, table: placedTable(plan, unit, lines, books),
    chart: { kind: 'line', labels: lines.map((line) => line.label), series: [{ name: measure.label, data: lines.map((line) => cellOf(line.value, measure.unit, books)) }], places: placesAlong(behindLines(plan, unit, lines, books), books) },
    cited: [rowsFilter(plan, books)], detail: { task: 'trend', lines },
  };
}

/** Each line with all before it. */
function addedUp(lines: readonly KeyedLine[]): KeyedLine[] {
  let sum = 0;
  return lines.map((line) => ({ ...line, value: (sum += line.value) }));
}

function behindLines(plan: Plan, grouping: Grouping, lines: readonly KeyedLine[], books: Books): ReturnType<ReturnType<typeof rowsByKey>>[] {
  const rowsOf = rowsByKey(plan, grouping, books);
  return lines.map(({ key }) => rowsOf(key));
}

function placedTable(plan: Plan, grouping: Grouping, lines: readonly KeyedLine[], books: Books): AnswerTable {
  const { label, unit } = MEASURES[plan.metric];
  return withPlaces(lineTable([unitTitle(grouping), label], lines, unit, books), behindLines(plan, grouping, lines, books).map((filter) => [null, filter]), books);
}

/** The bound that the question names, or the mean of the very units that are held against it. */
export function boundOf(plan: Plan, lines: readonly Line[]): Threshold {
  const threshold = plan.threshold ?? { side: 'above', amountMinor: 0 };
  return plan.aroundMean ? { ...threshold, amountMinor: meanOf(lines, MEASURES[plan.metric].unit) ?? 0 } : threshold;
}

/** The figure of a trend is the mean of its lines; null without any. */
function meanOf(lines: readonly Line[], unit: 'currency' | 'percent'): number | null {
  const sum = lines.reduce((all, line) => all + line.value, 0);
  return lines.length === 0 ? null : unit === 'percent' ? sum / lines.length : divideMinor(sum, lines.length);
}

export async function bestPeriod(plan: Plan, books: Books): Promise<Figures> {
  const unit = MEASURES[plan.metric].unit;
  const all = plan.groupBy === 'weekday' || plan.groupBy === 'monthday' ? await cycleLines(plan, plan.groupBy, books) : await calendarLines(plan, calendarUnit(plan.groupBy), books);
  const direction = plan.order === 'smallest' ? 1 : -1;
  const sorted = [...all].sort((a, b) => direction * (a.value - b.value));
  const lines = plan.bothEnds ? [...sorted.slice(0, plan.limit ?? 1), ...sorted.slice(plan.limit ?? 1).slice(-(plan.limit ?? 1))] : sorted.slice((plan.rank ?? 1) - 1, plan.rank ?? plan.limit ?? 1);
  return {
    ...(plan.asDate && lines.length === 1 ? { value: lines[0]?.key ?? null, unit: 'date' as const } : { value: lines.length === 1 ? lines[0]?.value ?? null : null, unit }), table: placedTable(plan, plan.groupBy ?? 'month', lines, books),
    chart: null, cited: [rowsOfWinner(plan, plan.groupBy ?? 'month', lines.map((line) => line.key), books)], detail: { task: 'best-period', lines: lines.map(({ label, value }) => ({ label, value })) },
  };
}

async function cycleLines(plan: Plan, cycle: 'weekday' | 'monthday', books: Books): Promise<KeyedLine[]> {
  const values = await valuesBy(plan, cycle, books);
  const days = plan.per === 'day' ? daysOf(plan, books) : null;
  const numberOf = cycle === 'weekday' ? weekdayOf : dayOf;
  const labelOf = (key: string): string => (cycle === 'weekday' ? WEEKDAY_NAMES[Number(key)] ?? key : `The ${ordinal(Number(key))}`);
  return [...values].map(([key, value]) => ({ key, label: labelOf(key), value: days === null ? value : divideMinor(value, Math.max(1, days.filter((day) => numberOf(day) === Number(key)).length)) }));
}

/** The days of the period that have come, so that each kind of day is divided by how often there was one. */
const daysOf = ({ period }: Plan, books: Books): string[] => fullUnits('day', period, books.asOf).map(({ key }) => key);

export async function countPeriods(plan: Plan, books: Books): Promise<Figures> {
  const lines = await calendarLines(plan, calendarUnit(plan.groupBy), books);
  const threshold = boundOf(plan, lines);
  const matching = lines.filter((line) => (threshold.side === 'above' ? line.value > threshold.amountMinor : line.value < threshold.amountMinor));
  return {
    value: matching.length, unit: 'count', table: placedTable(plan, calendarUnit(plan.groupBy), matching, books),
    chart: null, cited: [rowsFilter(plan, books)], detail: { task: 'count-periods', matching, lines, bound: threshold },
  };
}
