/** How owners talk of costs, of those who get the money, of the accounts and of lists. Add a line to teach one. */
import type { Saying } from './saying.ts';

export const SHOP_TALK_SAYINGS: readonly Saying[] = [
  // To look something over is no bound: "over the ten dearest".
  ['(like|love|want|wanted|need|needed|able) to (look|go|run) over (the|our|my|all the|all our)', 'want to see the'],
  // What goes out on costs is what was spent, not all money that left.
  ['(went|gone|going|goes|go) out (the door|of the door|) (on|in|for|as) (costs|expenses)', 'spent on expenses'],
  ['(went|gone|going|goes|go) out … (on|in|for|as) (costs|expenses) $', 'spent on expenses …'],
  // Money in and money out.
  ['how much (cash|money) (arrived|came in|come in|entered) and (how much|) (cash|money|) (left|went out|departed)', 'cash in and cash out'],
  ['(cash|money) (arrived|came in|come in|entered|coming in) and (how much|) (cash|money|) (left|went out|departed|going out)', 'cash in and cash out'],
  ['(cash|money) (has|have|) left (us|the business|the company|our accounts|the accounts|our bank)', 'cash went out'],
  ['(every|each) (dollar|euro|pound|cent|penny) (that|which|) (landed|came|arrived|went|got) (in|into) (the|our|any of our|my) accounts', 'cash in'],
  // Who gets the money.
  ['(which|what) (counterparties|parties|companies|people|names) (were|have been|got) paid !<byword>', 'which counterparties did we pay'],
  ['(to|for) (whom|who) (went|goes|go|did go) (the|our|) (highest|biggest|largest|most) (expenses|payments|costs|money|spend|spending)', 'which vendor had the highest expenses'],
  ['(top|biggest|largest) # (that|which|) (we|i) (have|ve|) (spent|spend) (the most|most|) (money|) (with|at)', 'top # vendors by expenses'],
  ['which # (that|) (have|did) (we|i) (spent|spend) (the most|most) (money|) (with|at)', 'top # vendors by expenses'],
  // In which order.
  ['<dear> 1st', '<dear> first'],
  ['(start|starting|begin|beginning|lead|leading) (off|) with (the|) <dear> (one|ones|) $', '<dear> first'],
  ['which <unit> (killed it|crushed it|did best|did the best) (in|on|for|with)', 'which <unit> had the best'],
  // What an account holds.
  // "Where the spending on our card stands" is no balance.
  ['where (the|our|my|) …!<inside> <accountkind> (stands|sits|is standing|is at)', 'balance of … <accountkind>'],
  ['where (the|our|my) <accountkind> (stands|sits|is standing|is at)', 'balance of <accountkind>'],
  // What somebody does with the figures.
  ['(my|our|the) (agent|broker|insurer|accountant|banker|partner|wife|husband|landlord|lender|boss|bookkeeper|insurance agent|insurance broker) (wants|needs|would like|is trying) to compare (things|prices|quotes|numbers|rates|) (,|.|;|) (so|and|) <asked>', '<asked>'],
  ['(i|we) (am|are|m|re) checking (my|our|the|some|) (prices|points|card points|rates|quotes|things|something|numbers|figures) (,|) (and|so|) (i|we|) (need|want)', 'i need'],
  // The place of one's own business, of which nothing but how it goes is asked.
  ['how (is|has|was) (the|our|my) <businessword> (doing|going|looking|been doing|been going|faring|performing|holding up|getting on|getting along|coming along|running)', 'how is business'],
  ['how (the|our|my) <businessword> (is|was) (doing|going|looking|faring|performing|getting on|getting along|running)', 'how is business'],
  ['(what is|whats) (happening|going on|up|new) (here|over|) (at|in|around) (the|our|my) <businessword> $', 'how is business'],
  ['(what is|whats) the state of (things|affairs|play|everything) (at|in) (the|our|my) <businessword>', 'how is business'],
  ['(what is|whats) (the story|the word|the latest|the situation|the status|the deal) (here|) (at|in|with) (the|our|my) <businessword>', 'how is business'],
  ['(how is|how was|hows) (everything|it all|all) (going|) (here|over|) (at|in|around) (the|our|my) <businessword>', 'how is business'],
];
