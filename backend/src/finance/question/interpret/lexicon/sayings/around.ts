/** What people say before and behind a question that changes nothing on it: whole turns, at the beginning or the end. Add a line to teach one. */
import type { Saying } from './saying.ts';

/** A turn before the question, with what stands between them. */
const before = (turn: string): Saying[] => [[`^ ${turn} (,|:|-|–|.)`, ''], [`^ (ok|okay|so|and|hi|hello|hey) (,|) ${turn} (,|:|-|–|.)`, '']];
/** A turn behind the question. */
const behind = (turn: string): Saying => [`, ${turn} $`, ''];

/** Behind a choice between two: the other answer, said in general. */
const OTHERWISE = '(the other way round|the other way around|the other way about|other way round|other way around|the reverse|reverse|the opposite|vice versa|visa versa|vice-versa|the contrary)';

export const AROUND_SAYINGS: readonly Saying[] = [
  // "Checking" that is done, and no account.
  ['(would|do) you mind (checking|looking up|telling me|finding out|working out) <asked>', '<asked>'], ['(i am|im|i m|i|we|we are|just|was|were) (double|) checking on (the|our|my|)', 'about'], ['(i am|im|i m|i|we|we are|just|was|were) (double|) checking <asked>', '<asked>'],
  // Who waits for it.
  ['(i|we) (have|ve got|have got|ve) … on (the phone|the line|the other line|hold|the telephone)', '…'],
  // For a form.
  ['(; |, |)(what|how much|which figure|what figure|which number|what number) (should|do|shall|must|can) (i|we) (write|put|enter|fill in|put down|write down) (there|in|down|here|in there|)? $', ''],
  ['what (should|do|shall|must|can) (i|we) (put|write|enter|fill in|put down|write down|give) (as|for|under) (the|our|my|)', 'what is the'],
  ['(what|which) (figure|number|amount) (should|do|shall|must|can) (i|we) (put|write|enter|fill in|put down|write down|give) (down|) (as|for|under) (the|our|my|)', 'what is the'],
  ['(i am|im|i m|i|we|we are|we re|am) (filling in|filling out|filling|completing|doing|preparing) (a|an|the|this|some|our|my) … (and|,|;) (it|they|the form|one line|one box|one field) (asks|ask|wants|want|needs|need) (me|us|) (for|to give|to know|) (the|our|)', 'what is the'],
  // What is wanted.
  ['(is|are) what (i am|i m|im|i|we|we are|we re) (after|looking for|interested in) $', ''], ['(is|are) what (i|we) (want|need|would like) (to know|to see|) $', ''],
  // How long it lasts, before cash that is gone is cash that went out.
  ['how long (until|till|til|before) (all the|all our|the|our|my|all|) (cash|money) (is|has|runs|will be) (all|) (gone|out|used up|spent|run out)', 'how many months of runway'],
  // When.
  ['(the|) (date range|date range is|date range :|time frame is|timeframe is|period is|period :|dates are)', 'for'],
  [`(,|) or (is|was|were|are|) (it|they|that|) (just|rather|actually|) ${OTHERWISE}`, ''],
  ...before('(just|simply|only|) (checking|double checking|cross checking|sanity checking)'),
  ...before('(incidentally|firstly|secondly|thirdly|lastly|first off|first things first|in a nutshell|in brief|briefly|for reference|for my reference|for your reference|as a reference)'),
  ...before('for (budgeting|planning|forecasting|clarity|comparison)'), ...before('for (the|our|my) (annual|quarterly|monthly|yearly|year end) report'), ...before('no (chart needed|details needed|table needed)'), ...before('as best you can tell'), ...before('for (budget|budgeting|planning|forecasting|reporting|tax|comparison|bookkeeping) (purposes|reasons)'), ...before('just to be (clear|sure|certain|safe|on the safe side)'),
  ...before('(ok|okay|hey|hi|hello|dear|alright) purser'),
  ['remind me (again|please|again please|once more|) (,|:|-) <asked>', '<asked>'],
  ['do you know (offhand|off hand|by any chance|by heart|perhaps) (,|) <asked>', '<asked>'],
  ['(any|is there any|is there a) chance (that|) you (could|can|might|would) (please|) (tell|show|give|let) (me|us) (know|)', 'tell me'],
  ['(could|can|would|will) you (please|) double check (for me|) <asked>', '<asked>'],
  behind('(if|hope|i hope|hopefully) (that|this|it) makes (any|) sense'), behind('if you (have|got|have got) (it|that|them) (handy|to hand|at hand|ready|there|around)'),
  behind('(just|) (a|an|) (rough|quick|) (estimate|guess|approximation|guesstimate|ballpark figure|ballpark number|round number|round figure) (is|will be|would be) (fine|ok|okay|enough|good|good enough|great)'), behind('(round|rounded|rough|approximate) (numbers|figures) (are|will be|would be) (fine|ok|okay|enough|good|good enough)'),
  behind('(thanks|thank you|many thanks|cheers|thx) (very much|so much|a lot|) in advance'), behind('(ta|ta very much|ta much|ta love|ta mate)'), behind('(it is|it s|this is|that is) (quite|very|a bit|rather|kind of|really|) urgent'),
  behind('for (a|the|our|my|an) (loan|mortgage|grant|credit|lease|visa|rental|insurance|funding) application'), behind('for (my|our|the) (taxes|tax return|tax returns|tax filing|tax form)'),
  behind('for (tax|reporting|budget|budgeting|planning|bookkeeping) (purposes|reasons)'), behind('for (a|the|my|our|tomorrows|todays) (presentation|meeting|reference|comparison)'), behind('for (reference|comparison)'),
  behind('when you can'), behind('no (chart|charts|graph|table|details) (needed|please|required|necessary|)'), behind('(best|kind|warm|with kind|with best|) regards'), behind('you are (the best|a star|a gem|great|a lifesaver)'),
  behind('by any chance'), behind('(with|) (nothing|none|none of it|nothing at all) (left out|omitted|excluded|missing|skipped|forgotten)'), ['by any chance (,|) $', ''],
  ['(,|) (when|once|after) all (was|is|has been|s) said and done', ''],
  behind('(and|please|) be (honest|frank|straight|honest with me|straight with me|frank with me)'), ['(,|) (down|) to the (last|nearest|very last|) (penny|cent) $', ''],
  behind('(i|) (hope|hoping) (that|) you can (help|help me|tell me)'),
  // How those who get money back felt.
  ['(unhappy|dissatisfied|disappointed|upset|angry|annoyed|disgruntled|complaining|unsatisfied) (customers|clients|guests|patients|members|buyers)', 'customers'],
  // At which pace money goes, where it is asked how long it lasts: at today's, unless another is told.
  ['(at|with) (the|our|this|) (present|current|same|) (pace|rate|speed|burn|burn rate) (we are going|we re going|we are at|we go|of things|) (,|) <howlong> (can|could|will|would|does|do|might)', '<howlong> would'],
];
