/** What came in, went out, was put by or lent, and how many paid, in the words of people who look at their bank. Add a line to teach one. */
import type { Saying } from './saying.ts';

const ACCOUNT = '(the|our|my) (account|accounts|bank|bank account|bank accounts)';
const SAVINGS = '(the|our|my|) (deposit account|savings account|saving account|savings|reserve account|rainy day savings|rainy day fund|rainy day account)';
const BUYERS = '(customers|clients|patients|guests|members|buyers)';

/** A saying that ends where the question does, or goes on with a time. */
const beforeATime = (says: string, means: string): Saying[] => ['in', 'during', 'over', 'this', 'last', 'since', 'between', 'so far'].map((word): Saying => [`${says} ${word}`, `${means} ${word}`]).concat([[`${says} $`, means]]);

export const TOLD_FLOW_SAYINGS: readonly Saying[] = [
  ['(how much of|how much) (my|our|his|her|their) own (money|cash) did (i|we|he|she|they|the owner) (contribute|chip in|bring in|put in|inject|invest) (to|into|in|) (the|our|) (company|business|firm|)', 'total owner contributions'],
  ['(money|cash) did (i|we|the owner|the owners) (contribute|chip in|inject) (to|into|in) (the|our) (company|business|firm)', 'were total owner contributions'],
  // What came in.
  ...['yesterday', 'today', 'last', 'this', 'so far', 'on', 'between', 'since'].map((when): Saying => [`how much (came|has come|comes) in ${when}`, `how much money came in ${when}`]),
  [`how much (money|cash) (went|got|was paid|was put) into ${ACCOUNT}`, 'how much cash came in'], [`how much (was paid|was put|got paid) into ${ACCOUNT}`, 'how much cash came in'],
  [`how much (money|cash|) (was|got|were|has been) credited to ${ACCOUNT}`, 'how much cash came in'], [`(credits|deposits and credits) (to|into) ${ACCOUNT}`, 'cash in'],
  ...beforeATime('how much (money|cash) (was|got|were|has been) credited', 'how much cash came in'),
  ...beforeATime('how much (money|cash) (went in|rolled in|poured in|streamed in|trickled in)', 'how much cash came in'),
  ...beforeATime('(incoming|inbound) (funds|monies)', 'cash in'), ['funds received', 'money received'], ...beforeATime('funds (in|coming in)', 'cash in'),
  ...beforeATime('what (flowed|rolled|poured) in', 'what came in'),
  ...beforeATime('what (was|got|has been) deposited', 'how much was deposited'),
  ['(how much|what) (was|got|has been|were we|did we get) (deposited|paid|paid in|wired|sent in|handed over|remitted) by (the|our|all|all our|) <buyers>', 'how much did <buyers> pay us'],
  // What went out.
  ...beforeATime('how much (money|cash|) (was|got|were|has been) paid out', 'how much did we pay out'),
  [`how much (money|cash|) (was|got|were|has been) paid out of ${ACCOUNT}`, 'how much cash went out'],
  [`how much (money|cash|) (was|got|were|has been) debited (from|to) ${ACCOUNT}`, 'how much cash went out'],
  [`(came|come|comes) out of ${ACCOUNT}`, 'went out of the account'], ['(how much|money|cash) (left|leaves) (the|our) bank', 'how much left the account'],
  ...beforeATime('how much (money|cash) came out', 'how much cash went out'),
  ...beforeATime('(outgoing|outbound) (funds|monies)', 'cash out'), ...beforeATime('funds (out|going out)', 'cash out'),
  ...beforeATime('total (bank|) debits', 'total cash out'),
  // Put by.
  [`(put|puts|set aside|put away|put aside|set by|put by|tuck away|tucked away|tuck|tucked|stash|stashed|stash away|stashed away|stow away|stowed away) (in|into|to) ${SAVINGS}`, 'moved to savings'],
  // What the owners bring.
  ['capital (did|has|have) (the|our|) (owner|owners|partner|partners) put in', 'did the owner put in'],
  ['capital (put in|put into the business|contributed|injected|invested) by the (owner|owners)', 'money put in by the owner'],
  ...beforeATime('money from the (owner|owners)', 'owner contributions'), ['(owner|owners) deposits', 'owner contributions'],
  ['(money|cash) did (i|we|the owner|the owners) (contribute|chip in|inject) (to|into|in) (the|our) (company|business|firm)', 'were owner contributions'], ['(of|out of|) (my|our|his|her|their) own (money|cash) (did|have|has|do) (i|we|he|she|they|the owner) (contribute|contributed|chip in|chipped in|bring in|brought in|put in|inject|injected|invest|invested) (to|into|in|) (the|our|) (company|business|firm|)', 'total owner contributions'],
  ['(equity|capital) (contributions|injections|contribution|injection)', 'owner contributions'],
  ['(did|have) (i|we) (invest|inject|invested|injected|contribute|contributed) (in|into|to) (the|our|my) (business|company|shop|practice|firm)', 'money did i put into the business'],
  ...beforeATime('how much (money|) (did|have) i (contribute|contributed)', 'how much money did i put into the business'),
  // What is paid for a loan.
  ['interest (expense|expenses|cost|costs) on (the|our|my|) (loan|loans)', 'loan interest'],
  ...beforeATime('interest (did|have|do) (we|i) (pay|paid) on (the|our|my|) (loan|loans)', 'loan interest did we pay'),
  ...beforeATime('interest (was|got|has been) paid on (the|our|my|) (loan|loans)', 'loan interest did we pay'), ...beforeATime('interest went on (the|our|my|) (loan|loans)', 'loan interest did we pay'),
  // How many paid.
  ['how many (active|paying) (customers|clients) did (we|i) have', 'how many customers did we have'], ...beforeATime('how many buyers did (we|i) have', 'how many customers did we have'),
  [`how many ${BUYERS} gave us money`, 'how many customers paid us'], ['how (big|large) (was|is) (our|the) (customer|client) base', 'how many customers did we have'],
  ['how many payments (did|has|have) …!<ourselves> (receive|get|received|got) (from us|)', 'how many payments were made to …'],
  ['(what|how much) (do|did|does|have) (we|i) (pay|paid) …!<ourselves> per payment', 'what was the average payment to …'],
  // Each for itself, or all as one.
  ['(come to|cost us|amount to|add up to) (individually|separately|respectively|each separately|each individually)', 'come to each'],
  ['(the|a) combination of', 'the sum of'], ['joint (total|sum) of', 'combined total of'],
  // Two that are left out.
  ...['excluding', 'except', 'except for', 'without', 'not including', 'not counting', 'apart from', 'aside from', 'other than', 'leaving out', 'omitting', 'ignoring'].map((but): Saying => [`${but} …!<joins> as well as`, `${but} … and`]),
  ['(that|which) (are|were|is) neither …!<results> nor', 'excluding … and'], ['!<withword> with neither …!<results> nor', 'excluding … and'],
];
