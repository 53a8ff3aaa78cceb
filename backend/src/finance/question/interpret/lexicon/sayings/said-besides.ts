/** What is told once more, pointed at or said beside the figure: between those two dates, after what we sent back, for the return. Add a line to teach one. */
import type { Saying } from './saying.ts';

const TAKEN_OFF = '(after|net of|less|minus|deducting|once you take off|after taking off|subtracting)';
const RUNNING = '(running|current|present|ongoing|unfinished|incomplete|open)';

export const SAID_BESIDES_SAYINGS: readonly Saying[] = [
  // A stretch that was said before.
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
  // Owed each month.
  ['(are|am) (we|i) (on the hook|on the line) for', 'do we pay for'], ['(we are|we re|i am|i m) (on the hook|on the line) for', 'we pay for'],
  [', (just|only) (the|their) names (please|) $', ''], ['? (just|only) (the|their) names (please|) $', ''],
  ['(expense|expenses|spending|cost) (money|dollars)', 'spending'],
  // Days in short.
  ['( (sat|saturday|saturdays) (+|and|&|/|plus|,|-) (sun|sunday|sundays) )', ''], ['( (sat|saturday|saturdays) (sun|sunday|sundays) )', ''],
  ['(sat|saturdays) (+|&|/|plus) (sun|sundays)', 'saturdays and sundays'],
];
