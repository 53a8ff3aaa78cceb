/** Own money put by, told in other words: the account that it goes to is one's own. Add a line to teach one. */
import type { Saying } from './saying.ts';

const INTO = '(in|into|to|onto|on) (the|our|my|) (deposit account|deposit|savings account|saving account|savings|reserve account|rainy day savings|rainy day fund|rainy day account)';

export const OWN_MONEY_SAYINGS: readonly Saying[] = [
  [`(save|saved|saving|sock away|socked away|squirrel away|squirreled away|squirrelled away|salt away|salted away|moved across|move across|moved over|move over|shift|shifted|shifted across|shifted over|place|placed) ${INTO}`, 'moved to savings'],
  [`(got|was|were|been|get) (moved|shifted|transferred) (across|over|) ${INTO}`, 'moved to savings'],
  // What a lender paid out, and what is paid down.
  ['loan (that|which) … (paid|paid out|lent|advanced|transferred|granted) (out|) (to us|us)', 'loan proceeds from …'],
  ['(how big|how large|how much|what size) (was|is) the (loan|bank loan|business loan|term loan) (that|which|) … (paid out|lent|advanced|granted|disbursed|gave|wired|transferred) (to|) us', 'how much loan proceeds did we receive from …'], ['(how big|how large|how much|what size) (was|is) the (loan|bank loan|business loan|term loan) (we|that we) (got|received|were given|were paid|were granted|took out|drew) from …', 'how much loan proceeds did we receive from …'],
  ['(knock|knocked|knocking|shave|shaved|chip|chipped) (off|off of|down) (the|our|my) … loan', 'pay back on the … loan'],
  ['(pay|paid|pays|paying) down (the|our|) capital', 'pay principal'], ['by how much (did|have|has) (we|i) (pay|paid)', 'how much did we pay'], ['(been|was|were) paid down by !<unit>', 'been paid down'],
  ['(take|took|taken) out between (them|us|the two of them|the two of us|the pair of them)', 'draw together'],
  ['did …!<ourselves> (take|takes) home !<gotfrom>', 'did … draw'],
  ['(lend|lends|lent|loan|loaned) (us|me|the business|the company|the firm)', 'pay us'],
  ['(pay|paid|paying) down (the|our|some|) (principal|loan|debt)', 'pay back loan principal'], ['by how much did (we|i) pay down (the|our|some|) (principal|loan|debt)', 'how much loan principal did we pay'], ['(of|on) (the|our|that) #sum loan', 'of the loan'],
  ['(take|took|draw|drew) from (the|our|this) (business|company|firm|practice|shop|agency|studio)', 'take out'], ['(taken|drawn) from (the|our|this) (business|company|firm|practice|shop|agency|studio)', 'taken out'],
  ['(interest|loan interest) (vs|versus|against|compared to|compared with) (the|) (principal|capital)', 'loan interest vs loan payments'], ['(principal|capital) (vs|versus|against|compared to|compared with) (the|) interest', 'loan payments vs loan interest'],
  // What those who own it get.
  ['(did|do|have) (we|i) (pay|paid) (out|) (to|) (the|our|my|) (owner|owners|business partners)', 'did the owner draw'], ['(went|goes|was paid|been paid|gone) to (the|our) (owner|owners)', 'did the owner draw'],
  ['(did|does|do|has|have) (the|our|) (owner|owners) (get|got|receive|received|take home|taken home|took home) !<gotfrom>', 'did the owner draw'],
  // "The interest portion of the greenhouse loan" is an amount and no share.
  ...['', '… '].flatMap((gap): Saying[] => ['interest', 'principal', 'capital'].map((part): Saying => [`!<percentof> ${part} (portion|part|component|element|share|bit|side|piece) of (the|our|my|all|all our|) ${gap}<loanword> !<ispart>`, `${part} on the ${gap}<loanword>`])),
];
