/** What comes of a customer lost, of prices, cuts and hires, and what brought a figure down, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const GONE = '(quits|quit|cancels|cancelled|canceled|walks away|walked away|ditches us|ditched us|goes under|went under|goes bankrupt|went bankrupt|goes bust|went bust|goes broke|went broke|goes out of business|went out of business|closes down|closed down|folds|folded|disappears|disappeared|vanishes|vanished|goes to a competitor|went to a competitor|switches to a competitor|switched to a competitor|switches to someone else|switched to someone else|goes with someone else|went with someone else|does not come back|did not come back|does not return|never comes back|is no longer a customer|was no longer a customer|is no longer our customer|was no longer our customer)';
const HURTS = '(affect us|hurt|hurt us|impact us|affect the business|hurt the business|affect our profit|affect profit|affect our profits|hurt our profit|set us back|cost us|matter)';
const CHARGED = '(customers|clients|patients|guests|everyone|everybody|people|our customers|our clients|our patients|our guests|the customers|the clients)';
const HIRE = '(hire|take on|employ|bring on|bring in|recruit|add)';
const SANK = '(sink|slip|dip|tumble|slide|contract|collapse|nosedive|crater|sag|dwindle|soften|weaken|worsen|deteriorate|suffer|get worse|go south|take a dip|take a hit|take a dive|take a tumble|take a nosedive)';
const PULLED = '(pulled|dragged|brought|pushed|knocked|weighed|held|kept|took|drew|forced)';
const REDUCED = '(reduced|lowered|hurt|dented|depressed|diminished|cut into|ate into|took a bite out of|shrank|shrunk)';
const DROP = '(drop|fall|decrease|decline|dip|slump|dropoff|drop off|downturn)';

export const EFFECT_SAYINGS: readonly Saying[] = [
  // Customers that go, by themselves.
  ...['if', 'suppose', 'imagine', 'assume', 'assuming', 'supposing'].map((begun): Saying => [`${begun} …!<stays> ${GONE} !<itsown>`, `${begun} … leaves us`]),
  ['^ say …!<stays> (leaves|left|leaves us|left us|walks|walks away|drops us|dropped us|stops paying us|stopped paying us|stops buying|stopped buying|goes elsewhere) !<itsown>', 'what if … leaves us'],
  ['(if|suppose|imagine) (we|i) (no longer had|no longer have|did not have|do not have) … as a (customer|client|patient|guest)', 'if we lose …'],
  ['what (would|will|does|could|might) losing … (do to us|mean for us|mean to us|mean|do|cost us|cost) $', 'what if we lose …'],
  [`how (badly|much|bad|hard|) (would|will|does|could|might) losing … ${HURTS} $`, 'what if we lose …'],
  ['how (much|badly|bad|hard) would it (hurt|be|hurt us|cost us|set us back|hit us) (to lose|if we lost|if we lose|losing)', 'what if we lose'],
  ['(where|what) would (we|i) (be|do) without … $', 'what if we lose …'],
  ['how much (revenue|profit|money|income|) would (we|i) (lose|miss|miss out on) (without|if we lost|if we lose|by losing)', 'what if we lose'],
  // Prices and cuts.
  [`(we|i) (charge|charged|charging) ${CHARGED} # percent (more|extra)`, 'we raised our prices # percent'],
  [`(we|i) (charge|charged|charging) ${CHARGED} # percent less`, 'we lowered our prices # percent'],
  ['how much (more|) (would|could|will|can) (we|i) (gain|make|earn|get|bring in) (by|from) raising', 'what if we raise'],
  ['(how much|what) (would|could|will|can) (we|i) (save|gain) (by|from) (cutting|reducing|lowering|trimming|slashing)', 'what if we cut'],
  ['what (would|will|could) (cutting|reducing|lowering|trimming|slashing) … # percent (save|save us|bring|bring us|gain us)', 'what if we cut … # percent'],
  ['what (would|will|could) a # percent (cut|reduction|decrease) (in|to|of) … (save|save us|bring|bring us) $', 'what if we cut … # percent'],
  ['what (would|will|could) a price (rise|increase|hike|raise) of # percent (bring|bring in|bring us|do|mean|give us|earn us|gain us)', 'what if we raise prices by # percent'],
  ['(what would|what will) (our|the|) (net|) profit (be|look like) with prices # percent higher', 'what would profit be if we raise prices by # percent'],
  ['(we|i) (shave|shaved|take|took|knock|knocked|chop|chopped|lop|lopped|slice|sliced) # percent off', 'we cut # percent off'],
  ['(we|i) (scale|scaled|pare|pared|dial|dialled|dialed|trim|trimmed|roll|rolled) back (on|) … by # percent', 'we cut … by # percent'],
  ['(we|i) (scale|scaled|pare|pared|dial|dialled|dialed|trim|trimmed|roll|rolled) … back by # percent', 'we cut … by # percent'],
  // Hires.
  ['(is there|do we have|have we got|have we) (enough|the|) (room|money|cash|budget|scope|funds|means) (enough|) to (hire|take on|employ|bring on|recruit)', 'can we afford to hire'],
  [`(is it|would it be) (affordable|doable|feasible|viable) (for us|) to ${HIRE} <whom>`, 'can we afford to hire <whom>'],
  ['can (we|i) afford (an|another|one more|a new|an additional|an extra) (employee|worker|staff member|team member) (at|for|on)', 'can we afford to hire an employee for'],
  // What brought it down.
  ...['<sales>', '<kept>'].flatMap((what): Saying[] => [
    [`why (did|does|do) (our|the|) ${what} ${SANK}`, `why did ${what} fall`],
    [`what ${PULLED} (our|the|) ${what} down`, `what caused the drop in ${what}`],
    [`what ${REDUCED} (our|the|) ${what}`, `what caused the drop in ${what}`],
  ]),
  ['why (did|does|do) (our|the|) <costs> (sink|slip|dip|tumble|slide|contract|collapse|nosedive)', 'why did <costs> fall'],
  ['why did (we|i) sell (less|so little) !<soldto>', 'why did revenue fall'],
  ['why did (we|i) (earn|make|have|get|take in|bring in|see) (less|lower|so little) (revenue|in revenue|in sales|sales|turnover)', 'why did revenue fall'],
  [`(what|which) (accounts|accounted|account) for the ${DROP} in`, 'what caused the drop in'],
  [`(what|which) (contributed|contributes|led) (most|the most|) to the ${DROP} in`, 'what caused the drop in'],
  // How fast.
  ['how (strongly|steeply|sharply|markedly|dramatically) (did|has|have)', 'how much did'],
  ['at what (pace|speed|clip) are (we|i)', 'at what rate are we'],
  ['(biggest|largest|top) (riser|climber|gainer) (among|amongst|in|of|for) (the|our|all|) (expense|cost|spending) (categories|category)', 'expense category with the biggest increase'],
  ['(biggest|largest|top) (faller|decliner) (among|amongst|in|of|for) (the|our|all|) (expense|cost|spending) (categories|category)', 'expense category with the biggest decrease'],
  ['fastest (rising|climbing|increasing) (expense|cost) category', 'fastest growing expense category'],
  // Since when, and lately.
  ['since when (have|had) (we|i) been paying', 'when did we first pay'],
  ['when did (we|i) (initially|originally) pay', 'when did we first pay'],
  ['when did … (initially|originally) pay us', 'when did … first pay us'],
  ['when did (money|cash|a payment|any money|any payment) last (come in|come|arrive|land) from', 'when was the last payment from'],
  // Given back, and kept before overheads.
  ['refunds (granted|handed out)', 'refunds given'],
  ['(profit|profits|earnings) after (the|) (cogs|cost of goods|cost of goods sold|cost of sales) !<aftergoods>', 'gross profit'],
  ['(margin|margins) after (the|) (cogs|cost of goods|cost of goods sold|cost of sales) !<aftergoods>', 'gross margin'],
  ['gross profit over (our|the|) (sales|revenue|turnover)', 'gross margin'],
  ['^ (our|the|) gross profit to (sales|revenue|turnover)', 'gross margin'],
];
