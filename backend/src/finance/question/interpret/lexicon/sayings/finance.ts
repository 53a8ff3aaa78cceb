/** What owners say of cash, results, debts and standing costs, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

export const FINANCE_SAYINGS: readonly Saying[] = [
  // What is left of sales.
  ['(what|how many|which) (percent|percentage|share|part|portion) of (each|every|a) (revenue|sales|) (dollar|euro|pound) (did|do|does|have) (we|i) (keep|kept|hold on to)', 'what is net profit margin'],
  // What cash did.
  ['(the|) net (increase or decrease|increase or a decrease|increase decrease|change|decrease or increase) (in|of) (our|the|my|) cash', 'net cash flow'], ['(by how much|how much) did (our|the|my|) cash (change|move) , net ,', 'net cash flow'],
  ['(did|has|is|was|how did|how has) (our|the|my|) (cash|bank balance|bank account|balance in the bank|money in the bank|cash position) (go|gone|went|going|move|moved) (up or down|down or up|up|down)', 'what was net cash flow'], ['how (did|has|have) (our|the|my|) (cash|cash position|cash balance|bank balance|bank account|bank accounts) (change|changed|move|moved|develop|developed|evolve|evolved)', 'what was net cash flow'],
  ['(how|) much (did|has|have) (our|the|my|) (bank balance|bank account|cash|cash position|cash balance|cash pile) (grow|grown|change|changed|increase|increased|rise|risen|shrink|shrunk|fall|fallen|drop|dropped|decrease|decreased|decline|declined|move|moved) (by|)', 'what was net cash flow'],
  ['how much cash (did|has|have|do|does) (the business|the company|the firm|the shop|we|i) (generate|generated|produce|produced|throw off|make|made)', 'what was net cash flow'], ['cash (generated|produced|generation|thrown off)', 'net cash flow'], ['(left|left over|over) in cash terms', 'net cash flow'], ['in cash terms', 'cash flow'], ['net (inflow|outflow|inflows|outflows) (of cash|of money|)', 'net cash flow'], ['net movement (of|in) (cash|money)', 'net cash flow'], ['net movement', 'net cash flow'],
  ['why is (our|the|my|) cash (so|) (down|lower|low|falling|shrinking|dropping|dwindling)', 'why did net cash flow fall'], ['why is (our|the|my|) cash (up|higher|rising|growing)', 'why did net cash flow rise'], ['(what|which things) (is|are|was) (eating|draining|eating up|eating into|eating away at) (our|the|my|) (cash|money|bank account)', 'why did net cash flow fall'],
  // What moved a result.
  ['chg', 'change'], ['become (the|) (most|) more expensive', 'rose most'],
  ['what (ate|eats|has eaten|is eating|was eating|killed|hurt|dented|squeezed|eroded) (into|up|away at|) (our|the|my|) (profit|profits|bottom line|earnings)', 'why did net profit fall'], ['what (ate|eats|has eaten|is eating|was eating|killed|hurt|dented|squeezed|eroded) (into|up|away at|) (our|the|my|) (margin|margins)', 'why did net margin fall'],
  ['(biggest|main|top|largest|key|major|most important) (contributors|contributor|drivers|driver|factors|factor) (to|of|behind|for|in) (the|our|my|)', 'why did'], ['what (were|was|are|is) the (biggest|main|top|largest|key|major|most important|) (contributors|contributor|drivers|driver|factors|factor|reasons|reason|causes|cause) (to|of|behind|for|in) (the|our|my|)', 'why did'], ['what is behind (the|our|my)', 'why the'],
  ['which (customers|clients|buyers|channels|platforms|accounts|members) (bought|spent|paid|ordered|sold|brought in|gave) (us|) less than <whenbefore>', 'which customers revenue fell most compared to <whenbefore>'], ['which (customers|clients|buyers|channels|platforms|accounts|members) (bought|spent|paid|ordered|sold|brought in|gave) (us|) more than <whenbefore>', 'which customers revenue rose most compared to <whenbefore>'],
  ['<grown> since last year', '<grown> compared to last year'], ['<grown> the most since last year', '<grown> the most compared to last year'], ['<grown> most since last year', '<grown> most compared to last year'],
  ['what happened (in|during|over)', 'how did we do in'], ['(better|worse) or (worse|better) than (in|during|over|)', 'compared to'], ['(higher|lower|up|down) or (lower|higher|down|up) than (in|during|over|)', 'compared to'],
  // Debts, draws and tax.
  ['(draw|drew|drawn|borrow|borrowed|take|took|taken) (down |) (on|from|under|against|out of) (the|our|my|) line of credit', 'borrowed'],
  ['line of credit (advance|drawdown|borrowing)', 'loan proceeds'],
  ['line of credit (advances|drawdowns|draws|borrowings|proceeds)', 'loan proceeds'],
  ['(advance|advances|draws|drawdowns|drawdown) (on|from|under) (the|our|my|) line of credit', 'loan proceeds'],
  ['line of credit (repayment|repayments|paydown|paydowns|payments)', 'loan payments'],
  ['debt service', 'loan principal and loan interest'], ['servicing (our|the) (debt|debts|loans)', 'loan principal and loan interest'], ['(on|for|toward|towards) (the|our|my|) (loans|loan|debt|debts|borrowing|borrowings) (including|incl|with|plus|and) (the|) interest', 'on loan principal and loan interest'], ['(loan|debt) (payments|repayments|instalments|installments|costs) (including|incl|with|plus|and) (the|) interest', 'loan principal and loan interest'],
  ['(by|per|for each) (lender|creditor|payment processor|processor|payment provider)', 'by name'], ['(draws|draw|drawings|withdrawals) (by|per|for each) (owner|partner|person)', 'owner draws by name'],
  ['(uncle sam|the taxman|the tax man)', 'taxes'], ['the government $', 'taxes'],
  ['returns and allowances', 'refunds'], ['(pay|paid|repaid) (back|) on the … line of credit', 'paid back on the … loan'], ['(funding|drawdown|disbursement) date of', 'when did we get'], ['chip in (my|our|his|her) own (cash|money) (to|into|) (the company|the business|)', 'make an owner contribution'],
  // How revenue is put together.
  ['how is (our|the|my) (revenue|income|turnover|sales) (made up|composed|structured|split|put together|divided)', 'breakdown of revenue by category'], ['(make up|makeup|composition|structure) of (our|the|my) (revenue|income|turnover|sales)', 'breakdown of revenue by category'], ['where does (our|the|my) (revenue|income|money|turnover) come from', 'breakdown of revenue by category'],
  // What comes back every month.
  ['(regular|standing|steady|fixed) (outgoings|outlays|spending|payments|costs|charges|bills|expenses)', 'recurring costs'], ['(goes|going|go) out (automatically|regularly|like clockwork)', 'recurring costs'], ['(every month|each month|monthly) (without fail|no matter what|like clockwork|come what may)', 'every month recurring costs'], ['(committed|commitments) (each|every|per) month', 'recurring costs'], ['(comes in|coming in|come in) (regularly|every month|each month|monthly|like clockwork)', 'recurring revenue'], ['(pays|pay|paying) us (regularly|every month|each month|monthly|like clockwork)', 'recurring revenue'],
  // How long money lasts.
  ['(the|our|my) (money|cash) will be enough', 'runway'],
  ['how (fast|quickly) (are|do|did) (we|i) (going through|go through|burning through|burn through|using up|use up|spending) (our|the|my) (money|cash|savings|reserves|reserve)', 'burn rate'], ['how (deep|far) in the red (per month|each month|a month|) (are|were) we (per month|each month|a month|every month|) (on a cash basis|)', 'monthly burn rate'],
  ['(will|would|is) (the|our|my|this|that|it) (money|cash|) (be|) enough', 'runway'], ['(we|i) (can|could) still live (from|on|off) (our|the|my) (money|cash|savings)', 'runway'], ['(we|i) (can|could) (stay alive|live) (with|on|off|from)', 'runway with'], ['(lasts|last) (us|) (until|till) when', 'runway'], ['how long is (that|this|it) (good for|enough|going to last)', 'runway'], ['(will|would|is) # be (gone|used up|spent|finished)', '# runway'],
  // A mean of changes.
  ['(average|mean|typical) (monthly|weekly|quarterly|annual|yearly|month on month|month over month|quarter on quarter|year on year) (growth|growth rate|increase|rate of growth)', 'compound growth'],
  // Cash that goes.
  ['(cash|money) (are|were) we (eating|chewing|tearing|ripping|blowing|running|going|getting) through', 'cash are we burning'], ['(cash|money) (do|did) we (eat|chew|tear|rip|blow|run|go|get) through', 'cash do we burn'], ['(eating|chewing|tearing|ripping|blowing) through (our|my|the|) (cash|money)', 'burning cash'],
  ['^ (what is|what s|whats|show me|) (our|the|my|) (current|) mrr (now|today|right now|) $', 'monthly recurring revenue'],
  ['monthly recurring revenue (right now|now|today|currently|at the moment)', 'monthly recurring revenue'],
];
