/** Stretches of time and their ends in the words that clerks and talkers have for them. Add a line to teach one. */
import type { Saying } from './saying.ts';

const THE_PRESENT = '(the present|the present day|the present time|the present moment|the present date|this present day)';
const NOW = '(now|right now|just now|today|the present|the present day|date)';
const IN_WORDS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'] as const;
const DAYS_OF = { 28: ['february', 'feb'], 29: ['february', 'feb'], 30: ['april', 'june', 'september', 'november', 'apr', 'jun', 'sep', 'sept', 'nov'], 31: ['january', 'march', 'may', 'july', 'august', 'october', 'december', 'jan', 'mar', 'jul', 'aug', 'oct', 'dec'] } as const;

export const TOLD_TIME_SAYINGS: readonly Saying[] = [
  // A season that is called so: "we call January through March our resolution season".
  ['(we|i) (call|consider|count) <monthname> (through|to|until|till|thru|and|-) <monthname2> (as|) (our|the|a) … season', 'our season runs <monthname> to <monthname2>'], ['(we|i) (call|consider|count) <monthname> (through|to|until|till|thru|and|-) <monthname2> (as|) (our|the|a) season', 'our season runs <monthname> to <monthname2>'],
  // The price of these days.
  ['what is …!<sales> (a|per|each|every) month (as of|as at) (now|right now|today|this month)', 'what is … per month now'],
  // Up to now.
  [`from … (to|until|till|up to|up until|through) ${THE_PRESENT}`, 'since …'],
  ['!<splits> between <monthname> and (now|right now|the present|the present day)', 'between <monthname> and today'],
  ['!<splits> between <monthname> <yearnumber> and (now|right now|the present|the present day)', 'between <monthname> <yearnumber> and today'],
  [`!<begun> <monthname> <yearnumber> (-|to|till|until|through|up to) ${NOW}`, 'since <monthname> <yearnumber>'],
  ['(as of|as from) <monthname> <yearnumber> <now>', 'since <monthname> <yearnumber>'],
  ['(dating|going|reaching|stretching) back to <monthname> <yearnumber>', 'since <monthname> <yearnumber>'],
  ['!<spanword> (starting|beginning|commencing) (in|from|with|on|) <monthname> <yearnumber> $', 'since <monthname> <yearnumber>'],
  ['!<spanword> (starting|beginning|commencing) (in|from|with|on|) <monthname> <yearnumber> , (and|) (ending|finishing|closing) (in|with|on|) <monthname2> <yearnumber2>', 'from <monthname> <yearnumber> to <monthname2> <yearnumber2>'],
  ...['month', 'quarter', 'year'].map((unit): Saying => [`(from|since) (the|) (1|1st|first) of the ${unit} $`, `this ${unit}`]),
  ['since the (1st|first) $', 'this month'], ['(from|since) the (1st|first) <now>', 'this month'],
  ['as yet this <unit>', 'so far this <unit>'],
  // By this day of last year.
  ['(by|until|till|through|as of) the same (point|time|stage|date|day) last year', 'by this point last year'], ['!<be> up to (the same|this) (point|time|stage|date|day) last year', 'by this point last year'],
  ['(prior|previous|preceding) year to date', 'by this point last year'],
  // The one before the last one.
  ['(the|) last <unit> but one', 'the <unit> before last'],
  // Halves and quarters counted out.
  ['(second|2nd) (three|3) months of <thisorlast>', 'q2 of <thisorlast>'],
  ['(third|3rd) (three|3) months of <thisorlast>', 'q3 of <thisorlast>'],
  ['(fourth|4th|final|last) (three|3) months of <thisorlast>', 'q4 of <thisorlast>'],
  ['half (one|1) of <thisorlast>', 'first half of <thisorlast>'], ['half (two|2) of <thisorlast>', 'second half of <thisorlast>'],
  // A month told by its last day.
  ...Object.entries(DAYS_OF).flatMap(([day, months]) => months.map((month): Saying => [`for the month (up|) (to|until|through) (the|) ${day} (of|) ${month}`, `for ${month}`])),
  // Years of one's own.
  ['<fiscal> (year|) <yearnumber> , (which|that) (starts|begins|started|began) (in|on|with) <monthname>', 'fiscal year <yearnumber> starting in <monthname>'],
  ['<fiscal> (year|) <yearnumber> , (starting|beginning) (in|on|with|) <monthname> (1|1st|)', 'fiscal year <yearnumber> starting in <monthname>'],
  ['<yearnumber> (fiscal|financial) year (starting|beginning) (in|on|with|) <monthname>', 'fiscal year <yearnumber> starting in <monthname>'],
  ['for the (fiscal|financial) year to (the end of|) <monthname> <yearnumber>', 'for the fiscal year ended <monthname> <yearnumber>'],
  ...IN_WORDS.map((month, i): Saying => [`<fiscal> (year|) <yearnumber> (is|) ( (from|) ${month} (to|through|until|till|-) ${IN_WORDS[(i + 11) % 12] as string} )`, `fiscal year <yearnumber> starting in ${month}`]),
  // Before and after.
  ['!<beforefollowing> (prior to|previous to|earlier than|preceding) <monthname>', 'before <monthname>'],
  ['!<beforefollowing> pre <monthname> <yearnumber>', 'before <monthname> <yearnumber>'],
  ['<measure> (past|beyond|later than) <yearnumber> !<monthname>', '<measure> after <yearnumber>'],
  ['!<beforefollowing> (past|later than|beyond|subsequent to|following|post) <monthname> <dayofmonth>', 'after <monthname> <dayofmonth>'],
  ['!<beforefollowing> (later than|beyond|subsequent to|following|post) <dayofmonth> <monthname>', 'after <dayofmonth> <monthname>'],
  // In the middle of it.
  ['(midway|mid way|halfway|half way) through <monthname>', 'mid <monthname>'],
  ['(since|from) the (very|absolute) (start|outset|first) (on|onward|onwards|of it all|)', 'since the start'],
  // A count that is told beside the one that is not meant, and a word mistyped.
  ['(averaged|average|) over (the|) (last|past|) #1 (full|) months (,|) (instead of|rather than|and not|not|as opposed to) (the|) (last|usual|past|) #2 (months|) $', 'over the last #1 months'],
  ['(ful|fulll|compleet|complet|completd) <time>', 'full <time>'],
  // As a mean of months, told as a supposition.
  ...['this month', 'the current month', '<monthname>'].map((month): Saying => [`^ if ${month} (turns out|ends up|comes out|goes|looks|is|were|ends|runs) (like|at|as|the same as) (the|our|) (average|mean) of the (last|past) # (full|) months (,|) what (would|will|) (the|our|) <measure> (would|will|) (that|it|) be`, 'average monthly <measure> over the last # months']),
];
