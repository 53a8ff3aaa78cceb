/** What came and went told as cash, and how an account stands, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

export const CASH_TERM_SAYINGS: readonly Saying[] = [
  // Up or down in cash.
  ['(cash wise|cashwise|in cash terms|in terms of cash|on a cash basis) (,|) (are|were|have|did) (we|i) (been|end|end up|ended up|come out|) (up or down|down or up|ahead or behind|behind or ahead)', 'what is net cash flow'],
  ['(did|do|have|has) (we|i|the business) (end|ended|finish|finished|come out|close|closed) (up|) (cash up or cash down|cash up or down|up or down on cash|up or down in cash|cash positive or cash negative|cash positive or negative)', 'what was net cash flow'],
  ['whether … (was|were|is|are|ended|ended up) (net|) (up or down|down or up) (on|in) cash', 'net cash flow of …'],
  // A month in which more left than came.
  ['(negative|minus) cash <unit>', '<unit> with negative cash flow'], ['(negative|minus) cash <units>', '<units> with negative cash flow'], ['positive cash <units>', '<units> with positive cash flow'],
  ['(go|went|gone|going|were|was|been) cash - negative', 'have negative cash flow'],
  ['never (went|turned|dropped|fell|dipped|was) (negative|below zero) (for|in|during) (a|any|one) (single|) <unit>', 'negative in any <unit>'],
  ['saw more (cash|money) (leave|go out|going out|leaving|flow out) than (arrive|come in|coming in|arriving|flow in)', 'had negative cash flow'],
  ['<units> (did|have|had) (we|i) (bleed|bled|leak|leaked|haemorrhage|hemorrhage) (cash|money) (, net|net|)', '<units> with negative cash flow'],
  // What lies in an account.
  ['(have|have got|got) (tucked away|stashed|stashed away|put by|squirrelled away|squirreled away|salted away|set aside) in', 'have left in'], ['(whats|what is|how much is) (sitting|parked|sat) in', 'what is the balance of'],
  // Left of sales.
  ['(remained|was left|was left over|remains|was still there|is left|was still left) (once|after|when) (the|all|all the|all our|our|) (expenses|costs|bills) (had been|have been|were|are|got|was|been) (all|) (covered|paid|settled|met)', 'was left after expenses'],
  ['after (expenses|costs|all expenses|all costs) (,|) how much of (the|our|) (revenue|sales|income|turnover) (was|is) left (over|)', 'how much of revenue was left after expenses'],
  ['how much of (our|my|the|all our|all the) <sales> (remained|was left|was left over|is left|remains) (once|after|when) (the|all|all the|all our|our|) (expenses|costs|bills) (had been|have been|were|are|got|was|been|) (all|) (covered|paid|settled|met|)', 'how much of revenue was left after expenses'],
  ['how much of (our|my|the|all our|all the|) <thisorlast> <sales> (remained|was left|was left over|is left|remains) (once|after|when) (the|all|all the|all our|our|) (expenses|costs|bills) (had been|have been|were|are|got|was|been|) (all|) (covered|paid|settled|met|)', 'how much of revenue was left after expenses in <thisorlast>'],
  // Whether it left each month.
  ['(did|does|has|have) … (go|gone) out (every|each) (single|) <unit>', 'did … get paid every <unit>'],
];
