/** Of a figure: another kind of it, one side of the cash, what of it was given back, the balance that it lacked. Add a line to teach one. */
import type { Saying } from '../saying.ts';

export const OF_A_FIGURE_SAYINGS: readonly Saying[] = [
  ['(only|not gross|not net|) (the|) <marginkind> (one|margin|profit margin|) (instead|rather|)', 'margin <marginkind>'], ['(only|) (the|) <marginkind> (one|margin|profit margin|) (instead of|rather than|not) (the|) <marginkind2> (one|margin|)', 'margin <marginkind>'],
  ['(only|) (the|) (cash|money|side|part|) (that|) (came|went|coming|going|comes|goes|) <inorout> (side|part|alone|only|)', 'cash <inorout>'], ['what (came|went|goes|comes) <inorout> (alone|only|)', 'cash <inorout>'],
  ['(the|) net (of both|of the two|of that|of all|cash|cash flow|)', 'cash net'],
  ['(what|which|how much) (percent|percentage|share|proportion|fraction|part|) (of that|of it|of those|of this|of them|of these|) (was|were|is|are|got|gets|has been|have been|did we|) (refunded|refund|returned|given back|paid back|sent back|give back|reversed)', 'refunded'],
  ['(what if|if) (it|that|there|we|the balance|the bank|) (<held>|) (<nearly>|) # (instead|left|right now|now|today|)', 'balance'], ['(what if|if) (it|that|there|we|the balance|the bank|) (<held>|) (<nearly>|) # (in|on|at|of) … (instead|left|right now|now|today|)', 'balance'],
  ['(say|suppose|assume|assuming|let us say|) (we|i|there|it|the bank|the account|the balance|with|call it|make it) (<held>|) (<nearly>|) # (instead|left|right now|now|today|)', 'balance'],
  ['(say|suppose|assume|assuming|let us say|) (we|i|there|it|the bank|the account|the balance|with|call it|make it) (<held>|) (<nearly>|) # (in|on|at|of) … (instead|left|right now|now|today|)', 'balance'],
];
