/** Of the rows behind what was asked before: their sum, their number, the mean, an end, the first or the last of them. Add a line to teach one. */
import type { Saying } from '../saying.ts';

export const OF_ROWS_SAYINGS: readonly Saying[] = [
  // What they come to.
  ['(adding|adds|add|added|totalling|totaling|totals|summing|sums|amounting|amounts|coming|comes|came|working|works) (up|out|) (to|at|) (what|how much|what sum|what amount) (<altogether>|)', 'sum'],
  ['(adding|adds|add|added|totalling|totaling|totals|summing|sums|amounting|amounts|coming|comes|came|working|works) (up|out|to|at|up to|out to|out at|<intotal>) (<altogether>|)', 'sum'],
  ['(what|how much) (did|does|do|would|will) <it> (come|add|amount|total|sum|work|tot|run) (up|out|) (to|at|) (<altogether>|)', 'sum'],
  ['(what|how much) (did|does|has|have) (all of|all|) <it> (run|cost|set|put) (us|me) (back|) (<altogether>|)', 'sum'],
  ['(what|how much|what sum|what amount) (does|did|do) (that|it|this) make (<altogether>|)', 'sum'],
  ['(to|for|worth|at|making|totalling|totaling) (what|how much|what total|what sum|what amount|a total of what|a total of how much) (<altogether>|)', 'sum'],
  ['how much money <was> <it> (<altogether>|)', 'sum'], ['(what|how much) <was> <it> (worth|<intotal>|worth <intotal>)', 'sum'],
  ['(in|as|what is it in|what was it in|what is that in|what was that in|what were they in) (money|money terms|dollars|cash|dollar terms|terms of money|value|dollar amount)', 'sum'],
  ['(<whatwas>|) (the|their|its) (sum|total amount|total value|total sum|combined total|combined amount|combined value|sum of them|sum of those|sum of these|sum of it all|total of them|total of those|total of these|total of all of them|total of it all|dollar amount|value of those|value of them)', 'sum'],
  ['(the|) (grand|) total of (those|these|them|it|that|all of them|all of those|all of these|all those|all these|the lot)', 'sum'],
  ['(how much|what) (did|do|does|have|has|was|were|is|are) (they|those|these|all of them|the two|the three|the four|the five) (pay|paid|bring|brought|bring in|brought in|come to|make|made|cost|spend|spent|) (us|) (together|combined|all together|between them)', 'sum'],
  // How many.
  ['how many (of them|of those|of these|) (<was>|) (there|that|it|they|those|these|this) (<altogether>|)', 'count'], ['how many (did|does|do|would) (that|it|this|they|those) (make|come to|add up to|amount to) (<altogether>|)', 'count'],
  ['how many (of them|of those|of these|such) (<rowmany>|) (did we have|did we get|did we make|were made|have there been|) (<altogether>|)', 'count'],
  ['(over|in|across|from|for|with|by|made up of|spread over|spread across|out of|on|that s over|that is over) how many (<rowmany>|separate <rowmany>|different payments|single payments|individual payments|of them) (<altogether>|)', 'count'],
  ['how many (such|separate|different|individual|single) <rowmany> (<was>|) (that|it|there|they|those|)', 'count'], ['(<whatwas>|) (the|their) (count|number of them|number of those|number of these|count of them|count of those)', 'count'], ['number of (them|those|these)', 'count'],
  ['how many <paymany> (was|were|are|is) (there|that|it|they|those|these)', 'count'],
  // By what one does where one pays, or by what it is paid with.
  ...[['goings', 'goings'], ['slips', 'count']].flatMap(([set = '', word = '']): Saying[] => [[`how many (of those|) <${set}> (<was>|) (that|it|there|they|those|these|this) (<altogether>|)`, word], [`how many <${set}> (did|does|do) (that|it|this|they|those) (make|take|come to|amount to|add up to) (<altogether>|)`, word], [`(in|over|across|from) how many <${set}>`, word]]),
  // Of things that are no payments: "how many dogs was that?".
  ['how many !<toldofrows> … (was|were) (that|it|those)', 'things'],
  // What one comes to, and the middle one.
  ['(<whatwas>|what about|how about|) (the|a|their|) median (<rowone>|amount|size|) (instead|)', 'median'], ['(<whatwas>|) (the|their) middle one', 'median'],
  ['(<whatwas>|) (the|their|its|) (average|avg|mean|typical) <rowone>', 'mean'], ['(<whatwas>|) (the|their|its|) (average|avg|mean|typical) (size|amount|value) (of them|of those|of these|of each|of one|)', 'mean'],
  ['(what|how much) (does|did|do|was|is) (each|each one|one|one of them|each of them|a single one|one such payment) (come to|cost|amount to|) (on average|typically|usually|as a rule)', 'mean'], ['on average (each|per one|for each|for one)', 'mean'],
  ['how (big|large|much) (was|is|were|are) (they|each|each one|one|one of them|each of them) on average', 'mean'],
  // An end of them.
  ['(<whatwas>|<whichwas>|what about|) (the|their) <largeone> (single|) <rowone>', 'largest'], ['(<whatwas>|<whichwas>|what about|) (the|their) <smallone> (single|) <rowone>', 'smallest'],
  // When.
  ['<whenwas> (the|their) <latest> <rowone>', 'last'], ['<whenwas> (the|their) <earliest> <rowone>', 'first'],
  ['(<whatwas>|what about|) (the|their|his|her) <latest> <rowone>', 'latest'], ['(<whatwas>|what about|) (the|their|his|her) <earliest> <rowone>', 'earliest'],
];
