/** What goes into and out of the bank, how long it lasts, and the owner's and the lender's part of it, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

export const CASH_SAYINGS: readonly Saying[] = [
  // Whether more went out than came in.
  ['<units> till', '<units> until'], ['long till', 'long until'], ['till (it is|its|it s|it has|they are|the money is|the cash is|everything is|its all|it is all) (all|) (gone|used up|spent)', 'until it is gone'],
  ['how much (cash|money) (do|did|are) (we|i) (burn|burning|burned|get|go|run|eat) through (in|) (a|an|per|each|every) (typical|average|normal|) month (, net|net|)', 'what is our monthly cash burn'], ['how much (cash|money) (do|did|are) (we|i) (burn|burning|burned) (in|) (a|an|per|each|every) (typical|average|normal|) month (, net|net)', 'what is our monthly cash burn'],
  ['is more (cash|money|) <goneout> than <gonein>', 'are we burning cash'], ['are we (losing|leaking|bleeding) cash', 'are we burning cash'], ['more (cash|money|) <goneout> than (cash|money|) <gonein>', 'net cash flow'], ['more (cash|money|) <gonein> than (cash|money|) <goneout>', 'net cash flow'],
  ['(cash|money) out <over> (cash|money|) in', 'net cash flow'], ['(cash|money) in <over> (cash|money|) out', 'net cash flow'], ['(the|our|) (outflows|outflow|cash leaving|money leaving|cash going out|money going out) <over> (the|our|) (inflows|inflow|cash arriving|cash coming in|money coming in)', 'net cash flow'], ['(the|our|) (inflows|inflow|cash coming in|money coming in) <over> (the|our|) (outflows|outflow|cash leaving|cash going out|money going out)', 'net cash flow'], ['what (left|went out of|leaves) (the|our) (bank|account) <over> what (came in|went in|has come in|came into it)', 'net cash flow'],
  // Which way cash moved.
  ['(did|has|have|is|was) (our|the|my|) (cash|liquidity|cash balance|bank balance) (rise or fall|fall or rise|risen or fallen|go up or down|gone up or down|grow or shrink|increase or decrease|up or down)', 'what was net cash flow'], ['how much (did|has|have) (our|the|my|) (cash|liquidity) (go|gone|move|moved) (up or down|down or up|up|down) (, net ,|)', 'what was net cash flow'], ['by how much (went|did) (our|the|my|) (liquidity|cash) (go|) (up or down|down or up)', 'what was net cash flow'], ['how much (more or less|less or more) cash did (we|i) (end up with|finish with|have)', 'what was net cash flow'],
  ['(the|our|) rate at which (we|i) (go|are going|burn|are burning|get|are getting|run|are running) through (cash|money|the cash|our cash|our money)', 'burn rate'], ['how (fast|quickly) (is|does) (cash|money|our cash|our money) (going out|go out|leaving|leave|flowing out|draining) (each|every|per|a) month', 'what is our burn rate'],
  ['(at|) (what|which) rate (are|do|did|am|were) (we|i) (eating|eat|burning|burn|consuming|consume|using|use|losing|lose|bleeding|bleed) (up|away|) (the|our|my|) (cash|money)', 'what is our burn rate'],
  ['(at|) (what|which) rate (are|do|did|am|were) (we|i) (getting|get|going|go|burning|burn|running|run|eating|eat|churning|churn) through (the|our|my|) (cash|money)', 'what is our burn rate'],
  ['(cashflow|cash flow) (for|in|of|over|during) … , net $', 'net cash flow in …'],
  // Paying the own card off moves money between own accounts.
  ['(credit|company|business|fleet|) card (repayments|repayment|paydowns|paydown|payoffs|payoff)', 'transfers between accounts'],
  // How long it lasts.
  ['(how many|) months (until|till|til|before) (we are|i am|we|i|it is|the money is|the cash is) (broke|bust|skint|gone|out|empty|dry|at zero|under water|finished)', 'how many months of runway'], ['how long (until|till|til|before) (we are|i am|we|i|it is|the money is|the cash is) (broke|bust|skint|gone|out|empty|dry|at zero|finished)', 'how long would it last us'], ['burn … , net $', 'net burn …'], ['(burn|burns|burning) through (in|) (a|each|every|per) month', 'burn per month'],
  ['(how far|how long|for how long) (would|will|does|do|can) (it|that|this|those|they) (carry|get|take) us', 'how long would it last us'], ['(how far|how long|for how long) (would|will|does|can) # (carry|get|take|last) us', 'how long would # last us'], ['months (until|till|to|before) (broke|zero|empty|we are broke|i am broke|we are at zero|we hit zero)', 'months of runway'], ['in how many months (are|will) (we|i) (at|be at|hit|reach) (zero|nothing)', 'how many months of runway'], ['how many months (does|would|will|do) (it|that|this) (give|buy|get) us', 'how many months of runway'], ['(imagine|supposing|suppose|assuming|say) (the|our|my) (balance|bank balance|cash) (is|was|were)', 'with a balance of'], ['(supposing|assuming) (we|i) (hold|had|have)', 'with'],
  // Owner by owner.
  ['(how much|what) (did|does|has|have) (each|every) (of the|of our|one of the|) (owner|owners|partner|partners|director|directors|founder|founders) (take|taken|take out|taken out|draw|drawn|draw out|drawn out|pull out|pulled out|withdraw|withdrawn)', 'owner draws by name'],
  // Between own accounts.
  ['(moving|shuffling|shifting|transferring|pushing|switching|shunting|juggling|swapping|movements of|movement of|shuffles of|moves of) (the|our|my|any|) (money|cash|funds|balances|it|) (around|back and forth|) (between|among|amongst|across) (the|our|my|) (own|) (bank|) accounts', 'transfers between accounts'],
  ['(money|cash|funds|sums|amounts|anything|what|whatever|stuff) (that|which|) (we|i|) (just|only|simply|) (moved|shuffled|shifted|transferred|pushed|moves|move|shift|goes|went) (around|back and forth|) (between|among|amongst|across) (the|our|my|) (own|) (bank|) accounts', 'transfers between accounts'],
  // What came in less what went out.
  ['(taking|take|if you take|if we take|if i take) (the|all|our|all the|all our|) (cash|money) in (and|) (minus|less|subtract|subtracting|deduct|deducting) (the|all|our|all the|all our|) (cash|money) out', 'net cash flow'],
  // What came in, from wherever.
  ['every (inflow|receipt)', 'total cash in'], ['everything (that|which|) (arrived|came|landed|went) (in|on|into) (the|our|my) (account|accounts|bank)', 'total cash in'], ['what (landed|arrived|came) (in|into|on) (the|our|my) (bank|account|accounts)', 'total cash in'], ['how much (money|cash|) (arrived|landed|turned up) (in our accounts|in the accounts|in our account|in the account|in our bank|in the bank|)', 'how much cash came in'],
  // What went out, for whatever.
  ['(cash|money) (that|which|) (left|leaves) (us|the bank|our bank|the accounts|our accounts|the company)', 'cash out'], ['(all|everything) (that|which|) (left|went out of|came out of) (the|our) (bank|account|accounts)', 'total cash out'], ['how much (money|cash) did (we|i) pay out of (our|the|my) (accounts|account|bank)', 'how much cash went out'], ['everything (that was|we|) paid out', 'total cash out'], ['(money|cash) out (on|in|for) <costs>', 'spending'], ['(went|gone|go|going|goes) out (on|in|for|as) (our|the|) <costs>', 'spent'],
  // What a figure is told to hold.
  ['all (the|our|) (deposits|receipts|inflows) … (including|counting|included|incl|with)', 'total cash in … including'], ['all (of|) (the|our|) (money|cash) (received|we received|that arrived|that came)', 'total cash in'],
  ['(,|and|, and|?|? and) (yes|do|please|yes please) (count|include) (my|the|our) <ownmoney>', ', including the <ownmoney>'],
  ['(do not|dont|don t|don\'t) (leave off|leave out|forget|skip|omit|drop|exclude)', 'including'], ['with (the|our|my|any) … in (it|there)', 'including the …'], ['nothing (left out|excluded|left off|omitted)', 'everything included'], ['(counted|reckoned|figured) in $', 'included'], ['(are|is) in it $', 'included'],
  [', where did (we|i|it|that) (land|end up|come out|finish|net out)', ', what was it'],
  // Own money that only changes its account.
  ['(moves|movements|movement|shifts|switches|shuffles|moving money|money moved|money shifted|shuffling money|transfers|transfer) (between|among) (our|my|the|) (own|different|various|) (bank|) accounts', 'transfers'], ['(anything|whatever|what|everything) (that|) (we|i|) (just|only|) (moved|shifted|shuffled|transferred) (between|among) (our|my|the|) (own|different|) (bank|) accounts', 'transfers'],
  // The owner's own money.
  ['(take|took|taken|taking) (home|out|) as (the|an|) owner', 'take out for myself'], ['how much was (taken|drawn) (out|) privately', 'how much were owner draws'], ['(taken|took|take|withdrawn|drew) (out|) privately', 'taken out for ourselves'], ['(have|did|had) (i|we) (withdrawn|withdraw) (for me|for myself|for ourselves|for us|)', 'have i taken out for myself'], ['did (the|our|both|) (two|2|three|3|both|) (owners|partners|founders) (take|draw|pull) (out|)', 'were owner draws'], ['for the (pair|two|both|three) of us', ''],
  ['(put|tipped|pumped|poured|ploughed|plowed|sunk|sank|invested) (in|into) (the|this|our|my) <workplace>', 'put into the business'], ['(i|we) (have|) invested (in|into) (the|this|our|my) <workplace>', 'i put into the business'], ['(my|our) (personal|own|private) (cash|money|funds) (have|did|had) (i|we) (put|tipped|pumped|poured|ploughed|plowed|sunk|invested|put in) (in|into|to) (the|this|our|my) <workplace>', 'have i put into the business'], ['(money|cash|funds) of my own (put|paid|tipped|invested) into (the|this|our|my) <workplace>', 'owner contribution'], ['(owners|partners|founders|directors|shareholders|owner|founder|partner|director) (have|has|had|) (invest|invested|inject|injected|contribute)', 'owner contribution'], ['capital introduced (by me|by us|by the owner|)', 'owner contribution'],
  // What is paid off.
  ['(principal|capital) (,|) (not|without|excluding) (the|) interest', 'loan principal'], ['(loan|credit) itself', 'loan principal'], ['(knocked|knock|chipped|chip|whittled|chopped) (off|down|away at) (the|our|my) (loan|loans|debt|debts)', 'paid back on the loan'], ['(paid|pay) (off|down|back) (on|of|from) (our|the|my) (debt|debts|borrowings)', 'repaid on the loan'], ['how much of (our|the|my) (borrowings|borrowing|debt|debts|loan|loans) (have|did|has) (we|i) (paid|pay|repaid|repay) (back|off|down|)', 'how much loan principal have we repaid'], ['(both|) (the|) (principal|capital) (+|&|and) (the|) interest', 'loan principal and loan interest'],
  // Together.
  ['!<splits> between (them|us|the two of them|the two of us|the three of them|the pair of them|the lot of them|themselves|both of them)', 'together'],
  // Money moved from one own account to another.
  ['(transfers|transfer|movements|moves|money moved|cash moved|money moving|cash moving|money shifted|sums moved|shuffles|internal transfers) (between|among|across|within) (our|my|the|) (own|various|different|two|several|other|bank|) (accounts|bank accounts|account)', 'transfers'],
  // The own card is paid from the own bank.
  ['did (we|i) (knock|chip|whittle) (down|away)', 'did we pay'],
  ['(leave|leaving|take|taking|keep|keeping|strip|stripping) (off|out|aside) (the|our|) (own|) transfers and (the|our|) (credit|) card (payoff|payoffs|pay off|pay offs|paydown|payments|payment|repayments|repayment|settlement|settlements)', 'without transfers'], ['(the|our|) (credit|) card (payoff|payoffs|pay offs|paydown|paydowns|settlement|settlements)', 'transfers'],
  // Where it arrived is no balance.
  ...['land', 'landed', 'arrive', 'arrived', 'show up', 'showed up', 'turn up', 'turned up', 'clear', 'cleared'].map((arrives): Saying => [`${arrives} (in|into|on) (our|my|the) (account|accounts|bank|bank account|checking account|checking)`, arrives]),
  // Given back to those who buy.
  ['(pay|paid|hand|handed|credit|credited|go|went|gone|send|sent|return|returned) back to <buyers>', 'give back to <buyers>'], ['(credit|credited) to <buyers>', 'give back to <buyers>'], ['(client|customer|patient) credits', 'refunds'], ['(refunds|returns) as a rate', 'refund rate'], ['refund rate against (gross|total|) sales', 'refund rate'], ['(refunds|returns) (against|over|relative to) gross sales (in|as|how many|) (a|) (percent|percentage|)', 'refund rate'],
  // What those who handle payments keep.
  ['(what|how much) (did|has|have|does) the bank (take|taken|took|charge|charged|keep|kept) (from|off|) (us|me) in fees', 'how much were bank fees'], ['(fees|charges) … (took|take|takes|taken) (from|off) (us|me)', 'fees … charged us'], ['(how much|what) (did|has|does|have) … (skim|skimmed|shave|shaved|cream|creamed) off (us|me|our sales)', 'fees … charged us'], ['(payment|processing) fees from', 'processing fees at'],
  // Left of sales.
  ['!<kindofprofit> profit relative to (revenue|sales|income|turnover)', 'net margin'], ['net profit (relative to|as a share of|as a part of|as a percentage of|as a percent of|as a proportion of|as a fraction of) (revenue|sales|income|turnover)', 'net margin'], ['how many cents (were|was|are|is) (left|left over|kept) (as profit|)', 'how many cents did we keep'], ['out of (a|one|each|every) dollar , how many cents (stayed with|remained with|stuck with) (us|me)', 'how many cents of each dollar did we keep'],
  ['(in|) (dollars|euros|pounds|money) (,|) not (the|a|in|as|as a|) (percent|percentage|percentages|%)', ''],
  // A sum of all.
  ['sum of (every|each|all the|all) (single|) (payment|payments|charge|charges|bill|bills)', 'total'], ['add (it|them|that|it all|them all) up $', 'total'], ['(payment|payments) they (have|ve|) made to us', 'they paid us'], ['(what is it|whats it|what s it) (up to|at) $', 'total'],
  ['(is|s|are) sitting in (our|the|my) (bank|bank account|account|accounts|checking)', 'is in the bank'],
  ['(net|overall|total) (difference|movement) in cash !<betweenword>', 'net cash flow'],
  ['!<forword> everything received !<fromword>', 'total cash in'], ['<paying> for everything (that|) (we|i|) (received|got|had|ordered|bought) from', 'spend with'],
  ['everything (that|which|) (landed|came in|arrived|was received|we received) with us', 'total cash in'],
  // Until so much is left in the bank: of a turnover or a bill that is to reach so much nothing is known.
  ...['$', '(in|left in) (the bank|our bank|cash|the account|our account|our accounts|savings|checking)', '(left|at this rate|at this pace) $'].flatMap((ending): Saying[] => [
    [`(how long|how many months) (to be|to get|until we are|until i am|till we are|before we are|until we get|before we get) down to #sum ${ending}`, 'how long will the money last until we are down to #sum'],
    [`(when|how soon|in how many months) (will|do|would) (we|i|our balance|the balance|our cash|the bank balance|our bank balance|my balance) (drop|fall|sink|go down|come down|be down|get down) (to|below|under) #sum ${ending}`, 'how long will the money last until we are down to #sum'],
    [`(when|how soon|in how many months) (will|do|would) (we|i|our balance|the balance|our cash|the bank balance|our bank balance|my balance) (go|get|be) (below|under) #sum ${ending}`, 'how long will the money last until we are down to #sum'],
  ]),
  ['(when|how soon|in how many months) (will|do|would|are|am) (we|i) (hit|reach|be at|get to) # (in|left in) (the bank|cash|the account|our account|savings|checking|our bank)', 'how long will the money last until we are down to #'],
  // On something that is named money is spent, and no rate is asked for.
  ['(did|do|have|had|has) (we|i) (burn|burned|burnt) on !<rankword>', 'did we spend on'],
  ['(much|money|cash) (was|got|were) (burned|burnt) on !<rankword>', 'much was spent on'],
  // The same figure by its other name.
  ['(,|?|.) burn rate (,|) in other words', ''],
  ...['net cash flow', 'cash out'].flatMap((flow): Saying[] => [
    [`${flow} (,|?|.) (that is|i e|in other words) (,|) (the|our|my|) burn rate $`, flow],
    [`${flow} … (,|?|.) (that is|i e|in other words) (,|) (the|our|my|) burn rate $`, `${flow} …`],
  ]),
  // What lies in an account stays there.
  ['without (touching|dipping into|tapping|drawing on|using|raiding) (the|our|my|)', 'without counting'], ['if (we|i) (leave|left|keep) (the|our|my|) … (alone|untouched)', 'without counting …'], ['(not|never) (touching|dipping into|tapping) (the|our|my|)', 'without counting'],
];
