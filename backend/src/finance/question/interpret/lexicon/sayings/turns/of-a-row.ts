/** Of one payment that was told: its amount, its day, whose it was, and what such a bill is today. Add a line to teach one. */
import type { Saying } from '../saying.ts';

export const OF_A_ROW_SAYINGS: readonly Saying[] = [
  ['(for|) (how much|what amount|what) (exactly|)', 'amount'],
  ['(for|) (how much|what amount|what) (exactly|) (was|is|were|did) (it|that|this|he|she|they|we|) (one|time|for|payment|deposit|charge|bill|invoice|purchase|transaction|amount|) (pay|paid|cost|spend|get|come to|is|for|) (then|us|them|that time|that day|)', 'amount'],
  ['(what was|what is|) (the|its) (amount|size|sum) (of it|of that|was|is|)', 'amount'], ['amount', 'amount'],
  ['(when|what date|what day|which date|which day|on what date|on what day|on which date|on which day) (was|did|is|does|) (that|it|this|we|they|) (one|happen|happened|take place|paid|pay|come in|go out|go through|land|hit|clear|arrive|post|made|be|bought|from|) (that|it|)', 'date'],
  ['(the|its|) date (of that|of it|)', 'date'],
  ['(to|from|by|for|) (who|whom|which vendor|which supplier|which customer|which client|which company|which party) (was|is|did|) (it|that|this|) (to|from|for|by|one|go to|come from|)', 'whose'], ['(who|whom) (to|from|by|for)', 'whose'], ['what (was|is) (it|that) for', 'whose'],
  ['(what|how much) (is|are|do we pay|does it cost|are we paying|) (it|that|they|this|) <nowadays>', 'today'], ['(what|how much) (do|does|are|is) (we|it|that|they|this) (pay|cost|paying|costing|charge|charging) (us|for it|for that|for them|) <nowadays>', 'today'],
  ['(<whatwas>|what about|) (the|our|its|their|) (current|present) (rate|price|amount|cost|bill|charge|level)', 'today'], ['(<whatwas>|) (the|our|its|their) (rate|price|amount|cost|bill|charge) <nowadays>', 'today'],
];
