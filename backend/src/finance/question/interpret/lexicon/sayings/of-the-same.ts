/** Whole fragments that ask something else of what was asked before, and what they ask: its sum, its number, the mean, an end, the first or the last of them, or both that were asked held against one another. Add a line to teach one. */
import type { Saying } from './saying.ts';

const IT = 'it|that|this|they|those|these|them|all of it|all of that|all of this|all of them|all of those|all that|all this|it all|that all|this all|they all|those all|the lot|the whole lot';
const ALTOGETHER = 'in total|in all|all in all|altogether|all together|all in|all told|combined|together|overall|in money|in money terms|in dollars|in cash|in value|';
const WAS = 'was|were|is|are|s';
const WHAT_WAS = `what ${WAS.split('|').join('|what ')}|whats|`;
const ONE = 'one|bill|payment|invoice|charge|payout|deposit|transaction|purchase|receipt|order|instalment|installment|transfer|refund|draw|one of them|one of those|one of these|of them|of those|of these|of the lot|payment of them|bill of them';
const ONES = 'payments|transactions|bills|invoices|charges|payouts|deposits|purchases|receipts|orders|instalments|installments|transfers|refunds|times|rows|entries|separate payments|different payments|single payments|individual payments|separate transactions|separate bills|separate invoices|separate charges';

export const OF_THE_SAME_SAYINGS: readonly Saying[] = [
  // What they come to.
  [`(adding|adds|add|added|totalling|totaling|totals|summing|sums|amounting|amounts|coming|comes|came|working|works) (up|out|) (to|at|) (what|how much|what sum|what amount|) (${ALTOGETHER})`, 'sum'],
  [`(what|how much) (did|does|do|would|will) (${IT}) (come|add|amount|total|sum|work|tot|run) (up|out|) (to|at|) (${ALTOGETHER})`, 'sum'],
  [`(what|how much|what sum|what amount) (does|did|do) (that|it|this) make (${ALTOGETHER})`, 'sum'],
  [`(to|for|worth|at|making|totalling|totaling) (what|how much|what total|what sum|what amount|a total of what|a total of how much) (${ALTOGETHER})`, 'sum'],
  [`how much money (${WAS}) (${IT}) (${ALTOGETHER})`, 'sum'], [`(what|how much) (${WAS}) (${IT}) (worth|in total|in all|altogether|all together|all told|combined|together|in money|in money terms|in dollars|in cash|in value)`, 'sum'], [`(what|how much) (${WAS}) (${IT}) worth (${ALTOGETHER})`, 'sum'],
  ['(in|and in|as|what is it in|what was it in|what is that in|what was that in|what were they in) (money|money terms|dollars|cash|dollar terms|terms of money|value|dollar amount)', 'sum'],
  [`(${WHAT_WAS}) (the|their|its) (sum|total amount|total value|total sum|combined total|combined amount|combined value|sum of them|sum of those|sum of these|sum of it all|total of them|total of those|total of these|total of all of them|total of it all|dollar amount|value of those|value of them)`, 'sum'],
  ['(the|) (grand|) total of (those|these|them|it|that|all of them|all of those|all of these|all those|all these|the lot)', 'sum'], ['(how much|what) (did|do|does|have|has|was|were|is|are) (they|those|these|all of them|the two|the three|the four|the five) (pay|paid|bring|brought|bring in|brought in|come to|make|made|cost|spend|spent|) (us|) (together|combined|all together|between them)', 'sum'],
  // How many.
  [`how many (of them|of those|of these|) (${WAS}) (there|that|it|they|those|these|this) (${ALTOGETHER})`, 'count'], [`how many (did|does|do|would) (that|it|this|they|those) (make|come to|add up to|amount to) (${ALTOGETHER})`, 'count'],
  [`how many (of them|of those|of these|such) (${ONES}|) (did we have|did we get|did we make|were made|have there been|) (${ALTOGETHER})`, 'count'],
  [`(over|in|across|from|for|with|by|made up of|spread over|spread across|out of|on|that s over|that is over) how many (${ONES}|of them) (${ALTOGETHER})`, 'count'], [`how many (such|separate|different|individual|single) (payments|transactions|bills|invoices|charges|payouts|deposits|purchases|refunds|transfers) (${WAS}|) (that|it|there|they|those|)`, 'count'],
  [`(${WHAT_WAS}) (the|their) (count|number of them|number of those|number of these|count of them|count of those)`, 'count'], ['number of (them|those|these)', 'count'],
  // What one comes to.
  [`(${WHAT_WAS}|) (the|their|its|) (average|avg|mean|typical) (${ONE})`, 'mean'], [`(${WHAT_WAS}) (the|their|its|) (average|avg|mean|typical) (size|amount|value) (of them|of those|of these|of each|of one|)`, 'mean'],
  ['(what|how much) (does|did|do|was|is) (each|each one|one|one of them|each of them|a single one|one such payment) (come to|cost|amount to|) (on average|typically|usually|as a rule)', 'mean'], ['(and|) on average (each|per one|for each|for one)', 'mean'], ['how (big|large|much) (was|is|were|are) (they|each|each one|one|one of them|each of them) on average', 'mean'],
  // An end of them.
  [`(${WHAT_WAS}|which ${WAS.split('|').join('|which ')}|which one was|what about) (the|their) (biggest|largest|highest|priciest|dearest|greatest) (single|) (${ONE})`, 'largest'],
  [`(${WHAT_WAS}|which ${WAS.split('|').join('|which ')}|which one was|what about) (the|their) (smallest|lowest|cheapest|least) (single|) (${ONE})`, 'smallest'],
  // When.
  [`(when (was|were)|what date was|what day was|date of|the date of|and when was) (the|their) (most recent|latest|last|newest) (${ONE})`, 'last'], [`(when (was|were)|what date was|what day was|date of|the date of|and when was) (the|their) (earliest|first|oldest|very first) (${ONE})`, 'first'],
  [`(${WHAT_WAS}|what about) (the|their|his|her) (most recent|latest|last|newest|very last) (${ONE})`, 'latest'], [`(${WHAT_WAS}|what about) (the|their|his|her) (earliest|first|oldest|very first) (${ONE})`, 'earliest'],
  // Both that were asked.
  ['(how|so how) (do|did|does) (those|these|they|the|) (two|both|) (months|quarters|years|weeks|periods|halves|figures|numbers|) compare', 'compared'], ['compare (those|these|the|them) (two|both|) (months|quarters|years|weeks|periods|halves|figures|numbers|)', 'compared'], ['compare (the two|them both|both|both of them|one with the other|them with each other|them)', 'compared'],
  [`(${WHAT_WAS}|how big is|how big was|how large is|how large was|how much is|how much was) (the|a|) (difference|gap|change|delta) (between|of|from one to the other|in|) (those|these|the|them|) (two|both|) (months|quarters|years|weeks|periods|halves|figures|numbers|)`, 'compared'],
];
