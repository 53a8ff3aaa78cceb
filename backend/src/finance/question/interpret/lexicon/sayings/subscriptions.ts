/** What is charged month after month, and what it comes to, in other words. Add a line to teach one. */
import type { Saying } from './saying.ts';

const STILL = '(are|is|s|) (still|going still|running still) (being|) (charged|billed|live|active|going|running|in use|alive|paid|in force)';
const ENDED = '(have|has|are|were) not (been|yet been|) (stopped|cancelled|canceled|ended|dropped|terminated) (yet|)';
const A_YEAR = '(a year|one year|a full year|one full year|the year|a whole year|12 months|twelve months)';
const PRICE_NOW = '(current|present|today|todays) (price|rate|level|charge|cost|fee)';
const AS_NOW = '(like now|as now|as it is|the same|as is|like this|unchanged|where it is|what it is now)';

export const SUBSCRIPTION_SAYINGS: readonly Saying[] = [
  [`<subs> (that|which|thats|) ${STILL}`, '<subs> we still have'],
  ['<subs> (that|which|) (are|is) (going|running|live|active) still', '<subs> we still have'],
  [`<subs> (that|which) ${ENDED}`, '<subs> we still have'],
  // "Subs" alone may be subcontractors: what is cancelled is a subscription.
  ['(monthly|recurring|our) subs (that|which) (have|has|are|were) not (been|yet been|) (cancelled|canceled)', 'subscriptions we still have'],
  ['(subscriptions|software subscriptions|software) by the month (that|which) (are|is) (going|running|live|active) still', 'monthly subscriptions we still have'],
  ['(what|which) (programs|programmes|apps|tools|software) (are|is) (billing|charging|costing) us (each|every|per|a) month', 'which software subscriptions do we pay every month'],
  ['software on (monthly payments|a monthly plan|monthly plans|a monthly payment|a subscription|subscription)', 'monthly software subscriptions'],
  ['(all|) (the|our|) software (that|) (we|i) (subscribe to|are subscribed to|have subscribed to|have subscriptions to)', 'software subscriptions'],
  ['cost (us|) more now than (they did|they used to|it did|it used to|before|at first|when we started) (and|,) (what is|whats|what s) the difference', 'got dearer and by how much'],
  ['software (that|which|) (we|i) (get|are|am) (charged|billed) for (on a monthly basis|monthly|every month|each month|by the month)', 'which software subscriptions do we pay every month'],
  ['(are|do) (we|i) still (on|use|using|have|pay for|paying for|subscribed to|with|signed up to|signed up for) … (,|?|and|, and) (and|) (what is|whats|what was|when is|when was) the (last|latest|most recent) (charge|payment|bill)', 'is … still active , last charge'],
  ['(tell me whether|tell me if|whether|if|is|check if|check whether|see if) … (is|s|) (still|) (live|alive|running|going|billing) and (show|give|tell) (me|us|) (its|the) (last|latest|most recent) (charge|payment|bill)', 'is … still active , last charge'],
  ['(has|did) … (become|became|got|gotten|get) (dearer or cheaper|cheaper or dearer|more expensive or cheaper|cheaper or more expensive|pricier or cheaper|cheaper or pricier|any dearer|any cheaper)', 'did the price of … change'],
  // One price beside the other.
  ['(the|) monthly (price|cost|charge|fee) (gap|difference) between', 'how much more per month is'],
  // Every month, whatever the season.
  ['(month in month out|month in , month out|month in and month out)', 'every month'],
  ['(paying|pay|billed|charged|paid) for (month in month out|month in , month out|month in and month out)', 'paying every month'],
  ['(paying|pay|billed|charged|paid) for (each and every|every single|every|each) month', 'paying every month'],
  ['(billed|charged|paying|pay) (for|) (each and every|every single|every|each) month (,|) (summer or winter|winter or summer|rain or shine|busy or quiet|quiet or busy|season or no season|in season or out|whatever the season|no matter the season|regardless of season|regardless of the season)', 'paying every month recurring costs'],
  ['(bills|costs|charges|payments) (which|that) (come|go out|arrive|are charged) (monthly|every month|each month) (with|at|in|for) (a|the|) (fixed|same|constant|unchanging) (amount|sum|price)', 'fixed monthly bills'],
  // What it comes to in a year.
  [`if … (stays|remains|keeps|sticks|holds) (at|on|to|with) (its|the|their) ${PRICE_NOW} (,|) (what is|whats|what s|what would|what does|how much is|how much would) (that|it) (come to|be|cost|make|run to|) (for|over|in) ${A_YEAR}`, 'what would … cost over 12 months at the current price'],
  [`(how much|what) (will|would|do|shall) (we|i) (pay|be paying|spend) (to|on|for|with|) … (for|over|in) ${A_YEAR} (when|if|provided|assuming|as long as) (the|its|their|) (price|prices|rate) (stays|remains|stay|keeps|is) ${AS_NOW} $`, 'what would … cost over 12 months at the current price'],
  [`at what (we|i) (are|am|) (charged|billed|paying|pay) (for|to|) … now (,|) (what|how much) (does|would|do|is|will) (12|twelve) months (of it|of that|) (come to|cost|be|make|run to|)`, 'what would … cost over 12 months at the current price'],
  [`(whats|what is|what s|how much is|how much will|what will|what would) … (going to cost|gonna cost|cost) (us|) (per|a|each|for a|in a) year (going by|at|by|with|on|based on) (the|its|their|) ${PRICE_NOW}`, 'what would … cost over 12 months at the current price'],
];
