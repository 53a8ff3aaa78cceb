/** Rules for the time between payments, and for months without one: "days between payments from Acme", "how long since they last paid", "which months had no payment". */
import type { Interpretation, PlanPeriod, Subject } from '../../plan.ts';
import { directionToward } from '../sides/direction.ts';
import type { NameMention } from '../names/find-names.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import { has } from '../reading.ts';
import { subjectOf } from '../subject.ts';
import { unitNamed } from './slots.ts';

const BETWEEN = /\b(days?|weeks?|time|gaps?|interval|intervals|distance|spacing|breaks?|pause|stretch|how long)\b.*\bbetween\b|\bhow (many days|far) apart\b|\b(longest|shortest|biggest|largest|average) (gap|pause|break|interval|stretch|time) (without|between|of)\b/;
const SINCE = /\bhow (long|many (days|weeks))( has it been| is it| it has been| it is| has| it is been| have)?( gone| passed| went by| elapsed)? since\b/;
const LAST = /\b(last|latest|most recent|most recently|heard from|paid|bought|ordered|payment|charged|billed)\b/;
const ROW = '(payments?|deposits?|orders?|charges?|bills?|invoices?|sales?|purchases?|transactions?|money|cheques?|checks?|income|revenue|spending|cost|rows?)';
const WITHOUT = new RegExp(String.raw`\b(without|no|zero|missed|missing|skipped|lacking) (a |an |any |a single |single |one |our |their |the )*([a-z]+ )?${ROW}\b|\b(did|does|do|has|have|had|was|were|is|we|they|it) not ([a-z]+ ){0,3}(pay|paid|buy|bought|order|ordered|charge|charged|bill|billed|send|sent|receive|received|get|hear|heard|use|used)\b|\bnot (pay|paid|buy|bought|order|ordered|charge|charged|bill|billed)\b|\b(never|nothing|not a single|no) ([a-z]+ )?(paid|pay|from|to|came)\b|\b(skip|skipped|miss|missed) (a|any|our|their|the|paying)\b`);
const LISTS_UNITS = /\b(which|what|how many|in how many|any|list|show|number of|count)\b.*\b(days|weeks|months|quarters|years|month|week|quarter|day)\b|^(the )?(days|weeks|months|quarters|years)\b/;

export function gaps(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const name = onlyName(frame);
  if (!name || frame.previous || reading.exceptions.length > 0 || reading.periods.length > 1 || has(reading, 'share', 'why', 'compare') && !/\b(gap|difference) between\b|\bbetween\b/.test(reading.text)) return null;
  const isSince = SINCE.test(reading.text) && LAST.test(reading.text) && reading.periods.length === 0;
  if (!isSince && !BETWEEN.test(reading.text)) return null;
  const over = paid(frame, periodOr(frame, wholeFile(frame.calendar)), name);
  const order = isSince ? 'last' : has(reading, 'smallest') || /\bshortest\b/.test(reading.text) ? 'smallest' : has(reading, 'largest') || /\blongest\b/.test(reading.text) ? 'largest' : null;
  return over && planned('gaps', over, { order, per: /\bweeks\b/.test(reading.text) ? 'week' : 'day' });
}

/** Months in which nothing was paid: those whose sum is less than the least there is. */
export function unitsWithout(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const unit = unitNamed(frame);
  const name = onlyName(frame);
  if (!unit || !name || frame.previous || !WITHOUT.test(reading.text) && !/^(no|without|zero)$/.test(reading.tokens[name.from - 1]?.text ?? '') || !LISTS_UNITS.test(reading.text) || /\b(by|per|each|every) (day|week|month|quarter|year)\b/.test(reading.text) || reading.periods.length > 1 || has(reading, 'average', 'share', 'why', 'largest', 'smallest', 'streak', 'compare') || Object.keys(reading.amounts.bounds).length > 0) return null;
  const over = paid(frame, periodOr(frame, wholeFile(frame.calendar)), name);
  return over && planned('count-periods', over, { groupBy: unit, threshold: { side: 'below', amountMinor: 1 } });
}

/** The one name in the question, also behind "without". */
function onlyName({ reading }: Frame): NameMention | null {
  const all = [...reading.names, ...reading.exceptions];
  const [name] = all;
  return all.length === 1 && name && name.names.length > 0 && name.names.every(({ kind }) => kind !== 'account') ? name : null;
}

/** Orders without an owner: the party's rows tell whether it orders or is ordered from. */
const NO_ORDER = /\b(no|without|zero|missed|missing|lacking) (a |an |any |a single |single |one )*orders?\b/;
const undirected = ({ filters: { direction: _, ...filters }, ...over }: Subject): Subject => ({ ...over, filters });
const NOT_ORDER = /\bnot order(ed)?\b/;

function paid({ reading }: Frame, period: PlanPeriod, name: NameMention): Subject | null {
  const over = subjectOf({ ...reading, names: [name], exceptions: [], leftovers: [] }, period, [name]);
  if (!over || over.metric !== 'bySide') return over;
  if ([NO_ORDER, NOT_ORDER].some((form) => form.test(reading.text))) return undirected(over);
  const direction = directionToward(name, reading);
  return direction === null ? over : { ...over, filters: { ...over.filters, direction } };
}
