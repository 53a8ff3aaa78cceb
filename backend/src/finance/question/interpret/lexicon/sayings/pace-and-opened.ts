/** How long the doors stay open, how fast cash goes, each month of a stretch and what goes through a line of credit, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const LATELY = '(lately|these days|right now|at the moment|now|)';

export const PACE_SAYINGS: readonly Saying[] = [
  // How long it lasts.
  ['how long (can|could|will|would|do) (we|i) (keep|hold) (the|our|my) (doors|shop|place|business) open', 'how long will our money last'],
  // How fast it goes.
  [`(are|am) (we|i) (eating|digging|dipping|cutting) into (our|the|my) (cash|reserves|savings|cash reserves) ${LATELY}`, 'what is our burn rate'],
  [`(are|am) (we|i) (eating|digging|dipping|cutting) into (our|the|my) (cash|reserves|savings|cash reserves) ${LATELY} (, and|and|,) (at|) (what|which) (rate|pace|speed) (a|per|each|every) month`, 'what is our burn rate'],
  ['how much cash (per|a|each|every) month (goes|is going) (away|out) on average , net', 'monthly burn rate'],
  ['how (fast|quickly|quick) (does|do|is|are) (the|our|my) (cash|money) (run out|running out|run down|running down|dry up|drying up|shrink|shrinking|disappear|disappearing|melt away|melting away) (here|for us|) (per|a|each|every) month', 'what is our burn rate'],
  ['how much (cash|money) (disappears|vanishes|evaporates|drains|drains away|leaks|leaks out|bleeds out|trickles away) (per|a|each|every) month', 'what is our burn rate'],
  ['how long (can|could|will|would|does) (the|our|my) (business|company|shop|place|practice|firm) (live|survive|run|keep going|last|go on) (off|on|with) #sum', 'how long would #sum last us'], ['how long (can|could|will|would) (we|i) live off #sum', 'how long would #sum last us'],
  ['net cash (going out|outflow|out|that goes out) (every|each|per|a) month', 'burn rate'], ['net (outflow|outflows) of cash (every|each|per|a) month', 'burn rate'],
  ['(money|cash) (is going out|goes out|is leaving|leaves) (faster|quicker) than it (comes in|is coming in) (;|,|.|:|) (and|) (by how much|how much faster|at what rate) (a|per|each|every) month', 'what is our burn rate'],
  ['(speed|pace) (at which|with which) (we|i) (burn|burn through|go through|use up|eat up) (our|the|) (cash|money)', 'burn rate'],
  ['months (,|) not (two|three|four|six|twelve) $', 'months'],
  // Each month.
  ['the (twelve|12) full months before this one', 'the last 12 full months'],
  [', what was the net cash flow in each of them', ', net cash flow by month'],
  ['(i am|im|i m) a visual person', ''],
  // All cash of a time.
  ['(did|has) (our|the|my) cash (go|gone) up or down', 'what was the net cash flow'], ['what (did|has) (the|our|my|) cash (do|done) … , net $', 'what was net cash flow …'], ['what (did|has) (the|our|my|) cash (do|done)', 'what was net cash flow'],
  ['what cash did (we|i) (receive|get|take in|have come in) !<fromwhom>', 'how much cash came in'],
  ['(count|counting) everything in and everything out', ''],
  ['not the moves between (our|my) own accounts', 'not counting transfers between our own accounts'],
  ['net change in cash', 'net cash flow'],
  ['with transfers between your own accounts left out', 'not counting transfers between our own accounts'],
  // Who took more.
  ['(what|which) (vendor|supplier) took (a lot|much|a good deal|far|) more (off|from) us', 'which vendor rose most'],
  // A line of credit.
  ['^ line of credit , only the principal not the interest , how much did (we|i) pay back', 'line of credit repayments'],
  ['^ line of credit (:|,) (sum|total) of all (the|) (advances|draws) (we|i) have taken', 'total line of credit advances'],
];
