/** Groups, shares, newcomers and suppositions in the words of people who never saw a chart of accounts. Add a line to teach one. */
import type { Saying } from './saying.ts';

const ROSE = '(bump|rise|increase|hike|jump|raise)';
const FELL = '(cut|drop|fall|decrease|reduction|dip)';
const DOES = '(does|would do|will do|might do|could do|does mean|would mean) (to|for) (us|me|our profit|profit|the business|the bottom line)';

/** When the till took the most. */
const TAKEN_WHEN = [['', ''], ['in <yearnumber>', 'in <yearnumber>'], ['in <monthname>', 'in <monthname>'], ['in <monthname> <yearnumber>', 'in <monthname> <yearnumber>'], ['last <unit2>', 'last <unit2>'], ['this <unit2>', 'this <unit2>']] as const;

export const TOLD_OTHERWISE_SAYINGS: readonly Saying[] = [
  // By whom.
  ['by (who|whom) (it|they|that|this|the money|the revenue) (came|comes|come|was coming) from', 'by customer'], ['by who paid (it|us|for it)', 'by customer'],
  ['by (who|whom) (it|the money|that|this) (went|goes|was paid|is paid|has gone) to', 'by vendor'], ['by (who|whom) we (paid|pay|spent it with|spend it with)', 'by vendor'],
  // By which account: no bank's fees, no card's.
  ['by (bank / card|card / bank|bank or card|bank and card|bank - card) (account|accounts)', 'by account'],
  // Both sides of it.
  ['(cash|money) in / (cash|money|) out', 'cash in and cash out'], ['(cash|money) received and (cash|money) paid (out|)', 'cash in and cash out'], ['how far apart … (was|were) !<upon>', 'difference between …'],
  // Parts of a whole.
  ['<sales> (that was|that is|) (contributed|provided) by', '<sales> from'],
  ['(revenue|sales|income|turnover) (composition|makeup|make up) by category', 'share of each revenue category in total revenue'], ['(expense|expenses|cost|spending) (composition|makeup|make up) by category', 'share of each expense category in total expenses'],
  ['ex (the|our|) top', 'excluding the top'],
  // What stands where in time.
  ['(that|which) (fell|falls|fall|landed|lands|happened|occurred|took place) on', 'on'],
  // Nothing but a time stands behind it: "the most out of savings", "the most fuel" are no sales.
  ...[['(day of the week|weekday)', 'weekday'], ['<unit>', '<unit>']].flatMap(([said, unit]) => TAKEN_WHEN.map(([behind, when]): Saying => [`(which|what) ${said} (took|takes|rang up|took in) (the|) most (money|sales|revenue|) ${behind} $`, `which ${unit} had the highest revenue ${when}`.trim()])),
  ['how much is (there|in there) (now|right now|at the moment|at present|currently|today) $', 'what is the current balance'],
  ['<yearnumber> in review', 'how did the business do in <yearnumber>'], ['review of <yearnumber> $', 'how did the business do in <yearnumber>'],
  // Newcomers.
  ['(begun|began) (paying|buying from|ordering from)', 'started paying'], ['(customers|clients) (have|has|) (come|came|joined) (aboard|on board)', 'new customers'], ['(any|some) fresh (customers|clients)', 'any new customers'], ['(any|some) fresh (vendors|suppliers)', 'any new vendors'],
  ['(slipping|sagging|plummeting|slumping|nosediving) !<goeson>', 'falling'],
  // What a change would do.
  ['(slash|slashed|slashing)', 'cut'],
  [`what (a|an) # percent ${ROSE} in … (starting|from|beginning|starting in|beginning in|as of) <monthname> ${DOES}`, 'what if … goes up by # percent from <monthname>'], [`what (a|an) # percent ${FELL} in … (starting|from|beginning|starting in|beginning in|as of) <monthname> ${DOES}`, 'what if … goes down by # percent from <monthname>'],
  [`what (a|an) # percent ${ROSE} in … ${DOES}`, 'what if … goes up by # percent'], [`what (a|an) # percent ${FELL} in … ${DOES}`, 'what if … goes down by # percent'],
  // "How dependent are we on Acme... what share of trade sales were they": the one who was named before.
  ['how (dependent|reliant|exposed) are we (on|to) … (. . .|.|,|?|-|:|) (what|which) (share|percent|percentage|proportion|part|portion) of … (was|were|is|are) (they|it|he|she)', 'what share of …1 was …'],
];
