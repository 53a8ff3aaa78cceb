/** Cash that came, went and lies there, in whatever verb: rolled in, flew out, is lying on the account. Add a line to teach one. */
import type { Saying } from './saying.ts';

const IN = '(came in|come in|coming in|came to us|come to us|coming to us|came|rolled in|rolling in|flowed in|flowing in|flowed|landed with us|landed|reached us|arrived|arriving|entered|entering|dropped in|got in|comes in|received by us)';
const OUT = '(went away from us|went away|gone away|gone from us|gone out|gone|leaving us|leaving|left us|going out the door|went out the door|going out|exited|flew out|fly out|paid away|walked out|flowed out|flowing out|moved out|sent out|out the door)';
const ADDED = '(all the|all|every dollar of|every bit of|the|our|)';
const HAS = '(that|which|) (has|have|had|did|does|was|is|s|) (already|)';
const LESS = '(minus|less|take away|over|versus|against)';
const NOW = '(now|today|right now|at the moment|at present|currently|as of today|as of now|)';

const CAME_IN = '(come in|came in|coming in|comes in|in|flow in|flowed in)';
const WENT_OUT = '(go out|went out|going out|goes out|gone out|leave|left|out|flow out|flowed out)';
/** Behind the question, whatever parts it. */
const AND_THE_NET = '(,|?|.|;|and|, and|? and) (and|so|) (what is|what was|what s|whats|how much|by how much|how much is|how much was|) (it|) (the|our|that|) (net|net figure|net amount|net result|net of it|difference|gap|by how much) $';

export const CASH_MOVES_SAYINGS: readonly Saying[] = [
  // What came less what went.
  ['cash (that|) (came|coming|came in|comes) (minus|less) (cash|) (that|) (went|going|left|went out|goes)', 'net cash flow'], ['(how much|) more (or less|) cash (came|came in|comes) than (went|left|went out|goes|goes out)', 'net cash flow'],
  ['(,|) (coming|in) (minus|less) (going|out)', 'net cash flow'], [`(cash|) (receipts|ins|inflows) ${LESS} (cash|) (payments|outs|outflows) (in cash|)`, 'net cash flow'], ['the cash of', 'the net cash flow of'],
  ['(our|the|) cash (pile|balance|) (grow or shrink|grown or shrunk|go up or down|gone up or down|up or down|rise or fall|risen or fallen|swell or shrink|gain or lose)', 'net cash flow'], ['(did|has) (the|our) (pile of cash|cash pile|cash) (grow|shrink|grown|shrunk) or (shrink|grow|shrunk|grown)', 'what was net cash flow'],
  ['(gain|gained|add|added) cash or (bleed|lose|burn|lost|bled) (it|cash|)', 'net cash flow'], ['bring in more cash than (it|we) took out', 'net cash flow'], ['(the|) cash flow … (,|) (netted|netted off|in net|netted out)', 'net cash flow …'], ['(netted|net) cash (flow|generation)', 'net cash flow'], ['(the|) flow of cash (,|) net', 'net cash flow'], ['net flow of cash', 'net cash flow'],
  ['(money|cash) into … less (money|cash) out of … ,', 'net cash flow of … ,'],
  // In or out.
  [`!<cashof> (how much|what|) ${ADDED} cash ${HAS} ${IN} !<withstop>`, 'total cash in'], ['how much cash (did|have|has) (we|i|) (taken in|take in|received|receive|got in|gotten)', 'total cash in'], ['(money|cash) (that|) (arrived|arriving|landing) (in|on) (our|the|) accounts', 'total cash in'], ['(only|) the money arriving', 'total cash in'],
  [`!<cashof> (how much|what|) ${ADDED} cash (of|) ${HAS} ${OUT} !<withstop>`, 'total cash out'], ['how much (of|) cash (did|have|has) (we|i) (pay out|pay away|paid out|paid away|sent out|send out|hand over|handed over|let go|given away)', 'total cash out'], ['(we|i) (have|) sent out how much cash', 'total cash out'],
  ['(each|every) way (,|) … (,|) in and out', 'cash in and cash out …'], ['(the|) cash that entered and (the|) cash that (exited|left)', 'cash in and cash out'], ['cash received (,|and) cash paid (out|)', 'cash in and cash out'], ['cash (,|) both directions (,|) (not netted|)', 'cash in and cash out'], ['one for cash coming in and one for cash going out', 'cash in and cash out'], ['cash flowing (each|both) (way|ways)', 'cash in and cash out'],
  // What lies there.
  [`what (does|do|are|is) (our|the|my|we) (cash|) (stand|standing|holding|sitting) (at|on|in) (cash|) ${NOW} $`, 'how much cash do we have'], [`(total|) cash (we|we are|that we are) (sitting on|holding) ${NOW} $`, 'how much cash do we have'], ['what are (we|you) holding in cash', 'how much cash do we have'],
  [`(our|the) cash (is|makes) how much ${NOW} $`, 'how much cash do we have'], [`${NOW} (our|the) cash (,|) (what was it|is) $`, 'how much cash do we have'], ['how much cash (the|our) <workplace> (possesses|has|owns|holds)', 'how much cash do we have'],
  ['(contains|holds) how much', 'balance'], ['how much (is|s) (lying|sitting|resting|standing) in (the|our|) (account|)', 'what is the balance of'], ['how much (is|s) (lying|sitting|resting|standing) on (the|our|) account', 'what is the balance of'], ['how much have (we|i) (squirreled|tucked|put|stashed|socked) away in', 'what is the balance of'], ['(:|,|-) how much (is|s) in (it|there) $', 'balance'], ['closing balance today', 'balance today'], ['(what does|what has|what is) … (got in it|in it|hold) (now|today|at this moment|at the moment|)', 'what is the balance of …'], [`(what|where) (is|does|s) …!<owned> (standing at|stand at|standing) ${NOW} $`, 'what is the balance of …'], ['(,|) (is there enough in) … (,|) (what is|whats) its balance', ', what is the balance of …'],
  // Lent to us.
  ['(borrowed money|borrowings|loan money|credit money) (received|arrived|that arrived|that came in|we got|got in)', 'loan proceeds received'], ['(loan|debt) (drawdowns|drawdown|draw downs|disbursements) (received|)', 'loan proceeds received'], ['(get|got|receive|received) in from loans', 'receive as loan proceeds'], ['from (loan|loans|a loan) (in|during|for|over) … (we|i) (received|got)', 'loan proceeds received in …'], ['money that came to us as loans', 'loan proceeds received'],
  // Which way, and by how much: one figure.
  ...['', ' …'].flatMap((when): Saying[] => [
    [`(did|do|does|has|have|was|is|were|) more (cash|money|) ${CAME_IN} than (we had|) ${WENT_OUT}${when} ${AND_THE_NET}`, `what was net cash flow${when}`],
    [`(did|do|does|has|have|was|is|were|) more (cash|money|) ${WENT_OUT} than (we had|) ${CAME_IN}${when} ${AND_THE_NET}`, `what was net cash flow${when}`],
    [`(did|do|have|has) (we|i|the business|the company) (take in|took in|taken in|bring in|brought in|collect|collected|receive|received|get in) more (cash|money) than (we|i|it|) (paid out|pay out|sent out|send out|put out|handed out|let out)${when} ${AND_THE_NET}`, `what was net cash flow${when}`],
  ]),
  ['(did|do|have|has) (we|i|the business|the company) (take in|took in|taken in|bring in|brought in|collect|collected|receive|received|get in) more (cash|money) than (we|i|it|) (paid out|pay out|sent out|send out|put out|handed out|let out)', 'what was net cash flow'],
];
