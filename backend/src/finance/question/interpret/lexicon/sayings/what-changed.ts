/** What made a change, asked without a word for why: "what changed in our spending", "where did the extra costs come from". And what is said of a change in multiples. Add a line to teach one. */
import type { Saying } from './saying.ts';

const OF = '(in|with|about|on|for|to|within)';
const OUR = '(the|our|my|all|)';
const MORE = '(extra|additional|added|higher|increased)';
const LESS = '(lower|reduced|decreased|lost|missing)';
const PAID_US = '(paid|pay|are paying|have paid|spent|spend|bought|buy) (us|with us|from us|)';
const EARNS = '(earning|earn|earned|getting|get|got|making|make|made|receiving|receive|received|taking|took|seeing|seen) ';

export const WHAT_CHANGED_SAYINGS: readonly Saying[] = [
  [`what (has|have|had|s|is|all|exactly|) (changed|moved|shifted) ${OF} ${OUR} <taken>`, 'what drove the change in <taken>'],
  [`what (changes|change) (were|was|are|have there been|has there been|did we see|do we see|happened) ${OF} ${OUR} <taken>`, 'what drove the change in <taken>'],
  [`(what is|whats|what s|what was|what) (different|changing) ${OF} ${OUR} <taken>`, 'what drove the change in <taken>'],
  [`what (moved|shifted|changed|swung|affected|influenced) (the|our|my|) <taken>`, 'what drove the change in <taken>'],
  [`where (did|does|do|is|was) (the|our|this|that|all the|all this|all that|) ${MORE} <taken> in`, 'what drove the increase in <taken> in'],
  ...['', '… '].flatMap((gap): Saying[] => [
    [`where (did|does|do|is|was) (the|our|this|that|all the|all this|all that|) ${MORE} <taken> ${gap}(come|came|coming) from`, `what drove the increase in <taken>${gap === '' ? '' : ' …'}`],
    [`where (did|does|do|is|was) (the|our|this|that|all the|all this|all that|) ${LESS} <taken> ${gap}(come|came|coming) from`, `what drove the decrease in <taken>${gap === '' ? '' : ' …'}`],
  ]),
  [`what (has|have|had|) changed (from|between) … (in|with|on) ${OUR} <taken>`, 'what drove the change in <taken> from …'],
  // Which way it went.
  ['(get|got|gotten|getting|become|became) better or worse', 'change'], ['(get|got|gotten|getting|go|gone|went) (higher or lower|bigger or smaller)', 'change'],
  ...['this year', 'this quarter', 'this month'].flatMap((time): Saying[] => [[`^ ${OUR} <taken> (is|are) (down|lower|falling) ${time}`, `by how much did <taken> drop ${time}`], [`^ ${OUR} <taken> (is|are) (up|higher|rising) ${time}`, `by how much did <taken> rise ${time}`]]),
  ...['month', 'week', 'quarter'].flatMap((unit): Saying[] => [[`(was|were|is|are|have there been) there (a|any) (${unit}|${unit}s) (without|with no) (any|)`, `which ${unit}s had no`], [`${unit}ly development of`, `${unit}ly trend of`]]),
  ['(earnings|profit) before interest (,|) (tax|taxes) (,|) depreciation (,|) (and|) amortization', 'ebitda'], ['(earnings|profit) before interest (,|) (tax|taxes) (,|) depreciation (,|) (and|) amortisation', 'ebitda'],
  // Why it rose so far.
  ...['', '… '].flatMap((gap): Saying[] => ['why', 'how come'].flatMap((why): Saying[] => [
    [`${why} (did|has|have|is|are|) ${gap === '' ? '<taken>' : '…'} (double|doubled|doubling|triple|tripled|quadruple|quadrupled)`, `why did ${gap === '' ? '<taken>' : '…'} rise`],
    [`${why} (did|has|have|is|are|) ${gap === '' ? '<taken>' : '…'} (halve|halved|drop to half|dropped to half|fall to half|fell to half|fall by half|fell by half|drop by half|dropped by half|get cut in half|cut in half)`, `why did ${gap === '' ? '<taken>' : '…'} fall`],
  ])),
  // From whom less came.
  [`(which|what) (customers|clients|payers|accounts) (are|do|did|have|were|is) (we|i) ${EARNS}less from`, 'which customers fell most in revenue'],
  [`(which|what) (customers|clients|payers|accounts) (are|do|did|have|were|is) (we|i) ${EARNS}more from`, 'which customers rose most in revenue'],
  [`(which|what) (customers|clients) ${PAID_US} less !<than>`, 'which customers fell most in revenue'], [`(which|what) (customers|clients) ${PAID_US} less than <sincewhat>`, 'which customers fell most in revenue than <sincewhat>'],
  // How much of it went from one year to another.
  ['how much <taken> (did|have|has) (we|i|the business|the company) (lose|lost|shed|drop|give up|given up) (between|from)', 'by how much did <taken> drop from'],
  ['how much <taken> (did|have|has) (we|i|the business|the company) (gain|gained|add|added|put on) (between|from)', 'by how much did <taken> rise from'],
];
