/** What is subtracted, struck off or not counted before the question comes, and payments too small to count. Add a line to teach one. */
import type { Saying } from './saying.ts';

const ALSO = '(,|, and|and|, then|then)';
const SMALL_ONES = '(payments|payment|those|ones|charges|bills|transactions|anything|everything|small ones)';
const SKIP = '(leaving out|ignoring|skipping|throwing out|not counting|dropping|leave out|ignore|throw out|skip|drop|disregard|disregarding|excluding|exclude|without)';
const KINDS = '(categories|kinds|lines|areas|kinds of revenue|kinds of income|kinds of expense|kinds of expenses|kinds of cost|expense categories|revenue categories|income categories|cost categories)';
const OTHER_THAN = '(,|) (other than|except|except for|apart from|besides|excluding|without|aside from)';

export const SET_OFF_SAYINGS: readonly Saying[] = [
  // "Take revenue, subtract rent, and give me the result": nothing is said of what it is subtracted from but the figure before it.
  [`${ALSO} (subtract|deduct) (both|the|our|) …!<fromword> (,|:|;|.|) (and|and then|then|) <thenasks>`, ', minus … , <thenasks>'],
  ['(,|, and|and) (subtract|deduct) (both|the|our|) …!<fromword> $', ', minus …'],
  // Not counted.
  ['(when|where) … (is|are|was|were) not (included|counted|considered)', 'excluding …'],
  ['(if|when) (the|) …!<countdoer> (does|do|did) not count $', 'excluding …'],
  ['^ if (i|we|you) (add up|total up|sum up|add together) (every|all|all the|all our|each) (single|)', 'what is the total of all'],
  [', …!<setoffstop> (stripped out|taken out|backed out|carved out|filtered out|removed|left out) $', ', minus …'], ['with (the|our|) …!<setoffstop> (backed out|netted out|filtered out|carved out)', 'minus …'],
  [`${SKIP} (the|all|any|) ${SMALL_ONES} (under|below|less than|smaller than) #sum`, 'of at least #sum'],
  // The one that is not meant, told before the one that is.
  ['^ not … , …!<setoffstop> :', '…1 :'],
  ['(was|were) … , … and other things (;|,|:|.) how much were (all|) the other things (together|in all|)', 'without … and … , how much was it'], ['(was|were) …!<setoffstop> and other things (;|,|:|.) how much were (all|) the other things (together|in all|)', 'without … , how much was it'],
  ['^ (throw|take|leave|strip) out … (;|,) what (do|does|did) the <onlytotal> left', 'excluding … , what does the <onlytotal>'],
  ['(and|,|, and) (change|keep|leave|with) (nothing else|everything else the same|all else the same|all else equal|the rest the same|the rest as it is) (changed|unchanged|)', ''],
  ['(the|) (larger|bigger|higher|smaller|lower) of the (two|2) (and|,)', 'higher and'],
  // What costs did not take of revenue is left of it.
  ['<sales> … … (survived|was not used up by|was not eaten by|was not taken by|was not swallowed by|was not consumed by)', '<sales> … … was left after'], ['<sales> (survived|was not used up by|was not eaten by|was not taken by|was not consumed by)', '<sales> was left after'], ['<sales> was still there', '<sales> was left'], ['how much of (our|the|my) <sales> … … (remained|stayed|was left|survived|was left over|was not used up by|was not eaten by) (after|) !<allcosts>', 'how much <sales> … … was left after'], ['(was|is) still ours after', 'was left after'], ['<sales> (do|did) (we|i) have left over after', '<sales> was left after'],
  ['(if|when|once|) (i|we|you|) (strike|cross|scratch) … (off|from|out of) (the|our|) (list of|) <onlytotal>', 'excluding … from <onlytotal>'],
  [`(suppose|say|imagine|assume) (that|) (we|i|you) (drop|leave out|skip|ignore|exclude|strike) … (;|,|:|.) what (do|does|did) (the|our|) <onlytotal> (of|in|for) … (add up to|come to|total|amount to) $`, 'excluding … , what was <onlytotal> in …'],
  ['^ <onlytotal> yes , … no (:|,|;|.)', 'total <onlytotal> without … ,'],
  [`(on|from) all (the|our|) (remaining|other) ${KINDS} … … ${OTHER_THAN}`, '… … excluding'], [`(on|from) all (the|our|) (remaining|other) ${KINDS} ${OTHER_THAN}`, 'excluding'],
  // Payments too small to count: those above are asked about.
  [`${SKIP} (the|all|any|) ${SMALL_ONES} (of|for|at|) #sum or (less|under|below)`, 'only over #sum'], [`${SKIP} (the|all|any|) ${SMALL_ONES} (of|for|at|) (up to|at most|no more than|not more than) #sum`, 'only over #sum'],
  [`${SKIP} …!<boundorto> (payments|charges|bills) of #sum or (less|under|below) and (total|add up|sum up|sum) the rest`, 'total … payments over #sum'],
  ['small (stuff|things|change|amounts|ones) aside , (meaning|that is|i mean|say) #sum or (less|under|below)', 'only over #sum'],
  ['(looking|counting|taking|considering) (just|only) (at|) (the|) (payments|charges|those|ones|transactions|bills) (over|above|of more than|of over|more than|exceeding) #sum', 'over #sum'],
  ['(through|by|via) (single|individual|) (payments|charges|bills) (of|that each were|that were each|that were|each|which were each|) (over|above|more than) #sum', 'over #sum'],
  ['not how many (,|) (but|) how much', 'how much'], ['disbursements <boundorto>', 'payments <boundorto>'],
  ['how much of (our|the) (money|cash) (went|was spent|has gone|did we spend)', 'how much money went'], ['how much of (our|the) (money|cash) … … went', 'how much money … … went'],
];
