/** Stretches of time as bookkeepers and talkers say them. Add a line to teach one. */
import type { Saying } from './saying.ts';

const UNTIL = '(right|all the way|straight|) (through to|through until|up to|to|until|till|through|thru)';
const HELD = '(stacked up against|stacked against|set against|put against|up against|compared with|compared to|against|versus|vs|v|next to|beside|to|and)';

export const SPOKEN_TIME_SAYINGS: readonly Saying[] = [
  // To the end of the year that is named.
  [`(from|) <monthname> <yearnumber> ${UNTIL} (the|) year end`, 'from <monthname> <yearnumber> to december <yearnumber>'],
  [`from <monthname> ${UNTIL} (the|) year end <yearnumber>`, 'from <monthname> to december <yearnumber>'],
  // What has passed of the running one.
  ['(for|) (the|this|our|this current|the current) <unit> thus far', 'this <unit>'],
  ['thus far', 'so far'],
  ['(from|since) (the|) (1|1st|first) (of|) january (up|) (to|until|till|through) (today|now|date)', 'this year'],
  ['(from|since) january (the|) (1|1st|first) (up|) (to|until|till|through) (today|now|date)', 'this year'],
  // Halves.
  ['(the|) second (part|portion) of (the year|) <thisorlast>', 'second half of <thisorlast>'],
  ['(the|) (6|six) (last|final) months of (the year|) <thisorlast>', 'second half of <thisorlast>'],
  ['(the|) (6|six) first months of (the year|) <thisorlast>', 'first half of <thisorlast>'],
  // The one that has ended with a month.
  ['(the|our|) quarter (that|which|) (has|) (just|) (finished|closed|wrapped up|completed) (in|with|at the end of) <monthname>', 'quarter ending <monthname>'],
  ['(the|our|) three month <measure> (figure|number|total|) (up|) (through|to|until|till|ending|ended|ending in|ended in|ending with) <monthname> <yearnumber>', '<measure> in the three months ending <monthname> <yearnumber>'],
  // The same stretch of two years, of which the years are said at the end.
  ...['<monthname> (to|through|thru|until|till|-|and) <monthname2>', '<quartername>', '<monthname>'].map((stretch): Saying => {
    const said = stretch.includes('monthname2') ? '<monthname> to <monthname2>' : stretch;
    return [`${stretch} (,|-|:|) (for|of|in|) <thisorlast> ${HELD} <thisorlast2>`, `${said} <thisorlast> compared with ${said} <thisorlast2>`];
  }),
];
