/** What changed, why and by how much, and the difference of two things, said in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const FELL = '(tank|tanked|drop|dropped|fall|fell|dip|dipped|sink|sank|plunge|plunged|slump|slumped|crash|crashed|go down|went down)';
const ROSE = '(rise|rose|jump|jumped|grow|grew|spike|spiked|climb|climbed|go up|went up|shoot up|shot up)';
/** "Tank in January 2025 after December 2024". */
const AFTER_A_MONTH = ([[FELL, 'fall'], [ROSE, 'rise']] as const).flatMap(([moved, means]): Saying[] => [
  [`${moved} (so much|so hard|that much|) in <monthname> #1 (right after|after|following) <monthname2> #2`, `${means} in <monthname> #1 compared with <monthname2> #2`],
  [`${moved} (so much|so hard|that much|) in <monthname> (right after|after|following) <monthname2>`, `${means} in <monthname> compared with <monthname2>`],
]);

export const CHANGE_SAYINGS: readonly Saying[] = [
  // What something costs now beside what it cost then.
  ['how much (higher|more expensive|dearer|bigger|larger) (is|are) (our|the|my) (monthly|) … (bill|charge|fee|subscription|payment|premium|invoice|) now than (it was|they were|) in', 'how much more do we pay … now than in'], ['how much (lower|cheaper|smaller) (is|are) (our|the|my) (monthly|) … (bill|charge|fee|subscription|payment|premium|invoice|) now than (it was|they were|) in', 'how much less do we pay … now than in'],
  // A monthly price is told by its two ends, and no line of months.
  ['(percent|percentage) (increase|rise|change|growth|hike) in … monthly (charge|fee|bill|price|subscription|rate|payment) from', 'percentage change in … from'],
  ['(percentage|percent) (hike|bump|uplift|jump|step up) (in|of|on)', 'percent increase in'], ['(which|what) (vendor|supplier) has (our|the) (spend|spending) (dropped|fallen|gone down|shrunk|declined) (the|) most (with|)', 'which vendor fell the most'], ['(which|what) (vendor|supplier) has (our|the) (spend|spending) (risen|grown|gone up|increased|climbed) (the|) most (with|)', 'which vendor rose the most'],
  // What one month did after another.
  ...AFTER_A_MONTH,
  // What moved, in other words.
  ...['explain', 'explaining', 'behind', 'drove', 'caused'].map((verb): Saying => [`${verb} (the|our|this|that) (movement|movements|shift|swing|variance|variation|fluctuation) in`, `${verb} the change in`]),
  // Why.
  ['what made … (more expensive|dearer|costlier|pricier|more costly) than', 'why were expenses in … higher than in'],
  ['what made <monthname> (such an expensive|so expensive|so dear|such a dear|such a costly|so costly) (month|)', 'why were expenses so high in <monthname>'], ['what made <monthname> #1 (such an expensive|so expensive|so dear|such a dear|such a costly|so costly) (month|)', 'why were expenses so high in <monthname> #1'],
  ['(what|which) (was|is|were) the (cause|reason|explanation) (that|why|for the fact that)', 'why did'], ['(what|which) (was|is) the (cause|reason|explanation) (for|of|behind) (the|our|this|that)', 'what caused the'], ['(an|the|some) explanation (for|of) (the|our|this|that)', 'what caused the'], ['(what is|whats|what was|) (the|) (cause|reason|explanation) $', 'why'], ['(were|was|went|go|goes|going|gone|are|is) (right|straight|) through the roof', 'rose'], ['through the roof', 'so high'], ['(what|which) (was it that|) (did|caused|made) (that|it|this) $', 'why'], ['what (on earth|the hell|the heck|exactly|in the world) (drove|caused|pushed|made|happened)', 'what caused'],
  ['(what|which) (accounts|accounted|account) for the (movement|move|change|difference|swing|shift|jump|drop|rise|increase|decrease|fall)', 'what caused the change'],
  ['which <line> (explains|explain|explained|accounted for|accounts for|is to blame for|was to blame for|caused|was behind|made) (the|our|) … (falling|fall|drop|dropping|decline|declining|dip|dipping|decrease|going down|sinking|slump)', 'which <line> fell the most in …'], ['which <line> (explains|explain|explained|accounted for|accounts for|is to blame for|was to blame for|caused|was behind|made) (the|our|) … (rising|rise|increase|growth|jump|going up|growing|climbing|spike)', 'which <line> rose the most in …'],
  ['who (caused|drove|made) the (revenue|sales|income|turnover) (drop|fall|decline|dip|decrease|slump)', 'which customer fell the most in revenue'], ['who (caused|drove|made) the (cost|costs|expense|spending) (rise|increase|jump|growth|spike)', 'which vendor rose the most in expenses'],
  ['(slid|tumbled|sagged|plummeted|slipped|sank|dwindled|softened|tanked|plunged|nosedived|cratered|crashed|slumped)', 'fell'], ['(did|does|do) … (tank|plunge|plummet|nosedive|slump|crash) !<goeson>', 'did … fall'], ['(shot|rocketed|leapt|leaped|jumped|crept|ballooned|climbed|zoomed|bounced) up', 'went up'], ['(bumped|hiked|jacked|upped|raised) (us|me)', 'raised its price'],
  ['(forget|forget about|never mind|nevermind|scrap) … , what (i|we) (want|need|mean|meant) is', ''], ['( (never mind|forget|forget about|nevermind) (the|) … )', ''],
  ['(shoot|shoots|shooting|creep|jump|leap|rocket|balloon|climb|bounce) up', 'go up'],
  ...['<moved>', '<moved> …'].map((moved): Saying => [`${moved} (,|.|) (whats|what s|what is|what was|what) (behind it|behind that|going on there|going on|that about|that all about|happened) $`, `${moved} , why`]),
  ['(what is|whats|what s|what was) behind <monthname> #1 … being (below|under|lower than|less than)', 'why was <monthname> #1 … lower than'], ['(what is|whats|what s|what was) behind <monthname> #1 … being (above|over|higher than|more than)', 'why was <monthname> #1 … higher than'],
  // How hard it moved.
  ...([['fell', 'fell most'], ['dropped', 'dropped most'], ['declined', 'fell most'], ['decreased', 'decreased most'], ['shrank', 'fell most'], ['sank', 'fell most'], ['went down', 'went down most'], ['came down', 'fell most'], ['fallen', 'fell most'], ['gone down', 'went down most'], ['been cut', 'fell most'], ['was cut', 'fell most'], ['were cut', 'fell most'], ['rose', 'rose most'], ['grew', 'grew most'], ['climbed', 'climbed most'], ['increased', 'increased most'], ['jumped', 'jumped most'], ['went up', 'went up most'], ['gone up', 'went up most'], ['shot up', 'went up most'], ['risen', 'rose most'], ['grown', 'grew most']] as const).map(([moved, most]): Saying => [`${moved} (the|) (hardest|sharpest|steepest|furthest|farthest|deepest|most sharply|most steeply|most strongly|most of all|by the largest amount|by the biggest amount)`, most]),
  // By how much.
  ['by (what|which|how big a|how large a|how wide a) margin', 'by how much'], ['how far apart (are|were|is|was)', 'difference between'],
  ['(put|putting|push|pushed|pushing|bump|bumped|move|moved) (its|their|the|his|her) (price|prices|rate|rates|fee|fees) up', 'raise their price'], ['(was|is) the (size|amount|extent) of the (price|rate|fee) (hike|rise|increase|jump|bump) (at|of|by|with|from)', 'by how much did they raise the price'],
  ['how (large|high|great) a (percentage|percent|share|proportion)', 'what percentage'], ['(percentage|percent) (wise|ways)', 'in percent'], ['(in|on) (a|) percentage (basis|terms)', 'in percent'], ['expressed (as|in) (a|) (percentage|percent)', 'in percent'], ['expressed (as|in)', 'in'],
  ['(to|from) (the|) years #1 (to|and) #2', 'from #1 to #2'], ['between (the|) (years|year) #1 and #2', 'between #1 and #2'],
  // More than the other.
  ['extra … (compared to|compared with|against|versus|vs|than|over)', 'more … compared to'], ['(bigger|larger|better|stronger|higher) (earner|seller|moneymaker|money maker|revenue maker)', 'more revenue'], ['(bigger|larger|better|more important) (customer|client|payer|account|buyer)', 'paid us more'], ['(bigger|larger|more expensive) (supplier|vendor|cost|expense)', 'cost us more'],
  ['(price|cost|rate|fee) (gap|difference) between', 'difference between'], ['which of (the|our|these|those) two', 'which'], ['(what is|whats|and|show|give|with|) (the|) (gap|difference|margin) between (them|the two|those|both|those two) $', 'difference'],
  // Each of two.
  ['how much (did|have|do) (we|i) (save|saved) on', 'how much less did we spend on'],
  ['and (how much|what) (to|for|on|at|with|from) !<clause>', 'and separately'],
  ['how much (did|have|do) (we|i) (pay|paid|spend|spent) … and how much !<clause> !<tally>', 'how much did we pay … and separately'],
  // One taken off the other.
  ['(the|) (money|cash|sales|amount) (we|i|) (made|earned|took in|brought in) (minus|less) (the|) (money|cash|amount|what|) (we|i|) (spent|paid out)', 'net profit'], ['(more|less) did (we|i) (earn|make|take in|bring in) than (we|i) (spent|spend|paid out)', 'was net profit'],
  // The same of something else: no exception.
  ['(the|) same (again|thing|one|question|figure) (but|only|just) (for|with|in|on)', 'same for'], ['same again (for|with)', 'same for'],
  // The same stretch before.
  ['(the|) equivalent (period|stretch|time|months|weeks|days)', 'same period'], ['(the|) same (dates|stretch|months|span)', 'same period'], ['(same|equal) (days|period|stretch|dates|time) (of|in) (the|) (prior|previous|preceding) month', 'same days last month'], ['(same|equal) (days|period|stretch|dates|time) (of|in) (the|) (prior|previous|preceding) year', 'same period last year'], ['(last|previous|prior) <unit> (until|up to|to|through|till|by) the same (day|date|point)', 'same days last <unit>'], ['(last|previous|prior) <unit> <possessive> (to|until|up to) the same (day|date|point)', 'same days last <unit>'], ['(same|equivalent) (months|period|weeks|quarter|time) (of|in) the (previous|prior|preceding) year', 'same months last year'], ['the <monthname> (before|earlier|prior) $', 'a year earlier'],
  ['<heldagainst> (this|the same) (time|point|stage|date) (of|in|) (last year|a year ago|the year before|one year ago)', '<heldagainst> the same period last year'],
  ['(vs|versus|v|against|over|than|on) ly', 'vs a year earlier'], ['same (period|time|month|quarter|stretch) ly', 'same period a year earlier'], ['ly', 'last year'],
  // Month after month.
  ['(adding|added|add) up as (it goes|we go|they go|you go|the year goes)', 'cumulative by month'], ['(built|building|builds|build) up (month by month|month after month|over the months|through the year|over the year)', 'cumulative by month'], ['(added|adding|plus|on top of) (to|) all the (months|ones) before (it|that)', 'cumulative by month'], ['(twelve|12) (figures|numbers|values) $', 'by month'],
  // The second stretch said by what it is and by its name.
  ['(than|to|with|against|over|from|vs) the <unit> before (,|) <monthname>', 'than <monthname>'], ['<monthname> #1 (minus|less) <monthname2> #2', '<monthname> #1 vs <monthname2> #2'],
  ['how (did|has|have|does|is|are) … (develop|developed|been moving|been developing|evolve|evolved|moving|developing) (month to month|month by month|) (over|through|throughout|during|across)', 'trend of … over'], ['(see|show|show me) the way … went (over|through|throughout|across|during)', 'show the trend of … over'],
  ['what (was|is) (that|it) (in|as a) (percent|percentage) !<ofword>', 'by what percent'],
  ['(came|come|comes|coming) out (ahead of|above|on top of)', 'more than'],
  // What is good or bad about a stretch of time is what was left of it; what is slow or busy is trade.
  ...Object.entries({ goodtime: 'net profit rise', badtime: 'net profit fall', slowtime: 'revenue fall', busytime: 'revenue rise' }).flatMap(([mood, change]): Saying[] => ['<monthname>', '<monthname> #', 'this <unit>', 'last <unit>', '<quartername>', '<quartername> #', '#'].flatMap((time): Saying[] => [
    [`^ (why|how come) (was|is|were) ${time} (so|such a|such|that|a|) (very|really|) <${mood}> (month|quarter|year|week|one|) (for us|) $`, `why did ${change} in ${time}`],
    [`^ (what|which) made ${time} (so|such a|such|that|a) (very|really|) <${mood}> (month|quarter|year|week|one|) (for us|) $`, `why did ${change} in ${time}`],
    [`^ how come ${time} (was|is|were) (so|such a|such|that|a|) (very|really|) <${mood}> (month|quarter|year|week|one|) (for us|) $`, `why did ${change} in ${time}`],
    [`^ (what|whats) (is|was|s|) (so|) <${mood}> about ${time} $`, `why did ${change} in ${time}`],
    [`^ (what|which) drove (the|our|that|) <${mood}> ${time} $`, `why did ${change} in ${time}`],
  ])),
  ...['<monthname>', '<monthname> #', 'this <unit>', 'last <unit>', '<quartername>', '<quartername> #', '#'].flatMap((time): Saying[] => [
    [`^ (why|how come) (was|is|were) ${time} (our|the|my) (best|strongest) (month|quarter|year) (ever|yet|) $`, `why did net profit rise in ${time}`], [`^ (why|how come) (was|is|were) ${time} (our|the|my) (worst|weakest) (month|quarter|year) (ever|yet|) $`, `why did net profit fall in ${time}`],
    [`^ (what|whats) (went|was going|did go) (so|that|really|) (well|right|great) in ${time} $`, `why did net profit rise in ${time}`], [`^ (why|how come) did (we|things|the business|business) (do|go) (so|that|this|really|) (well|great|good) in ${time} $`, `why did net profit rise in ${time}`], [`^ (why|how come) did (we|things|the business|business) (do|go) (so|that|this|really|) (badly|poorly|bad) in ${time} $`, `why did net profit fall in ${time}`],
  ]),
  ['creeping (up|upwards|higher) (lately|over time|these days|) $', 'trending up'],
  ['(change|changes|changed|growth|grow|grew|vary|varied) … from year to year', '… by year'],
  ['growth … from year to year', '… by year'],
  ['from year to year $', 'by year'],
  ...['sales', 'revenue', 'income', 'takings'].map((figure): Saying => [`^ (compare|comparing) … ${figure} to`, `compare … ${figure} with`]),
];
