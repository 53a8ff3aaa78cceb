/** Cash in, cash out and what lies between, told at length: on balance, whatever it was for, never mind the other side. Add a line to teach one. */
import type { Saying } from './saying.ts';

const UP_OR_DOWN = '(rise or fall|fall or rise|go up or down|go down or up|grow or shrink|increase or decrease|change|move)';
const OUR_CASH = '(our|the|) (cash|cash position|cash holdings|bank balance|cash balance)';
const NET = '(on net|on balance|net|, net|overall|)';
const OTHER_SIDE = '(never mind|forget|forget about|leave aside|leaving aside|regardless of|without looking at|without setting off|without counting|without netting|not counting|before looking at|before counting) (what|whatever|the money that|the cash that)';
const LOANS_OR_OWNERS = '(loans|loan|loan money|owner|owners|owner money|owners money|owner contributions|owner draws|draws)';

export const CASH_TOLD_SAYINGS: readonly Saying[] = [
  // What came less what went, either way.
  ['(by how much|how much|) (were|are|was|am) (we|i) (better or worse|worse or better) off (in|for|on) cash', 'what was net cash flow'],
  ['(so|) (did|have) (we|i|the business|the company) (gain or lose|gained or lost|lose or gain|make or lose) cash', 'what was net cash flow'],
  ['(what|how much) (net|) (amount of|) cash did (we|i|the business|the company) (gain or lose|lose or gain)', 'what was net cash flow'],
  [`(by what amount|by how much|how much) did ${OUR_CASH} ${UP_OR_DOWN} ${NET}`, 'what was cash flow'], [`how many dollars did ${OUR_CASH} ${UP_OR_DOWN} (by|) (, net ,|net|)`, 'what was cash flow'],
  ['(the|our|) (overall|net|total|) plus or minus in cash', 'net cash flow'], ['on balance (,|) (and|) (by|) how much $', ''],
  ['net of (everything|all|all that|what) (we|that was|) paid out , (what|how much) cash did (we|i) (bring|take) in', 'what was net cash flow'],
  ['(did|does|has|have) more (cash|money) (come in or go out|go out or come in|came in or gone out) … … (, and|and|,|?) (what is|what was|whats|what s) the (net|net figure|net amount|net result)', 'what was net cash flow … …'],
  ['(taking|take|if you take|if we take|if i take|) (all|all the|the|) (money|cash) in (minus|less|, minus|, subtract|, deduct) (all|all the|the|) (money|cash) out', 'net cash flow'], ['(did|does|has|have) more (cash|money) (come in or go out|go out or come in)', 'what was net cash flow'], ['(take|taking|subtract|subtracting|deduct) the (money|cash) out from the (money|cash) in', 'net cash flow'],
  // One side, and nothing of the other.
  [`${OTHER_SIDE} (went out|goes out|came in|comes in|went|came|was paid out|we paid out|was received) (,|:|)`, ''],
  ['^ not the net (,|) (only|just|but) the (money|cash) that came in', 'total cash in'], ['^ not the net (,|) (only|just|but) the (money|cash) that went out', 'total cash out'],
  ['(the|) (inflow|inflows) side (of cash flow|of the cash flow|of our cash flow|)', 'cash in'], ['(the|) (outflow|outflows) side (of cash flow|of the cash flow|of our cash flow|)', 'cash out'],
  ['(with|) nothing (deducted|netted|taken off|subtracted) , how much (cash|money) came in', 'how much cash came in'],
  ['(,|) all (inflows|outflows|inflows and outflows|outflows and inflows) (counted|included)', ''],
  ['(money|cash) (flowed|came|flow|come) our way', 'cash came in'], ['(money|cash) (flowed|went|flow) away from us', 'cash went out'],
  ['how much (cash|money) left (the|our) <workplace> !<leftas>', 'how much cash went out'], ['how much cash was received !<fromwhom>', 'total cash in'], ['how much cash was (paid out|paid away|disbursed) !<towhom>', 'total cash out'],
  // "In total" tells no direction.
  ['cash in (total|all|sum) (that|) (went|goes|left|was paid|gone)', 'total cash went'],
  // Whatever it was for.
  ['(,|) (for any reason|for whatever reason|whatever it was for|whatever the reason|no matter the reason|no matter what for|for whatever purpose|for whatever)', ''],
  [`(,|) ${LOANS_OR_OWNERS} and ${LOANS_OR_OWNERS} included`, ', everything included'],
  ['(,|) whether (paid|) (by|in|with) (card|cash|check|bank|transfer) , (card|cash|check|bank|transfer|bank transfer) or (by|) (card|cash|check|bank|transfer|bank transfer|wire)', ''], ['(,|) whether (paid|) (by|in|with) (card|cash|check|bank|transfer) or (by|) (card|cash|check|bank|transfer|bank transfer)', ''],
  ['(,|) whether (from|) … , … or … ,', ', everything included ,'],
];
