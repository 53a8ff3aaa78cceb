/** What was paid off and what it cost, what is charged now, the first and the last payment, and what of each dollar stays, told at length. Add a line to teach one. */
import type { Saying } from './saying.ts';

const DIRECT = '(the|) (cost of sales|cost of goods sold|cost of goods|cogs|direct costs)';
const OFF = '(paid|deducted|taken off|covered|subtracted|gone)';
const PAY_OFF = '(pay off|pay back|pay down|repay|knock off)';

export const OWED_AND_CHARGED_SAYINGS: readonly Saying[] = [
  // Of the loan itself, the interest left out.
  [`(without|leaving out|not counting|apart from) (the|) interest (,|) (what|how much) did (we|i) ${PAY_OFF} (on|of) (the|our) (loan|loans)`, 'how much loan principal did we repay'],
  ['loan principal (repaid|paid back|paid off|paid) (only|) (,|) (no|without|not|excluding) (the|) interest', 'loan principal repaid'], ['(loan|debt) principal (paydown|pay down|paydowns)', 'loan principal repayments'], ['knock off (the|our) loan principal', 'repay of the loan principal'],
  ['how much of what (we|i) borrowed did (we|i) (pay back|repay|pay off) (as principal|)', 'how much loan principal did we repay'], ['(by how much|how much) did (we|i) (reduce|lower|bring down) (the|our) (loan|loans) (through|by|with) principal payments', 'how much loan principal did we repay'],
  // What borrowing costs.
  ['(what|how much) did (our|the|) borrowing cost us (in|as) interest', 'how much interest did we pay'], ['(how much|what) went to (the|our) (lender|bank|lenders) (in|during|for|over) … as interest', 'how much interest did we pay in …'], ['of the interest payments (we|i) made', 'how much interest did we pay'],
  // What is charged now.
  ['(what|how much) do (we|i) pay (now|today|nowadays|currently|these days) when … charges us', 'what does … charge us now'], ['(what|how much) is the (charge|bill|payment) (from|of|by) … (at|on) (today s|todays|the current|the present|current|present) (level|levels|rate|rates|price|prices) $', 'how much is the latest charge from …'],
  // The first and the last.
  ['(the|our) oldest (payment|bill|invoice|charge) (in our books|on record|)', 'the first payment'], ['from (which|what) date is (the|our) (last|latest) payment (of|by|from)', 'when was the last payment from'], ['the (last|latest) payment of … to us', 'the last payment from …'], ['(the day|when|the date) … made (their|his|her|its) (latest|last|most recent) payment to us', 'when … last paid us'],
  ['remind me whether', 'tell me whether'],
  // Of each dollar.
  [`how many cents (of|out of|from) (every|each) dollar of <sales> … … (were|was|are|is) (left|kept|left over) (once|after|when) ${DIRECT} (was|were|is|are|had been|has been|got|) (paid|deducted|taken off|covered|subtracted|gone|)`, 'what was gross margin … …'],
  [`(left|kept|left over|remained|remaining) (once|after|when) ${DIRECT} (was|were|is|are|had been|has been|got) ${OFF}`, 'left after cost of sales'],
  ['(how much|what) gross profit (did|do|does) (we|i) (keep|make) (on|of|from|out of|for) (each|every) (dollar|euro|pound) of (revenue|sales|income)', 'what was our gross margin'],
  [`(with|after) (only|just) ${DIRECT} (deducted|taken off|subtracted) , (our|the) margin (on revenue|on sales|)`, 'our gross margin'],
  ...[['net profit', 'net margin'], ['gross profit', 'gross margin'], ['left after cost of sales', 'gross margin']].map(([left, margin]): Saying => [`if (our|the|) <sales> … … is # percent , (how many percent|what percent|how much percent) is ${left}`, `what was ${margin} … …`]),
  ['(at|) (what|which) monthly rate (did|do|does|is|are) (we|i|the business|the company) (burn|burning|burned)', 'what was our monthly burn of'], ['how much went back to <buyers> (in|during|over|for) … (by way of|as|in the form of) refunds', 'total refunds in …'],
];
