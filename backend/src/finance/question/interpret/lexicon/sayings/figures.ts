/** Which figure is wanted, over which part of the business and in which form, said in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const FORMS = ['graph', 'chart', 'plot', 'list', 'breakdown', 'table', 'overview', 'summary', 'rundown', 'total', 'trend'];
const ALL = '(across|over|from|through|via) (every|all|any|all of our|all our|all the) (channel|channels|sales channel|sales channels)';

export const FIGURE_SAYINGS: readonly Saying[] = [
  // "Were we making money or losing it".
  ['(are|were|have|had|am) (we|i) (been|) (making|earning|made|earned) (money|a profit|any money) or (losing|lost|loosing|bleeding) (it|money|some|any|)', 'did we make or lose money'], ['(make|made|makes|making) (money|a profit) or (lose|lost|loses|losing|loosing|loose) (it|money|some|a bit|)', 'make or lose money'],
  // Shown, not asked whether it can be had.
  ...FORMS.map((form): Saying => [`(can|could|may) (i|we) (get|have|see) (a|an|the|our|my|some) ${form}`, form === 'total' ? form : `show a ${form}`]),
  ['(i|we) (would|) love (to see|to know|to have|to get|seeing|) (a|an|the|our|my)', 'show the'],
  ['draw us', 'plot'], ['^ draw (our|my)', 'plot our'], ['^ draw <measure>', 'plot <measure>'], ['(please|you) draw (our|my)', 'plot our'], ['(please|you) draw <measure>', 'plot <measure>'],
  ['ups and downs (of|in) (the|our|)', 'trend of'], ['(the|our|its|) ups and downs', 'trend'],
  ['how (did|does|has|have|do) … (develop|developed|evolve|evolved) $', 'trend of …'],
  ['how did <sales> come in (each|every|by) <unit>', '<sales> by <unit>'],
  ['(for|in|) each of the months <monthname> (to|till|until|through|thru|-) <monthname2>', 'by month from <monthname> to <monthname2>'],
  ['categories (down|in rows|as rows) (,|and|) months (across|in columns|as columns)', 'by category by month'], ['months (across|in columns|as columns) (,|and|) categories (down|in rows|as rows)', 'by category by month'],
  // All of it, wherever it came from.
  [`<measure> ${ALL}`, '<measure>'], [`${ALL} $`, ''],
  ['(,|) (whatever|whichever|no matter what|no matter which|regardless of|irrespective of) (the|) (channel|sales channel) (it came through|it came in through|it came from|they came through|that was|it was|)', ''],
  // Active for passive, and what the books hold.
  ['how much (was|got|has been|is) spent', 'how much did we spend'],
  ['how much <sales> did (we|i) (record|book|log|register|post|recognise|recognize|report)', 'how much was <sales>'],
  // Somebody else who wants to know.
  ['(,|.|and|) (the|my|our|an|) (insurance|warranty|tax|bank|loan|lease|grant|audit) (guy|guys|lady|man|woman|people|person|folks|rep|agent|office) (is asking|are asking|asks|wants to know|want to know|wants it|want it|needs it|need it|needs to know|asked|is after it)', ''],
  [', (it is|this is|) (a|) warranty (question|claim|thing|matter) $', ''], [', for (the|a) warranty $', ''],
  // Faster than.
  ['(quicker|at a faster pace|at a quicker pace|at a faster rate|at a higher rate|more quickly|more rapidly) than', 'faster than'],
  ['(slower|at a slower pace|at a slower rate|at a lower rate|more slowly) than', 'slower than'],
  // A month that ends with a loss.
  ['any (cash|cash flow|cashflow) negative (month|months)', 'was cash flow negative in any month'], ['any (unprofitable|loss making|money losing|losing) (month|months)', 'was net profit negative in any month'],
  ['(closed|closes|close|ended|finished) (negative|in the red|at a loss|with a loss|under water|in minus)', 'made a loss'],
  // The day of a purchase.
  ['(purchase date|date of purchase|day of purchase|purchasing date|buying date) of', 'when did we buy'], ['(purchase date|date of purchase|day of purchase|purchasing date)', 'bought when'],
  [', (tell me|give me|find|show me|find me) (the day|the date|what day|which day|when) (it|that|this|they) (was|were|got) <boughtword>', ', when was it <boughtword>'],
  ['(date|day) of (the|our) … loan $', 'when did we get the … loan'],
  ['(,|) if (we|i|they|you) ever did $', ''], [', if (it|they|that) (did|does|has|have|was|is) ,', ''],
  // A change by its size.
  ['(percentwise|percentagewise)', 'in percent'], ['how did <measure> (go|move) from', 'how much did <measure> change from'],
  ['(what|which) (percent|percentage) (was|is) (it|that)', 'by what percent'], ['direction and (percent|percentage) change', 'percent change'],
  ['shortfall in … (against|versus|vs|compared to|compared with|from|on)', 'difference in … against'],
  ...['<quartername>', 'quarter', 'month', 'year', '<monthname>', '<yearnumber>'].map((time): Saying => [`${time} (more expensive|costlier|pricier|dearer) (for us|for the business|overall|) $`, `${time} higher in expenses`]),
  ['first # times (that|) (we|i) (have|) (paid|pay)', 'first # payments to'], ['last # times (that|) (we|i) (have|) (paid|pay)', 'last # payments to'],
  // What it is wanted for.
  ['for (the|my|our|a|an) (hiring|board|budget|team|staff|investor|bank|loan|lease|rent|salary|pay|price|pricing|tax|strategy|planning|partner|management|) (discussion|meeting|talk|talks|call|presentation|pitch|negotiation|negotiations|review) (,|) (i|we) (would|) (need|want|like|require)', 'show'],
  ['(what|which) <costs> were there $', 'what were <costs>'],
  ['(what|which) <costs> were there (in|during|for) <moment> $', 'what were <costs> in <moment>'],
  ['(what|which) <costs> were there (in|during|for) <monthname> <yearnumber> $', 'what were <costs> in <monthname> <yearnumber>'],
  ['(what|which) <costs> were there (in|during|for|) (the|) last <unit> $', 'what were <costs> last <unit>'],
  ['(what|how much) (came in as|was earned as|was made as) <sales> and (what|how much) (was spent|did we spend|was paid out|got spent|went out)', 'what were <sales> and expenses'],
  ['(what|how much) was earned and (what|how much) was spent', 'what were revenue and expenses'],
  ['(what|how much) came in as <sales> !<further>', 'how much <sales> did we make'],
  ['(what|how much) came in as <sales> … (and|or|plus) (as|from|in)', 'what came in as <sales> … and as'],
  // The last one.
  ['(find|give|tell|show) (me|us|) (the|) (latest|most recent|last) time (we|i)', 'when was the last time we'], ['(the|) (most recent|latest) time (that|) (we|i)', 'when was the last time we'],
];
