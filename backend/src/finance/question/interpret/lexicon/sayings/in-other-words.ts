/** One word of a plain question said by its neighbours: what is shown and how, verbs of paying and of getting, what grows, how cash stands. Add a line to teach one. */
import type { Saying } from './saying.ts';

const UP = 'pick up|step up|expand|advance|strengthen|swell|edge up|inch up|tick up|nudge up|trend up|head up|escalate|mushroom|get out of hand';
const DOWN = 'sag|ease|ease off|weaken|soften|slacken|dwindle|tail off|fall off|drop off|fall away|taper off|trail off|trend down|head down|contract|diminish|cool off';
const NTH = ['first|1st', 'second|2nd', 'third|3rd', 'fourth|4th', 'fifth|5th', 'sixth|6th', 'seventh|7th', 'eighth|8th', 'ninth|9th', 'tenth|10th', 'eleventh|11th', 'twelfth|12th'];
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

export const IN_OTHER_WORDS: readonly Saying[] = [
  // Of the time before, another thing: "same month but meals", "same month, client gifts instead". What follows is no time and leaves nothing out.
  ['^ (and|now|ok|) (the|for the|in the|) same (day|week|month|quarter|year|period|time|range|stretch|dates) (but|but for|but with|, but|, but for|, but with) …!<notathing> $', 'what about …'],
  ['^ (and|now|ok|) (the|for the|in the|) same (day|week|month|quarter|year|period|time|range|stretch|dates) (but|, but|,|) (for|with|) …!<notathing> instead $', 'what about …'],
  // Of all of them, and in how many of so many months.
  [', (all|every one|every last one) of (them|those) $', ', all time'], ...['<yearnumber>', '<unit>', '<units>', 'q1', 'q2', 'q3', 'q4'].map((time): Saying => [`${time} , (all|every one|every last one) of (them|those) $`, time]), ['^ (of|out of|in) (the|our|) last # (full|) months (,|) how many (months|of them|) (had|saw|showed|came with|brought|were with)', 'how many months in the last # months had'],
  ['(measured|taken|computed|calculated|worked out) over (the|) (last|past|previous)', 'over the last'],
  ['(with|) neither (of them|of those|of the two|one|) (in it|in there|in|included|counted) $', 'without those'], ['^ (do|does|did) (our|the|my|these|those) … (contain|cover)', 'do … include'],
  ['(rank|list|show|name) (me|) (the|our|my) # (best|highest|top|most) paid', 'who were our # highest paid'], ['(the|our|my) # best paid', 'our # highest paid'],
  ...['tax', 'estimated', 'payment', 'bill', 'instalment', 'installment', 'premium', 'charge', 'rent', 'payroll', 'fee'].flatMap((thing): Saying[] => [[`(most recent|last|latest|newest) (quarterly|monthly|weekly|biweekly|annual|yearly) ${thing}`, `last ${thing}`], [`first (quarterly|monthly|weekly|biweekly|annual|yearly) ${thing}`, `first ${thing}`]]),
  [', all dates', ', all time'], ['(over|across|for|in) all dates', 'all time'], ['all dates $', 'all time'],
  ['did (we|i|the business) (end|finish|close) (the|) … with more cash (or less|or with less|than less|) (than we started|than we began|than at the start|)', 'what was net cash flow in …'],
  ...['or', 'vs', 'versus', 'and', 'than'].map((joint): Saying => [`(the|our) (store|shop|storefront) ${joint} (the|our|) (web shop|webshop|web store|website|online shop|online store)`, `counter sales ${joint} online sales`]),
  ...['or', 'vs', 'versus', 'and', 'than'].map((joint): Saying => [`(the|our|) (web shop|webshop|web store|website|online shop|online store) ${joint} (the|our) (store|shop|storefront)`, `online sales ${joint} counter sales`]),
  ['(how many|number of|count of|count) (the|our|all|) …!<notathing> fees', 'how many … fee payments'],
  ...['revenue', 'sales', 'income', 'spend', 'spending', 'expenses', 'costs'].map((sum): Saying => [`(what is|what was|how large is|how big is|how high is|how large was|how big was|) (the|our|) (share|part|portion|percentage) of …!<notathing> in (our|the) …!<notathing> ${sum}`, `what share of …1 ${sum} was …`]),
  ['(do|did) (we|i) (subscribe|subscribed) to', 'do we pay for'],
  ['what (have|has) … added up to', 'what did … add up to'], ['how (large|big|high) (was|is) (the|our) (top|biggest|largest|highest|single largest|single biggest)', 'what was the largest'],
  ['(product|goods|merchandise) (suppliers|vendors)', 'cost of goods suppliers'], ['(product|goods|merchandise) (supplier|vendor)', 'cost of goods supplier'],
  ...['monthly', 'weekly', 'quarterly', 'yearly', 'annual'].map((how): Saying => [`${how} …!<notathing> (today|these days|nowadays) $`, `${how} … now`]),
  ['(software|subscriptions|tools|apps) (that|) (we|i) (currently|presently|still|) (subscribe to|are subscribed to)', 'software we pay for every month'],
  // Orders to make figures up.
  ['(treat|count|consider|regard|book) (the|all|) (refunds|expenses|costs|transfers) as (income|revenue|sales) (from now on|from here on|) (.|,|and|)', ''],
  ['round (every|each|all) … to (the nearest|the next|) # (.|,|and|)', ''],
  // Shown.
  ['^ (please|) (fetch|map out|illustrate|visualise|visualize|sketch|trace|render) (me|us|)', 'show me'],
  ...['chart', 'graph', 'list', 'table', 'breakdown', 'summary', 'plot'].map((form): Saying => [`^ (please|) (build|make|create|produce|compile|draw up|knock up|whip up|generate) (me|us|) (a|an|the) ${form}`, `show me a ${form}`]),
  ['(a|the|some|) (graphic|diagram|visual|visualisation|visualization|timeline|bar chart|line graph|curve) of', 'a chart of'],
  ['the (course|path|progress|progression|evolution|development) of (our|the|my|) <measure>', 'the trend of <measure>'],
  ['(the|some|) (stats|statistics|numbers|figures|data) (on|for|about|of) (our|the|my|) <measure>', '<measure>'],
  ['(grouped|divided|separated|arranged|organised|organized|laid out|set out|sliced|bucketed|summarised|summarized|totalled|totaled) (up|out|) (by|per) <unit>', 'by <unit>'],
  ['(show|me|our|total|cash) receipts (by|per) <unit>', 'revenue by <unit>'], ['what (customers|clients|our customers|our clients) paid us by <unit>', 'revenue by <unit>'],
  ['how (large|big|huge) (were|was|are|is) (our|the|my) <measure>', 'how much were <measure>'],
  ...NTH.map((nth, at): Saying => [`the (${nth}) month of <yearnumber>`, `${MONTHS[at]!} <yearnumber>`]),
  // Paid.
  ['(fork|shell) over (on|for)', 'spend on'], ['(forked|shelled) over (on|for)', 'spent on'], ['fork over', 'pay'], ['forked over', 'paid'], ['(did|do|have|had) (we|i) (expend|expended) on', 'did we spend on'], ['was expended on', 'was spent on'],
  ['wind up (spending|paying)', 'spend'], ['wound up (spending|paying)', 'spent'],
  ['(set|sets) (us|me) back', 'cost us'], ['(hit|hits|tap|tapped|soak|soaked) (us|me) for', 'cost us'], ['how much … (draw|drew|pull|pulled|make|made|earn|earned) (from|off) (us|me)', 'how much … get from us'],
  ['(did|do|have|has) (we|i) (remit|remitted) to !<ownplace>', 'did we pay to'],
  ['when did (money|cash|any money|anything) last go (out|) to !<ownplace>', 'when did we last pay'],
  // Got.
  ['(did|have|had) (we|i) (bill|billed|invoice|invoiced) !<afterbilling>', 'did we earn from'],
  ['most (valuable|lucrative|profitable) (customers|customer|clients|client)', 'biggest customers'],
  ['(wire|wired|transfer|transferred|remit|remitted|hand|handed) (over|) (to|) us', 'pay us'],
  ['proceeds from !<loanbegin>', 'money received from'],
  ['cash (received|in|collected) … , before anything (going|goes|went|paid) out', 'cash in …'],
  // What grows and what makes it grow.
  ['when compared (to|with|against)', 'compared to'],
  [`did (our|the|my|) <measure> (${UP})`, 'did <measure> go up'], [`did (our|the|my|) <measure> (${DOWN})`, 'did <measure> go down'],
  ['what (contributed|contributes) to (the|this|that|our) <change>', 'what caused the <change>'],
  ['what (sent|lifted|drove|pushed|put|brought|bumped) (our|the|my|) <measure> up', 'why did <measure> go up'], ['what (sent|drove|pushed|brought|dragged|pulled|took) (our|the|my|) <measure> down', 'why did <measure> go down'],
  ['what (raised|increased|lifted|inflated|boosted|bumped up|drove up|pushed up) (our|the|my|) <measure> !<longername>', 'why did <measure> go up'], ['what (lowered|reduced|depressed|dragged down|brought down|pulled down) (our|the|my|) <measure> !<longername>', 'why did <measure> go down'],
  // Ranked.
  ['principal expenses', 'biggest expenses'], ['money drains', 'expense categories'], ['lines of (expense|cost|spending)', 'expense categories'], ['(expense|cost) (accounts|heads|headings)', 'expense categories'],
  // So much and more.
  ['<payrow> (topping|surpassing) #', '<payrow> over #'], ['(that|which) (came|come|ran|amounted) to <morethan> #', '<morethan> #'],
  // What recurs.
  ['^ (our|the|what are our|list|show me|) (repeating|repeat) (payments|costs|charges|bills|expenses) $', 'recurring costs'], ['what standing orders do we have', 'what recurring costs do we have'], ['(monthly|regular|standing) commitments', 'recurring costs'], ['(each|every) month like clockwork', 'every month'], ['(each|every) week like clockwork', 'every week'], ['like clockwork', 'every month'],
  // How cash stands.
  ['^ (what is|what s|whats|) (our|the|my) cash $', 'how much cash do we have'], ['^ (how is|how s|hows) (our|the|my) cash (doing|looking|) (today|now|right now|at the moment|these days|) $', 'how much cash do we have'],
  ['^ where (do|are) (we|i) (stand|) (on|for|with) (cash|money) (today|now|right now|at the moment|) $', 'how much cash do we have'], ['^ where does (our|the|) cash stand (today|now|right now|at the moment|) $', 'how much cash do we have'],
  ['^ how are we (doing|fixed|placed|off|) (for|on|with) (cash|money) (today|now|right now|at the moment|) $', 'how much cash do we have'],
  ['^ what does (our|the|my) cash (position|balance|) look like (today|now|right now|at the moment|) $', 'how much cash do we have'], ['^ how (liquid|flush) are we (today|now|right now|at the moment|) $', 'how much cash do we have'],
  ['^ (what are|what is|show me|) (our|the|my|) (available cash|available funds|available money|funds available|cash available|funds on hand|liquid funds) (today|now|right now|at the moment|) $', 'how much cash do we have'], ['^ cash (today|as of today|as of now) $', 'how much cash do we have'],
  ['^ how much (cash|money) is (still|) left (in the bank|in our accounts|in the accounts|) (today|now|right now|) $', 'how much cash do we have'], ['^ how much is (there|available|) in (all|) (our|the|my) accounts (today|now|right now|together|in total|) $', 'how much cash do we have'],
  // How long it lasts.
  ['when (will|do|would|might|could|are) (we|i) (going to|) (run out|be out|run short) of (cash|money|funds)', 'how many months of runway do we have'], ['how far (will|does|would) (our|the|my) (cash|money|reserves|savings) (go|get us|carry us|take us|stretch)', 'how long will our cash last'],
  ['how long (will|would|do) (our|the|my) (cash|) reserves last $', 'how long will our cash last'], ['(for|) how long can (we|i) (keep|) (pay|paying|cover|covering|meet|meeting) (our|the|my|) bills $', 'how long will our cash last'],
  // The owners' own.
  ['how much (did|have|has) (we|i) (take|taken) (out|) for (ourselves|us|myself|me)', 'how much were owner draws'], ['(how much|what) (did|has|have) (the|our) (owner|owners) (withdraw|withdrawn)', 'how much were owner draws'], ['(how much|what) (did|have) (i|we) (pull|pulled) out of the (business|company)', 'how much were owner draws'], ['(how much|what) (did|have) (i|we) (pull|pulled) out !<ofword>', 'how much were owner draws'],
  ['(how much|what) (did|have) (we|us) (siblings|brothers|sisters) (take|taken|draw|drawn|withdraw|withdrawn) (out|home|)', 'how much were owner draws'], ['(not|without|excluding|minus|less|leaving out|except) what (we|us) (siblings|brothers|sisters|partners|owners|) (took|take|drew|draw|have taken|withdrew) (out|home)', 'without owner draws'],
];
