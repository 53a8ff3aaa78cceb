/** Who pays whom, what is paid again and again, and parts that are told apart, said in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const BEHIND = ['over', 'above', 'under', 'below', 'between', 'of', 'at', 'more', 'less', 'were', 'are', 'was', 'in', 'last', 'this', '$'];
const COGS = '(cogs|cost of goods sold|cost of goods|cost of sales|cost of services)';
/** As a thing: "what does Shell transfer to ourselves" has somebody who does it. */
const TO_OURSELVES = '(transfers|movements) (to|between) (ourselves|ourself|our own accounts|our own pots)';
const ANYTHING = '(anything|something|things|stuff|what)';

export const SIDE_SAYINGS: readonly Saying[] = [
  // "How much of our money went to Acme" asks for the money, not for a share.
  ...['to', 'with', 'on', 'at', 'into'].map((way): Saying => [`how much of (our|my) (own|hard earned|precious|) (money|cash|funds) (went|goes|has gone|went out|ended up|ends up|landed|was paid|is paid|gets paid|got paid|was spent|is spent|gets spent|was sent) ${way}`, `how much money went ${way}`]),
  ['how much of (our|my) (own|hard earned|precious|) (money|cash|funds) (did|does|has|have)', 'how much money did'],
  ['(came|come|comes) back (to us|) from', 'came in from'],
  ['credit notes (did|have) we (pay|paid|give|gave|issue|issued|hand out)', 'refunds did we pay'],
  // Not "payments to US Foods".
  ...BEHIND.map((next): Saying => [`(payment|payments) (made|) to us ${next}`, next === '$' ? 'payments received' : `payments received ${next}`]),
  ...BEHIND.filter((next) => /^(over|above|under|below|of|at|more|less)$/.test(next)).map((next): Saying => [`(payment|payments) in ${next}`, `payments received ${next}`]),
  // Made by us: not what the business made.
  ...['over', 'above', 'under', 'below', 'more than', 'less than'].map((bound): Saying => [`(payment|payments) ${bound} #1 (that|which|) we made`, `payments we made ${bound} #1`]),
  // Who insures us is paid for it.
  ['(pay|paid|paying|pays) (to|) (our|the|all|all our|) (insurer|insurers|insurance company|insurance companies)', 'pay for insurance'],
  ['(which|what) (insurer|insurers) (do|did|have|has) (we|i)', 'which insurance vendor do we'],
  // Of those who get paid it is what we pay.
  ['(how much|what) (did|do|does|have|has) (the|our|my) …!<paidthings> (get|got|gotten|been) paid', 'how much did we pay the …'],
  // Spent with us is paid to us.
  ['(spend|spent|spends|spending) (money|) with us', 'pay us'],
  ['(spend|spent|spends|spending) <mostorleast> with us', 'pay us the <mostorleast>'],
  ['(spend|spent|spends|spending) the <mostorleast> with us', 'pay us the <mostorleast>'],
  // What comes back in a rhythm.
  [`${ANYTHING} (that|which|) (do|are|) (we|i) (pay|pays|paying|billed|charged|get billed|get charged) for (every|each) month`, 'which vendors do we pay every month'],
  [`${ANYTHING} (that|which|) (do|are|) (we|i) (pay|pays|paying|billed|charged|get billed|get charged) for (every|each|once a) quarter`, 'which bills do we pay every quarter'],
  ['(anything|something) (that|which|) (we|i) pay (every|each) month', 'which vendors do we pay every month'],
  ['(anything|something) (that|which|) (we|i) pay (every|each|once a) quarter', 'which bills do we pay every quarter'],
  // Of what is sold, where nobody says of what.
  [`${COGS} (percent|percentage) !<ofchange>`, 'cost of sales as a share of revenue'],
  // Two parts of what a lender gets.
  ['how much (in|of it was|was|were|went to|went toward|went towards|on|is) (the|) principal $', 'how much on loan payments'],
  ...['in', 'last', 'this', 'during', 'over', 'since'].map((next): Saying => [`how much (in|of it was|was|were|went to|went toward|went towards|on|is) (the|) principal ${next}`, `how much on loan payments ${next}`]),
  // To oneself nothing is paid.
  [`^ ${TO_OURSELVES}`, 'transfers'],
  ...['from', 'without', 'excluding', 'except', 'for', 'counting', 'minus', 'including', 'all', 'any', 'the', 'our'].map((lead): Saying => [`${lead} ${TO_OURSELVES}`, `${lead} transfers`]),
  // The whole of it is what all customers bring.
  ['(share|percentage|part|proportion) of everything $', 'share of the total'],
  // Where something is sold, and not what is bought there.
  ['(how much|what) (did|do|have|has|) (we|i) (sell|sold) (on|through|via) !<moment>', 'sales on'],
  ...['amazon', 'ebay', 'etsy', 'walmart', 'shopify'].map((place): Saying => [`(how much|what) (did|do|have|has|) (we|i) (sell|sold) in ${place}`, `sales on ${place}`]),
  ['how (often|many times) (did|do|have) (we|i) (get|got|have|had|receive|received) (a|) (delivery|deliveries|shipments|shipment|supplies) from', 'how many times did we pay'],
  // What taking cards costs, and not what went out by card.
  ['(credit|debit|) (card|cards) (machine|terminal|) (fee|fees)', 'card processing fees'],
];
