/** Stretches of time as other languages and clerks put them ("from begin 2025 until end of it", "the three first months"), and where a figure stood at this point of last year. Add a line to teach one. */
import type { Saying } from './saying.ts';

const UNTIL = '(until|till|til|to|through|thru|up to|up until)';
const BEGAN = '(started|starts|began|begins|opened|opens|commenced|ran|run|runs|start|begin)';
const FINISHED = '(finished|finishes|ended|ends|closed|closes|stopped|wrapped up|wraps up|wrapped|ran out|concluded|finish|end)';
const IN = '(in|on|with|at|by|from|)';
const NUMBER = ['two', 'three', 'four', 'five', 'six', 'nine', '2', '3', '4', '5', '6', '9'] as const;
/** The same days of the year before, as they are told where figures stood then. */
const THEN = '(this|that|the same|this same) (point|time|stage|date|moment) (of|in|) last year';
const AHEAD = ['ahead or behind', 'behind or ahead', 'up or down', 'down or up', 'ahead', 'behind', 'above or below'] as const;

export const STRETCH_SAYINGS: readonly Saying[] = [
  // Told by its two ends, and how long it was beside them.
  [`(the|those|our|that|a) # months (that|which) ${BEGAN} ${IN} (the|) (start of|beginning of|) <monthname> <yearnumber> (and|,|) (and|) (that|which|) ${FINISHED} ${IN} (the|) (end of|) <monthname2> <yearnumber2>`, 'from <monthname> <yearnumber> to <monthname2> <yearnumber2>'],
  [`(the|those|our|that|a) (fiscal|financial|book|trading|) (year|period|stretch|span) (that|which) ${BEGAN} ${IN} (the|) (start of|beginning of|) <monthname> <yearnumber> (and|,|) (and|) (that|which|) ${FINISHED} ${IN} (the|) (end of|) <monthname2> <yearnumber2>`, 'from <monthname> <yearnumber> to <monthname2> <yearnumber2>'],
  // "The half year that opened in January 2026 and closed with June".
  [`(the|those|our|that|a) (half year|half - year|six months|three months|four months|period|stretch|span) (that|which) ${BEGAN} ${IN} (the|) (start of|beginning of|) <monthname> <yearnumber> (and|,|) (and|) ${FINISHED} ${IN} (the|) (end of|) <monthname2> !<yearnumber>`, 'from <monthname> to <monthname2> <yearnumber>'],
  // The whole of a year, from the one end to the other.
  [`(from|since|) (the|) (begin|beginning|start) (of|) (the|) (year|) <yearnumber> ${UNTIL} (the|) (end|close) (of|) (it|that|that year|the year|the same year|the same|<yearnumber>)`, 'in <yearnumber>'],
  [`(from|since|) (the|) (begin|beginning|start) (of|) (the|) (year|) <yearnumber> ${UNTIL} its (end|close)`, 'in <yearnumber>'],
  [`from (the|) begin (of|) <monthname> <yearnumber> ${UNTIL} (the|) end (of|) <monthname2> <yearnumber2>`, 'from <monthname> <yearnumber> to <monthname2> <yearnumber2>'],
  ['(from|since) (the|) begin (of|) <thisorlast>', 'since the start of <thisorlast>'], ['(from|since) (the|) begin (of|) <monthname>', 'since the start of <monthname>'],
  // The number before its place.
  ...NUMBER.map((number): Saying => [`(the|those|our|its|these) ${number} first <units> (of|in)`, `the first ${number} <units> of`]),
  ...NUMBER.flatMap((number): Saying[] => [[`(the|those|our|its|these) ${number} (last|final) <units> of <thisorlast>`, `the last ${number} <units> of <thisorlast>`]]),
  // "The first of January until today".
  ['(from|since|) (the|) (first|1st|1th) of <monthname> <now>', 'since <monthname> 1'],
  // Held against this point of last year.
  ...AHEAD.flatMap((ahead): Saying[] => [
    [`(compared to|compared with|against|versus|vs|relative to) ${THEN} (,|) (is|are) … ${ahead}`, '… so far this year compared to the same period last year'],
    [`(is|are) … ${ahead} (compared to|compared with|against|versus|vs|relative to|of|) (where it was at|where we were at|where it stood at|) ${THEN}`, '… so far this year compared to the same period last year'],
  ]),
  ['(percent|percentage) - wise', 'in percent'], ['(percent|percentage) wise', 'in percent'],
  ['(the same|same|the same) number of days (of|in|from|) last <unit>', 'the same days last <unit>'],
  // Where a figure stood then, and how it stands against it now.
  ...AHEAD.flatMap((ahead): Saying[] => [
    [`at ${THEN} (,|) (we were where|where were we|we stood where|where did we stand|where had we got|where did we get) (on|with|in|for|at|in terms of) … (?|,|.|;|-) (and|) how (far|much) ${ahead} are we (now|today|by now|)`, '… so far this year compared to the same period last year'],
    [`at ${THEN} (,|) where (was|were|did|had) … (stand|sit|been|be) (?|,|.|;|-) (and|) how (far|much) ${ahead} are we (now|today|by now|)`, '… so far this year compared to the same period last year'],
    [`at ${THEN} (,|) where (was|were) … (?|,|.|;|-) (and|) how (far|much) ${ahead} are we (now|today|by now|)`, '… so far this year compared to the same period last year'],
    [`where (were we|did we stand|had we got) (on|with|in|for|at|in terms of) … at ${THEN} (?|,|.|;|-|) (and|) how (far|much) ${ahead} are we (now|today|by now|)`, '… so far this year compared to the same period last year'],
    [`where (was|were|did) … (stand|sit|) at ${THEN} (?|,|.|;|-|) (and|) how (far|much) ${ahead} are we (now|today|by now|)`, '… so far this year compared to the same period last year'],
    [`at ${THEN} (,|) where (was|were|did|had) … (stand|sit|been|be|) (?|,|.|;|-|) (and|) how (far|much) are we ${ahead} (now|today|by now|)`, '… so far this year compared to the same period last year'],
  ]),
];
