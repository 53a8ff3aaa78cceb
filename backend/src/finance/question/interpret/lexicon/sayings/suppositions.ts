/** Suppositions and what comes of them, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

/** At the end of a note they ask what comes of it. */
const THEN = '(then what|so what|what then|what happens|effect|impact|what is the effect|what is the impact) $';

export const SUPPOSITION_SAYINGS: readonly Saying[] = [
  // Taken off what goes out in a month.
  ['(shave|shaved|knock|knocked|chop|slice|lop|carve|strip|trim|cut) #sum off (the|our|my|) monthly', 'cut #sum a month off our'], ['(shave|shaved|knock|knocked|chop|slice|lop|carve|strip) #sum (a|each|per|every) month off', 'cut #sum a month off'],
  ...['cut', 'cutting', 'trim', 'trimmed', 'trimming', 'reduce', 'reduced', 'drop', 'dropped', 'slash', 'slashed', 'save', 'saved', 'lower', 'eliminate', 'eliminated'].flatMap((verb): Saying[] => [
    [`${verb} #sum (of|in|from|off|worth of|off of) (the|our|my|) (spending|spend|costs|expenses|outgoings|overheads|overhead) (a|each|per|every) month`, 'cut costs by #sum a month'],
    [`${verb} #sum (a|each|per|every) month (of|in|from|off|worth of|off of) (the|our|my|) (spending|spend|costs|expenses|outgoings|overheads|overhead)`, 'cut costs by #sum a month'],
    [`${verb} #sum (of|in|from|off|worth of|off of) (the|our|my|) monthly (spending|spend|costs|expenses|outgoings|overheads|overhead)`, 'cut costs by #sum a month'],
  ]),
  ['(spending|costs|expenses|outgoings|overheads) (is|are|) #sum (a|per|each|every) month (lower|less|smaller|down) !<than>', 'cut costs by #sum a month'], ['(spending|costs|expenses|outgoings|overheads) (is|are|) #sum (a|per|each|every) month (higher|more|larger|up) !<than>', 'costs go up by #sum a month'],
  // Less is burned, and so more is there.
  ['(the|our|my|) burn (rate|) (drops|dropped|falls|fell|goes down|went down|comes down|came down|shrinks|shrank) by #', 'we cut # a month off our costs'],
  ['(the|our|my|) burn (rate|) (drops|dropped|falls|fell|goes down|went down|comes down|came down|shrinks|shrank) by # (a|each|per|every) month', 'we cut # a month off our costs'],
  ['later than (now|today|at present|they do now|currently)', 'later'],
  ...['cutting', 'raising', 'losing', 'hiring', 'dropping', 'cancelling', 'doubling', 'halving', 'buying', 'reducing', 'increasing'].flatMap((verb): Saying[] => [[`what ${verb} … would (do|mean|change)`, `what if ${verb} …`], [`what ${verb} … … would (do|mean|change)`, `what if ${verb} … …`]]),
  // In note form: what is done, and what comes of it.
  ...['halve', 'double', 'cut', 'drop', 'cancel', 'stop', 'ditch', 'axe', 'scrap', 'raise', 'lower', 'reduce', 'increase', 'hire', 'buy'].flatMap((verb): Saying[] => [`^ ${verb} …`, `^ ${verb} … …`].map((said): Saying => [`${said} , (what is the|the|) (impact|effect|saving|savings|outcome) $`, `what if we ${said.slice(2)}`])),
  ...['sales', 'revenue', 'turnover', 'takings', 'income'].flatMap((what): Saying[] => ['up', 'down'].flatMap((way): Saying[] => ['#', '# percent'].flatMap((much): Saying[] => [[`^ ${what} ${way} ${much} , ${THEN}`, `what if ${what} ${way} ${much}`], [`^ ${what} ${way} ${much} … , ${THEN}`, `what if ${what} ${way} ${much} …`]]))),
  // Costs that somebody gets down or up.
  ...['down', 'up'].map((way): Saying => [`(get|gets|getting|bring|brings|bringing|push|pushing|drive|driving|take|taking|pull|pulling) (our|my|the|all|all our|total|overall|) (spending|spend|costs|expenses|outgoings|overheads|overhead) ${way} by`, `${way === 'down' ? 'cut' : 'raise'} costs by`]),
  // What is lost, and customers that pay later.
  ['(scenario|what if|model|suppose|imagine) (:|,|-|) (the|a|) loss of', 'what if we lose'], ['(impact|effect|outcome|consequence|consequences) of (ceasing|halting|ending|terminating)', 'what if we stop'],
  ...['a', 'an', 'losing', 'cutting', 'hiring', 'buying', 'purchasing', 'raising', 'lowering', 'dropping', 'cancelling', 'adding', 'selling'].map((what): Saying => [`(outcome|consequence|consequences) of ${what}`, `impact of ${what}`]), ['(sack|sacks|sacked) us (off|)', 'leave us'], ['if … (go|goes|went) elsewhere', 'if … leave us'],
  ['(debtor|debtors|receivable|collection) days (extend|extended|lengthen|stretch|rise|increase|go up|slip|grow) by # (days|day|)', 'customers pay # days later'],
  // From a month on.
  ['!<howword> come <monthname>', 'from <monthname>'], ['(with effect|effective) from <monthname>', 'from <monthname>'],
  // What somebody charges: our own prices, not those of another.
  ['(put|putting|push|pushed|pushing|bump|bumped|bumping|move|moved|moving) (our|my) (price|prices|rate|rates|fee|fees) up', 'raise our prices'],
  ['(we|i) (charge|charged|charging) # percent (more|extra)', 'we raised our prices # percent'], ['(we|i) (charge|charged|charging) # percent less', 'we lowered our prices # percent'],
  // Said as a task.
  ['(run|crunch|do|work out) (the|me the) numbers (on|for)', 'what if'], ['(show|give) (the|me the) numbers (on|for) <changeverb>', 'what if <changeverb>'], ...['hiring', 'losing', 'adding', 'cutting', 'raising', 'buying', 'cancelling', 'dropping', 'taking on'].map((verb): Saying => [`model ${verb}`, `what if ${verb}`]),
  ['(how|show me how|tell me how|see how) (things|it|that|everything|the numbers) (would|might|could) look (with|after)', 'what if'],
  // A past sum under a cut.
  ['would have been (with|after|given) (a|an) # percent (cut|reduction|drop|decrease|saving|discount)', 'would have been if it had been # percent lower'],
  ['would … have been (with|after|given) (a|an) # percent (cut|reduction|drop|decrease|saving|discount)', 'would … have been if it had been # percent lower'], ['would … have been (with|after|given) (a|an) # percent (rise|increase|raise|jump|hike)', 'would … have been if it had been # percent higher'],
  ['would have been (with|after|given) (a|an) # percent (rise|increase|raise|jump|hike)', 'would have been if it had been # percent higher'],
  ['(put|puts|putting) (its|their|his|her|the|) (prices|rates|fees|charges) up', 'raises prices'],
  // Whoever lets the rooms puts the rent up.
  ...[['# percent', '# percent'], ['#sum', '#sum a month']].map(([said = '', meant = '']): Saying => [`(suppose|supposing|say|if|imagine|assume|assuming|) (the|my|our) (landlord|landlady|landlords) (adds|add|is adding|will add|puts|put|is putting|will put|wants|tacks on|slaps on|asks for|ask for|piles on) (another|an extra|an additional|) ${said} (more|extra|) (on|onto|to|on top of) (the|our|my) (rent|lease) (we pay now|we pay|we currently pay|we are paying now|we are paying|)`, `if the rent goes up by ${meant}`]),
  ['(suppose|supposing|say|if|imagine|assume|assuming|) (the|my|our) (landlord|landlady|landlords) (adds|add|puts|put|wants|tacks on|piles on) (another|an extra|an additional|) # percent (on top of|onto|on|to) what we (pay|are paying|currently pay|now pay) (now|today|at present|)', 'if the rent goes up by # percent'],
];
