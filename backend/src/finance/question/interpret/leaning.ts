/** Whether a question leans on the one before, and how: as a fragment that replaces something, or as a new task about the same rows. */
import { isEmpty } from './conditions/filters.ts';
import type { Plan } from '../plan.ts';
import type { NameMention } from './names/find-names.ts';
import { NEXT_STEP } from './periods/next-step.ts';
import { covers } from './words/phrase-table.ts';
import type { Reading } from './reading.ts';
import { has, namedGroups } from './reading.ts';
import { strongMeasures } from './subject.ts';

/** "now the whole year" */
export const WHOLE_UNIT = /\b(?:whole|full|entire) (year|quarter|month|half)\b/;

const OPENERS = /^(and|what about|how about|what of|same|also|ok and|okay and|now|then|or|but|what if it is|so|plus|only|just|without|excluding|except|not counting|minus|compared|versus|vs|instead|make it|do the same|do it|try|likewise|ditto|and what|ok what about|okay what about|as a|per|by|in|for|during|since|broken|split|a month|each|monthly|weekly|quarterly|yearly|daily|annually)\b/;
const CONTINUING = /^(and|what about|how about|what of|same (for|thing|question|but)|also|ok and|okay and|then|or|but|instead|do the same|ditto|likewise|make it|now)\b/;
const POINTING = /\b(that|those|it|them|they|their|theirs|he|she|him|his|her)\b/;
/** "Which contractor was the biggest there": of what was asked before. */
const POINTS_THERE = /\b(there|of them|of those|of these|among (them|those)|in that (period|time|month|quarter|year)|back then)$/;
/** They carry nothing themselves: a question of these and names alone is a fragment. */
const SMALL_WORDS = /^(how|much|just|only|alone|though|for|from|to|at|on|with|by|in|and|or|the|our|my|also|too|please|then|ok|okay|so|same|was|were|is|are|did|does|do|there|happen|happened|total|altogether|all|every|each|per|a|an|show|me|give|it|that|this|those|part|portion|bit|side|ones|as|well|again|thanks)$/;

/** "As a percentage of revenue, what did payroll run at". */
const ASKS_ITSELF = /^as a \w+ of .*\b(what|how much) (did|do|does|was|were|is|are|has|have)\b/;

/** A fragment that needs the question before: an opener, a pointing word, nothing but a name, or no measure of its own. */
export function leansOnPrevious(reading: Reading): boolean {
  const words = reading.tokens.filter((token) => token.kind !== 'stop').map((token) => token.text);
  const text = words.join(' ');
  const hasOwnMeasure = strongMeasures(reading).length > 0 || reading.names.length > 0 || has(reading, 'burn', 'runway', 'overview', 'balance');
  if (CONTINUING.test(text) || isBareStep(reading) || NEXT_STEP.test(text)) return true;
  if (/^(and )?(as a |in )(percent|percentage|share|proportion|fraction)\b/.test(text) && !(reading.names.length > 0 && ASKS_ITSELF.test(text)) || /^what (percent|percentage|share) of\b.*\b(that|it|this)$/.test(text)) return true;
  if (POINTING.test(text) && !hasOwnMeasure && words.length <= 9 && hasAnySlot(reading)) return true;
  if (!hasOwnMeasure && reading.periods.length === 0 && reading.leftovers.length === 0 && has(reading, 'compare', 'more', 'rate') && words.length <= 9 && reading.rowWords.length === 0 && namedGroups(reading).length === 0) return true;
  if (/^(so |and |then |ok )*(what|whats|how much) (is |was )?(left(?! (the|our|my|us)\b)|left over|remains|leftover)\b/.test(text) && reading.names.length === 0) return true;
  if (!hasOwnMeasure && has(reading, 'sameBefore', 'before') && words.length <= 6 && reading.rowWords.length === 0) return true;
  if (POINTS_THERE.test(text) && reading.periods.length === 0 && has(reading, 'largest', 'smallest')) return true;
  if (isComplete(reading, text)) return false;
  if (isBareName(reading) || isBareCount(reading)) return true;
  const standsAlone = hasOwnMeasure || reading.leftovers.length > 0 && changesTask(reading) || reading.rowWords.length > 0 || namedGroups(reading).length > 0 && !/^by\b/.test(text);
  return !standsAlone && words.length <= 7 && hasAnySlot(reading) && (OPENERS.test(text) || reading.periods.length > 0 && reading.measures.length === 0 || reading.exceptions.length > 0 || asksMore(reading));
}

/** It has a subject and a verb or a noun of its own ("when did we buy …", "my worst month", "compare this year with last year"). */
function isComplete(reading: Reading, text: string): boolean {
  return /\b(did|do|have|had|can|could|when|what|are|were) (we|i) (?!do\b|$)[a-z]+|\bthing (that )?(we|i) ever\b/.test(text) || /\b(my|our)( [a-z]+){0,2} (days?|weeks?|months?|quarters?|years?)\b/.test(text)
    || /^(what|how much) did (?!(that|it|this|they|those|these)\b).+ cost (us|me)\b/.test(text) || /^compare\b/.test(text) && reading.periods.length > 1 || has(reading, 'largest', 'smallest') && reading.periods.length > 0 && /\b(day|week|month|quarter|year)s?\b/.test(text) && !OPENERS.test(text);
}

