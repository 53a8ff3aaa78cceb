/** Of a list: a place in it, more of it or the other end of it, the others, its part of the whole. Add a line to teach one. */
import type { Saying } from '../saying.ts';

export const OF_A_LIST_SAYINGS: readonly Saying[] = [
  ['(who|which|which one|what) (is|was|are|came|comes|stands|ranks|) (at|in|on|) (the|) (number|no|nr|place|) <place> (one|place|then|on the list|on that list|there|)', 'place <place>'],
  ['(who|which|which one|what) (is|was|comes|came|ranks|) (next|the next one|the runner up|runner up|after that|after those|after them|after him|after her|behind that|behind them)', 'next'], ['(the|) (next one|runner up)', 'next'],
  ['(show|give|list|let me see|can i see) (me|us|) (more|some more|more of them|more of those|all of them|them all|the whole list|the full list|the complete list|the entire list|the rest of the list|the rest of them|the rest)', 'whole'], ['(the|) (whole|full|complete|entire) list', 'whole'], ['(more|some more|more of them|all of them|who else|what else|which else|any more|any others|keep going|go on)', 'whole'],
  ['(the|) other way (round|around)', 'reversed'], ['(in|) (reverse|reverse order|reversed|the reverse|the opposite order)', 'reversed'], ['from the bottom (up|)', 'smallestfirst'], ['(the|) <smallone> (first|on top)', 'smallestfirst'], ['(the|) <largeone> (first|on top)', 'largestfirst'],
  ['(what about|how about|what did|how much did|how much does|how much do|how much is|how much was|how much were|what does|what do|what is|what was|) <restof> (together|combined|)', 'others'],
  ['(what about|how about|what did|how much did|how much does|how much do|how much is|how much was|how much were|what does|what do|what is|what was|) <restof> (is|make|makes|made|come|comes|came|bring|brings|brought|pay|pays|paid|account|accounts|add|adds|spend|cost) (up|to|for|in|out at|us|up to|) (how much|what|) (together|combined|)', 'others'],
  ['(without|excluding|except|except for|not counting|leaving out|apart from|other than|taking out) <thatone>', 'others'], ['(what if|if|) (we|you|) (take|leave|took|left|strip|taking|leaving) <thatone> (out|away|aside)', 'others'],
  ['(what|how much|which) <sharepart> (of <wholething>|) (is|are|do|does|did|was|were|) (those|these|they|those <fewof>|these <fewof>|the <fewof>) (is|make up|made up|come to|account for|represent|amount to|) (together|of the total|of total|of the whole|of whole|of all|of the all|combined|in total|)', 'part'],
];
