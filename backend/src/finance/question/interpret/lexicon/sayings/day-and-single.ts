/** The day of one payment, the one that was largest, seasons told with their months, and what is paid and taken off, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const DAY = '(i need|we need|tell me|give me|find|find me|what was|looking for|) the (day|date) (that|on which|when|)';
const SEASON = '(heating|cooling|holiday|wedding|busy|peak|slow|christmas|ski|tax|harvest|planting|festival|tourist|hunting|growing|planting) (season|rush)';
const WORST = '(worst|steepest|dearest|highest|biggest|largest|priciest)';
const HURTS = '(hurt|stung|hit|bit) (us|me|) (the|) (most|hardest)';

export const DAY_AND_SINGLE_SAYINGS: readonly Saying[] = [
  // The day of one payment.
  ...['…', '… …'].flatMap((payment): Saying[] => [
    [`^ ${DAY} (the|our) ${payment} (came in|arrived|landed|hit|hit the account|got here)`, `when did the ${payment} come in`],
    [`^ ${DAY} (the|our) ${payment} (got paid|was paid|went out|left the account)`, `when did we pay the ${payment}`],
  ]),
  // The one that was largest.
  [`which (one|single|one single) (charge|payment|expense|bill|cost|transaction|purchase) ${HURTS}`, 'what was the single largest expense'],
  ...['largest', 'biggest', 'smallest'].map((most): Saying => [`the ${most} one (that|which) (landed|came in|arrived|hit|went out)`, `the single ${most} payment`]),
  [`(of|among|out of) all (the|our|my|) … , how (steep|bad|high|large|big|much) was (the|our) ${WORST} (one|)`, 'what was the single largest …'], [`(of|among|out of) all (the|our|my|) … , (what|which) was (the|our) ${WORST} (one|)`, 'what was the single largest …'],
  ['one shot (job|payment|order|purchase|sale|deposit)', 'single payment'], ['one shot', 'single'],
  // A season, told with its months.
  [`^ (the|our|) ${SEASON} (,|:|-|) (so|that is|meaning|namely|from|) <monthname>`, 'in <monthname>'],
  // What a month costs, how often they filled up, whom one pays by what.
  ['what (did|does) (a|the|an) (typical|average|normal|usual) month cost (us|me) in (total|) (expenses|costs) (, on average|)', 'what were average monthly expenses'],
  ['^ times (the guys|we|they|i|the crew|our guys) (fueled|fuelled|filled|gassed|tanked) up', 'how many times did we fill up'],
  ['^ when (we|i) (zelle|venmo|wire|paypal) … , what is the average payment', 'average payment to …'],
  ['how much principle', 'how much principal'],
  // What they gave back is taken off what is paid.
  ['net of returns for (returns|returned goods|returned items)', 'net of returns'],
];
