/** What is left out of a figure, said at length. Add a line to teach one. */
import type { Saying } from './saying.ts';

const WITHOUT = '(excluding|exclude|without|except|except for|not counting|not including|leaving out|leave out|taking out|take out|stripping out|strip out|ignoring|ignore|minus|apart from|aside from|besides|other than)';
const GIVEN_BACK = '(refunds|returns|refund|what we refunded|what we gave back|what we paid back to customers|the money we gave back|the money we refunded|money we gave back|money given back|money refunded)';

export const LEFT_OUT_SAYINGS: readonly Saying[] = [
  // Whom or what the money goes to is left out, not the paying of it.
  [`${WITHOUT} (what|whatever|all|everything|the money) (we|i) (pay|paid|spend|spent|give|gave) (to|on|for|)`, 'excluding'],
  [`${WITHOUT} (the|any|all|) (receipts|deposits|money) (received|) (from|by)`, 'excluding'],
  ['(the|any|all|) (own|internal|) transfers (between|) (our|my|the|) (own|) (accounts|) (left|put|set|kept) (aside|out)', 'without transfers'],
  // "Strip retainers from revenue", "drop Sysco from the picture".
  ['(strip|remove|exclude|carve|carve out|strip out|pull out|cut out|back out|leave out|take out) … (from|out of) (the|our|my|) (total|whole|) <measure>', '<measure> without …'],
  ['^ (drop|strip|remove|exclude|carve|carve out|strip out|pull out|cut out|back out|leave out|take out|cut|omit) …!<questionword> (from|out of) <measure> (of|for|in)', '<measure> without … in'],
  ['<measure> (for|in|over|during|of) <yearnumber> stripped of (the|all|any|)', '<measure> in <yearnumber> without'], ['<measure> stripped of (the|all|any|)', '<measure> without'],
  ['(drop|strip|remove|exclude|cut|pull|take|leave|keep|knock) … (from|out of) (the|our|) (picture|mix|equation|numbers|figures|sums|calculation|reckoning|pot)', 'without …'],
  ['with (the|our|all|any|) … (payments|payment|invoices|deposits|receipts|bills|charges) (stripped out|taken out|left out|removed|excluded|taken off|knocked off)', 'without …'],
  ['(stays|stay|staying|is|are|was|were|being|be|) (kept|keeping|keep) out (of it|of that|of this|) $', 'left out'],
  ['(from|of|by|to|with|through|via) neither … nor', 'not from … or'],
  ['^ (drop|skip|exclude|ignore|forget|remove|lose|omit) (the|our|) … (and|and tell me|then) <questionword>', 'without … , <questionword>'], ['(share|part|portion|bit) (removed|taken out|left out|excluded|stripped out|taken off|subtracted|deducted)', 'left out'],
  // What is put by is left out of nothing.
  ['(did|do|does|have|has|should|could|can|to) (we|i|it|they|) (save|saved|saving) for', 'did we save toward'],
  // By itself "save" is what one keeps: it leaves out only before a question, or of all.
  ['^ save (for|) … , <questionword>', 'without … , <questionword>'], ['!<saver> save (for|) (the|our|) …!<saved> $', 'except …'], ['(everything|everyone|everybody|all|nothing|anything|nobody|anyone) save (for|)', 'everything except'],
  ['without (paying|giving|having) (any|) (heed|attention|regard|thought) to', 'without'], ['(paying|giving) no (heed|attention|regard|thought) to', 'without'],
  ['(everything|all|anything|whatever we spent) (apart from|other than|except|except for|but|besides|excluding|bar|minus|outside of|not counting|save) (the|our|) (cost of goods sold|cost of goods|cost of sales|cogs)', 'expenses without cost of goods sold'],
  // Draws are no cost: a profit is the same before them.
  ['<kindofprofit> profit before (any|the|our|) (owner|owners|partner|partners|) (draws|draw|drawings|distributions)', '<kindofprofit> profit'], ['<kindofprofit> profit … before (any|the|our|) (owner|owners|partner|partners|) (draws|draw|drawings|distributions)', '<kindofprofit> profit …'], ['profit … before (any|the|our|) (owner|owners|partner|partners|) (draws|draw|drawings|distributions)', 'profit …'],
  ['(cash flow|cashflow) … before (any|the|our|) (owner|owners|partner|partners|) (draws|draw|drawings|distributions)', 'cash flow … without owner draws'],
  ['(net profit|net income|bottom line) … (so|that is|meaning|ie|i . e .|i . e|) after (all|) (tax|taxes) (and interest|)', 'net profit …'],
  // Sales from which nothing was taken.
  ['before (taking|knocking|netting) (the|our|any|all|) (refunds|returns) off', 'before refunds'],
  ['before (taking|netting) (the|our|any|all|) (refunds|returns) out', 'before refunds'],
  ['without (taking|knocking|netting) (the|our|any|all|) (refunds|returns) (off|out|away)', 'before refunds'],
  [`(if|when) (you|we|one) (do not|don) (knock off|take off|deduct|subtract|count off|net off|take out) (the|our|any|) ${GIVEN_BACK}`, 'before refunds'],
  [`without (knocking off|taking off|deducting|subtracting|netting off|taking out) (the|our|any|) ${GIVEN_BACK}`, 'before refunds'],
];
