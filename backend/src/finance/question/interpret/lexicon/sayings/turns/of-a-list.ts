/** Of a list, or of what a figure is made of: which they are, the payments, a place in it, the others, its part of the whole, the days between. Add a line to teach one. */
import type { Saying } from '../saying.ts';

export const OF_A_LIST_SAYINGS: readonly Saying[] = [
  ['which', 'which'], ['(which|what) (one|ones|months|weeks|quarters|years|days)', 'which'], ['(which|what) (one|ones|months|weeks|quarters|years|days|) (were|are|was|is) (they|those|these|it|that)', 'which'],
  ['(list|show|name|give) (me|) (them|those|these) (all|to me|)', 'which'],
  ['(show|list|give|see|pull up|display|let me see|can i see|can you show|can you list) (me|us|) (individual|single|underlying|) <rowlines> (to|from|by|of|for|with|behind|in|under|) (them|him|her|it|that|those|this|these|they|in there|in that|)', 'payments'], ['(show|list|give|see|pull up|display|let me see|can i see|can you show|can you list) (me|us|) (all of|all|of|) <theirs> (individual|single|underlying|) <rowlines> (to|from|by|of|for|with|behind|in|under|) (them|him|her|it|that|those|this|these|they|in there|in that|)', 'payments'],
  ['(which|what) (<theirs>|) (individual|single|underlying|) <rowlines> (are|were|is|) (they|those|these|it|that|in there|in that|behind it|behind that|behind them|to them|from them|)', 'payments'],
  ['(who|which|which one|what) (is|was|are|came|comes|stands|ranks|) (at|in|on|) (the|) (number|no|nr|place|) <place> (one|place|then|on the list|on that list|there|)', 'place <place>'],
  ['(what about|how about|what did|how much did|how much does|how much do|how much is|how much was|how much were|what does|what do|what is|what was|) <restof> (together|combined|)', 'others'],
  ['(what about|how about|what did|how much did|how much does|how much do|how much is|how much was|how much were|what does|what do|what is|what was|) <restof> (is|make|makes|made|come|comes|came|bring|brings|brought|pay|pays|paid|account|accounts|add|adds|spend|cost) (up|to|for|in|out at|us|up to|) (how much|what|) (together|combined|)', 'others'],
  ['(what|how much|which) <sharepart> (of <wholething>|) (is|are|do|does|did|was|were|) (those|these|they|those <fewof>|these <fewof>|the <fewof>) (is|make up|made up|come to|account for|represent|amount to|) (together|of the total|of total|of the whole|of whole|of all|of the all|combined|in total|)', 'part'],
  ['(<whatwas>|) (the|) (average|mean|typical|usual|) (number of|) (days|time|gap|interval|distance) (in|) between (them|those|payments|each|the payments|two|one and the next|) (on average|)', 'gaps'],
  ['how (far|many days|long) (are they|were they|) (apart|between them|between those|between payments|between each) (are they|were they|) (on average|)', 'gaps'],
];
