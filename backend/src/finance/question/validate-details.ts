/** What changes the figure of some tasks alone. Where the task of a proposed plan knows nothing of it, or it is not as it should be, it is dropped. */
import type { Fields } from './checked-values.ts';
import { isRecord, oneOf, optionalInteger } from './checked-values.ts';
import { isPercentMeasure } from './measures.ts';
import type { OfWhole, Plan, Subject } from './plan.ts';
import { AVERAGED, PARTS_OF_WHOLE, PREMISES } from './plan.ts';

interface Proposed { readonly task: Plan['task']; readonly metric: Subject['metric']; readonly fields: Fields }
type Detail = (value: unknown, proposed: Proposed) => unknown;

const ROLLING_MOST = 36;

/** A mark that is set or not there at all. */
const mark = (...tasks: readonly Plan['task'][]): Detail => (value, { task }) => (value === true && tasks.includes(task) ? true : undefined);

const choice = (allowed: readonly string[], ...tasks: readonly Plan['task'][]): Detail => (value, { task }) => (tasks.includes(task) ? oneOf(value, allowed) : undefined);

const integer = (least: number, most: number, task: Plan['task']): Detail => (value, proposed) => (proposed.task === task ? optionalInteger(value, least, most) : undefined);

const DETAILS = {
  premise: (value) => oneOf(value, PREMISES),
  membership: (value, { task, fields: { against, groupBy, per } }) => {
    const membership = oneOf(value, ['only-here', 'in-both'] as const);
    const isRanked = against != null && groupBy === 'counterparty';
    return isRanked || task === 'count' && per === 'counterparty' && membership === 'only-here' ? membership : undefined;
  },
  explains: mark('drivers'),
  counted: mark('ranking', 'recurring', 'share'),
  cumulative: mark('trend'),
  aroundMean: mark('count-periods'),
  // A mean of percentages is none.
  rolling: (value, proposed) => (isPercentMeasure(proposed.metric) ? undefined : integer(2, ROLLING_MOST, 'trend')(value, proposed)),
  ofWhole: (value, { task }) => (task === 'ranking' ? readOfWhole(value) : undefined),
  bothEnds: mark('best-period', 'rows', 'ranking'),
  each: choice(AVERAGED, 'average'),
  difference: (value, { task, fields }) => (value === true && (task === 'supposed' || task === 'trend' && fields.against != null) ? true : undefined),
  combined: (value, { task }) => oneOf(value, task === 'ranking' ? ['amount', 'share', 'rest'] : task === 'rows' ? ['amount', 'share'] : []),
  among: (value, { task, fields }) => (value === 'recurring' && (task === 'drivers' || task === 'ranking') && fields.groupBy === 'counterparty' ? value : undefined),
  splitBy: choice(['category', 'counterparty', 'account'], 'trend'),
  asDate: (value, { task, fields }) => (value === true && (task === 'rows' || task === 'best-period' && fields.groupBy === 'day') ? true : undefined),
  median: mark('average'),
  workingDays: mark('average'),
  openDays: mark('average'),
  yearly: mark('latest', 'what-if', 'recurring'),
  // What is to be left of a stock of money, and how fast it goes where that is told.
  floorMinor: integer(0, Number.MAX_SAFE_INTEGER, 'runway'),
  toldBurnMinor: integer(1, Number.MAX_SAFE_INTEGER, 'runway'),
  outcome: mark('what-if'),
} satisfies Partial<Record<keyof Plan, Detail>>;

export function detailsOf(proposed: Proposed): Partial<Plan> {
  const read = Object.entries(DETAILS as Record<string, Detail>).map(([name, detail]) => [name, detail(proposed.fields[name], proposed)] as const);
  return Object.fromEntries(read.filter(([, value]) => value != null));
}

function readOfWhole(value: unknown): OfWhole | null {
  if (!isRecord(value)) return null;
  const is = oneOf(value.is, PARTS_OF_WHOLE);
  const { percent } = value;
  return is && typeof percent === 'number' && percent > 0 && percent <= 100 ? { percent, is } : null;
}
