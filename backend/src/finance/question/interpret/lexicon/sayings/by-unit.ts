/** One figure for each unit of time, however that is put: unit for unit, one line each, into months. Add a line to teach one. */
import type { Saying } from './saying.ts';

const UNITS = [['day', 'days'], ['week', 'weeks'], ['month', 'months'], ['quarter', 'quarters'], ['year', 'years']] as const;
const CUT = '(separated|divided|split|broken|broken down|cut up|sorted|laid out|grouped|arranged|sliced|chopped up|split up|parted)';
const WALK = '(walk me through|take me through|run me through|go through|talk me through|run through)';

export const BY_UNIT_SAYINGS: readonly Saying[] = [
  ...UNITS.flatMap(([unit, units]): Saying[] => [
    [`${unit} (for|upon) ${unit} !<comparison>`, `${unit} by ${unit}`], [`one ${unit} after the other`, `by ${unit}`], [`each and every ${unit}`, `every ${unit}`],
    [`${CUT} (by|into) (the|) ${units}`, `by ${unit}`], [`${CUT} (by|per) (the|) ${unit}`, `by ${unit}`], [`${CUT} into (the|) # ${units}`, `by ${unit}`],
    [`(over|for|through) the (last|past) # ${units} , (one by one|one line each|line by line|each|each by itself|a line each)`, `by ${unit} for the last # ${units}`],
    [`${unit} by ${unit} (over|through|for|across|in) the (last|past|previous) # $`, `by ${unit} for the last # ${units}`],
    [`${WALK} (the|our|) (last|past|previous) # ${units} (of|in|on|for)`, `by ${unit} for the last # ${units} ,`], [`(list|name|show) (the|our|) (last|past|previous) # ${units} (with|and put|and) (their|the|)`, `by ${unit} for the last # ${units} the`],
  ]),
  [`(walk|take|run|talk) me through`, 'show'],
  ...[['monthly', 'month'], ['weekly', 'week'], ['daily', 'day'], ['quarterly', 'quarter'], ['yearly', 'year']].map(([adverb, unit]): Saying => [`${adverb as string} (run|view)`, `by ${unit as string}`]),
  [', (four|4) quarters , (four|4) (numbers|figures|percents|percentages|values)', ' by quarter'],
  // The days of the week, counted out.
  ['(,|) (the mondays|mondays|for monday) (,|) (the tuesdays|tuesdays|for tuesday) (,|and|, and|) (so on|so forth)', ', by weekday'],
  ['(onto|across|into|over) (the|) (seven|7) weekdays', 'by weekday'], ['onto the weekdays', 'by weekday'], ['(split on|split by|by|across) days of the week', 'by day of the week'], ['day - of - week', 'by day of the week'],
  // A table of two ways.
  ['(split|break|cut|divide|divided) … (twice|two ways|both ways|in two ways) (,|:|) by', 'break down … by'], ['by (its|the|) <splitby> (and|) (inside|within that|within|then) by', 'by <splitby> and by'], ['by who and by', 'by counterparty and by'], ['and inside by', 'and by'],
];
