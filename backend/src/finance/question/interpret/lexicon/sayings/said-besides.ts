/** What is told once more, pointed at or said beside the figure: between those two dates, after what we sent back, for the return. Add a line to teach one. */
import type { Saying } from './saying.ts';

const TAKEN_OFF = '(after|net of|less|minus|deducting|once you take off|after taking off|subtracting)';
const MOVES_OWN = '(the|any|all|) (transfers|moves|movements|transfer|money moved) between (our|your|my|the|) (own|) (bank|) accounts';
const RUNNING = '(running|current|present|ongoing|unfinished|incomplete|open)';

export const SAID_BESIDES_SAYINGS: readonly Saying[] = [
  // A stretch that was said before, or is said behind it.
  ['(between|from|in|for) (those|these|the) (two|2|) dates (,|:|-) <monthname>', 'between <monthname>'],
  ['(between|within|inside|from|in|over|for) (those|these|the|that) (two|2|both) (dates|days)', 'in that period'],
  ['(between|within|inside|in) (those|these) dates', 'in that period'],
  ['# (complete|completed|finished|full|whole) months (behind us|behind me|that are behind us|gone by|just gone|that are over)', 'last # full months'],
  ['(the|our|) # months (behind us|behind me|just gone)', 'last # months'],
  [`(,|(|-|and|) (leave|leaving|keep|keeping) (the|this|our) ${RUNNING} month (out of it|out of this|out of that|out|aside) (of it|)`, ', without the current month'],
  [`(,|(|-|) (the|this) ${RUNNING} month (not counted|not included|left out|excluded|left aside|does not count|doesn t count)`, ', without the current month'],
  // Sums are net of what came back, and returns are what refunds are called.
  [`${TAKEN_OFF} (the|any|all the|all|) (stuff|things|goods|items|products|merchandise|premium|premiums|money|amounts|amount|books|part|parts|materials|purchases) (that|which|) (we|i|you|they|was|were|got) (sent back|gave back|shipped back|returned|refunded|took back|paid back|came back|credited) (to us|to me|to them|)`, 'net of returns'],
  // What it is for.
  [', for (the|my|our|his|her|their|a) (tax|) (return|returns|filing|schedule c|taxes) $', ''],
  ['<yearnumber> for (the|my|our|his|her) tax (return|returns|filing) (please|thanks|)', '<yearnumber>'],
  // Owed each month.
  ['(are|am) (we|i) (on the hook|on the line) for', 'do we pay for'], ['(we are|we re|i am|i m) (on the hook|on the line) for', 'we pay for'],
  [', (just|only) (the|their) names (please|) $', ''], ['? (just|only) (the|their) names (please|) $', ''],
  ['(expense|expenses|spending|cost) (money|dollars)', 'spending'],
  // Days in short.
  ['( (sat|saturday|saturdays) (+|and|&|/|plus|,|-) (sun|sunday|sundays) )', ''], ['( (sat|saturday|saturdays) (sun|sunday|sundays) )', ''],
  ['(sat|saturdays) (+|&|/|plus) (sun|sundays)', 'saturdays and sundays'],
  // Transfers stand in no figure, and cash is counted in and out anyway.
  [`(,|(|-|) (with|) ${MOVES_OWN} (left out|excluded|not counted|taken out|aside|out|ignored) (of it|)`, ''],
  [`(,|(|-|and|) (without|excluding|not counting|leaving out|leave out|ignoring|not|no|minus) ${MOVES_OWN}`, ''],
  ['(,|.|?) count everything (that came|coming|) in and everything (that went|going|) out', ''],
  ['cash flow , net (,|)', 'net cash flow'], ['cashflow , net (,|)', 'net cash flow'],
  // Payments are counted that went out.
  ...['… <billnoun> …', '<billnoun> …', '<billnoun> … …', '<billnoun>'].map((what): Saying => [`^ how many ${what} (,|) (not counting|without|excluding|leaving out|not including) (the|any|their|) (credits|credit memos|credit notes|returns) $`, `how many ${what}`]),
  // The sum is spelled out: what remained is its result.
  ['(less|minus) … (,|) <yearnumber> (.|;|,) what (remained|remains|was left|is left|s left|did that leave|stayed) (over|) (,|) (in dollars|in money|in cash|)', 'minus … in <yearnumber>'],
];
