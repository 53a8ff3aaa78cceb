/** Stretches that reach up to now, and halves and days, as clerks shorten them and as other languages say them: "30-day window", "since six months", "the 12 last months". Add a line to teach one. */
import type { Saying } from './saying.ts';

const UNITS = [['day', 'days'], ['week', 'weeks'], ['month', 'months'], ['quarter', 'quarters'], ['year', 'years']] as const;
/** Units of which so many, at the head of a note, are always the last ones: "12 years" may be anybody's age. */
const NOTED = [['day', 'days'], ['week', 'weeks'], ['month', 'months']] as const;

export const TRAILING_SAYINGS: readonly Saying[] = [
  // Of what there are so many is said before.
  ['(,|-) (percent|pct) change $', ', percentage change'],
  ...['month', 'week', 'quarter'].map((unit): Saying => [`${unit} of the (last|past) # !<unit>`, `${unit} of the last # ${unit}s`]),
  ['(our|the|my) (business|fiscal|financial|trading|tax|accounting|company) year (,|) (which|that) (goes|runs|is|ran|went) from', 'from'],
  ['(half a|a half|half) dozen <units>', '6 <units>'],
  ...UNITS.flatMap(([unit, units]): Saying[] => [
    // "Since six months" is up to now; "since 3 months ago" begins on a day.
    [`(since|for since) # (${unit}|${units}) !<thenago>`, `in the last # ${units}`],
    [`(of|from|since) before # (${unit}|${units}) !<yeartold>`, `of # ${units} ago`], [`(that was|which was|was) before # (${unit}|${units}) $`, `# ${units} ago`],
    [`(the|these|those|our|from|from the|) # (last|past|latest) ${units} !<rangeend>`, `the last # ${units}`],
    [`(the|these|those|over the|) # (full|complete|whole|) ${units} (gone|gone by|just gone|just past|just ended|behind us|passed|now past|before today)`, `the last # ${units}`],
    [`(the|a|our|) # (${unit}|${units}) (lookback|look back|window|look - back)`, `last # ${units}`],
    [`(in|during|over|for|) (the|) # ${units} past $`, `last # ${units}`],
  ]),
  // At the head of a note: "30-day revenue mix", "6 months, gross margin each", "30 days of expenses".
  ...NOTED.flatMap(([unit, units]): Saying[] => [...(unit === 'day' ? [[`^ # ${unit} !<unitof>`, `last # ${units}`] as const] : []), [`^ # ${units} ,`, `last # ${units} ,`], [`^ # ${units} of !<yearnumber> !<unitof>`, `last # ${units} of`], [`^ # ${units} of … <setaside>`, `# ${units} of … <setaside>`], ...['…', '… …'].map((what): Saying => [`^ (the|) (last|past|) # ${units} , ${what} (each|each one|one line each|a line each|for each) $`, `last # ${units} , ${what} by ${unit}`]), [`(a|our) # ${unit} (tally|total|sum) of`, `last # ${units} of`]]),
  // A half and a quarter, numbered behind its word.
  ...[['one', '1', 'first'], ['two', '2', 'second']].flatMap(([word, number, nth]): Saying[] => [[`half (year|) (${word!}|${number!}) (,|of|in|) (the|) (year|) <yearnumber>`, `${nth!} half of <yearnumber>`], [`half (year|) (${word!}|${number!}) !<units>`, `${nth!} half`]]),
  ['(the|) <yearnumber> (,|) half (one|1)', 'first half of <yearnumber>'], ['(the|) <yearnumber> (,|) half (two|2)', 'second half of <yearnumber>'],
  ['(the|our) back (six|6) (months|) of', 'second half of'], ['(the|our) front (six|6) (months|) of', 'first half of'],
  // From the first day of the year on.
  ['(from|since|between) (new year|new years) (day|) !<thenever>', 'since january 1'], ['!<begun> (new year|new years) (day|) (to|until|till|up to|through) (now|today|date)', 'this year'],
  ...['from', 'since', 'between', ''].map((from): Saying => [`${from} (new year|new years) (day|) (to|through|thru|until|till|up to|and|through the end of|to the end of|until the end of) <monthname>`.trim(), 'from january 1 to <monthname>']),
  // The running one, told by what belongs to it.
  ['the <unit> (up to|until|till|to|as of) (now|today|this afternoon)', 'this <unit>'], ['^ the year <measure> (up to|until|till|to) (now|today)', 'this year <measure>'], ['!<ordinalunit> (of|for) the year <measure>', 'this year <measure>'],
  ['(in|at|) (this|the present|right this) (minute|moment)', 'now'], ['through (this afternoon|this morning|tonight|this evening)', 'to today'],
  // A month of last year.
  ['<monthname> a year (ago|back|before) , (meaning|i e|that is|so|) <yearnumber>', '<monthname> <yearnumber>'], ['<monthname> (a|one) year (ago|back)', '<monthname> last year'], ['(a|one) year ago (in|,|) <monthname>', '<monthname> last year'], ['<monthname> (a|one) year (ago|back) ( <yearnumber> )', '<monthname> <yearnumber>'],
  // All there is.
  ['(over|in|for|of|across|) (the|its|our|) (whole|entire|complete|full|) (life|history) (of|) (the|our|this|) (business|company|shop|gym|firm|practice|studio|store|place|books)', 'all time'], ['(over|for|across|) (the|our|) (whole|entire|complete|full) history', 'all time'], ['(since|from) all times', 'all time'],
  ['(since|from) (the|) (first|very first) (day|job|entry|sale|row|transaction|customer) (ever|) (to|until|till|up to) (now|today|date|this minute|this day|now)', 'all time'], ['(over|across|for|in) all the years', 'all time'], ['(across|over|in|for) every year (on record|on file|in the books|there is)', 'all time'], ['every year (on record|on file|in the books|there is)', 'all time'],
];
