/** Rules for "when": the date of the first or last row of its kind. */
import type { Interpretation, PlanFilters } from '../../plan.ts';
import { directionToward, rowDirection } from '../sides/direction.ts';
import type { Frame } from '../frame.ts';
import { planned, subject, wholeFile } from '../frame.ts';
import { asksEver } from '../leaning.ts';
import { has } from '../reading.ts';
import { strongMeasures } from '../subject.ts';
import { thingBought } from './thing-bought.ts';

export function date(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const isFirstRow = has(reading, 'first') && reading.rowWords.length > 0 && reading.names.length > 0 && !reading.tokens.some((token) => /^(much|many|average|largest|biggest)$/.test(token.text));
  const asksRow = isFirstRow && /^(?:(?:and|so|ok|then) )*(?:what|which|how big|show me|give me|tell me) (?:was |is |were )?(?:the |our |my )/.test(reading.text) && !has(reading, 'when') && !/\b(date|day)\b/.test(reading.text);
  const isDateQuestion = (has(reading, 'when') || isFirstRow || asksForDay(frame)) && !has(reading, 'runway', 'average');
  if (!isDateQuestion || asksFigureLater(reading.text) || asksBestDay(frame) || asksBestUnit(frame)) return null;
  const thing = frame.previous === null ? thingBought(reading) : null;
  if (thing) return planned('date', { metric: 'movement', filters: { words: thing, direction: 'out' }, period: wholeFile(frame.calendar) }, { order: 'last' });
  const everAsked = asksEver(reading) ? wholeFile(frame.calendar) : undefined;
  const over = subject(frame, everAsked) ?? subject(frame, undefined, 'movement');
  const isAnything = /^(movement|expenses|revenue|bySide)$/.test(over?.metric ?? '') && reading.names.length + reading.leftovers.length + reading.exceptions.length === 0 && Object.keys(reading.amounts.bounds).length === 0 && !has(reading, 'largest', 'smallest') && frame.previous === null;
  if (isAnything && FILE_EDGE.test(reading.text)) return planned('date', { metric: 'movement', filters: {}, period: wholeFile(frame.calendar) }, { order: has(reading, 'first') ? 'first' : 'last' });
  if (!over || isAnything && !/\bus\b/.test(reading.text) || (Object.keys(over.filters).length === 0 && over.metric === 'movement')) return null;
  const party = reading.names.find((name) => name.names.some(({ kind }) => kind === 'counterparty'));
  const direction = (party ? directionToward(party, reading) : rowDirection(reading)) ?? sideOf(over.metric);
  const filters: PlanFilters = direction ? { ...over.filters, direction } : over.filters;
  const order = has(reading, 'largest', 'smallest') ? null : has(reading, 'first') || /\b(since when|how long have we|(start|started|starts|begin|began) (to [a-z]+|[a-z]+ing))\b|\b(start|started|begin|began)( with us)?( please)?( ?[?.!])*$/.test(reading.text) ? 'first' : 'last';
  if (order === null) return planned('rows', { ...over, filters }, { order: has(reading, 'largest') ? 'largest' : 'smallest', limit: 1, ...(has(reading, 'when') || /\b(date|day)\b/.test(reading.text) ? { asDate: true } : {}) });
  if (asksRow && order === 'first') return planned('rows', { ...over, filters }, { order, limit: 1 });
  return planned('date', { ...over, metric: over.metric === 'bySide' || party ? 'movement' : over.metric, filters }, { order });
}

/** "On which day did we take the most": the day's sum, not one row. */
const asksBestDay = ({ reading }: Frame): boolean => /\b(what|which) (single |one )?(day|date)\b/.test(reading.text) && has(reading, 'largest', 'smallest') && reading.rowWords.length === 0;

/** "When was revenue at its lowest", "when did profit peak, which month": sums are high and low by the month. */
const asksBestUnit = (frame: Frame): boolean => has(frame.reading, 'largest', 'smallest') && frame.reading.names.length === 0 && strongMeasures(frame.reading).length === 1 && !frame.reading.rowWords.some(({ from }) => !/^(expenses|costs|sales)$/.test(frame.reading.tokens[from]?.text ?? '')) && !/\b(day|date)\b/.test(frame.reading.text);

/** "Date of the first transaction in the file": of all rows. */
const FILE_EDGE = /\b(first|last|earliest|latest|oldest|newest|most recent) (transaction|row|entry|record|line)\b/;

/** "When I look at Acme, what did they bring in?" */
const asksFigureLater = (text: string): boolean => !/\b(which|what) (date|day)\b/.test(text) && /\bwhen (i|we|you|it) .*\b(?<!and (for |at )?)(what|how much|how many|which)\b/.test(text);

/** "The day we bought the van", "date Acme paid us": a day and who did something on it. */
function asksForDay({ reading }: Frame): boolean {
  const opening = /^(?:tell me |give me |find )?(?:the )?(?:exact )?(?:day|date)( that| when)? /.exec(reading.text);
  if (!opening) return false;
  const at = opening[0].trim().split(' ').length;
  return /^(we|i|they|he|she|our|my)$/.test(reading.tokens[at]?.text ?? '') || reading.names.some((name) => name.from === at);
}

function sideOf(metric: string): 'in' | 'out' | null {
  return metric === 'expenses' ? 'out' : metric === 'revenue' ? 'in' : null;
}
