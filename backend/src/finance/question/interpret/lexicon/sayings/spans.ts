/** Stretches of time told by their two ends, said in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const BEGINS = '(start|starts|started|starting|begin|begins|began|beginning|opens|opened)';
const ENDS = '(end|ends|ended|ending|close|closes|closed|closing|finish|finishes|finished|finishing)';
const IN = '(in|on|with|at|by|)';
const AND = '(,|and|, and|and it|and then|but|)';
const THE_STRETCH = '(the|our|my|a|that|) (fiscal|financial|business|book|tax|) (year|period|stretch|span|twelve months|12 months|twelve month period|12 month period|half year|six months) (that|which|)';
const RANKED_TIME = '(best|worst|busiest|slowest|quietest|strongest|weakest|biggest|leanest|hottest|most profitable|peak)';
/** The end of a question that leaves the unit unsaid. */
const PAST_FEW = '(,|) (in|for|over|across|) (the|our|) (last|past|previous|trailing) # $';
const UP_TO = '(up to|up till|until|till|to|through|thru|ending with|ending at|ended at|ended with|running to)';

export const SPAN_SAYINGS: readonly Saying[] = [
  // Of a year or a stretch, not of a project: "starts February 2025 and ends January 2026", whichever is said first.
  [`<spanword> ${BEGINS} ${IN} <monthname> <yearnumber> ${AND} ${ENDS} ${IN} (the|) (end of|) <monthname2> <yearnumber2>`, '<spanword> from <monthname> <yearnumber> to <monthname2> <yearnumber2>'],
  [`<spanword> ${ENDS} ${IN} (the|) (end of|) <monthname2> <yearnumber2> ${AND} ${BEGINS} ${IN} <monthname> <yearnumber>`, '<spanword> from <monthname> <yearnumber> to <monthname2> <yearnumber2>'],
  ['(going|running|lasting|stretching|spanning) from <monthname> <yearnumber> (to|through|thru|until|till|-) (the end of|) <monthname2> <yearnumber2>', 'from <monthname> <yearnumber> to <monthname2> <yearnumber2>'],
  // "The year that began 1 October 2024 and closed 30 September 2025": its two days.
  ...['#1 <monthname> <yearnumber>', '<monthname> #1 <yearnumber>', '<monthname> #1 , <yearnumber>'].flatMap((day): Saying[] => {
    const other = day.replace('#1', '#2').replace('<monthname>', '<monthname2>').replace('<yearnumber>', '<yearnumber2>');
    return [[`${THE_STRETCH} ${BEGINS} ${IN} ${day} ${AND} ${ENDS} ${IN} ${other}`, `from ${day} to ${other}`], [`(the|a|that) (period|stretch|span) (that|which) ${BEGINS} ${IN} ${day}`, `since ${day}`]];
  }),
  // When the books close is told of every year; nothing is asked by the year.
  ...['#1 <monthname>', '<monthname> #1', '(the end of|end of) <monthname>', '<monthname>'].map((day): Saying => [`(books|year|accounts) (close|closes|end|ends|run out) (on|at|in|) (the|) ${day} (each|every) year`, `books close on ${day.replace('(the end of|end of) ', 'end of ')}`]),
  // "In our best season, June to August 2025": which it is is told behind it, and what it is called asks for none.
  [`(in|for|over|during|of|from) (our|the|my) ${RANKED_TIME} (season|stretch|spell|time|time of year|time of the year|quarter|period|run) (,|-|:|;|\\(|of|being|which is) (from|) <monthname> (to|through|thru|until|till|-) <monthname2> <yearnumber>`, 'in <monthname> to <monthname2> <yearnumber>'],
  [`^ (our|the|my|) ${RANKED_TIME} (season|stretch|spell|time|time of year|period|run) (,|-|:|;) (from|) <monthname> (to|through|thru|until|till|-) <monthname2> <yearnumber> (:|,|-|;)`, 'in <monthname> to <monthname2> <yearnumber> ,'],
  // Whole units up to the end of the last one.
  ...['week', 'month', 'quarter'].flatMap((unit): Saying[] => [
    [`(the|) # (full|whole|complete|) ${unit}s ${UP_TO} (the|) (end|close) of last ${unit}`, `last # ${unit}s`],
    [`(the|) # (full|whole|complete|) ${unit}s (that|which) (ended|closed|finished|were over) when (this|the current|the running) ${unit} (started|began)`, `last # ${unit}s`],
  ]),
  // Up to today.
  ['from … (through|thru) (now|today|the present)', 'since …'],
  ['(starting|beginning|starting on|starting from|beginning on|from) <weekdayname> <now>', 'since <weekdayname>'],
  // From the first of January on.
  ['(up to|until|till|through|thru|to) (the|) (end|close) of <monthname> (,|) (counting|counted|starting|running|reckoned|beginning) (from|in|with|at) january', 'from january to <monthname>'],
  ['(up to|until|till|through|thru|to) (the|) (end|close) of <monthname> <yearnumber> (,|) (counting|counted|starting|running|reckoned|beginning) (from|in|with|at) january', 'from january to <monthname> <yearnumber>'],
  ['!<opened> <yearnumber> (up to|up until|until|till|through|thru|to) (the|) (end|close) of <monthname> !<yearnumber>', 'from january to <monthname> <yearnumber>'],
  // From the beginning of a month on, and the month in which something began.
  ['!<spanword> (from|since) (the|) (very|) (start|beginning) of <monthname> !<rangeend>', 'since <monthname>'],
  ['!<spanword> (from|since) (the|) (very|) (start|beginning) of <monthname> <yearnumber> !<rangeend>', 'since <monthname> <yearnumber>'],
  ['!<spanword> (from|since) (the|) (very|) (start|beginning) of <monthname> this year !<rangeend>', 'since <monthname> this year'],
  ['!<spanword> (from|since) (the|) (very|) (start|beginning) of <monthname> this year <now>', 'since <monthname> this year'],
  ...[23, 24, 25, 26, 27].map((year): Saying => [`!<spanword> (from|since) (the|) (very|) (start|beginning) of <monthname> ${year} !<rangeend>`, `since <monthname> 20${year}`]),
  ['(the|a|) period (commencing|commenced|beginning|starting) (on|) # <monthname>', 'since # <monthname>'],
  ['(the|a|) period (commencing|commenced|beginning|starting) (on|in|) <monthname>', 'since <monthname>'],
  // "Monthly sales, past 8": so many of the units by which it is told.
  ...[['week', 'weekly'], ['month', 'monthly'], ['quarter', 'quarterly'], ['day', 'daily']].flatMap(([unit, adverb]): Saying[] => [adverb as string, `by ${unit as string}`, `per ${unit as string}`, `${unit as string} by ${unit as string}`, `${unit as string} to ${unit as string}`].flatMap((by): Saying[] => [[`${by} ${PAST_FEW}`, `by ${unit as string} last # ${unit as string}s`], [`${by} … ${PAST_FEW}`, `by ${unit as string} … last # ${unit as string}s`]])),
  // Which one of them, said behind or before.
  ...['week', 'month', 'quarter', 'year', 'day'].flatMap((unit): Saying[] => [
    [`(of|out of|from|in|over|across|) (the|our|) (last|past|previous) # ${unit}s (,|) which (one|${unit}|) (had|has|was|were|saw|brought|did|made|cost)`, `which ${unit} of the last # ${unit}s had`],
  ]),
  ['(is|was) which (one|month|quarter|week|day|year|vendor|supplier|customer|client|category|) $', ''], [', which (one|) (is|was) (it|that) $', ''], [', which (are|were) (they|those) $', ''],
  // Half of a month or a year that is named before it.
  ['<monthname> <yearnumber> (,|) (only|just|) (the|its|) <whichhalf> half (only|alone|) !<ofword>', '<whichhalf> half of <monthname> <yearnumber>'],
  ['first #1 months <measure> (for|of|in) <yearnumber>', '<measure> first #1 months of <yearnumber>'],
  // "Last years", where the apostrophe of "last year's" is left out.
  ...['<monthname>', '<quartername>', '<seasonname>', 'black friday', 'christmas', 'easter', 'thanksgiving'].map((name): Saying => [`last years ${name}`, `${name} last year`]),
  // "All through Q2" is in it, "through Q2" up to its end.
  ...['q1', 'q2', 'q3', 'q4', 'last month', 'last quarter', '<monthname>', '<seasonname>'].map((name): Saying => [`!<monthname> (all|right) (through|thru) ${name}`, `in ${name}`]),
  ['<monthname> (right|straight|all the way) (through|thru|to|until) (to|until|) <monthname2>', '<monthname> through <monthname2>'],
];
