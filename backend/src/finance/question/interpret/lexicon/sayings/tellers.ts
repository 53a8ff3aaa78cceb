/** Who takes and who brings, months counted by their sign, the best of so many months: as people tell it. Add a line to teach one. */
import type { Saying } from './saying.ts';

const UNITS = [['day', 'days'], ['week', 'weeks'], ['month', 'months'], ['quarter', 'quarters'], ['year', 'years']] as const;
const EATS = '(taking|getting|eating|eating up|grabbing|gobbling up|swallowing|sucking up)';
const ATE = '(took|take|taken|got|get|ate|eat|have taken|have got|have eaten|are taking|are getting|are eating|are eating up|were taking|were getting|were eating)';

const BANK_CHARGED = '(how much|what) (has|have|did|does|is|was) (the|our|my) bank (charged|charge|charging|cost|costing|nickel and dimed|nickel and diming|nickel and dime|nickeled and dimed|nickled and dimed) (us|me)';

export const TELLER_SAYINGS: readonly Saying[] = [
  // The endings that are swallowed.
  ...['bring', 'pay', 'spend', 'mak', 'tak', 'go', 'com', 'gett', 'cost', 'earn', 'los', 'do', 'runn', 'charg', 'eat', 'bleed', 'burn'].map((verb): Saying => [`${verb}in`, `${verb}ing`]),
  // Who has it.
  ['(who|which) (is|are|s|was|were) (bringing|bringing in) us (the|) <mostorleast> (money|cash|revenue|income)', 'who pays us the <mostorleast> revenue'],
  [`(who are|which are|who is|which is|) the top #1 ${EATS} (my|our) (money|cash)`, 'top #1 vendors by expenses'],
  [`(who|which) (is|are) ${EATS} (the|) most of (my|our|the) (money|cash)`, 'who is the top vendor by expenses'],
  [`which #1 ${ATE} (the|) most of (my|our) (money|cash|spending|spend|expenses)`, 'top #1 vendors by expenses'],
  ['!<eatery> (eating|eating up|gobbling up|swallowing up) (of|) (our|my|the|) (revenue|income|profit|expenses|costs|sales) $', 'taking of our revenue'],
  ['!<noeater> (eating|eating up|gobbling up|swallowing up) $', ''],
  // "In interest" is no fee, "in 2026" is a time.
  [`${BANK_CHARGED} !<chargefor>`, 'how much in bank fees'],
  [`${BANK_CHARGED} in #1 $`, 'how much in bank fees in #1'],
  [`${BANK_CHARGED} in <monthname>`, 'how much in bank fees in <monthname>'],
  ['(nickel|nickle|nickeled|nickled) and (dime|dimed|diming) (me|us)', 'charged us'],
  ['(list|rank|show|name) (me|) (everyone|everybody) (we|i) (have|had|) (ever|) (spent money|spent cash|had expenses|spent|had costs) (with|at)', 'list expenses by vendor'],
  ['(those|these|the) (crooks|thieves|bandits|robbers|clowns|jokers|guys|folks|people) (over|) at !<article>', ''],
  // Months by their sign.
  ...['(when|where|in which|that|in that|with|having|)', '(did|does|do|has|have|had)'].map((joins): Saying => [`${joins} more (cash|money) (go|goes|went|gone|going) out than (in|come in|comes in|came in|coming in|it came in|went in|go in)`, 'with negative cash flow']),
  ['cash (flow|) negative month', 'month with negative cash flow'], ['cash (flow|) negative months', 'months with negative cash flow'], ['cash (flow|) positive month', 'month with positive cash flow'], ['cash (flow|) positive months', 'months with positive cash flow'],
  ['how many cash (flow|) negative months', 'how many months with negative cash flow'], ['how many cash (flow|) positive months', 'how many months with positive cash flow'],
  ['how many months (in|of|out of|over|during) the (last|past) #1 (months|) !<time>', 'how many months in the last #1 months'],
  ['^ (every|each) (single|) month (profitable|in the black|positive) $', 'was every month profitable'],
  // The best of so many.
  ...UNITS.flatMap(([unit, units]): Saying[] => [
    [`(out of|of|over|across|among) the (last|past|previous) #1 ${units} (,|) (which|what|which one) (was|is) (the|our|) <extreme> (for|by|in|on)`, `in the last #1 ${units} which ${unit} was the <extreme> for`],
    [`(out of|of|over|across|among) the (last|past|previous) #1 ${units} (,|) (which|what) (were|are) (the|our|) #2 <extreme> (for|by|in|on)`, `in the last #1 ${units} the #2 <extreme> ${units} for`],
  ]),
  ...['weekday', 'day', 'month', 'week', 'quarter'].map((unit): Saying => [`${unit} with (the|) top <measure>`, `which ${unit} had the highest <measure>`]),
  ['best cash <unit>', '<unit> with the highest cash flow'], ['worst cash <unit>', '<unit> with the lowest cash flow'],
  ['(killed|kills|crushed|hammered|clobbered|murdered) us on', 'had the highest'],
  // By unit, told last.
  ['(for|in|) (each|every) <unit> (,|) how much $', 'by <unit>'], ['!<paying> for (each|every) <unit> … , how much $', 'by <unit> …'],
  ['how did (we|i) make out', 'how did the business do'],
  // Without the biggest.
  ['(take|taking|leave|leaving|strip|stripping) (out|away|off|aside) (our|the|my) #1 (biggest|largest|top|best) <buyernoun> (,|) (what|how much) (did|has|have|do|does|) (everybody|everyone|all) (else|the others|the rest)', 'without the #1 biggest customers , what did we'],
  ['(from|) (all|all the) others , not (the|our) #1 (biggest|largest|top|best) <buyernoun>', 'without the #1 biggest customers'],
  // Dearer by so much, from when on.
  ['(is|becomes|become|gets|will be|would be) #1 (higher|dearer|more expensive) (each|every|a|per) month', 'rises by #1 a month'], ['(is|becomes|become|gets|will be|would be) #1 (lower|cheaper) (each|every|a|per) month', 'falls by #1 a month'],
  ['(the|our|my) (lease|contract|policy|agreement) (renews|is up|comes up|is up for renewal|comes up for renewal|resets|ends) in <monthname> (.|,|and|;) (what happens if|what if) … $', 'what if … in <monthname>'],
  ...['rise', 'increase', 'hike', 'drop', 'cut', 'fall', 'decrease'].map((change): Saying => [`${change} in our (fees|rates)`, `${change} in our prices`]),
  // Two groupings.
  ['(grid|matrix|crosstab|cross tab|pivot|table) (,|of|with|) (the|) (expense|cost) (category|categories) (by|against|x|and|versus) (the|) <time>', 'expenses by category by <time>'], ['(grid|matrix|crosstab|cross tab|pivot|table) (,|of|with|) (the|) (category|categories) (by|against|x|and|versus) (the|) <time>', 'by category by <time>'], ['(grid|matrix|crosstab|cross tab|pivot|table) (,|of|with|) (the|) (payer|payers|customer|customers|client|clients) (by|against|x|and|versus) (the|) <time>', 'by customer by <time>'], ['(grid|matrix|crosstab|cross tab|pivot|table) (,|of|with|) (the|) (vendor|vendors|supplier|suppliers|payee|payees) (by|against|x|and|versus) (the|) <time>', 'by vendor by <time>'],
  // Those of two years.
  ...['customer', 'client'].flatMap((buyer): Saying[] => [
    [`${buyer}s (with|who had|having) (receipts|payments|sales|revenue|income|deposits) in (each of|both) #1 and #2`, 'customers who paid in both #1 and #2'],
    [`${buyer}s (who|that|) (paid|paid us|bought|bought from us|ordered|ordered from us) (in|) #1 and (in|) #2 (too|as well|also)`, 'customers who paid in both #1 and #2'],
    [`${buyer}s (who|that|) (paid|paid us|bought|bought from us|ordered|ordered from us) last year and (in|) this year (too|as well|also)`, 'customers who paid in both last year and this year'],
  ]),
  // What it did to the purse.
  // A vendor or a category that was the biggest hit is asked for as such.
  ['(what was|what is|whats|what s|show me|tell me|find|name) (the|our|my|) (single|one|) (worst|biggest|largest|hardest) (single|) (hit|blow|dent|bite) (to|in|on|out of|for) (our|my|the) (wallet|pocket|pockets|bank account|account|budget|finances|purse|till)', 'what was the largest single expense'],
  // Through an account; a total of it, a budget or a taproom is no list.
  ...['', 'bank', 'business', 'company', 'operating', 'credit', 'debit'].map((which): Saying => [`(what is|what s|whats|what has) (been|gone|been going) through (the|our|my) ${which} <accountkind> !<totalled>`, `list the transactions on the ${which} <accountkind>`.replace('  ', ' ')]),
  ...['been', 'gone'].map((went): Saying => [`what has ${went} through (the|our|my) … in total`, `what has ${went} through the … in total`]),
  ['(card|account|bank|) activity (on|for|in)', 'transactions in'],
  // What is looked at.
  ['^ (checking|going through|going over|looking over) (the|our|my) (books|ledger|numbers|figures) (for|of|on)', 'for'],
  ['concentration check (.|:|,)', ''],
  ['(going|running|working|open|on|) all (day|night) (long|) $', ''],
  ['(cash|) receipts and (cash|) disbursements', 'cash in and cash out'],
];
