/** Totals, extremes, ranks, counts, parts and means, said in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

/** Those who are paid and who pay, and what is paid month after month. */
const LISTED = ['subscription', 'vendor', 'supplier', 'client', 'customer', 'freelancer', 'contractor', 'subcontractor', 'app', 'payee'];

/** Before them it is a noun: how much fuel is bought at once. */
const FILLING = ['a', 'per', 'each', 'every', 'average', 'typical', 'mean', 'cheapest', 'dearest', 'priciest', 'smallest', 'largest', 'biggest', 'last', 'latest', 'number of', 'how many', 'the', 'our'];

export const AMOUNT_SAYINGS: readonly Saying[] = [
  // The one that was most of all.
  ['(the|) (most|biggest amount|highest amount|largest amount) (that|) (we|i) (have|had|) (ever|once|) (paid|spent) (out|) (to|at|with) … (for|on|in) (one|a single) (purchase|thing|order|item|bill|charge|go)', 'the largest single payment to …'],
  ['(the|) (most|biggest amount|highest amount|largest amount) (that|) (we|i) (have|had|) (ever|once|) (paid|spent) (out|) (for|on|in) (one|a single) (purchase|thing|order|item|bill|charge|go)', 'the largest single expense'],
  ['(the|) (most|biggest amount|highest amount|largest amount) (that|) (we|i) (have|had|) (ever|once|) (paid|spent) (in|) (all at once|at once)', 'the largest single expense'],
  ['(what|which one thing|what one thing) did (we|i) (pay|spend) (the|) most (for|on) (in one go|at once|all at once|in one shot|in one payment)', 'what was the largest single expense'],
  ['of (all|everything) (the|that|) (we|i) (have|) (ever|) (bought|paid for|purchased) (ever|) (,|) (what|which) (was|is|one was) (costing|) (the|) (most|most expensive|dearest|priciest)', 'what was the largest single expense'],
  ['(of|out of) all (the|our) (costs|expenses|bills) (we|that we|) (have|) (ever|) (had|paid) (,|) (which|what) (one|) (payment|) (was|is) the (highest|largest|biggest|dearest)', 'what was the largest single expense'],
  ['(the|) least (that|) (we|i) (have|) (ever|) (paid|spent) (for|on) (a|one) (single|)', 'the smallest'],
  ['(out of|of|among) (all|all of|) (the|our|) <seasonname> months (in|of) #1 (,|) which (one|)', 'which month in <seasonname> #1'],
  ['(out of|of|among) (all|all of|) (the|our|) months (in|of) #1 (,|) which (one|)', 'which month in #1'],
  ['(out of|of|among) (all|all of|) (the|our|) quarters (in|of) #1 (,|) which (one|)', 'which quarter in #1'],
  ['where (did|does|has|is) (most|the bulk|the lion share|the majority) of (the|our|my) (money|cash|spending) (go|gone|going|went)', 'where did the money go'],
  // A place in a list.
  ['(best|highest|top) paid', 'largest'],
  ['(worst|lowest) paid', 'smallest'],
  ['#1 (best|highest|top) paid', '#1 largest'],
  ['(the|a|) pair of', 'the 2'],
  ['(the|) trio of', 'the 3'],
  ['which # (pay|paid|pays|bring|brought) (us|in) (the|) most', 'which # customers paid us the most'],
  // How many.
  ['count of (refunds|returns)', 'how many refunds'],
  ['(how many|number of|count of|no of) … claims paid', 'how many … claims were paid'],
  ['(how many|number of|count of|no of) …!<buyingwho> buys', 'how many … purchases'],
  ['(count|tally) (up|) (the|) (occasions|instances) (that|when|on which|where|)', 'how many times'],
  ['count up (each and every|every|each|all) (single|last|one|individual|) (entry|transaction|row|line|movement)', 'how many transactions'],
  ['count (each and every|every|each|all) (single|last|one|individual|) (entry|transaction|row|line|movement)', 'how many transactions'],
  ['how many lines (went|ran|passed|came) through (the|our) (bank|account|books|ledger)', 'how many transactions'],
  ['(,|) each (one|) counted (just|only|) once', ''],
  ['(claim|claims) (money|payments|payment)', 'claims'],
  ['(payment|payments) (of|for) (the|our|) claims', 'claims'],
  ['insurance carriers', 'insurance companies'],
  ['(that|who|which) (sent|send) us', 'paid us'],
  ['from how many … (we have|have we|did we|we) (received|receive|got|get) claims', 'how many … paid us claims'],
  // Means.
  ['(a|the|our|one) normal <rowword>', 'a typical <rowword>'],
  ['(a|the|our) normal <unit>', 'a typical <unit>'],
  ['(taking|using) (the|a) (mean|average)', 'on average'],
  ['(,|) as (a|an|the) (mean|average)', 'on average'],
  ['(am i|are we|were we|was i|i am|we are|have we been|have i been) netting', 'is our net profit'],
  ...FILLING.flatMap((before): Saying[] => [[`${before} (fill up|fillup|refuel|refueling|refuelling)`, `${before} fuel purchase`], [`${before} (fill ups|fillups|refuels)`, `${before} fuel purchases`]]),
  ['(goes|go|going) out (each|every|per|a) month on average', 'went out per month on average'],
  ['(comes|come|coming) in (each|every|per|a) month on average', 'came in per month on average'],
  // Stretches.
  ['(the|) <unit> (just|that just|that has just|which just|which has just|we just) (finished|completed|closed|ended)', 'last <unit>'],
  ['(the|) <unit> before this one', 'last <unit>'],
  ['prev (.|) <unit>', 'last <unit>'],
  ['since (starting out|we started out|we set up|setting up|we opened our doors|we got going|the business began)', 'all time'],
  ['(last|past) year , (the|) (twelve|12) months back', 'last 12 months'],
  // Months that are over.
  ['(if|when|) (you|we|i|) (only|just) (count|counting|use|using|take|taking|look at|looking at|with|) (the|our|) <wholly> months', 'full months only'],
  ['(count|counting|use|using|take|taking|look at|looking at) (only|just) (the|our|) <wholly> months', 'full months only'],
  ['<wholly> months (only|alone)', 'full months only'],
  ['(leaving out|leave out|without|excluding|exclude|ignoring|ignore|not counting|skipping|skip|dropping) (the|any|all|) (partial|incomplete|unfinished|part) (month|months)', 'full months only'],
  // Operating costs.
  ['operating (outgoings|outlays|outlay|spend|spending|expenditure|expenditures)', 'operating expenses'],
  // Every one of them.
  ...LISTED.map((noun): Saying => [`(list|a list|list out|show|show me|show us|give me|give us) (of|) (every|each) (single|) ${noun}`, `list all ${noun}s`]),
  ['(make|give me|give us|show me|produce|draw up) (a|the) list of (every|each|all) (single|our|the|) (subscription|subscriptions) (for|in|during|over|) # (with|and|along with|including) (the|their|) (amounts|amount|cost|costs|price|prices)', 'list all subscriptions with their costs in #'],
  ['(list|show|show me|show us) (every|each|all) (single|our|the|) (subscription|subscriptions) (with|and|along with|including|together with) what (it|they|each) cost', 'list all subscriptions with their costs'],
  // In their order.
  ['(starting|beginning) with the (one|ones) (with|that had|who had|who paid|that paid|having) (us|) (the|) (most|highest|largest|biggest|greatest) …', 'by … largest first'],
  ['(starting|beginning) with the (one|ones) (with|that had|who had|who paid|that paid|having) (us|) (the|) (least|lowest|smallest|fewest) …', 'by … smallest first'],
  ['rank … (on|according to|based on|in terms of) <measure>', 'rank … by <measure>'],
  ['(,|) (the|) (largest|biggest|highest) (buyer|payer|spender|earner|one|customer|client) (at the top|on top|first)', 'largest first'],
  ['(divide|split|separate|break) … (into|up into|down into) (its|the|their|our) categories', 'break down … by category'],
  // Dear and cheap months.
  ['cheapest <unit>', '<unit> with the lowest expenses'],
  ['(most expensive|dearest|priciest|costliest) <unit>', '<unit> with the highest expenses'],
  // The whole business.
  ['(everything|all|all that|whatever) it (took|takes|cost|costs) (us|) to (keep|run|operate) … (running|going|open|afloat|alive)', 'total expenses'],
  // Parts.
  [', … and (all|) the (rest|lot|others) included ,', ','],
  ['(together|combined) , … and (all|) the (rest|lot|others) ,', 'together ,'],
  ['(how many|what) percent (from|out of) (all|all the|all our)', 'what percent of'],
];
