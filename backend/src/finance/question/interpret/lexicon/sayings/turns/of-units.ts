/** Of a line for each month or quarter: the best and the worst of them, and whether any went beyond an amount. Add a line to teach one. */
import type { Saying } from '../saying.ts';

export const OF_UNITS_SAYINGS: readonly Saying[] = [
  ['(which|what|which one|what one|) (was|is|were|are|) (the|our|my|) (single|) <extremeone> (month|quarter|week|year|one|day|) (<ofthem>|of all|there|that year|in there|)', 'extreme'],
  ['(which|what) (month|quarter|week|year) (was|is) (the|) <extremeone>', 'extreme'],
  ['how (bad|good|high|low|big|small) (was|is) (the|) <extremeone> (month|quarter|week|year|one|) (<ofthem>|)', 'extreme'],
  ['(was|were|is|did|has|have|are) (it|that|this|they|any|any of them|any of those|there|we|) (ever|) (a|any|one|) (month|months|quarter|week|year|day|) (ever|) (be|been|go|gone|get|got|hit|) <overorunder> #', 'beyond'],
  ['(how many|in how many|which|what about|how about|what|any|number of) (months|weeks|quarters|years|<ofthem>|ones|) (were|was|are|is|went|go|did it|) <overorunder> #', 'beyond'],
  ['(was|were|is|did|has|have|are|any|were any|were there any) (it|that|this|they|any|any of them|any of those|there|we|of them|of those|<units>|) (ever|) (a|any|one|) (month|months|quarter|week|year|) (ever|) (be|been|go|gone|) <belowzero>', 'negative'],
  ['(was|were|is|did|has|have|are|any|were any|were there any) (it|that|this|they|any|any of them|any of those|there|we|of them|of those|<units>|) (ever|) (a|any|one|) (month|months|quarter|week|year|) (ever|) (be|been|go|gone|) <inloss>', 'loss'],
  ['(which|what|how many|which ones|what about the) (ones|of them|of those|<units>|) (were|was|are|is|went|) <belowzero> (ones|<units>|)', 'negative'], ['(which|what|how many|which ones) (ones|of them|of those|<units>|) (were|was|are|is|went|) <abovezero>', 'positive'],
  ['(which|what|how many|which ones) (ones|of them|of those|<units>|) (were|was|are|is|went|) <inloss>', 'loss'], ['(which|what|how many|which ones) (ones|of them|of those|<units>|) (were|was|are|is|went|) <inprofit>', 'profit'], ['any losses', 'loss'], ['(which|how many) (ones|of them|<units>|) (made|had) a loss', 'loss'],
];
