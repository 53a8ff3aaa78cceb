/** What drains cash and how fast, how long a shop holds out, and cash told by both its sides. Add a line to teach one. */
import type { Saying } from './saying.ts';

const DRAINED = '(drained|drains|drain|drained away|ate|eats|eat|ate up|eats up|eat up|used up|uses up|use up|burned|burnt|burns|burn|burned through|burns through|burn through|bled|bleed|leaked|leak|lost|lose|lost us|loses us|consumed|consume|swallowed|swallow|sucked up|gobbled up|chewed up|chewed through|went through|go through|ran down|run down) (the|) most (of our|) cash';
const SHRANK = '(shrink|fall|drop|go down|sink|decline|decrease|run down|dwindle|dip) the most';
const INTO = '(into|through)';
const OUR_CASH = '(cash|reserves|cash reserves|money|bank balance|cash pile|cash cushion)';
const BY_MONTH = '(a|per|each|every) month';
const HOW_FAST = '(how fast|how quickly|how quick|by how much|how much|at what rate|at what pace|at what speed|at what monthly rate)';
const GO_ON = '(hold out|hold on|hang on|survive|stay afloat|stay open|keep going|carry on|keep running|keep the lights on|keep its doors open|keep the doors open|stay in business|make it)';
const PACE = '(present|current|same|) (pace|rate|speed|burn|burn rate)';

export const CASH_DRAIN_SAYINGS: readonly Saying[] = [
  ['average (cash|money) (burned|burnt|lost) (per|a|each) month', 'cash burned per month'],
  // More in than out.
  ['(did|has|does|do) more (cash|money) (come|came|go|flow|flowed) in than (leave|left|go out|went out|flow out|out)', 'compare money in with money out'],
  ['^ (say|suppose|imagine|assume) (there is|we have|i have) #sum (left|in the bank|) (,|:|) (months|how many months|how long) (before|until|till) (it is|it s|that is|we are|we have) (all|) (gone|spent|out|broke|used up|run out)', 'we have #sum left , how many months before it is gone'],
  // In which of them the most went.
  ...[['', ''], ['(of|in|during) <moment> ', 'of <moment> '], ['this year ', 'of this year '], ['last year ', 'of last year ']].flatMap(([time, of]): Saying[] => [
    [`(which|what) <unit> ${time}${DRAINED}`, `which <unit> ${of}had the lowest net cash flow`],
    [`(which|what) <unit> ${time}did (we|i) (bleed|burn|burn through|lose|leak|use up|go through|get through|eat up) (the|) most cash`, `which <unit> ${of}had the lowest net cash flow`],
    [`(which|what) <unit> ${time}did (our|the|) ${OUR_CASH} ${SHRANK}`, `which <unit> ${of}had the lowest net cash flow`],
  ]),
  // Whether it goes, and how fast.
  [`(are|am) (we|i) (eating|going|burning|chewing|running|getting|digging|dipping|cutting|biting) ${INTO} (our|the|my|) ${OUR_CASH} (,|) (and|) (if so|if yes|) (,|) ${HOW_FAST} (are we|am i|is that|) ${BY_MONTH}`, 'what is our burn rate'],
  [`(are|am) (we|i) (eating|digging|dipping|cutting|biting) into (our|the|my|) ${OUR_CASH} ${BY_MONTH} (,|) (and|) ${HOW_FAST}`, 'what is our burn rate'],
  [`(is|are) (our|the|my) ${OUR_CASH} (going down|shrinking|falling|dropping|draining|melting|dwindling|running down) (,|) (and|) (if so|if yes|) (,|) ${HOW_FAST} ${BY_MONTH}`, 'what is our burn rate'],
  [`(per|a|each|every) month (,|) how much more (cash|money|) (is|) <goneout> than <gonein>`, 'what is our burn rate'],
  // How long.
  ...['(the|our|this) <businessword>', '(we|i)', '(the|our|this) (business|company|shop)', '(the|our|this) …!<stockend>'].map((who): Saying => [`(how many months|how long|for how long|for how many months) (can|could|will|would|does|do|might) ${who} ${GO_ON}`, 'how many months of runway']),
  ['how many months (can|could|will|would|does|do) (we|i) last', 'how many months of runway'], ['how many months (can|could|will|would|does|do) (the|our|this) <businessword> (last|run|have left|have)', 'how many months of runway'],
  [`how many months of runway (left|) (,|) (at|with) (the|our|this|) ${PACE} (we are going|we re going|we are at|we go|of things|)`, 'how many months of runway'], ['how many months of runway (as things (are going|stand|are)|the way things (are going|stand|are))', 'how many months of runway'],
  ['#sum (sitting|lying|parked|held|) (at|with) (the|our|) …!<joins> bank', '#sum in the bank'],
  // Running costs that are said to be all of them.
  ...['', '… ', '… … '].map((when): Saying => [`^ (our|the|my|) (normal|regular|ordinary|usual|everyday|day to day|) (running costs|running expenses|operating costs|operating expenses|overheads|overhead) ${when}(:|-|,) (all|total|every) (the|our|) (expenses|costs|expense|cost)`, `all expenses ${when.trim()}`.trim()]),
  // By both sides; an abbreviation is written out before, and "ins" is one of insurance.
  ...['…', '… …'].flatMap((when): Saying[] => [
    [`how (did|does|has) (the|our|) (money|cash) (move|moved|flow|flowed|go|gone) ${when} (,|:|) (in versus out|in vs out|in against out|in and out|ins versus outs|ins vs outs|ins against outs|ins and outs|insurance versus outs|insurance vs outs|insurance against outs|insurance and outs|what came in and what went out|what came in and went out)`, `cash in and cash out ${when}`],
  ]),
  ['(cash|money) in (,|and|, and|) (cash|money) out (,|-|:) (both|two|the two) (figures|numbers|amounts|totals|sums|of them|please)', 'cash in and cash out'],
  // Own money put by, less what came back.
  ...['(deposits|transfers|moves|payments|money) (in|into|to)', '(we|i) (put|moved|transferred|paid|deposited|placed) (in|into|to)', '(in|into)'].flatMap((put) => ['', ' …'].map((when): Saying => [`${put} (our|the|) savings (account|)${when} (,|) (minus|less|net of|after) (what|whatever|the money|what money|anything) (we|i|that we|) (took|pulled|moved|brought|transferred|drew|withdrew|taken|came) (back|) (out|in|) (again|) (of savings|of it|from savings|from it|)`, `transfers to and from savings${when}`])),
  ['(in|into) savings (minus|less) out of savings', 'transfers to and from savings'],
  // What the owner and the lender have in it.
  ['with (the|our|my|) (owner|owners) (s|) (money|cash) and (the|our|my|any|) … in (it|there) $', 'including owner draws and owner contributions and the …'], ['with (the|our|my|any|) … and (the|our|my|) (owner|owners) (s|) (money|cash) in (it|there) $', 'including the … and owner draws and owner contributions'],
  ['(counting|including|incl|with) (the|our|my|) (owner|owners) (s|) (money|cash) and', 'including owner draws and owner contributions and'],
  ['with (the|our|my|any|) … and (the|our|my|any|) … in (it|there) $', 'including the … and the …'],
];
