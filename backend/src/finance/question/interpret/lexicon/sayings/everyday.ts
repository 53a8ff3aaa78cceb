/** What people of all trades say around a figure: only the count wanted, all the time there are books for, what eats the money, what jumped from one month to the next. Add a line to teach one. */
import type { Saying } from './saying.ts';

const SAW = '(saw|witnessed|experienced|posted|registered|recorded|logged|clocked|delivered|produced|boasted|showed|chalked up|racked up)';
const HAVE_BOOKS = '(have|got|hold|keep|have got|keep any|have any)';
const BOOKS = '(records|books|data|figures|a ledger|numbers|entries|rows|anything)';
const BUYERS = '(customers|clients|guests|buyers|shoppers|patients|members|our customers|our clients|our guests|the customers|the clients|people)';
const WE = '(we|i)';
const SHIFTS = '(transfers|transferring|moves|moving|movements|shuffles|shuffling|shifting|shifts|switching|swapping|shuffled|moved)';
const ASIDE = '(aside|apart|excluded|left out|not counted|ignored|left aside|put aside|set aside|disregarded|not included)';
const LEAVING_OUT = '(without|excluding|leaving out|leaving aside|ignoring|not counting|disregarding|apart from|aside from|except|except for|other than|but not|not including)';
const HELD_AGAINST = '(to|with|against|and)';

