/** The figure that is wanted, said behind what it is of or as a thing to do with it: "transactions in 2025: number?", "revenue was above $40,000 how many months", "divide what they got by the number of payments". Add a line to teach one. */
import type { Saying } from './saying.ts';

const ROWS = '(transactions|entries|rows|records|lines|payments|deposits|bookings|postings|items)';
const BOTH_WAYS = '(in and out|out and in|in or out|in both directions|both directions|both ways|in either direction|either direction|either way|in any direction|incoming and outgoing|incoming or outgoing)';
const EARNED = '(sold|sell|earned|earn|made|make|took in|take in|brought in)';
const SPENT = '(spent|spend|paid|paid out)';

export const FIGURE_LAST_SAYINGS: readonly Saying[] = [
  // How many.
  [`^ ${ROWS} … (:|,|-) (number|the number|the count|how many there were|how many) $`, 'how many transactions …'], [`^ ${ROWS} … (,|-|:) counted $`, 'how many transactions …'],
  [`(how many|number of|count of|count) records`, 'how many transactions'],
  ...['how many', 'number of', 'count'].flatMap((asks): Saying[] => [[`${asks} … , ${BOTH_WAYS} $`, `${asks} …`], [`${asks} … … , ${BOTH_WAYS} $`, `${asks} … …`]]),
  ...['in', 'during', 'over'].flatMap((when): Saying[] => [[`how many times (did|has|have) (money|cash) (move|moved|change hands) ${when} … , ${BOTH_WAYS} $`, `how many transactions were there ${when} …`]]),
  ['how many (customer|client|patient|guest|) refunds (went out|were sent out|were paid out|left|did we send out)', 'how many refunds did we give'], ['(date|day) of (the|their|its|his|her|) final payout', 'date of the last payout'],
  ['how many times (did|has|have) (money|cash) (come|came) in', 'how many incoming payments did we have'], ['how many times (did|has|have) (money|cash) (go|gone|went) out', 'how many outgoing payments did we have'], ['how many times (did|has|have) (money|cash) (move|moved|change hands|changed hands)', 'how many transactions were there'],
  ['how many (payments|deposits|transfers) (landed|arrived|hit|showed up|turned up) (in our account|in the account|in our bank|in the bank|on our account|our account|)', 'how many deposits came in'],
  ...['to', 'from'].map((way): Saying => [`payments ${way} … , (tell me|give me|just|only) (the|their) (number|count) $`, `payments ${way} … , how many`]),
  // Means.
  ['^ (what is|what was|) (the|our|) (average|mean|avg) of (the|our|) (last|past|previous) #1 (full|whole|complete|) months (of|in|for) (our|) <measure>', 'average monthly <measure> over the last #1 full months'],
  ['(the|) last #1 (full|whole|complete|) months averaged (what|how much) (in|as|of) <measure>', 'what was average monthly <measure> over the last #1 full months'], ['spread … of #1 over the months (:|,) how much (each|a month|per month)', 'average monthly … in #1'],
  ['divide (what|all|everything) … (got|received|were paid|was paid|took|charged|charged us|cost us) … by (the number of|how many) (payments|transactions|bills|charges)', 'average payment to … …'],
  ['divide (what|all|everything) … (got|received|were paid|was paid|took|charged|charged us|cost us) by (the number of|how many) (payments|transactions|bills|charges)', 'average payment to …'],
  ['take … and divide (it|that|this) by (twelve|12) !<units>', 'average monthly …'], ['… divided by (twelve|12) $', 'average monthly …'],
  [', (taking|using|use|take|counting) (just|only) <thisorlast>', 'in <thisorlast>'], [', (taking|using|use|take|counting) (just|only) last <unit>', 'in the last <unit>'],
  // A bound, and how many months were beyond it.
  ...['above', 'below', 'over', 'under', 'more than', 'less than'].map((side): Saying => [`<measure> (was|were|went|came in|stayed|ran|) ${side} #sum (in|for|during|) how many <units>`, `in how many <units> was <measure> ${side} #sum`]),
  // Of all months the one.
  ['^ (out of|of|among) (all|all of) (the|our|) months (in|of|during) #1 , which (one|) (had|has|saw|brought|made|did|shows) (the|) <mostorleast>', 'which month of #1 had the <mostorleast>'], ['^ (out of|of|among) (all|all of) (the|our|) quarters (in|of|during) #1 , which (one|) (had|has|saw|brought|made|did|shows) (the|) <mostorleast>', 'which quarter of #1 had the <mostorleast>'],
  ...['months', 'quarters'].map((units): Saying => [`^ (out of|of|among) (all|all of) (the|our|) ${units} (in|of|during) #1 , which (one|) (had|has|saw) (the|) fewest <sales>`, `which ${units.slice(0, -1)} of #1 had the lowest <sales>`]),
  [`^ (the|) <unit> (that|when|where|in which|) (we|i) ${EARNED} (the|) most (in|) $`, 'which <unit> had the highest revenue'], [`^ (the|) <unit> (that|when|where|in which|) (we|i) ${EARNED} (the|) most (in|of|during|over)`, 'which <unit> had the highest revenue in'],
  [`^ (the|) <unit> (that|when|where|in which|) (we|i) ${EARNED} (the|) least (in|of|during|over)`, 'which <unit> had the lowest revenue in'], [`^ (the|) <unit> (that|when|where|in which|) (we|i) ${SPENT} (the|) most (in|of|during|over)`, 'which <unit> had the highest expenses in'], [`^ (the|) <unit> (that|when|where|in which|) (we|i) ${SPENT} (the|) least (in|of|during|over)`, 'which <unit> had the lowest expenses in'],
  // The last one, and what it came to.
  ['^ when (we|i) (last|most recently) paid … , (how much|what) (was it|did we pay|was that|did it cost|was the amount|was it for)', 'how much was the latest payment to …'], ['^ (when|the last time) (we|i) paid … (the last time|last) , (how much|what) (was it|did we pay|was that|did it cost|was the amount|was it for)', 'how much was the latest payment to …'],
  ['since when have (we|i) not paid', 'when did we last pay'],
  // What went back.
  ['(did|do|have|had) (we|i) (have to|need to|got to) reimburse <buyers>', 'did we refund to <buyers>'],
  ['(did|do|have|had) (we|i) (reimburse|reimbursed|repay|repaid) <buyers>', 'did we refund to <buyers>'], ['<buyers> (were|was|got|have been) reimbursed', '<buyers> were refunded'],
  // Draws and loans too.
  ['(draws|owner draws|draws and loan payments|loan payments and draws|draws and loans|loans and draws|loan payments) (count too|count as well|also count|count also)', 'everything included'],
];
