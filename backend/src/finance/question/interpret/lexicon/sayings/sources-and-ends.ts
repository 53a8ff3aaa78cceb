/** Where money comes from and where it ended up, when a thing was dearest, and who is ranked by what they got. Add a line to teach one. */
import type { Saying } from './saying.ts';

const MOSTLY = '(mostly|mainly|primarily|chiefly|largely|predominantly|for the most part)';
const ENDED_UP = '(ended up|ends up|wound up|winds up|landed|lands|went|goes|disappeared|disappears|has gone|is going)';
const HIGH = '(most expensive|dearest|costliest|priciest|at its highest|at their highest|at its dearest|at its peak)';
const LOW = '(cheapest|least expensive|at its lowest|at their lowest|at its cheapest)';
const BY_WHAT = 'by (how much|what) (we|i) (paid|pay|spent on|spend on|gave|give) them';

export const SOURCES_AND_ENDS_SAYINGS: readonly Saying[] = [
  // "Where does our income mostly come from", "how much of the clinic's money ended up with Acme".
  [`where (does|do|did) (our|the|my) (income|revenue|money|sales|turnover|earnings) ${MOSTLY} come from`, 'breakdown of revenue by category'],
  ['where (do|did) (our|the|my) (sales|earnings) come from', 'breakdown of revenue by category'],
  ...['', ' <workplace>', ' <workplace> s'].map((whose): Saying => [`how much of (the|our|my)${whose} money ${ENDED_UP} (with|to|at|into)`, 'how much did we pay']),
  [`how much of (the|our|my) … money ${ENDED_UP} (with|to|at|into)`, 'how much of … spending went to'],
  ['(once|when|after|if) (you|we|i|one) (take|takes|took|knock|deduct) (off|away|out|) (the|any|all|their|its) (credit|credits|credit note|credit notes) (they|it|he|she) (gave|gives|issued|sent|granted) (us|) (back|)', 'after credits'],
  ['(and|but|) (do not|not|without|excluding|leave out|leaving out|ignore|ignoring|except for|apart from) (count|counting|include|including|) (the|any|their|its|) (credit memos|credit memo|credit notes|credit note|credits|vendor credits)', 'before credits'],
  // "When were freelancers cheapest": of a kind a month is dear or cheap, not a payment.
  ...Object.entries({ [HIGH]: 'highest', [LOW]: 'lowest' }).flatMap(([how, most]): Saying[] => ['…', '… …'].map((what): Saying => [`when (was|were) (the|our|my|) ${what} (the|) ${how}`, `which month had the ${most} ${what}`])),
  // "Freelancers ordered by how much we paid them, the first three".
  [`(ordered|ranked|sorted|listed|) ${BY_WHAT}`, 'by name'],
  ['how many (rows|lines|transactions|entries|records) did (i|we) (just|) (give|send|hand|feed|load) (you|)', 'how many transactions are in the file'],
  ['(put|putting|pay|paid|paying) own money (in|into)', 'put our own money into'],
  ['(,|) (starting|start|going) from (the amount|the amount that|what|the rent|the price) (we|i) pay (at present|today|now|currently|at the moment|right now) (,|)', ','],
  // "Everything under rent: where does that stand".
  [': where (does|do|did) (that|this|it|we|they) (stand|sit|come out|land) (now|at|today|)', ','],
  ['… … (count|counts) too $', 'including … …'], ['… (count|counts) too $', 'including …'],
];