export const EVERYDAY_SAYINGS: readonly Saying[] = [
  // The business, called by what it is, and its customers' money.
  ['how (is|are|has) (the|our|my) (lodge|kennel|kennels|press|studio|salon|clinic|practice|garage|gym|restaurant|cafe|bakery|brewery|farm|firm|agency|office|yard|mill|inn|hotel|spa|bar|pub|place|outfit|workshop|nursery|school|barn|stable|stables|truck|roastery) (doing|holding up|going|been doing|faring|getting on|coming along) $', 'how is business doing'],
  ['(utility|utilities) (companies|providers|suppliers|vendors|firms)', 'utilities vendors'], ['^ (give me|show me|i want|i need|get me) (an|a quick|the|a brief|a short|a status|a|) (update|status|status update) $', 'how is business doing'],
  ['(have|did|do) (the|our|my|) (two|three|both|all|) (partners|owners) (taken|take|took) (out|home)', 'did the partners take out'], ['earnt', 'earned'], ['what (hit|reached|landed in|arrived in|came into) (the|our) (bank|account|bank account) from (customers|clients|patients|guests)', 'what did customers pay us'],
  ['any (client|customer) (ever|) (wrote|cut|handed) us', 'any customer paid us'], ['^ (give me|show me|get me) the usual $', 'how is business doing'], ['since # (began|started|kicked off)', 'since the start of #'],
  ['where (does|did|do|has|is) (most|the most|the bulk|the majority|the biggest part|the largest part) of (my|our|the) (money|cash|spending) (go|goes|going|gone|went)', 'where does our money go'], ['(what|which) monthly (software|) subscriptions are (we|i) paying (for software|for|)', 'what software subscriptions do we currently pay for'], ['(what|which) software subscriptions are (we|i) paying (for|) (monthly|every month|each month)', 'what software subscriptions do we currently pay for'],
  ['refunds did (we|i) (give|issue|make|send|pay) (to|) (our|the|) (customers|clients|guests|patients|buyers)', 'refunds did we issue'], ...['category', 'vendor', 'supplier', 'cost'].map((one): Saying => [`${one} (pushed|drove|sent) (our|the|) (costs|expenses|spending) (up|higher) (the|) most`, `${one} rose the most`]),
  ['(pet parents|pet owners|dog owners|dog parents|cat owners)', 'customers'], ['(programs|programmes) and apps', 'software'], ['(did|has|have) (my|our|the) (bookkeeper|accountant|office) (enter|entered|record|recorded|post|posted|key in|keyed in|type in|typed in|booked)', 'are there'],
  ['after the (latest|last|most recent|newest) (increase|rise|hike|raise|bump)', ''], ['(one off|one time) (payment|sale|deposit) from any (customer|client)', 'single customer payment'],
  ['(customer|client|guest|patient|member|buyer) money !<comparison>', 'revenue'],
  // Which of the units.
  [`${SAW} (the|our|) <extreme>`, 'had the <extreme>'], [`${SAW} (the|our|) (most|top)`, 'had the most'], [`${SAW} (the|our|) (least|fewest)`, 'had the least'],
  ['(hardest|toughest|roughest|harshest|cruellest|cruelest) <unit>', 'worst <unit>'], ['(kindest|happiest|nicest) <unit>', 'best <unit>'],
  // Only a count.
  ['(,|) (just|only|simply) (the|a) (count|tally) (please|thanks|) $', ', how many'], ['(,|) (just|only|simply) the number (please|thanks|) $', ''], ['(,|and|) nothing (else|more|fancy) (please|thanks|) $', ''],
  ['(,|) (please|) (no|without|without any|skip the) (decimals|decimal places|cents|pennies) (please|thanks|) $', ''],
  ['(lines|rows|entries|records) (does|do) (the|this|that|my|our) (ledger|file|spreadsheet|export|data) (that|) (i|we|) (gave|sent|uploaded|handed|imported|shared|) (you|with you|) (have|hold|contain|include) (in it|in total|altogether|)', 'transactions are there'],
  ['(does|do) (the|this|that|my|our) (ledger|file|spreadsheet|export|data) (that|) (i|we) (gave|sent|uploaded|handed|imported|shared) (you|with you|) (have|hold|contain|include) (in it|)', 'are there'],
  ['(are|is) (there|) in the (file|ledger|spreadsheet|export) (that|) (i|we) (gave|sent|uploaded|handed|imported|shared) (you|with you|)', 'are there'],
  // Of all time.
  [`(over|across|in|for|during|through|from|of) (all|the whole|the entire|all of|the full) (the|) (time|period|stretch|span|years|months|life|length|history) (that|for which|) (we|you|i) ${HAVE_BOOKS} ${BOOKS} (for|of|on|about|)`, 'of all time'],
  ['(over|across|in|for|during|through) the (whole|entire|full) (life|length|span|run|history|stretch|course) of (the|these|our|my|this|those) (records|books|data|ledger|file|files|numbers|accounts)', 'of all time'],
  // Up to now.
  ['(from|since) (the|) (1st|first|1|start|beginning|first day) of (this|the|the current|the present) month (up|on|) (to|until|till|through|up to) (now|today|date|this day|the present|this point|right now)', 'this month so far'],
  ['(from|since) (the|) (start|beginning|first day) of (this|the current) year (up|on|) (to|until|till|through|up to) (now|today|date|this day|the present|this point|right now)', 'this year so far'],
  // "For the one October 2024 through September 2025": of a year that was told before.
  ['(for|in|during|over) (the|that) (one|year) (from|) <monthname> <yearnumber> (to|through|thru|until|till|-)', 'from <monthname> <yearnumber> to'],
  ['<measure> (now|right now|currently) (versus|vs|against|compared to|compared with) last <unit>', '<measure> this <unit> versus last <unit>'],
  // To whom it went back.
  [`(how much|what) (did|have|do) ${WE} (hand|give|pay|send|handed|given|paid|sent) back to ${BUYERS}`, 'how much did we refund to customers'],
  ['(took|take|takes|has taken|have taken) (how much|what) (off|out of) (us|me)', 'was paid how much by us'],
  // Nothing taken off.
  ['gross (,|) (with|and|) nothing (deducted|taken off|subtracted|netted|netted off|knocked off)', 'before refunds'], ['(,|) (with|and|) nothing (deducted|taken off|subtracted|netted off|knocked off) $', ' before refunds'],
  ['(which|what) day of the week (has|had|brings|brought|sees|saw|gets) (the|) (lowest|fewest|least|smallest|weakest) (sales|revenue|takings|income)', 'which weekday had the lowest sales'],
  ['(brings|bring|brought|has|had|gets|got|sees) (the|) (fewest|least) (sales|takings)', 'had the lowest sales'],
  // One against another, month by month.
  [`(comparing|compare) <monthname> ${HELD_AGAINST} <monthname2> <yearnumber> (,|) <questionword>`, '<monthname> <yearnumber> versus <monthname2> <yearnumber> , <questionword>'],
  [`(comparing|compare) <monthname> ${HELD_AGAINST} <monthname2> (,|) <questionword>`, '<monthname> versus <monthname2> , <questionword>'],
  ['(category|line|product|source|stream) (that|) lost (the|) most (money|ground|revenue|sales|income|) $', 'category fell the most'],
  ['(ballooned|mushroomed|snowballed|skyrocketed|swelled|swole|inflated)', 'rose'], ['(balloon|mushroom|snowball|skyrocket|swell)', 'rise'],
  ['(come|came|coming|go|went|going) (down|) (hardest|sharpest|furthest)', 'fall most'], ['(fell|dropped|sank|shrank|declined|fall|drop|shrink|decline) (the|) (hardest|sharpest|furthest)', 'fell most'], ['(rose|jumped|grew|climbed|rise|jump|grow|climb) (the|) (hardest|sharpest|furthest)', 'rose most'],
  ['(so|that|this|very|quite) differently', ''],
  ['how (is|are|has|have) (it|they|this|that) (been|) (moving|trending|developing|evolving|shaping up|tracking)', 'trend'],
  // What the money goes on, and where it comes from.
  ['what (eats|eats up|swallows|gobbles|gobbles up|takes|devours|is eating|is eating up|is swallowing) (up|) (most|the most|the biggest part|the bulk) (of|) (our|my|the) (money|cash|income|budget)', 'what are the top expense categories'],
  ['(which|what) #1 (sources|streams|income sources|revenue sources) (bring|brought|bring in|brought in|give|gave|make|made|earn|earned) (us|) (the|) most (revenue|money|income|sales|)', 'top #1 revenue categories'],
  ['(money|cash) (coming|that came|came|that comes|walking|flowing) (in through|through) the door', 'revenue'],
  ['interest (portion|part|share|element|component) (of|on)', 'interest on'], ['principal (portion|part|share|element|component) (of|on)', 'principal on'],
  ['(interest|paid|owed) on borrowings', 'interest on the loan'],
  ['(,|) (and|) with (who|whom) (they|it|each|that|those) (came|come|comes) from $', ''], ['(,|) with who paid (them|it) $', ''],
  ['(,|) (state and federal|federal and state|both state and federal|both federal and state) $', ''],
  ['how much did (we|i) (insure|have) (ourselves|the business|the shop|everything) (insured|) (for|)', 'how much did we spend on insurance'], ['how much did it cost (us|) to insure (ourselves|the business|the shop|everything)', 'how much did we spend on insurance'],
  // Between own accounts nothing flows in or out.
  [`(any|the|all|) ${SHIFTS} (money|cash|funds|) (back and forth|around|) (between|among) (our|my|the) (own|) (accounts|bank accounts|pots|) ${ASIDE}`, 'without transfers'],
  [`${LEAVING_OUT} (any|the|all|) ${SHIFTS} (money|cash|funds|) (back and forth|around|) (between|among) (our|my|the) (own|) (accounts|bank accounts|pots|ones|)`, 'without transfers'],
  ['by (how much|what) did (our|the|my) (cash|bank balance|bank balances|cash position) (move|change|shift|swing) (in|over|during|for) … , net', 'what was net cash flow in …'],
  ['by (how much|what) did (our|the|my) (cash|cash position) (move|change|shift|swing)', 'what was net cash flow'],
  ['(how much|what) (cash|money) did (we|i|the business|the company) (gain or lose|lose or gain|gain or burn|put on or lose)', 'what was net cash flow'],
  // A year that was told before.
  ['^ (the|our|my|their) … (works|work|runs|operates|goes) (on|by|with) (a|an|its own|their own|our own) (own|) (year|fiscal year|financial year) (that|which|) (goes|runs|going|running) (from|)', 'our fiscal year runs from'],
  // All it costs.
  ['what (did|does|has) (the|our|this) (whole|entire|) (place|business|shop|company|show|operation|outfit|studio|thing) cost (us|me|) (to run|to operate|to keep going|to keep open|in all)', 'what were total expenses'],
  ['what (did|does) it cost (us|me|) (to run|to operate|to keep open) (the|our|this) (whole|entire|) (place|business|shop|company|show|operation|outfit|studio)', 'what were total expenses'],
  [', … and (every|each|all the|all) (bill|bills|cost|costs|expense|expenses) (included|counted|in|inclusive) $', ''],
  // In one go.
  ['<dear> (amount|sum|payment) (that|) (any|a|an|one|some|our|the) … (customer|client) (paid|pays|sent|gave) (us|) (in one go|at once|in one payment|in a single payment|in one shot)', '<dear> single payment from a … customer'],
  ['<dear> (amount|sum|payment) (that|) (any|a|an|one|some|our|the) (customer|client) (paid|pays|sent|gave) (us|) (in one go|at once|in one payment|in a single payment|in one shot)', '<dear> single payment from a customer'],
  ['<dear> single (payments|deposits) (that|) (we|) (ever|) (received|got|came in) (ever|) (from|by) (customers|clients|our customers|our clients) (ever|)', '<dear> single payments received'],
  // How it stands.
  ['^ (how is|hows|how s|how are|what is|whats|what s) (the|our|my) (money|financial|finance|finances|business|financials) (situation|state|side|front|position|status|looking|) $', 'how is the business doing'],
  // Which unit it was, the unit first.
  ...['day', 'week', 'month', 'quarter', 'year'].flatMap((unit): Saying[] => [['highest', 'highest|biggest|largest'], ['lowest', 'lowest|smallest']].map(([end, said]): Saying => [`(the|which|what) ${unit} (when|where|in which) … (was|were|is|are) (the|at its|at their|at the|) (${said})`, `which ${unit} had the ${end} …`])),
  ['(which|what) (one|single one) (hurt|stung|bit|set us back|hit us) (us|me|) (the|) (most|hardest|worst)', 'which one was the largest'],
  ['in all $', 'in total'], ['(i think|i believe|i guess|i am sure|pretty sure) … is (our|my|the) <dear> (vendor|supplier|customer|client|payee) , what', '… , what'],
  ['(have|got|having) (a|an|the|) (meeting|call|lunch|appointment|chat|review) with … (tomorrow|next week|later today|later|today|this afternoon|this week|next month|soon)', 'have a meeting with …'],
];
