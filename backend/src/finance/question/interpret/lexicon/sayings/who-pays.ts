/** Who pays whom, where the verb alone does not say it. Add a line to teach one. */
import type { Saying } from './saying.ts';

/** What may stand behind the verb: a time, and nothing that is paid. */
const TIMES = ['$', 'in', 'during', 'over', 'this', 'last', 'since', 'between', 'so far', 'on average', 'per', 'each', 'every', 'by', 'from', 'through'];

export const WHO_PAYS_SAYINGS: readonly Saying[] = [
  // Who gets something back gets it from us.
  ...TIMES.map((next): Saying => [`(how much|what) (did|do|have|has) …!<ourselves> (get|got|gotten|receive|received) back ${next}`, `how much did we refund …${next === '$' ? '' : ` ${next}`}`]),
  // Customers who pay pay us.
  ...TIMES.map((next): Saying => [`(how much|what) (did|do|have|has) <buyers> (pay|paid|spend|spent) (in total|altogether|) ${next}`, `how much did <buyers> pay us${next === '$' ? '' : ` ${next}`}`]),
  ['(has|have|did) …!<ourselves> (given|give|paid|pay|sent|send) us (anything|something|any money|some money|any cash)', 'how much did … pay us'],
  // What was lent.
  ['how (much|big|large) (was|is) (the|our|my) (bank|) loan (we got|we took|we took out|we received|) $', 'how much were the loan proceeds'],
  // Who is paid no more.
  ['which (vendors|suppliers) (left|left us|are gone|have left|dropped us|went away)', 'which vendors did we stop paying'], ['who left us !<article>', 'which customers left us'],
  // Who owns the business, and who works there.
  ['(to|pay|paid|paying|gave|give) (the|our) (store|shop|business|company|restaurant|practice|clinic|studio|brewery|firm) (owner|owners)', 'to the owner'],
  ['(members|member) of (the|our|) (staff|team|crew)', 'staff'], ['(pay|paid|paying) (our|the|) (staff|team|crew) members', 'pay our staff'],
  ['(how much|what) (did|do|does|have|has) (staff|employees|workers|members of staff|members of the team|staff members|team members) (get|got|gotten|been|earn|earned|take home) (paid|)', 'how much did we pay the staff'],
  // What stands on an account.
  ['(how much|what) (money|cash|) (is|s|do we have|have we got|do we still have|) left (in|on) (the|our|my|) savings (account|) $', 'what is the balance of the savings account'],
  // What a trade that gets better or worse does.
  ['(is|are) (business|trade|things) (picking|looking|going) up (again|)', 'are sales going up'], ['(is|are) (business|trade|things) (slowing|dying|cooling|dropping) (down|off) (again|)', 'are sales going down'],
  ['(is|are|s) (the|our|) <measure> (picking|perking) up (again|)', 'is <measure> rising'], ['(is|are) (the|our|) … <measure> (picking|perking) up (again|)', 'is … <measure> rising'],
  ['(has|have|did) (the|our|) <measure> (picked|perked|pick) up (again|)', 'has <measure> risen'],
];
