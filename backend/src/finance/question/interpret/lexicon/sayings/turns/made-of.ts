/** What a figure is made of: which they are, the payments, the kinds or the names behind it, how many they are, the days between. Add a line to teach one. */
import type { Saying } from '../saying.ts';

export const MADE_OF_SAYINGS: readonly Saying[] = [
  ['which', 'which'], ['(which|what) (one|ones|months|weeks|quarters|years|days)', 'which'], ['(which|what) (one|ones|months|weeks|quarters|years|days|) (were|are|was|is) (they|those|these|it|that)', 'which'],
  ['(list|show|name|give) (me|) (them|those|these) (all|to me|)', 'which'],
  ['(show|list|give|see|pull up|display|let me see|can i see|can you show|can you list) (me|us|) (individual|single|underlying|) <rowlines> (to|from|by|of|for|with|behind|in|under|) (them|him|her|it|that|those|this|these|they|in there|in that|)', 'payments'], ['(show|list|give|see|pull up|display|let me see|can i see|can you show|can you list) (me|us|) (all of|all|of|) <theirs> (individual|single|underlying|) <rowlines> (to|from|by|of|for|with|behind|in|under|) (them|him|her|it|that|those|this|these|they|in there|in that|)', 'payments'],
  ['(which|what) (<theirs>|) (individual|single|underlying|) <rowlines> (are|were|is|) (they|those|these|it|that|in there|in that|behind it|behind that|behind them|to them|from them|)', 'payments'],
  ['(<whatwas>|) (the|) (average|mean|typical|usual|) (number of|) (days|time|gap|interval|distance) (in|) between (them|those|payments|each|the payments|two|one and the next|) (on average|)', 'gaps'],
  ['how (far|many days|long) (are they|were they|) (apart|between them|between those|between payments|between each) (are they|were they|) (on average|)', 'gaps'],
  ['what (is|was|are|were) (it|that|this|they|those|all that|it all) (made up of|made of|composed of|comprised of)', 'parts'], ['what (makes|made|make) (it|that|this|those|them|all that) up', 'parts'], ['what (makes|made|make|goes|went) (up|into) (it|that|this|those|there)', 'parts'], ['(<whatwas>) (in|inside) (it|that|there|this|that number|that figure|that total)', 'parts'], ['what (does|did|do) (it|that|this|those|they) (include|consist of|comprise|contain|cover)', 'parts'],
  ['(break|split) (it|that|this|them|those|these) (down|up|out|apart)', 'parts'], ['(give me|show me|can i get|can i see|) (a|the|its|) (breakdown|break down) (of that|of it|of this|)', 'parts'], ['(what|where) (did|does|has) (it|that|the money|all that|all of it|it all|all that money) (all|) (go|gone) (to|on|)', 'parts'], ['what did we spend (it|that|all that|it all) on', 'parts'],
  ['how many (are|were|is|was) (they|there|those|these|of them)', 'names'], ['how many (others|of the others|of them|of those|other ones) (are there|were there|are they|were they|is that|)', 'names'],
];