/** "Just LinkedIn", "Google Ads only?" */
function isBareName(reading: Reading): boolean {
  const { tokens, names, periods, exceptions } = reading;
  return names.some(isKnown) && !tellsDeed(reading) && !ASKS_SUM.test(reading.text) && periods.length + exceptions.length === 0 && tokens.every((token, at) => token.kind === 'stop' || covers(names, at) || SMALL_WORDS.test(token.text));
}

/** "Total owner contributions" asks for a sum of its own, whatever was asked before. */
const ASKS_SUM = /^(how much |what (?:is|was|were|are) )?(the |our |my )?total (?!(of|for|in)\b)/;

/** "How much did Ingrid put into the business": somebody and what they did, a whole question though both are names. */
function tellsDeed({ text, names }: Reading): boolean {
  const [who, deed, ...others] = names;
  return /^(how much|what) (did|has|have|does) /.test(text) && others.length === 0 && who?.names[0]?.kind === 'counterparty' && deed?.names[0]?.kind === 'category' && deed.from === who.to && deed.to - deed.from > 1;
}

const isKnown = (name: NameMention): boolean => name.names.length > 0;

/** "A year earlier?", "the month before?" */
function isBareStep({ operations, tokens }: Reading): boolean {
  const steps = [...(operations.get('sameBefore') ?? []), ...(operations.get('before') ?? [])];
  return steps.length > 0 && tokens.every((token, at) => token.kind === 'stop' || covers(steps, at) || SMALL_WORDS.test(token.text));
}

/** "How many times?", "number of payments?" */
function isBareCount(reading: Reading): boolean {
  const explained = [...(reading.operations.get('count') ?? []), ...reading.rowWords.filter((word) => word.side === undefined)];
  return has(reading, 'count') && !reading.tokens.some((token) => /^(transactions?|rows?|entries|lines?|records?|there|total|all)$/.test(token.text))
    && reading.tokens.every((token, at) => token.kind === 'stop' || covers(explained, at) || /^(times?|often|frequently)$/.test(token.text) || SMALL_WORDS.test(token.text));
}

/** "Average?", "which was the highest?", "why?" */
function asksMore(reading: Reading): boolean {
  const isBareExtreme = has(reading, 'largest', 'smallest') && !/\b(days?|weeks?|months?|quarters?|years?)\b/.test(reading.text);
  return isBareExtreme || has(reading, 'average', 'why', 'when', 'growth') || /\b(in total|altogether|adds? up to)\b|^(and )?how much( (was|is) (that|it))?( ?[?.])?$/.test(reading.text);
}

function hasAnySlot(reading: Reading): boolean {
  return reading.periods.length > 0 || reading.names.length > 0 || reading.exceptions.length > 0 || reading.groupings.length > 0 || reading.numbers.length > 0 || !isEmpty(reading.amounts.bounds)
    || has(reading, 'before', 'sameBefore', 'share', 'trend', 'average', 'count', 'compare', 'largest', 'smallest', 'rate', 'each') || strongMeasures(reading).length > 0 || reading.weekdays.length > 0 || reading.leftovers.length > 0 || asksMore(reading) || WHOLE_UNIT.test(reading.text);
}

/** The task words that make a fragment a question of another kind about the same subject. */
export function changesTask(reading: Reading): boolean {
  return has(reading, 'average', 'trend', 'share', 'largest', 'smallest', 'when', 'why', 'rise', 'fall', 'burn', 'runway', 'recurring') || has(reading, 'overview') && !has(reading, 'sameBefore', 'before')
    || (has(reading, 'count') && (reading.rowWords.length > 0 || /\b(times?|often|frequently)\b/.test(reading.text))) || (has(reading, 'compare', 'growth', 'rate') && (!has(reading, 'before') || has(reading, 'compare'))) || namedGroups(reading).length > 0
    || isMoreThan(reading) || reading.amounts.alone.length > 0 && /\bhow (long|many months|far)\b/.test(reading.text);
}

/** "And Q4 compared with Q3" after a comparison: the same of two other periods. */
export function isOtherPair({ task, against }: Plan, reading: Reading): boolean {
  return (task === 'compare' || task === 'growth') && against !== null && reading.periods.length === 2 && reading.names.length + reading.leftovers.length + namedGroups(reading).length === 0 && strongMeasures(reading).length === 0 && has(reading, 'compare');
}

/** "Is that more than in 2024?" */
export function isMoreThan(reading: Reading): boolean {
  return has(reading, 'more') && reading.periods.length === 1 && /\bthan\b/.test(reading.text) && reading.names.length === 0;
}

/** A pointing word makes the rows of the question before the subject, whatever plain verb stands beside it. */
export function pointsBack(reading: Reading): boolean {
  return POINTING.test(reading.text) && strongMeasures(reading).length === 0 && reading.names.length === 0;
}

/** "When did they last pay?" is about all dates, whatever period the talk was about. */
export function asksEver(reading: Reading): boolean {
  return reading.periods.length === 0 && /\b(they|he|she|we|i)\b.*\b(last|first|ever)\b/.test(reading.text);
}
