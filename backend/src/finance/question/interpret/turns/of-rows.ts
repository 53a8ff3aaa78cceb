/** Of the rows behind what was asked before: their sum, their number, the mean, the middle, an end, the first or the last of them. */
import type { Grouping, Plan } from '../../plan.ts';
import { totalPlan } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { sideOfSubject } from '../sides/side-of-subject.ts';
import { rowSubject } from '../tasks/single-rows.ts';
import { type Maker, type Turn, askedBack, inItsTime, isOfOtherSide, pointsBack } from './maker.ts';

/** What a list of a few comes to, or the whole of what was counted or told month by month. */
export const sumOfThem: Maker = (previous, _, turn) => {
  if (!isOfRows(previous) && previous.task !== 'trend' && !isShortList(previous) || isOfOtherSide(turn, previous)) return null;
  return isShortList(previous) ? { ...previous, combined: 'amount' } : totalPlan({ ...inItsTime(previous), metric: previous.task === 'count' && previous.metric === 'movement' ? 'bySide' : previous.metric });
};

/** Of the single rows: the plan over them, differing as told. */
const ofRows = (differing: Partial<Plan>): Maker => (previous, frame, turn) => (areRowsMeant(previous, turn) ? { ...rowsOf(previous, frame), ...differing } : null);
const rowsOf = (previous: Plan, frame: Frame): Plan => totalPlan(rowSubject(frame, inItsTime(previous)));

export const countOfThem = ofRows({ task: 'count' });
/** "How many stops was that?": of what was paid for, one payment each. */
export const countOfGoings: Maker = (previous, frame, turn) => (!isOfRows(previous) ? null : sideOfSubject(previous) === 'out' ? countOfThem(previous, frame, turn) : notCounted);

/** "How many dogs was that?": of what the money was for, no number is in the books. */
export const countOfThings: Maker = (previous) => (isOfRows(previous) ? notCounted : null);
const notCounted = askedBack('How many there were of what it was for is not in the ledger; how many payments it was, I can tell.', ['How many payments was that?']);
export const meanOfThem = ofRows({ task: 'average', per: 'row' });
export const endOfThem = (order: 'largest' | 'smallest'): Maker => ofRows({ task: 'rows', order, limit: 1 });

/** The middle one of what the mean was told of. */
export const middleOfThem: Maker = (previous, frame, turn) => (previous.task === 'gaps' ? askedBack('Of the days between payments the mean is told, and no median. Which median do you mean?', []) : previous.task === 'average' && previous.per === 'row' ? { ...previous, median: true } : isNarrow(previous) ? ofRows({ task: 'average', per: 'row', median: true })(previous, frame, turn) : null);

export const dayOfThem = (order: 'first' | 'last'): Maker => (previous, _, turn) => (areRowsMeant(previous, turn) ? { ...totalPlan(inItsTime(previous)), task: 'date', order } : null);

/** "And the last one?": of payments one by one; after a sum it may be the last month. */
export const dayOfOnes = (order: 'first' | 'last'): Maker => (previous, frame, turn) => (/^(count|rows|date|latest)$/.test(previous.task) ? dayOfThem(order)(previous, frame, turn) : null);

/** "The biggest bill" of a company that was asked about; of the whole it would be a question of its own. */
const areRowsMeant = (previous: Plan, turn: Turn): boolean => isOfRows(previous) && !isOfOtherSide(turn, previous) && (pointsBack(turn) || isNarrow(previous));

/** A list of groups or of stretches of time has no rows that "them" could mean; what they come to can be told. */
const OF_GROUPS: ReadonlySet<Grouping | null> = new Set(['category', 'counterparty', 'account']);
const isOfRows = ({ task, groupBy }: Plan): boolean => /^(total|count|average|rows|date|latest)$/.test(task) && !OF_GROUPS.has(groupBy);

const isNarrow = ({ filters }: Plan): boolean => filters.categories !== undefined || filters.counterparties !== undefined || filters.words !== undefined;
/** A few of many: what they come to is not what all come to. */
export const isShortList = ({ task, limit, combined }: Plan): boolean => (task === 'rows' || task === 'ranking') && limit !== null && limit > 1 && combined === undefined;
