/** Places in a list and the most of all, said in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

export const RANK_SAYINGS: readonly Saying[] = [
  // "Third-ranked month by revenue", "the big 3 customers", "revenue bar the top 3 clients".
  ['<nth> (ranked|placed|rated) <ranked>', '<nth> largest <ranked>'],
  ...['customers', 'clients', 'vendors', 'suppliers', 'payers', 'spenders'].flatMap((who): Saying[] => [[`(the|our|my|) big # ${who}`, `top # ${who}`], [`bar (the|our|) top # ${who}`, `excluding the top # ${who}`]]),
  ['(take out|strip out|leave out|forget|ignore|drop|remove) (the|our|my) (big|top|biggest|largest) # (customers|clients) (, and|and|,) (what|how much) did (everyone|everybody|anyone|the) (else|rest|others) (bring in|pay|spend|buy)', 'what revenue did everybody other than the top # customers bring in'],
  // Who is an account, is a customer.
  ...['#1 (best|biggest|largest|top|main|key)', '(best|biggest|largest|top|main|key) #1', '(best|biggest|largest|top|main|key)'].map((which): Saying => [`who (are|were|is|was) (our|the|my) ${which} accounts`, `who were our top ${which.includes('#') ? '#1 ' : ''}customers`]),
  // Two places of a list are two of it.
  ['(first|1st) (and|&) (second|2nd) <dear>', 'two <dear>'], ['<dear> and (the|our|) (second|2nd) <dear>', 'two <dear>'],
  // A place.
  ['(the|our|) runner up (among|amongst|of|for|in|by|) (our|the|all|)', 'the second largest'], ['runners up', 'second largest'],
  ['(number|no|nr) #1 <ranked>', 'number #1 largest <ranked>'], ['(number|no|nr) #1 (expense|cost|spending|spend) (category|categories)', 'number #1 largest expense category'], ['(number|no|nr) #1 (revenue|sales|income) <unit>', 'number #1 largest <unit> for revenue'], ['(number|no|nr) #1 profit <unit>', 'number #1 largest <unit> for profit'],
  ['(on|in|at) (the|) <nth> (place|position|spot|rank)', 'ranked <nth>'], ['which … (is|was|are|were) (in|at|on) number #1', 'which … is number #1 largest'], ['next in (line|size|order|rank)', 'next largest'],
  ['(peaked|topped out|maxed out|crested) (in|on|) (which|what) <unit>', 'was the highest in which <unit>'], ['(peaked|topped out|maxed out|crested) when', 'was the highest in which month'], ['(bottomed out|troughed|bottomed) (in|on|) (which|what) <unit>', 'was the lowest in which <unit>'], ['(bottomed out|troughed|bottomed) when', 'was the lowest in which month'],
  // What is called after its kind.
  ['<most> (cost|expense) (items|lines|blocks|groups|areas|heads|buckets|types|kinds)', '<most> expense categories'], ['(kinds|types|sorts) of (cost|costs|expense|expenses|spending)', 'expense categories'], ['(kind|type|sort) of (cost|expense|spending)', 'expense category'], ['(cost|expense) (group|block)', 'expense category'],
  ['(the|) #1 <most> (cost|expense) (items|lines|blocks)', 'the #1 <most> expense categories'], ['(the|) #1 (cost|expense) (items|lines|blocks)', '#1 expense categories'],
  // The most of some that are told first.
  ['(out of|of|among|amongst) all (of|) (the|our|my|) … (so far|until now|to date|up to now|ever|) , which (one|single one|) (is|was) (the|)', 'the … that was the single'],
  ['(deadest|crummiest|most miserable|dreariest|bleakest|rottenest|dullest|flattest|feeblest|dismalest|shabbiest|gloomiest|saddest|most dismal|most horrible|most awful|most terrible|most dreadful)', 'worst'], ['(at|to) (its|their|the|our) (very|) (lowest|low|bottom|weakest|worst|minimum|smallest)', 'the lowest'], ['(at|to) (its|their|the|our) (very|) (highest|peak|top|strongest|best|maximum|biggest|height)', 'the highest'],
  ['(hit|reached|touched|found|saw) (its|their|a|the|our) (low|bottom|lowest point|low point)', 'was the lowest'], ['(hit|reached|touched|found|saw) (its|their|a|the|our) (high|peak|top|highest point|high point)', 'was the highest'],
  ['(all of them|every one of them|everyone|) in (ranked|ranking|rank) order', 'ranked'], ['in order of (size|amount|value|spend|revenue|how much)', 'largest first'], ['(in|by) order $', 'largest first'], ['(from|) (large|big) to (small|little|low)', 'largest first'], ['from the bottom', 'lowest first'],
  ['(most expensive|most costly) (things|stuff|items) (we|i|that we|) (bought|purchased|paid for|got)', 'largest purchases'], ['what (one|single) thing did (we|i) (pay|spend) (the|) most (for|on)', 'what was the largest single expense'], ['(did|do|does) (we|i) take (the|) most', 'did we earn the most'], ['(did|do|does) (we|i) take (the|) least', 'did we earn the least'], ['(categories|category) of (expense|expenses|cost|costs|spending)', 'expense categories'],
  // Where it goes.
  ['(in order|sorted|ranked|ordered|listed) (from|) (top to bottom|top 2 bottom|high to low|highest to lowest)', 'ranked'], ['(from|) (top to bottom|top 2 bottom|high to low)', 'ranked'], ['(in|into) order for me', 'ranked'],
  ['where (did|does|do|has|have) (it|they) all (go|gone|end up|went)', 'by category'], ['where (all|all of|) (the|our|my|) … money (ended up|ends up|went|goes)', 'where the … money went'], ['whose pockets … (ends up in|ended up in|end up in|goes into|go into|went into|lands in)', 'which vendor … goes to'], ['(greatest|highest|largest|biggest) number of times', 'most often'],
  ['(where|on what) (do|did|does|have) (we|i) spend (the most|most) (money|)', 'what are the top expense categories'],
  ['(the|) first #1 $', 'the top #1'],
  ['next - to - <dear>', 'second <dear>'], ['next to <dear>', 'second <dear>'], ['(,|) by whom $', 'by name'],
  // The category that is the largest, and not its largest row.
  ['which category (is|was|were|are|has been) (the|our|my) <most> (cost|expense|outgoing)', 'which expense category was the largest'],
  [', (summed|summed up|totalled|totaled|totalled up|totaled up) $', 'combined'],
  // As people say it whose own language has no other superlative.
  ...Object.entries({ bad: 'worst', weak: 'weakest', slow: 'slowest', low: 'lowest', high: 'highest', big: 'biggest', large: 'largest', small: 'smallest', good: 'best', strong: 'strongest', quiet: 'quietest', busy: 'busiest', poor: 'poorest', cheap: 'cheapest' }).flatMap(([plain, most]): Saying[] => [[`<beforemost> most ${plain}`, `<beforemost> ${most}`], [`^ most ${plain} <unit>`, `${most} <unit>`]]),
];
