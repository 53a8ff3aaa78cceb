/** What comes in at the till and what drains away, lists that name their whole, and what is taken from a sum, as it is said over a counter. Add a line to teach one. */
import type { Saying } from './saying.ts';

const PEOPLE = '(guests|customers|clients|diners|members|shoppers|patients|visitors|buyers)';

export const TILL_SAYINGS: readonly Saying[] = [
  // What came in.
  ['(hows|how is|how s|hows the|how was) (the|our|my) till (looking|doing)', 'sales'],
  ['turnover of (restaurant|shop|store|company|business|firm|salon|bakery|cafe|bar|hotel|clinic|studio|agency|garage)', 'turnover'],
  ['what (do|did) (we|i) earn (the|our|) most (money|) (from|with|on|off)', 'which income category earned the most'],
  ['what (earned|earns|made|makes|brought|brings) (us|me) (in|) (the|) most (money|income|revenue|)', 'which income category earned the most'],
  [', every (job|sale|order|client|customer|ticket|table) (together|combined|taken together)', ''],
  [', (every|each|all) (account|accounts) , everything', ', all accounts'],
  // To show is no way out.
  ['(lay|spell|map) out (the|our|my|all|)', 'show'],
  // What drains away.
  ['how (fast|quickly) (is|are) (the|our|my|) (money|cash|funds|dollars) (draining|leaking|bleeding|trickling|flowing|seeping) (out|away|) (of here|of the business|of the account|from here|)', 'what is our burn rate'],
  // What was given back.
  [`(give|gave|given|giving|hand|handed|pay|paid|sent|send) (money|) back to (the|our|my|) ${PEOPLE} and ${PEOPLE}`, 'refund to customers'],
  [`(give|gave|given|giving|hand|handed|pay|paid|sent|send) (money|) back to (the|our|my|) ${PEOPLE} and … ${PEOPLE}`, 'refund to customers'],
  // What is taken from a sum.
  ['^ take (the|our|my|) … and (drop|remove|deduct|subtract|strip|take off|take away|leave out) … (from|off) (it|that) $', '… excluding …1'],
  ['^ take (the|our|my|) … (of|in|for) … and (drop|remove|deduct|subtract|strip|take off|take away|leave out) … (from|off) (it|that) $', '… of …1 excluding …2'],
  ['(the people|the staff|the team|the humans) (,|) (i e|ie|that is|meaning|so|that means) payroll', 'payroll'],
  // One of many.
  ['what (does|did) (one|a|a single|each|every) … (drop|drop off|dropoff|haul) cost', 'what does one … bill cost'],
  ['averaged (out|) per month (across|over) (the|) last #1 months', 'average per month last #1 months'],
  ['what does it average (out at|out to|out|at|to)', 'average'],
  ['taking (just|only) last <unit>', 'last <unit>'],
];
