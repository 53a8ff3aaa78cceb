/** "Itemize all refunds", "each refund of 2025": the rows, where what they come to is no list. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, subject, wholeFile } from '../frame.ts';
import { has, type Reading } from '../reading.ts';
import { rolesOf } from '../subject.ts';
import { limitOf } from './slots.ts';

const EACH = /^((please|can|could|you|i|we|want|need|to|see|me|and|so|now|us|give|show) )*(list|itemi[sz]e|enumerate)\b.*\brefunds\b|\b(each|every)( (single|one|individual))* refund\b(?! (rate|category))|\bindividual refunds\b|\brefunds\b.*\b(itemi[sz]ed|individually|one by one|line by line)\b|\brefunds\b.*\bwith (the )?dates\b/;
/** Added up, or told for somebody or some time each. */
const OTHERWISE = /\b(how much|how many|total|totals|sum|altogether|add|added|average|largest|biggest|highest|smallest|most|top|rate|share|percent|reason|reasons)\b|\b(by|per|for each|of each|which|who|in each|every|each) (month|quarter|week|year|customers?|clients?|category|name|vendor|got|received|was)\b/;

export const asksEachRefund = ({ text }: Reading): boolean => EACH.test(text) && !OTHERWISE.test(text);

export function eachRefund(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (!asksEachRefund(reading) || reading.names.length === 0 || !reading.names.every((name) => rolesOf(name).length > 0 && rolesOf(name).every((role) => role === 'refund')) || has(reading, 'count', 'average', 'share', 'trend', 'compare')) return null;
  const over = subject({ ...frame, reading: { ...reading, groupings: [], measures: [] } }, periodOr(frame, wholeFile(frame.calendar)));
  return over?.metric === 'refunds' ? planned('rows', over, { order: 'last', limit: limitOf(frame) }) : null;
}
