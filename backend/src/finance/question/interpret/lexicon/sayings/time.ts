/** Stretches of time, said in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

/** "Weekdays (Mon-Fri)", "on weekends, Saturday and Sunday", "Mondays to Fridays". */
function spelledDays([from, to, word, said]: readonly (string | readonly string[])[]): Saying[] {
  const days = `(${(from as string[]).join('|')}) (to|through|thru|till|until|and|-|) (${(to as string[]).join('|')})`;
  return [[`(${said as string}) ( ${days} )`, word as string], [`(${said as string}) , ${days}`, word as string], [`( ${days} )`, `on ${word as string}`], [`(${(from as string[])[2]}) (to|through|thru) (${(to as string[])[2]})`, word as string]];
}

export const TIME_SAYINGS: readonly Saying[] = [
  // Units side by side.
  ...['week', 'month', 'quarter', 'year'].flatMap((unit): Saying[] => [
    [`(for|in|over|) (each|every) (single|one|) of the (last|past|previous|preceding) #1 ${unit}s`, `by ${unit} for the last #1 ${unit}s`], [`(for|in|over|) (each|every) (single|one|) of the (last|past|previous|preceding) #1 ${unit}s (,|) <whichone>`, `for each of the last #1 ${unit}s , <whichone>`], [`(for|in|over|) (the|our|) (last|past|latest|previous) #1 ${unit}s (,|) side by side !<withword>`, `by ${unit} for the last #1 ${unit}s`],
    [`(for|in|over|) (the|our|) (last|past|latest|previous) (two|2) ${unit}s (,|) (side by side|against each other|head to head) !<withword>`, `last ${unit} compared with the ${unit} before`], [`compare (the|our|) (last|past|latest|previous) (two|2) ${unit}s $`, `compare last ${unit} with the ${unit} before`], [`compare …!<joins> (in|for|over|of|) the (last|past|latest|previous) (two|2) ${unit}s $`, `compare … last ${unit} with the ${unit} before`],
  ]),
  // One unit after the other.
  ...['week', 'month', 'quarter'].flatMap((unit): Saying[] => ['since', 'for', 'from', 'in', 'during', 'this', 'last', 'through'].map((next): Saying => [`!<changing> ${unit} (on|after|to) ${unit} ${next}`, `by ${unit} ${next}`])),
  // Days on which there was business.
  ['(per|a|each|every|for each|on an average|on a typical|on an|on a|by) (open|opening|trading|selling|operating|active) day', 'per open day'], ['(per|a|each|every|for each|for every|on each|on every|on a|on days|on the days|on an average) (day|) (that|when|on which|where|) (we|i) (are|were|re|have been|had been|was) (open|trading) !<opensat>', 'per open day'], ['(per|a|each|every|for each|for every|on each|on every|on a|on an average|on days) (day|) (that|when|on which|) (we|i) (trade|traded|opened|open|sold anything|sold something|sell anything|took any money|took anything) !<opensat>', 'per open day'], ['(per|a|each|every) day (of trading|with (sales|takings|revenue|income|a sale|any sales|any takings))', 'per open day'],
  ['(average|typical|mean) take (per|by|each|on a|on an) (open|opening|trading|selling|operating|active) day', 'average takings per open day'],
  ['<monthname> on to <monthname2>', '<monthname> to <monthname2>'],
  // What has passed of the running one.
  ['the <unit> so far', 'this <unit>'], ['so far (in|into|through|on in) (the|this|our|the current|the present) <unit>', 'this <unit>'], ['(the|this) <unit> (to|until|till|up to|up until|up till|through|thru|as of) (today|now|date|the present)', 'this <unit>'],
  ['(the|) (current|present|running|ongoing) <unit> (to date|so far|until now|up to now|up to today|to today)', 'this <unit>'], ['since the (start|beginning|turn) of (the|this) (current|) <unit>', 'this <unit>'], ['(so far|) since (january|jan) (1|1st|first|the first) (of this year|this year|) (until|till|to|up to) (now|today|date)', 'this year'],
  ['since (1|1st|the first of) january (until|till|to|up to) (now|today|date)', 'this year'],
  ['(from|since) <moment> <now>', 'since <moment> until now'], ['(from|since) <moment> #1 <now>', 'since <moment> #1 until now'], ['(from|since) … <moment> <now>', 'since … <moment> until now'], ['(from|since) … <moment> #1 <now>', 'since … <moment> #1 until now'], ['(from|since) #1 <now>', 'since #1 until now'], ['!<beginning> until now', 'so far'], ['<beginning> until now', '<beginning> until now'], ['#1 until now', '#1 until now'], ['<now>', 'so far'],
  // Halves and quarters told in months.
  ['(the|our|) <monthname> (to|through|thru|until|till|-) <monthname2> (quarter|period|half|half year|stretch)', '<monthname> to <monthname2>'],
  ['(the|our|) (half year|halfyear|half|six months|6 months|three months|3 months|quarter|nine months|9 months|months|period|stretch) <monthname> (to|through|thru|until|till|-) <monthname2>', '<monthname> to <monthname2>'],
  ['from <moment> into (the|) <quartername>', 'from <moment> to <quartername>'], ['from … <moment> into (the|) <quartername>', 'from … <moment> to <quartername>'], ['from <moment> #1 into (the|) <quartername>', 'from <moment> #1 to <quartername>'], ['from <quartername> into (the|) <quartername2>', 'from <quartername> to <quartername2>'], ['from <quartername> #1 into (the|) <quartername2>', 'from <quartername> #1 to <quartername2>'], ['from <moment> into (the|) <monthname>', 'from <moment> to <monthname>'], ['from … <moment> into (the|) <monthname>', 'from … <moment> to <monthname>'], ['from <moment> #1 into (the|) <monthname>', 'from <moment> #1 to <monthname>'], ['from <quartername> into (the|) <monthname>', 'from <quartername> to <monthname>'], ['from <quartername> #1 into (the|) <monthname>', 'from <quartername> #1 to <monthname>'], ['(going|moving|passing|heading|stepping|coming) from <quartername>', 'from <quartername>'], ['(going|moving|passing|heading|stepping|coming) from <monthname>', 'from <monthname>'], ['(going|moving|passing|heading|stepping|coming) from <quartername> #1 into <quartername2>', 'from <quartername> #1 to <quartername2>'], ['(going|moving|passing|heading|stepping|coming) from <quartername> into <quartername2>', 'from <quartername> to <quartername2>'], ['(going|moving|passing|heading|stepping|coming) from <monthname> into <monthname2>', 'from <monthname> to <monthname2>'], ['(going|moving|passing|heading|stepping|coming) from #1 into #2', 'from #1 to #2'],
  ['first (6|six) months (of|in|) <thisorlast>', 'first half of <thisorlast>'], ['<thisorlast> first (6|six) months', 'first half of <thisorlast>'], ['(second|back|last|latter|other) (6|six) months of <thisorlast>', 'second half of <thisorlast>'], ['(first|opening) (3|three) months (of|in|) <thisorlast>', 'q1 of <thisorlast>'], ['<thisorlast> first (3|three) months', 'q1 of <thisorlast>'],
  ['(second|2nd) quarter (of|in|) #1 (against|over|versus|vs|than|compared to|compared with|from) (the|) (first|1st) !<ordinalunit>', 'q2 #1 against q1 #1'], ['(third|3rd) quarter (of|in|) #1 (against|over|versus|vs|than|compared to|compared with|from) (the|) (second|2nd) !<ordinalunit>', 'q3 #1 against q2 #1'],
  ['<weekdayname> (the|) #1 (of|) <monthname>', '#1 <monthname>'], ['(sat|sats) (/|and|or|&) (sun|suns)', 'weekend'], ['(the|) most recent #1 <units>', 'last #1 <units>'], ['(the|) #1 full months (back|just gone|gone by|behind us)', 'last #1 full months'], ['taking (the|) (last|past|previous) #1 <units>', 'over the last #1 <units>'],
  // Quarters whose word is said once.
  ['(q|quarter) (one|1) !<time>', 'q1'], ['(q|quarter) (two|2) !<units>', 'q2'], ['(q|quarter) (three|3) !<units>', 'q3'], ['(q|quarter) (four|4) !<units>', 'q4'],
  ['(the|) (first|1st) and (the|) (second|2nd) (quarter|quarters)', 'q1 and q2'], ['(the|) (second|2nd) and (the|) (third|3rd) (quarter|quarters)', 'q2 and q3'], ['(the|) (third|3rd) and (the|) (fourth|4th) (quarter|quarters)', 'q3 and q4'], ['(quarters|quarter) (one|1) and (two|2)', 'q1 and q2'], ['(quarters|quarter) (two|2) and (three|3)', 'q2 and q3'], ['(quarters|quarter) (three|3) and (four|4)', 'q3 and q4'],
  ['(the|) (first|1st) quarter (to|and|vs|versus|against) (the|) (second|2nd) !<ordinalunit>', 'q1 to q2'], ['(the|) (second|2nd) quarter (to|and|vs|versus|against) (the|) (third|3rd) !<ordinalunit>', 'q2 to q3'], ['(the|) (third|3rd) quarter (to|and|vs|versus|against) (the|) (fourth|4th) !<ordinalunit>', 'q3 to q4'],
  ['/ <unit>', 'per <unit>'], ['/ (mo|mth|mnth)', 'per month'], ['/ wk', 'per week'], ['/ qtr', 'per quarter'], ['/ (yr|annum)', 'per year'], ['x <unit>', 'by <unit>'],
  ['(vs|v|versus|against|to|than|with|over) <unit> before !<lastone>', 'vs the <unit> before'], ['ever $', 'all time'],
  // The one that has ended.
  ['(the|this|our|) <unit> (that|which|) (has|is|) (just|) (ended|closed|gone|gone by|finished|passed|completed|wrapped up) !<dated>', 'last <unit>'], ['the <unit> (that is|which is) over', 'last <unit>'], ['the <unit> just past', 'last <unit>'],
  ['(the|our|) (most recently|last|latest|most recent|recently|previously) (completed|finished|closed|ended|complete|full) <unit>', 'last <unit>'], ['(the|our|) most recent full <unit>', 'last <unit>'], ['<unit> gone $', 'last <unit>'], ['(the|) (prior|previous|preceding|past) calendar <unit>', 'last <unit>'], ['last (gone|full|complete|calendar) <unit>', 'last <unit>'],
  ['(the|our|) (most recent|latest|most recently ended) <monthname>', 'last <monthname>'], ['<monthname> , (the|our) (most recent|latest|last) one', 'last <monthname>'],
  // The last so many.
  ['(the|) #1 <units> (prior to|preceding|before|leading up to) (this|the current|the running|the present) <unit>', 'last #1 <units>'], ['(the|) #1 <units> (prior to|preceding|before) (this one|the current one|the present one|the running one)', 'last #1 <units>'], ['(the|) #1 (full|complete|whole) <units> (prior to|before|preceding) (now|today)', 'last #1 <units>'], ['(the|) #1 months past', 'last #1 months'], ['(the|) <unit> (prior to|preceding) last <unit2>', 'the <unit> before last'],
  ['(the|) #1 (most recent|latest|previous|preceding|prior|trailing) (full|complete|completed|calendar|whole|) <units>', 'last #1 <units>'], ['(the|) (most recent|latest|preceding|prior|trailing|rolling|past|previous) #1 (full|complete|completed|calendar|whole) <units>', 'last #1 <units>'], ['last #1 (full|complete|completed|calendar|whole) <units>', 'last #1 <units>'],
  ['(the|over the|in the|for the|) #1 <units> (up to|until|till|to|ending|ended|through|counting to|counting until|leading up to|running up to) (and including|) (today|now)', 'last #1 <units>'], ['#1 (day|days) (up to|until|to|ending|through) (today|now)', 'last #1 days'], ['#1 day <measure> (up to|until|to|ending|through) (today|now)', '<measure> last #1 days'], ['#1 <units> (back from|counting back from|backwards from|back to) (today|now)', 'last #1 <units>'],
  ['(last|past) #1 <units> (up to|until|till|to|counting until|counting to|counting up to|ending|through) (and including|) (today|now)', 'last #1 <units>'], ['#1 weeks , the #2 days', 'last #2 days'], ['(the|) last #1 weeks , (the|or|so|that is|i e) (last|) #2 days (up to today|to today|up to now|)', 'last #2 days'], ['#1 weeks back from today so (the|) last #2 days', 'last #2 days'],
  ['(the|) (last|trailing|past|rolling|previous|final) (12|twelve) $', 'last 12 months'], ['(the|) (last|trailing|past|rolling|previous) (6|six) $', 'last 6 months'], ['(the|) (last|trailing|past|rolling|previous) (3|three) $', 'last 3 months'], ['trailing (12|twelve) (months|month|)', 'last 12 months'], ['rolling (12|twelve) (months|month|)', 'last 12 months'],
  // The one before the last one.
  ['(the|) <unit> (prior to|previous to|preceding|before) (the|) (last|previous) <unit>', 'the <unit> before last'], ['(the|) <unit> (prior to|previous to|preceding) last $', 'the <unit> before last'], ['(the|) <unit> (prior to|preceding|before) the last one', 'the <unit> before last'], ['not (for|in|) (the|) last <unit> (,|) (but|) (for|in|) (the|) (one|month|quarter|week|year) (before|prior|prior to|preceding|ahead of) (it|that|that one|)', 'the <unit> before last'], ['(the|) (last but one|penultimate) <unit>', 'the <unit> before last'],
  ['(the|) <unit> (before|prior to|preceding|ahead of) (this one|the present one|the current one)', 'last <unit>'], ['(the|) <unit> (prior to|preceding|before) (this|the current|the running|the present) <unit>', 'last <unit>'], ['(the|) day (before|prior to|preceding|ahead of) today', 'yesterday'],
  ['last <unit> (,|) (vs|v|versus|against|compared to|compared with) (the|) (prior|previous|preceding) <unit>', 'last <unit> vs the <unit> before'],
  ['(the|) <unit> #1 <units> (before|prior to|back from) (this one|the current one|now|today)', '#1 <units> ago'], ['(the|) <unit> #1 <units> (before|prior to|back from) this <unit2>', '#1 <units> ago'],
  ['!<heldagainst> ly', 'last year'],
  // The year is said before its month.
  ['<heldagainst> last year in <monthname>', '<heldagainst> <monthname> last year'],
  ['last year in <monthname> !<rangeend>', '<monthname> last year'], ['last year in <monthname> and <monthname2>', '<monthname> and <monthname2> last year'], ['last year (in|from) <monthname> (to|through|thru|until|till|-) <monthname2>', '<monthname> to <monthname2> last year'],
  ['(the|) opening quarter !<ofword>', 'first quarter'],
  ['(the|) opening quarter of <thisorlast>', 'first quarter of <thisorlast>'],
  ['(the|) opening half of <thisorlast>', 'first half of <thisorlast>'],
  // A year that ends with a month, halves and quarters counted out.
  ['(the|) (12|twelve) months (that|which|) (closed|close|closing|finished|finishing|up to|until|till|running to|running up to|through) (with|in|at|on|) (the|) (end of|close of|) <monthname> #1', 'twelve months ended <monthname> #1'], ['(the|) (12|twelve) months (that|which) (ended|end) (with|in|at|on|) (the|) (end of|close of|) <monthname> #1', 'twelve months ended <monthname> #1'],
  ['(from|) (the|) (beginning|start) of #1 (through|to|until|till|up to) (the|) (end of|) <monthname>', 'january to <monthname> #1'], ['(last|final|second|other) (6|six) (of|in) <thisorlast>', 'second half of <thisorlast>'], ['(final|closing) quarter', 'fourth quarter'], ['<thisorlast> (,|) the (first|1st|opening) quarter', 'q1 of <thisorlast>'], ['<thisorlast> (,|) the (second|2nd) quarter', 'q2 of <thisorlast>'], ['<thisorlast> (,|) the (third|3rd) quarter', 'q3 of <thisorlast>'], ['<thisorlast> (,|) the (fourth|4th|final|last|closing) quarter', 'q4 of <thisorlast>'],
  ['from … to (now|today)', 'since …'],
  ['(final|closing|concluding) #1 months', 'last #1 months'], ['last couple of <units>', 'last 2 <units>'], ['(past|previous) couple of <units>', 'last 2 <units>'], ['half a year', '6 months'], ['(the|) (last|past) (half year|six month period|six month stretch)', 'last 6 months'], ['a year and a half', '18 months'], ['a dozen months', '12 months'],
  // From a day on.
  ['(the|our|) (financial|fiscal) year (from|of|running|) <monthname> #1 (to|through|until|till|-) <monthname2> #2', '<monthname> #1 to <monthname2> #2'],
  ['(from|since) <monthname> #1 , when … … , <now>', 'since <monthname> #1 until now'],
  ['!<since> <monthname> (until|till|til|to|up to|through|thru) (now|today|date)', 'since <monthname> until now'], ['(by month|month by month|monthly|each month|every month|each of the months|all months) (from|starting|beginning|starting in|beginning in|starting with|beginning with) <monthname> !<rangeend>', 'by month since <monthname>'], ['between the (1st|first) and (the|) (15th|fifteenth) of <monthname>', 'in the first half of <monthname>'],
  ['(counting|starting|beginning|dating|reckoning|measured) (from|on|at|with|as of|as from)', 'since'], ['(running|going) (from|as of|as from)', 'since'], ['from … onwards', 'since …'], ['from … onward', 'since …'], ['from … on $', 'since …'], ['as from', 'since'], ['this week (starting|beginning|from|since) (on|) monday', 'this week'],
  ['!<aunit> beginning <monthname>', 'since <monthname>'], ['(from|since|) (the|) (beginning|start) of <monthname> <now>', 'since <monthname> until now'], ['(from|since|) (the|) (beginning|start) of <monthname> #1 <now>', 'since <monthname> #1 until now'],
  ['since <monthname> (started|starts|began|begins|kicked off|kicked in|rolled around|opened|came around|hit|arrived)', 'since <monthname>'], ['since <monthname> #1 (started|starts|began|begins|kicked off|kicked in|rolled around|opened|came around|hit|arrived)', 'since <monthname> #1'], ['since (new years|new year|new years day|new year day|the new year|the turn of the year)', 'since january 1'],
  ['(the|this|our|) actual <unit>', 'this <unit>'], ['(the|this) <unit> (we|that we|which we) (are|) in (now|right now|at the moment|)', 'this <unit>'], ['(over|in|during|through|throughout) the course of', 'in'], ['on (the|) date (of|)', 'on'],
  // All of it.
  ['(from|) (start|beginning) to (finish|end) (of|) (the|our|) (file|books|ledger|records|data|)', 'all time'], ['(from|) (first|earliest) (row|entry|day|line) to (the|) (last|latest) (row|entry|day|line|)', 'all time'],
  ['since (forever|always|ever|time immemorial|the very first day|the very beginning|the beginning of everything|the beginning of time|day dot)', 'all time'], ['from (the|) (very|) beginning $', 'all time'], ['(across|for|over|in|from|on|) (everything|all) (we|that we|you|that you|i) have on record', 'all time'], ['everything on record', 'all time'], ['(across|for|over|in|) (all|our entire|the entire|our whole|the whole|all our|all the|all of our|all of the) (records|years|history)', 'all time'], ['since (the|) inception of (the|our) (records|books|file|data|business)', 'all time'], ['(in|for|over|) (all|) the (whole|entire|full|) time (that|) (we|i) (have|) been (open|in business|going|running|around|trading)', 'all time'],
  ['(lifetime to date|since day one|since day 1|from day one|from day 1|since inception|since the very beginning|from the very beginning|since the dawn of time|over the lifetime of the business|over the life of the business|over our whole history|over the entire history|in all our history|in our entire history|across the whole file|across all time|for all time|of all time|in the whole file|over the whole file|since records began|since the books began|as far back as (we|the file|the data|the books|it) (go|goes))', 'all time'], ['lifetime', 'all time'], ['for the whole (file|ledger|history)', 'all time'], ['the whole (file|ledger|history)', 'all time'], ['everything in the (file|ledger)', 'all time'],
  ['(the|) year to #1 <monthname>', 'year ended #1 <monthname>'], ['(the|) quarter to #1 <monthname>', 'quarter ended #1 <monthname>'], ['y / e', 'year ended'], ['(the|) year to <monthname> #1 , #2', 'year ended <monthname> #1 , #2'],
  ['(calendar|the calendar) year #1', 'year #1'], ['calendar #1', '#1'], ['(in|for|during|over|across|throughout|) (the|) (year of|whole of|entirety of|entire year|full year|whole year|complete year) #1', 'in #1'], ['(the|) (whole|entirety|entire|full) of last <unit>', 'last <unit>'], ['(the|) (whole|entirety|entire|full) of this <unit>', 'this <unit>'],
  ['across the whole of last <unit>', 'last <unit>'], ['(over|across|during|in) the whole of last <unit>', 'last <unit>'], ['(the|) whole of this <unit>', 'this <unit>'], ['since (moving in|we moved in)', 'since we started'],
  ['(the|) month (of|called) <monthname>', '<monthname>'], ['(in|during|for) the month <monthname>', 'in <monthname>'], ['quarter (ended|ending) (30|30th|31|31st) <monthname> #1', 'quarter ending <monthname> #1'],
  ['!<lastone> fiscal year (starting|beginning|that starts|that begins|which starts) (in|on|) <monthname>', 'this fiscal year starting <monthname>'],
  ['begin of', 'beginning of'], ['the (opening|first) half', 'the first half'], ['back half', 'second half'], ['front half', 'first half'], ['latter half', 'second half'], ['festive season', 'holiday season'],
  ['mid year', 'middle of the year'],
  // Where a figure stands by now.
  ['where (have|has|had) … (got to|gotten to|come to|reached|crept up to|crept to|climbed to|run to|run up to)', 'how much are …'], ['by now', 'so far'], ['(got|gotten|come|crept|run|mounted|added up|built up) (up|) to (by now|now|so far|as of now)', 'so far'],
  ['(we are|being|now|now that we are|) (partway|part way|most of the way|well|deep|some way|a good way) (through|into) (the|this|our) <unit>', 'this <unit>'],
  // Until today, said beside a stretch that lasts until today.
  ['<now> (in|of|during|for) (this|the|our|the current|the running) <unit>', 'this <unit>'], ['(in|during|for) #1 <now>', 'in #1'],
  ['since the (beginning|start|outset|inception) of (the|our|this|these|my) (file|books|records|ledger|data|business|company|export)', 'since the start'],
  ['(the|our|) # months (that|which) (have|has|) (just|) (ended|closed|finished|passed|gone by)', 'last # months'], ['(this|the current) q', 'this quarter'], ['(last|previous|prior) q', 'last quarter'], ['(per|each|every) q', 'per quarter'],
  ['not this <unit> (,|but|) (the|) last (one|)', 'last <unit>'], ['forth quarter', 'fourth quarter'], ['in which of the (last|past|previous) # months', 'in which month of the last # months'], ['which of the (last|past|previous) # months', 'which month of the last # months'],
  ['(the|) <unit> before (this|the current|the present) $', 'last <unit>'], ['(the|) <unit> just (past|gone|behind us)', 'last <unit>'], ['(the|this|) <seasonname> (just|that has just|that just) (past|gone|ended|finished|passed)', 'last <seasonname>'], ['# calendar <units> ago', '# <units> ago'],
  ['(the|our|) # (full|complete|calendar|whole|) <units> (preceding|prior to|leading up to|ahead of) (this one|the current one|the present one|this <unit>|the current <unit>)', 'the # <units> before this one'], ['(the|) year (leading|running) up to this month', 'the 12 months before this one'],
  ['since the (1|1st|first) of (this|the current) month', 'this month'], ['(going|counting|looking) back #1 days (from today|from now|)', 'last #1 days'], ['(the|) (most recent|last|past) half year , (the|i e|that is|so|) (last|past|) (6|six) months (back|)', 'last 6 months'], ['(last|past) week , (7|seven) days (back|) (from today|)', 'last 7 days'],
  // The week that holds a day, a day's own figure, and stretches said round a figure.
  ['(the|that|) (week|calendar week) (with|that has|which has|holding) … in it', 'week of …'], ['(the|that|) (week|calendar week) (containing|that contains|which contains|that includes|which includes|that holds|that has)', 'week of'], ['(the|) (fourth of july|july fourth|july 4th|july 4|4th of july) week', 'week of july 4'],
  ['from <weekdayname> (until|till|to|through|up to|up until) (today|now)', 'since <weekdayname>'], ['(for|on) (the|that) day $', ''], ['# month (total|sum) of', 'total'], ['# (month|months) <measure> (ending|ended|through|up to)', '<measure> # months ending'],
  ['last week (,|) (mon|monday) (to|through|thru|till|until) (sun|sunday)', 'last week'],
  ...[4, 5, 7, 8, 9, 10, 11, 18, 24].map((count): Saying => [`(the|) (past|trailing|rolling) ${count} $`, `last ${count} months`]),
  // The days of the week, spelt out behind a word for them.
  ...[[['mon', 'monday', 'mondays'], ['fri', 'friday', 'fridays'], 'weekdays', 'weekdays|workdays|working days|business days|week days'], [['sat', 'saturday', 'saturdays'], ['sun', 'sunday', 'sundays'], 'weekends', 'weekend|weekends']].flatMap(spelledDays),
  ['week ( (mon|monday) (to|through|thru|till|until|-|) (sun|sunday) )', 'week'], ['( (mon|monday) (to|through|thru|till|until|-|) (sun|sunday) )', ''], [', (mon|monday) (to|through|thru|till|until|-|) (sun|sunday) $', ''],
  ['(we|i) close (our|the) (books|accounts|year|fiscal year) (at|in|on|with|) (the|) (end of|close of|) <monthname> (,|) (so|and so|which means|meaning|thus) (that|) <fiscal>', '<fiscal>'], ['(we|i) close (our|the) (books|accounts|year|fiscal year) (at|in|on|with|) (the|) (end of|close of|) <monthname>', 'our fiscal year ends in <monthname>'], ['(our|the) (books|accounts|year) (close|closes|are closed|end|ends) (at|in|on|with|) (the|) (end of|close of|) <monthname>', 'our fiscal year ends in <monthname>'],
  ['(from|since) (the|) (very|) (beginning|start|outset|first day) (until|till|til|up to|to|through) (now|today|the present|date|the present day)', 'all time'], ['<quartername> (of|) (ly|last year|the year before|the previous year|prior year) ( #1 )', '<quartername> #1'],
  // A year that is explained, and halves of years in two digits.
  ['(,|) (that being|which is|that is|being) (our|the) (tax|financial|fiscal) year', ''], ['(,|) (our|the|) (tax|financial|fiscal) year is the calendar year (here|)', ''],
  ...[23, 24, 25, 26, 27].map((year): Saying => [`first (6|six) months of ${year}`, `first half of 20${year}`]),
  ['going back to <moment>', 'since <moment>'],
  // No mean is asked for.
  ['(day|date) (of|in) (the|each|every|a) month (do|does|did) … (usually|normally|typically|generally|mostly)', 'day of the month do …'],
  ['for (each of|) the (four|4) quarters of', 'for each quarter of'], ['for the (four|4) quarters of <thisorlast> (,|) <summed>', 'for <thisorlast> <summed>'], ['total … for the (four|4) quarters of', 'total … for'], ['<summed> … for the (four|4) quarters of', '<summed> … for'],
  ['(in|for|over|) q1 (,|and|) q2 (,|and|) q3 (,|) (and|) q4 (of|) <thisorlast>', 'each quarter of <thisorlast>'], ['(in|for|over|) q1 (,|and|) q2 (,|and|) q3 (,|) (and|) q4 (of|) <thisorlast> (,|) <summed>', 'for <thisorlast> <summed>'], ['total … (in|for|over|) q1 (,|and|) q2 (,|and|) q3 (,|) (and|) q4 (of|) <thisorlast>', 'total … for <thisorlast>'],
  ...['bill', 'invoice', 'charge', 'purchase', 'expense', 'refund', 'sale'].map((row): Saying => [`${row} of the year !<yeartold>`, `${row} this year`]),
  ['<joined> (the|) same (two|2|three|3|) (months|weeks|quarters) (of|in|from|) (the|) (previous|prior|last|preceding) year', '<joined> the same months a year earlier'],
  ['(ytd|year to date) (as of|as at|at|to|through|until|up to|by) (the|) (end of|) <monthname>', 'from the start of the year through <monthname>'],
  ['(as of|as at) (the|) (end of|) <monthname> , (year to date|ytd)', 'from the start of the year through <monthname>'],
  ['<monthname> . #1', '<monthname> #1'],
  ['(in|for|during|over|) (the|) (run up|lead up|build up|run - up|lead - up|build - up) to', 'the 4 weeks before'],
  ['up to and including <monthname>', 'through <monthname>'],
  ['<thisorlast> (right|all the way|straight|) (through to|through until|up to|to|until|till|through) the (end|close) of (that|the same) year', '<thisorlast> to december <thisorlast>'],
  ['from <monthname> <yearnumber> (right|all the way|straight|) (through to|through until|up to|to|until|till|through) the (end|close) of the year !<yeartold>', 'from <monthname> <yearnumber> to december <yearnumber>'],
  ['from <monthname> (right|all the way|straight|) (through to|through until|up to|to|until|till|through) the (end|close) of the year (of|) <yearnumber>', 'from <monthname> to december <yearnumber>'],
  ['(ytd|year to date) … (as of|as at|through|until|up to) (the|) (end of|) <monthname>', '… from the start of the year through <monthname>'],
  ['<monthname> / <monthname2>', 'from <monthname> to <monthname2>'],
  // Stretches up to today, and a year and its half.
  ['(fy|our fy|this fy) to date', 'fiscal year to date'],
  ['(the|) (rolling|moving|trailing) year', 'last 12 months'],
  ['(the|) moving annual total', 'total last 12 months'],
  ['(the|) (last|past|previous) year and a half', 'last 18 months'],
  ['(the|) (last|past|previous) (one and a half|1.5) years', 'last 18 months'],
  ['(the|) (last|past|previous) (two and a half|2.5) years', 'last 30 months'],
  ['ye <monthname>', 'year ended <monthname>'],
  ['ye # <monthname>', 'year ended # <monthname>'],
  ['up to this (point|day) last year', 'by this point last year'],
  // A year that is said with its months, and one that is pointed back to.
  ['(the|our|) fy (from|of|running|) <monthname> #1 (to|through|until|till|thru|-) <monthname2> #2', '<monthname> #1 to <monthname2> #2'],
  ['(since|from) <monthname> #1 (until|till|to|through|thru|up to) (the|) (end|close) of (that|the same) year', 'from <monthname> #1 to december #1'],
  ['(since|from) … <monthname> #1 (until|till|to|through|thru|up to) (the|) (end|close) of (that|the same) year', 'from … <monthname> #1 to december #1'],
  ['from the (start|beginning) of <quartername> #1 (through|right|) (to|until|till|through) the end of <quartername2> $', 'from <quartername> #1 to <quartername2> #1'],
  ['from the (start|beginning) of <quartername> #1 (through|right|) (to|until|till|through) the end of <quartername2> (:|,|;|-)', 'from <quartername> #1 to <quartername2> #1 ,'],
  ['(our|the|my|their|a) (grant|funding|program|programme|budget|membership|school|academic|trading|contract|company|business) year (runs|goes|is|starts|begins)', 'our fiscal year runs'], ['^ (we|i) (count|run|keep|reckon|measure) (our|the|my) (business|books|) (year|years) from (the|) <monthname>', 'our fiscal year runs from <monthname>'], ['^ (our|the|my) <seasonname> season (is|runs|goes|lasts)', 'our season is'], ['(our|my) …!<notathing> year (runs|goes|starts|begins) (from|in|on|with|) (the|) (first of|1st of|) <monthname>', 'our fiscal year runs from <monthname>'], ['(the|) one (that|which) (ended|ends|closed|finished) (in|) <monthname> <yearnumber>', 'the fiscal year that ended in <monthname> <yearnumber>'], ['(the|) one (that|which) (ended|ends|closed|finished) (on|) #1 <monthname> #2', 'the fiscal year that ended in <monthname> #2'], ['(the|) one (that|which) (ended|ends|closed|finished) (on|) <monthname> #1 , #2', 'the fiscal year that ended in <monthname> #2'],
  // Somebody else's year, before the months that are asked for.
  ['(one of|) (our|the|my|a) (funders|funder|investors|investor|lenders|lender|partners|partner|parent|parent company|head office|grant|foundation|sponsor|bank|accountant|client|customer|franchisor|landlord|auditor|board) (works|work|operates|goes|runs|budgets|reports|plans) (with|on|by|to|in|off|over) a (fiscal|financial|budget|) year (that|which) (goes|runs|is|lasts|starts) (from|) <monthname> (to|through|until|till) <monthname2> (.|;|,|:)', ''],
  // The whole of it, said at length.
  ...['<yearnumber>', '<monthname>', '<quartername>', '<thisorlast>'].map((time): Saying => [`(for|over|during|throughout|in) the (whole|entire|full|) (duration|length|entirety) of ${time}`, `in ${time}`]),
  ['saw (the|) (biggest|largest|highest|greatest|steepest) <change>', 'had the biggest <change>'],
  ['(our|the|my) (fiscal|financial|business|accounting) year (,|is|was|) the (one|year) (that|which) (ended|ends|closed|finished) (on|in|)', 'the fiscal year that ended on'],
  ['(last|this past|the past) winter (,|:|;|-) <wintermonth>', '<wintermonth>'],
  ['(got|took out|took|received|drew down|were given) (the|our|a|that) loan in <monthname> #1 (.|,|;) (and|) (what|how much) have (we|i) paid (back|off|) since (then|)', 'what have we paid on the loan since <monthname> #1'],
  // What is usual in a unit of time.
  ['(in|for|during|over) (a|an|any|our|your) (ordinary|normal|standard|regular|everyday) <unit> !<yearnumber>', 'in a typical <unit>'],
  // What is counted is told by the number in one of them on average.
  ...['often', 'many payments', 'many transactions', 'many deposits', 'many refunds', 'many purchases', 'many times'].flatMap((often): Saying[] => [
    [`(in|for|during|over) (a|an|any|our|your) (ordinary|normal|standard|regular|everyday) <unit> (,|) how ${often}`, `on average per <unit> how ${often}`],
    [`how ${often} … (in|during|over) (a|an|any|our|your) (ordinary|normal|standard|regular|everyday) <unit> $`, `how ${often} … per <unit> on average`],
  ]),
  // Mondays to Fridays.
  ['on (all|the|our|) (business|working|work) days', 'on weekdays'], ['!<whichweekday> weekday <measure>', '<measure> on weekdays'], ['!<whichweekday> weekend <measure>', '<measure> on weekends'],
  ['<measure> on weekdays (vs|versus|against|compared with|compared to|and) <measure> on weekends', '<measure> on weekdays vs weekends'], ['weekday (vs|versus|against) weekend <measure>', '<measure> on weekdays vs weekends'], ['weekend (vs|versus|against) weekday <measure>', '<measure> on weekends vs weekdays'], ['weekend <measure> (vs|versus|against|compared with|compared to|and) weekday <measure>', '<measure> on weekends vs weekdays'], ['weekday <measure> (vs|versus|against|compared with|compared to|and) weekend <measure>', '<measure> on weekdays vs weekends'],
  ['weekdays (vs|versus|against) (the|) weekend', 'weekdays vs weekends'], ['(the|) weekend (vs|versus|against) (the|) (week|weekdays)', 'weekends vs weekdays'],
  // How each month of a year grew on the one before.
  ...['month over month', 'month on month', 'mom', 'month to month'].flatMap((each): Saying[] => [[`^ ${each} growth (in|for|during|over|throughout|) <thisorlast>`, 'revenue growth by month in <thisorlast>'], [`${each} <measure> growth (in|for|during|over|throughout|) <thisorlast>`, '<measure> growth by month in <thisorlast>'], [`<measure> growth ${each} (in|for|during|over|throughout|) <thisorlast>`, '<measure> growth by month in <thisorlast>'], [`<measure> ${each} growth (in|for|during|over|throughout|) <thisorlast>`, '<measure> growth by month in <thisorlast>']]),
  // Up to this day of the year.
  ['last year (by|as of) (now|today)', 'last year by this time'], ['(by|as of) (now|today) last year', 'by this time last year'],
  ...['last month', 'this month', 'last quarter', 'this quarter', 'last year', 'the month before last', 'the quarter before last', 'the year before last'].map((unit): Saying => [`since (the|) (first|1st|1|very first|start|beginning) (day|) of ${unit}`, `since ${unit}`]),
];
