/** How long money lasts, how fast it goes, what there is of it, and what all of it is told to hold, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const EMPTY = '(empty|gone|used up|dry|exhausted|at zero|at nothing|down to zero|down to nothing)';
const STOCK = '(it|that|the account|our account|the bank account|our bank account|the bank|the money|our money|the cash|our cash|all of it)';
/** Only what says that the sum is held: "5000 a month for ads" is no stock of money. */
const HELD = '(of cash|in cash|cash|of savings|in savings|of reserves|in reserve|in reserves|in the bank|in our bank|in the account|in our account|in our accounts|on the account|in the bank account|in our bank account|of cash in the bank|cash in the bank|)';

export const LASTING_SAYINGS: readonly Saying[] = [
  // How long it lasts.
  ['(how many months|how long|how much time|for how long) (would|will|does|could|can|do|should) (it|that|this|those|they) (cover|give|buy|get|carry|keep) (us|me|)', 'how long would it last us'],
  [`(how many months|how long|how much time|for how long) (would|will|does|could|can|do|should) #sum (euro|euros|dollars|dollar|pounds|bucks|) ${HELD} (cover|give|buy|get|carry|keep|last) (us|me|)`, 'how long would #sum last us'],
  ['when (would|will|do|are|should) (we|i) (run|running|get|going|go|burn|be|have run|have got|have gone|have burned|have gone) through # (euro|euros|dollars|pounds|) $', 'how long would # last us'],
  ['when (would|will|do|should) (we|i) (have|) (used|use) (up|) # (euro|euros|dollars|pounds|) $', 'how long would # last us'],
  [`(at|on|by|in|) (what|which) (date|day|month|point|time) (would|will|is|are|does) ${STOCK} (be|) ${EMPTY}`, 'how long would it last us'],
  [`(when|until when|how soon) (would|will|is|are) ${STOCK} (be|) ${EMPTY}`, 'how long would it last us'],
  ['(in|) how many (month|months) (do|would|will|until|till|before) (we|i) (hit|reach|get to|are at|be at|are down to|come to) (zero|nothing|rock bottom|0)', 'how many months of runway'],
  ['how many (month|months) (until|till|til|to|before) (zero|nothing|0)', 'how many months of runway'],
  // How fast it goes.
  ['how (fast|quick|quickly) (is|are|does|do) (the|our|my|) (money|cash|savings|cash pile|bank balance) (burning|burn|melting|melt|draining|drain|flowing|running|leaking|disappearing|vanishing|evaporating|shrinking|going) (off|away|out|down|) (around here|round here|here|) (these days|lately|right now|at the moment|now|) $', 'what is our burn rate'],
  ['how (fast|quick|quickly) (is|are|does|do) (the|our|my|) (money|cash) (going|go|flying|walking|leaving|running|flowing) (out|) (of|) (the|our|) door (a|per|each|every) month (these days|lately|right now|at the moment|now|) $', 'what is our burn rate'],
  ['(how much|what) (cash|money) (do|are|did) (we|i) (use up|using up|use|using|consume|consuming|get through|getting through|eat up|eating up) (in|) (a|an|per|each|every) (typical|average|normal|) month (these days|lately|right now|at the moment|now|) $', 'what is our monthly cash burn'],
  // What there is.
  ['(how much|what) cash (have|do) (we|i) (got|have) (now|right now|today|at the moment|left|) $', 'what is our bank balance'],
  ['(how much|what) (money|cash) (there is|is there|we have|do we have|have we|have we got|we have got) in cash $', 'what is our bank balance'],
  ['cash (,|) how much (of it|of that|) (have we|do we have|have we got|is there|have i|do i have|have i got) (got|) (left|now|) $', 'what is our bank balance'],
  ['(whats|what s) (sitting|lying|parked|sat) (in|at) (our|the|my) (bank|bank account|bank accounts|accounts)', 'what is our bank balance'],
  // All that came in and went out.
  ['!<listing> (all|every|each) (of the|of our|the|our|) (deposits|deposit|receipts|receipt|inflows|inflow|incoming payments|incoming payment|incoming money|incoming cash) …!<boundsdeposits> , (including|included|incl|counting|with|also) !<nodeposit>', 'total cash in … , including'],
  ['(sum|sum up|add up|total|total up|total of|sum of) (all|every|each) (of the|of our|the|our|) (incoming payments|incoming payment|incoming money|incoming cash|inflows|inflow)', 'total cash in'],
  ['(cash|money) (inflows|inflow) and (the|our|) (cash|money|) (outflows|outflow)', 'cash in and cash out'],
  ['net cash in and out', 'net cash flow'],
  ['what (cash|money) (came|has come|arrived) (in|) to us', 'how much cash came in'],
  // Without "everything" it may be what was left over.
  ...['<moment>', '<moment> <yearnumber>'].map((time): Saying => [`how much (money|cash) left (in|during|over) ${time} , (everything|all|altogether|in total|all told) (,|) (including|incl|counting|with)`, `how much cash went out in ${time} , everything , including`]),
  ['how much did arrive (in|on) (the|our|my) (account|accounts|bank)', 'how much cash came in'],
  ['repayments on the loan (are|is) in (it|that)', 'loan payments included'],
  ['(when|if|with) … (plus|and) (repayments|payments) on the loan (are|is|being|) (in it|counted|included)', 'including … and loan payments'],
  // What it is told to hold.
  ['(,|and|. and) (count|add|include) (in|) (the|our|my|) <ownmoney>', ', including the <ownmoney>'],
  ['(with|including|and) repaying (the|our|my|any|) (loan|loans|debt|debts)', 'with loan payments'],
  ['(repayments|repayment) (on|of|for|toward|towards) (the|our|my|) (loan|loans)', 'loan payments'],
  ['private (takings|taking|draws|drawings|drawing|withdrawals|withdrawal)', 'owner draws'],
  // Somebody wants it: no condition.
  ['(the|my|our|) (loan guy|loan officer|loan people|bank guy|bank lady|bank manager|tax guy|tax lady|tax man|insurance guy|accountant|bookkeeper|lender|banker|landlord|auditor|lawyer|cpa|investor|bank) (needs|wants|asked for|asks for|is asking for|wanted|needed|has asked for|keeps asking for) (it|this|that|them|these|those) $', ''],
];
