/** What goes back to those who buy, what comes back from those who sell, and what is kept of sales, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const BUYERS = '(patients|clients|customers|guests|buyers|the patients|the clients|the customers|our patients|our clients|our customers|subscribers|the subscribers|our subscribers|members|the members|our members|tenants|the tenants|our tenants|students|the students|our students)';
const INSURERS = '(insurers|the insurers|insurance companies|the insurance companies|insurance carriers|insurance|the insurance)';
const DOLLAR = '(dollar|euro|pound)';
const SOLD = '(sales|revenue|income|turnover|takings)';

export const GIVEN_BACK_SAYINGS: readonly Saying[] = [
  // To those who buy.
  [`(payment|payments) to ${BUYERS} !<apostrophe>`, 'refunds to customers'],
  [`(refunds|refunded|refund|give back|gave back|given back|paid back|sent back|go back|went back|gone back|returned) to ${BUYERS} and (to|) ${INSURERS}`, 'refunds to customers'],
  [`(refunds|refunded|refund|give back|gave back|given back|paid back|sent back|go back|went back|gone back|returned) to ${INSURERS} and (to|) ${BUYERS}`, 'refunds to customers'],
  [`(money|cash|amounts|what was|what we) (given back|gave back|paid back|handed back|sent back|refunded) to ${BUYERS}`, 'refunds to customers'],
  ['(credit note|credit notes) (to|for|given to|issued to|sent to|we issued to|we gave|we gave to|we sent)', 'refunds to'], ['(credit note|credit notes) (in|during|this|last|so far|ytd)', 'refunds in'], ['<most> credit note $', '<most> refund'],
  [`what (was|got|did we|have we) (returned|return|given back|give back|paid back|pay back|handed back|sent back) (in|during|over) #1 to ${INSURERS} and (to|) ${BUYERS}`, 'refunds to customers in #1'],
  [`what (was|got|did we|have we) (returned|return|given back|give back|paid back|pay back|handed back|sent back) (in|during|over) #1 to ${BUYERS}`, 'refunds to customers in #1'],
  ['(who|which customer|which customers|which client|which clients|which buyer|which shopper) (has|have|) returned (the|) <mostorleast> (to us|stuff|goods|items|)', 'who sent back the <mostorleast>'],
  ['(which customer|which client|which buyer|who) cost us (the|) most in (returns|refunds)', 'who sent back the most'],
  ['(the|our|) (biggest|largest|top) (returner|sender back)', 'who sent back the most'],
  ['(has|have|did) … (had|got|get|gotten) (any|some|) (money|cash|anything|something) (returned|back|given back|refunded|paid back|sent back) (from|by) us', 'have we given back anything to …'],
  ['(credits|credit) (that|) (we|) (issued|given|granted|gave|) to …!<accountkind> (for|over|because of|due to) (the|)', 'refunded to … for'],
  ['who (received|got|was given) (the|our) <most> refund (that|) (we|i) (ever|have ever|) (gave|issued|made|paid|given|have given|handed out)', '<most> refund ever and who got it'],
  ['(the|our|my) record refund', 'the largest refund ever'],
  ['? (and|) (which customer|which client|who) did (it|that) go to', ' and who got it'],
  ['refunds … , (number|count|how many) and (amount|amounts|total|value|sum|how much) $', 'how many refunds … and how much'],
  [`(pay|paid|paying|hand|handed|give|gave|given|send|sent) ${BUYERS} (money|cash|anything|something|) back`, 'refunded to customers'],
  // As what it went back.
  ['(went|go|goes|gone|got|was|were|is|being|been|get) (paid|given|handed|sent|) (right|straight|) (back|) (out|) (again|) as (refunds|refund|customer refunds)', 'was refunded'],
  ['(did|have|do|had) (we|i) (end up|) (give|pay|hand|send|given|paid|handed|sent|giving|paying|handing|sending) (right|straight|) back (out|) as (refunds|customer refunds)', 'did we refund'],
  ['(end up|ended up|wind up|wound up) refunding', 'refund'],
  // From those who sell.
  ['(how much|what) (did|has|have) … (refund|refunded|credit|credited) us (in credit|in credits|as credit|as a credit|by credit)', 'how much credit did … give us back'],
  ['(return|returns) (credits|credit)', 'returns credited to us'],
  ['(sum up|add up|total|total up) (every|each|all the|all) (credit|credits) … (has|have|) (issued|gave|given|granted) (to us|us) (on|for) (the|) (returned goods|returns|goods returned|returned items)', 'total returns credited to us by …'],
  // What is kept of sales.
  [`(for|from|of|out of) (each|every|a) ${DOLLAR} of #1 ${SOLD} (,|) (how many|how much) (cents|pence|) (was|were|is|are|stayed|remained) (left|left over|kept|) (as|over as|) (profit|) $`, 'what was net margin in #1'],
  [`(in percent|as a percentage|in percentage terms|) (what|how much|how many cents|how many percent) (we|i) (kept|keep|have kept|held on to) (of|from|out of) (each|every|a) ${DOLLAR} (of|in) ${SOLD}`, 'what was net margin'],
  [`(what|how much|how many cents) (we|i) (kept|keep|have kept|held on to) (of|from|out of) (each|every|a) ${DOLLAR} (of|in) ${SOLD} in #1 , in (cents|percent) $`, 'what was net margin in #1'],
  ['return on sales ( ros )', 'return on sales'],
  ['<sales> (minus|less) (all|every|all the|all our|all of the|all of our|total) <costs> (,|) (what is left|whats left|what s left|how much is left|what remains|what was left) (over|) $', 'net profit'],
  // A comparison that is not wanted.
  ['(the|) #1 comparison (is|are) not (needed|necessary|required|wanted)', ''],
  ['(i|we) (was|were) going to compare (with|to|it with|it to|against) #1 but (no|not|never mind) (,|) (only|just|)', ''],
  // What was pasted in front of a question.
  ['(ignore|disregard|forget|never mind|skip) (that|the|all that|this) (sql|code|junk|garbage|gibberish|nonsense|rubbish|spam|noise|sql junk|sql stuff|sql code|code junk|copy paste|pasted text) (,|.|;|-)', ''],
  ['hrs', 'hours'],
  ['!<beforeatm> atm $', 'at the moment'],
  ['(i bet|i guess|i suspect|probably|surely|presumably) (it is|its|it s|it will be) (the|) (usual|same|same old) (one|suspect|suspects|guy|ones)', ''],
];
