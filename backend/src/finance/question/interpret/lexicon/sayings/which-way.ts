/** Where something is heading, what one asks for by the measure it comes in, and what a lender gets, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const WAY = '(which|what|in which|in what) (way|direction)';
const MOVES = '(heading|headed|going|moving|trending|tracking|drifting|pointing|running)';
const BY_MONTH = '(month over month|month on month|month to month|from month to month|month by month|from one month to the next|over the months)';
const WHOSE = '(showing|with|naming|listing|and|plus) (who paid each|who paid each one|who paid them|who sent each|who made each|who each was from|who each came from|the payer|payer|the payers|its payer|whose each was)';

export const WHICH_WAY_SAYINGS: readonly Saying[] = [
  // Which way it goes.
  [`${WAY} (is|are|has|have) … (been|) ${MOVES} (,|) ${BY_MONTH}`, 'trend of … by month'],
  [`${WAY} (it|they) (is|are|has|have) (been|) ${MOVES} (,|) ${BY_MONTH}`, 'trend by month'],
  [`${WAY} (has|have|is|are) (it|they) (been|) ${MOVES} (,|) ${BY_MONTH}`, 'trend by month'],
  [`(is|are) … ${MOVES} (up or down|down or up|up|down|higher or lower) (,|) ${BY_MONTH}`, 'trend of … by month'],
  // By its weight or volume, which no amount tells.
  ['how many (pounds|pound|lbs|lb|quarts|pints|yards|sheets|sacks|drums|buckets|cans|pails|pallets|tubes) of', 'how many gallons of'],
  // How long the cash lasts, up to today.
  ['how long (can|could|will|would|do|does) (we|i|the shop|the business|the company|the place|the studio) (keep going|keep it up|carry on|hold out|hang on|go on|last|survive|stay open) (before|until|till) (the|our|all the|) (cash|money|bank account|account) (is gone|runs out|is all gone|dries up|is empty|hits zero|is used up)', 'how long will our money last'],
  [', today (counted|included|inclusive|too)', ''],
  ['january 1th so far', 'this year so far'],
  ['(past|last) # months , in how many (of them|) did', 'last # months , in how many months did'],
  // What a lender gets.
  ['interest (the|our|my) (lender|lenders|bank|banks) (got|took|made|earned|charged|collected|had|has had|squeezed) (out of|from|off|) us', 'interest paid'],
  ['interest (we|i) (gave|handed|sent) (to|over to|) (the|our|my) (lender|lenders|bank|banks)', 'interest paid'],
  // Both ends of a stretch, all parts of a year.
  ['(,|) both (days|dates|ends|of those days|of those dates|of them) (inside|included|inclusive|in|counted)', ''],
  ['(,|) (first|start) and (last|end) (day|days|date|dates) (included|inclusive|in|counted)', ''],
  ['by quarter … , all (four|4) (of them|quarters|)', 'by quarter …'],
  ['by month … , all (twelve|12) (of them|months|)', 'by month …'],
  ['(that|which) (counts|count|qualifies|qualify|is counted|was counted) as (an|a|) (expense|cost|expenses|costs)', ''],
  // Each payment by itself, and whose it was.
  ...['payments', 'deposits', 'receipts', 'transactions'].flatMap((rows): Saying[] => [[`(individual|single) … ${rows} … (,|) ${WHOSE}`, `single … ${rows} …`], [`(individual|single) ${rows} … (,|) ${WHOSE}`, `single ${rows} …`]]),
  // What was given back is taken off what is paid anyway.
  ['(after|less|net of|minus) (the|their|all the|) (returns|credits|credit|refunds|credit memos) for (the|) (stuff|things|what|parts|goods|items|whatever) (that|) (we|i) (sent|shipped|gave|took|brought) back', 'net of returns'],
  // So far this year, beside the year before.
  ['<measure> to date … (on|over|against|vs|than) the same (dates|days|stretch|period|months) (of|in|) last year', '<measure> year to date … vs the same period last year'],
];
