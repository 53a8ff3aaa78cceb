/** Figures asked by how one would work them out: divided, sorted, held against a hundred, read off a line of the statement. Add a line to teach one. */
import type { Saying } from './saying.ts';

const READS = '(reads|read|says|say|shows|show|is|was|came to|comes to) (what|how much|what figure|what number)';
const STATEMENT = '(p&l|p & l|pnl|profit and loss|profit and loss statement|profit & loss|income statement|statement of income)';
const ON = '(at the top|at the bottom|) (of|on|in) (the|our|my)';
const COMES_FIRST = '(comes|is|stands|sits|would be|would come|will be|) (first|on top|at the top|at the head|number one|at number 1|number 1)';
const SORTS = '(if|when|once|suppose|) (i|we|you) (sort|sorted|order|ordered|rank|ranked|line up|lined up|put) (the|our|all|all the|all our|)';
const FROM_HIGH = ['from high to low', 'high to low', 'from the highest to the lowest', 'from largest to smallest', 'from big to small', 'by size', 'by amount', 'in descending order'];
const FROM_LOW = ['from low to high', 'low to high', 'from the lowest to the highest', 'from smallest to largest', 'from small to big', 'in ascending order'];

export const WORKED_OUT_SAYINGS: readonly Saying[] = [
  // A line of the statement.
  [`(the|) (top line|first line) ${ON} ${STATEMENT}`, 'total revenue'], [`(the|) (bottom line|last line) ${ON} ${STATEMENT}`, 'net profit'],
  [`(the|our|) … line ${ON} ${STATEMENT}`, '…'],
  ...['', ' …'].map((when): Saying => [`(for|in|during|over|of)${when} ${READS} $`, `for${when}`]),
  [`(reads what|says what|shows what|comes to what|came to what|comes to what figure|came to what figure) $`, ''],
  // The whole of a stretch.
  ['between the first and (the|) last day of', 'in'], ['from the first (day|) (to|until|through) the last day of', 'in'], ['the very <most>', 'the <most>'],
  // Divided by how many.
  ['(divide|take) (the|our|) … total (by|and divide it by|and divide by) (the|its|all) (number of|) months', 'average … per month'],
  ['(divide|dividing) (the total of|the total|) (what we paid|what we pay|what i paid|what i pay|our payments to|payments to) … … … by the number of payments (, what do i get|, what do we get|)', 'what was the average payment to … … …'],
  ['if (i|we|you) divide', 'divide'], ['(divide|dividing) what … (got|gets|received|took) for … by (the|our|) (whole|total|entire|full|) … (spend|spending|cost|costs|bill|total)', 'what percent of … spending went to …'],
  // So many of a hundred.
  ...['100 percent', 'a hundred percent', 'one hundred percent', '100'].flatMap((hundred): Saying[] => [
    [`if (total|all|all our|all the|our total|the total|our|the) … … (is|are|were|was|equals|makes) ${hundred} (,|) how many percent (is|are|was|were|went to|goes to) (the|our|)`, 'what percent of total … … was'],
  ]),
  ['per hundred (dollars|euros|pounds|bucks) (of|spent on) … (in|during|for|over) … (,|) how many (dollars|euros|pounds|bucks) (were|was|are|is|came from|come from)', 'what percent of … in … was'],
  ['per hundred (dollars|euros|pounds|bucks) (of|spent on) … (in|during|for|over) … (,|) how many (dollars|euros|pounds|bucks) (did|does)', 'what percent of … in … went to'],
  // Sorted, and one stands first.
  ...[...FROM_HIGH.map((order) => [order, 'largest']), ...FROM_LOW.map((order) => [order, 'smallest'])].flatMap(([order, most]): Saying[] => ['…', '… …', '… … …'].map((all): Saying => [`${SORTS} ${all} ${order} (,|) (what|whats) (amount|one|figure|payment|is|) ${COMES_FIRST}`, `what was the ${most} single ${all}`])),
  // Larger than every other one.
  ...Object.entries({ 'bigger|larger|higher|greater|more': 'largest', 'smaller|lower|less': 'smallest' }).flatMap(([than, most]): Saying[] => [
    [`(which|what) (one|single|) … (was|is|were) (${than}) than (all|any|every|each) (of|) (the|) (others|other|other one|other ones|rest|others we made)`, `which … was the ${most} single one`],
    [`no (single|one|other|) … (was|is|were) (${than}) than (which|what) (one|amount|)`, `what was the ${most} single …`],
    [`(was|is|were) (${than}) than (all|any|every|each) (of|) (the|) (others|other|other one|other ones|rest)`, `was the ${most} single one`],
  ]),
  // So many places of a list.
  ['(number|no) (one|1) (to|through|down to|till) (number|no|) #', 'top #'], ['(positions|places|ranks|spots) (one|1) (to|through) #', 'top #'],
  [', (cut off|stop|ending|end|cutting off|stopping) (after|at) (the|) (first|top|) # $', ', top #'],
  ['a podium (, but|but|) (with|of|has|having|) # places (, for|for|of|,)', 'top #'], ['a podium (for|of)', 'top 3'],
  // From the one to the other.
  ['(gain|gained|win|won) or (lose|lost|loss) (going|moving|coming) from', 'change from'], ['(gain|gained) or (lose|lost) from', 'change from'], ['(going|moving|coming) from … to … ,', 'from … to … ,'],
  ['(the|a|our|) (step|move|jump|way|shift) from … to … changed (our|the|my|) … by (how much|how many percent|what|what percent)', 'by how much did … change from … to …'],
  ['if … in … (is|was|were|are|equals) (100 percent|a hundred percent|100) (,|) (by|) (how many|what) percent was … (higher or lower|up or down|more or less|above or below|above or below it)', 'by what percent did … change from … to …'],
  ['starting (from|at|with|out from|out at) …!<since> (,|) by (how much|what|what percent|what percentage|how many percent) did …!<since> (rise or fall|fall or rise|go up or down|change|move|grow or shrink|increase or decrease) (by|until|to|till) …', 'by what percent did … change from … to …'],
  // Of what alone is wanted.
  ['(i|we|) (do not|no) (need|want|care about|care for|mean) (the|) … , (only|just|but|but only|but just) (the|)', 'the'], ['not (the|) amount (but|, but|only|) (the|) (percent|percentage)', 'the percentage'], ['not (the|) (percent|percentage|share) (but|, but|only|) (the|) amount', 'the amount'],
  ['(i would rather|i d rather|rather|i prefer to|i would prefer to) (see|have|get) … as (a series of|) months (than|not|and not) (as|) (one|a|a single) total', 'show … by month'],
  ['(do not|no need to|please do not) (break it down|split it up|itemise it|itemize it|list them|list it) (, only|, just|only|just|,) (the|a|)', 'the'],
  // After everything.
  ...['subcontractors', 'subs', 'labor', 'labour', 'materials', 'rent', 'payroll', 'wages', 'parts', 'supplies', 'all costs', 'expenses'].map((cost): Saying => [`<sales> net of (the|our|) ${cost}`, `revenue less ${cost}`]),
  ['(once|when|after) (all|every one of) (the|our|) (costs|expenses|bills) (came off|come off|are paid|were paid|have come off|had come off|are off|are out)', 'net profit'],
  ['(with|after) (every|each|all) (expense|expenses|cost|costs|bill|bills) (paid|covered|settled|accounted for) (,|) how much (did|does|do|has) (the|our|) (company|business|firm|shop|we) (make|made|earn|earned|keep|kept)', 'what was net profit'],
  ['(take|took|taken) (all|all the|all our|every|) (expenses|costs|expense|cost) (off|from|away from|out of) (everything|all|what|all that) (we|i) (earned|earn|made|took in)', 'take all expenses off revenue'],
  ['(if|when|) (you|we|i) take all expenses off revenue', 'net profit'],
  // Money moved between own accounts is in no flow anyway.
  ['(,|and|, and|but|, but) (transfers|moves|movements|transfer) (between|among|across) (the|our|my|) own (bank|) accounts (not|left out|not included|not counted|excluded|aside) $', ''],
  // Month beside month.
  ['p / m', 'per month'], ['(by|per|for each|in each) calendar month', 'by month'], [', one (per|for each|for every|a) month (, in order|in order|)', 'by month'], ['with (the|) months … along the (bottom|x axis|axis)', 'by month in …'],
  ['january , february (and so on|etc|and so forth) (through|in|for|of|during)', 'month by month in'],
];
