/** Fragments that only ask something else about the same rows: "which was the highest?", "average?", "why?", "how much in total?". */
import type { Measure } from '../measures.ts';
import type { Grouping, PerUnit, Plan, Subject } from '../plan.ts';
import { totalPlan } from '../plan.ts';
import { comparedInOrder } from './turns/in-order.ts';
import { inItsTime } from './turns/maker.ts';
import { isOfSame } from './turns/of-a-change.ts';
import { isShortList } from './turns/of-rows.ts';
import type { Frame } from './frame.ts';
import { planPeriod, wholeFile } from './frame.ts';
import { asksEver } from './leaning.ts';
import { has, namedGroups } from './reading.ts';
import { periodBefore } from './periods/relative-period.ts';
import { strongMeasures } from './subject.ts';
import { rowSubject } from './tasks/single-rows.ts';
import { limitOf, orderOf, rankOf, unitNamed } from './tasks/slots.ts';

/** Null when the fragment brings a subject of its own or asks nothing that is known here. */
export function refined(previous: Plan, frame: Frame): Plan | null {
  const { reading } = frame;
  if (reading.names.length > 0 || reading.periods.length > 0 || strongMeasures(reading).length > 0) return null;
  const over: Subject = { metric: previous.metric, filters: previous.filters, period: inItsTime(previous).period };
  const group = namedGroups(reading)[0];
  if (group && previous.task === 'ranking') return { ...previous, groupBy: group.grouping, metric: sideMeasure(group.side, previous.metric), limit: limitOf(frame) ?? previous.limit, order: orderOf(frame) ?? previous.order };
  if (group || reading.rowWords.length > 0) return null;
  const unit = unitNamed(frame);
  if (unit && has(reading, 'each') && !has(reading, 'average', 'largest', 'smallest', 'compare', 'growth')) return perUnit(previous, over, unit, frame);
  if (has(reading, 'why')) return { ...totalPlan(over), task: 'drivers', against: changedFrom(previous) ?? before(over), groupBy: 'category', order: has(reading, 'fall') ? 'smallest' : 'largest' };
  if (has(reading, 'when')) return { ...totalPlan(asksEver(reading) ? { ...over, period: wholeFile(frame.calendar) } : over), task: 'date', order: has(reading, 'first') ? 'first' : 'last' };
  if (has(reading, 'average')) return averaged(previous, over, frame);
  if (orderOf(frame) !== null && unitNamed(frame) === null) return extreme(previous, over, frame);
  if (/\b(left|left over|remains|leftover)\b/.test(reading.text) && (previous.metric === 'expenses' || previous.metric === 'revenue') && previous.task === 'total' && Object.keys(previous.filters).length === 0) return totalPlan({ ...over, metric: 'netProfit' });
  if (previous.replacedPeriod && !has(reading, 'sameBefore', 'before') && has(reading, 'compare', 'growth', 'rate', 'more')) return { ...comparedInOrder(over, previous.replacedPeriod), answerIn: has(reading, 'rate') || /\bpercent(age)?\b/.test(reading.text) ? 'percent' : 'amount' };
  if (has(reading, 'growth') && !has(reading, 'rise', 'fall')) return { ...totalPlan(over), task: 'compare', against: before(over), answerIn: has(reading, 'rate') ? 'percent' : 'amount' };
  if (/\b(in total|altogether|all together|combined|adds? up to)\b/.test(reading.text) && isShortList(previous)) return { ...previous, combined: 'amount' };
  if (/\b(how much|in total|altogether|total)\b/.test(reading.text) && previous.task !== 'total') return totalPlan({ ...over, metric: previous.task === 'count' && over.metric === 'movement' ? 'bySide' : over.metric });
  return null;
}

function sideMeasure(side: 'in' | 'out' | undefined, metric: Measure): Measure {
  return side === 'in' ? 'revenue' : side === 'out' ? 'expenses' : metric;
}

/** What a change before was measured against: "why?" after a comparison is about that change. */
const changedFrom = (previous: Plan): Subject | null => (isOfSame(previous, previous.against) ? previous.against : null);

const before = (over: Subject): Subject => ({ ...over, period: planPeriod(periodBefore(over.period, 1)) });

function averaged(previous: Plan, over: Subject, frame: Frame): Plan {
  const unit = unitNamed(frame) ?? (previous.task === 'trend' && previous.groupBy !== 'weekday' && previous.groupBy !== 'monthday' && previous.groupBy !== 'category' && previous.groupBy !== 'account' ? previous.groupBy : null);
  return unit ? { ...totalPlan(over), task: 'average', per: unit, groupBy: unit } : { ...totalPlan(rowSubject(frame, over)), task: 'average', per: 'row' };
}

/** "Per month?" is a mean, "monthly" and "by month" a line for each. */
function perUnit(previous: Plan, over: Subject, unit: PerUnit & Grouping, { reading }: Frame): Plan {
  if (previous.task === 'count') return { ...previous, groupBy: unit };
  return /\b(per|a|each|every) [a-z]+\b/.test(reading.text) && !/\bby\b/.test(reading.text) ? { ...totalPlan(over), task: 'average', per: unit, groupBy: unit } : { ...totalPlan(over), task: 'trend', groupBy: unit };
}

const asksAll = ({ reading }: Frame): boolean => /\bever\b/.test(reading.text);

/** Of a trend the best unit, of a ranking its end, of anything else the largest row. */
function extreme(previous: Plan, over: Subject, frame: Frame): Plan {
  const order = orderOf(frame) ?? 'largest';
  const [limit, rank] = [limitOf(frame), rankOf(frame)];
  if (previous.task === 'trend') return { ...previous, task: 'best-period', order, limit: limit ?? 1, rank };
  if (previous.task === 'ranking' || previous.task === 'best-period' || previous.task === 'rows') return { ...previous, order, limit: limit ?? (rank ? previous.limit : 1), rank };
  return { ...totalPlan(rowSubject(frame, asksAll(frame) ? { ...over, period: wholeFile(frame.calendar) } : over)), task: 'rows', order, limit: limit ?? 1, rank };
}
