/** "Average daily sales by month", "average invoice by customer": one mean is asked for, and for what it is told. */
import { isPercentMeasure } from '../../measures.ts';
import type { Averaged, Interpretation, PerUnit } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, subject, wholeFile } from '../frame.ts';
import { has, namedGroups, type Reading } from '../reading.ts';
import { rowSubject } from './single-rows.ts';

const INNER: readonly (readonly [PerUnit, RegExp])[] = [
  ['day', /\b(daily|(per|a|each|every) (single )?(open |working |business |work |trading )?(day|workday))\b/],
  ['week', /\b(weekly|(per|a) week)\b/],
  ['month', /\b(monthly|(per|a) month)\b/],
  ['quarter', /\b(quarterly|(per|a) quarter)\b/],
];
/** One payment, not what payments come to: "average sale", "average transaction value". */
const ONE_ROW = /\b(average|mean|avg|typical) (single |customer |client |vendor |supplier )?(sale|invoice|payment|order|transaction|ticket|bill|job|deposit|purchase|check|cheque|receipt|booking|visit|payout|basket|charge)\b/;
export const OUTER = /\b(?:by|(?:for|in) (?:each|every)|each|every) (week|month|quarter|year)\b|\b(week|month|quarter|year) (?:by|over) \2\b/;
const SIZES = ['row', 'day', 'week', 'month', 'quarter', 'year'];
const MEDIAN = /\b(median|middle value|midpoint)\b/;

export function averagesByGroup(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (frame.previous || !isOfMeans(reading) || MEDIAN.test(reading.text) || has(reading, 'share', 'compare', 'why', 'rise', 'fall', 'largest', 'smallest', 'growth', 'count', 'when')) return null;
  const per = innerOf(reading);
  const each = per && eachOf(reading, per);
  const found = each ? subject(frame, periodOr(frame, wholeFile(frame.calendar))) : null;
  if (!each || !found || isPercentMeasure(found.metric)) return null;
  const over = per === 'row' ? rowSubject(frame, found) : found;
  const days = per !== 'day' ? {} : /\bopen day\b/.test(reading.text) ? { openDays: true as const } : /\b(working|business|work) day\b|\bworkday\b/.test(reading.text) ? { workingDays: true as const } : {};
  return planned('average', over, { per, groupBy: per === 'row' ? null : per, each, ...days });
}

/** "Per open day" and "per working day" are means without the word. */
const isOfMeans = (reading: Reading): boolean => has(reading, 'average') || /\b(per|each|every) (open|working|business) day\b/.test(reading.text);

function innerOf({ text }: Reading): PerUnit | null {
  return INNER.find(([, words]) => words.test(text))?.[0] ?? (ONE_ROW.test(text) ? 'row' : null);
}

/** What the mean is told for; null where one is all that is asked. */
export function eachOf(reading: Reading, per: PerUnit): Averaged | null {
  if (isOfAnother(reading)) return null;
  const [, first, second] = OUTER.exec(reading.text) ?? [];
  const unit = (first ?? second) as Averaged | undefined;
  if (unit) return SIZES.indexOf(unit) > SIZES.indexOf(per) ? unit : null;
  const group = namedGroups(reading).find(({ from }) => [from - 1, from].some((at) => /^(by|per|each|every)$/.test(reading.tokens[at]?.text ?? '')))?.grouping;
  return group === 'category' || group === 'counterparty' || group === 'account' ? group : null;
}

/** "Average monthly revenue, and revenue by customer", "revenue by quarter and the average per month": two questions. */
const isOfAnother = ({ text, measures }: Reading): boolean => /\b(by|each|every|per) (week|month|quarter|year)\b.*\b(and|plus)\b.*\baverage\b/.test(text) || measures.length > 1 && /\baverage\b.*\b(and|plus|also)\b.*\b(by|each|every|per)\b/.test(text);
