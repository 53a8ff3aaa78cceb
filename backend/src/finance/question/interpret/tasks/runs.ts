/** The rule for months in a row: the longest run of them, the one that lasts, and whether every month does the same. */
import type { Interpretation, Run, Threshold } from '../../plan.ts';
import { namesFilter } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, periodOr, planned, subject, wholeFile } from '../frame.ts';
import { has } from '../reading.ts';
import { withoutBounds } from './count-periods.ts';
import { unitNamed } from './slots.ts';

const LONGEST = /\b(longest|most|best|worst|biggest|record|maximum|max|ever)\b/;
/** "Did revenue rise every month": a question that yes or no answers. */
const ASKS_WHETHER = /\b(did|does|do|has|have|had|is|are|was|were|been|if|whether)\b/;
const EVERY = /\b(every|each|all)( (single|of the|of these|the|last|past|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|calendar|full|of))* (days?|weeks?|months?|quarters?|years?)\b|\b(day|week|month|quarter|year) (after|on|over|by|in) (month and |month )?(day|week|month|quarter|year)( out)?\b|\bwithout (exception|fail|a break)\b|\b(consistently|steadily|continuously|constantly|nonstop|uninterrupted)\b/;
/** "Did revenue rise in each of the last six months", which the sayings put as "by month for the last six months". */
const EACH_OF_LAST = /\bby (day|week|month|quarter|year) for the last\b/;
const OPENS_WHETHER = /^((and|so|well|ok|but|please|is it true|can you|could you|check|tell me|confirm|see|find out|to|if|whether|i|want|know|would|like|that) )*(did|does|do|has|have|had|is|are|was|were|whether|if)\b|\b(whether|is it true that|true that|check if|tell me if)\b/;
/** "Revenue up every month, past 6?", "profitable every month of 2025?", "sales fell each month last year, right?": a question without a verb in front. */
const SAID_OF_EACH = /\b(up|down|higher|lower|rising|falling|growing|shrinking|increasing|decreasing|climbing|dropping|rose|grew|increased|fell|dropped|declined|decreased|shrank|went up|went down|profitable|positive|negative) (sequentially |steadily )?(in |for |on )?(every|each|all)\b.*\?( *)$|\bpaid (in |for )?every (single )?(week|month|quarter) .*\?( *)$/;
const NOW = /\b(has|have|is|are|been|now|currently|so far|on|running|right now|at the moment)\b/;
const ROSE = /\b(rose|rises?|risen|rising|grew|grows?|grown|growing|growth|increas(e|es|ed|ing)|climb(s|ed|ing)?|(go|goes|going|gone|went|been|is|are|was|moved?|moving|trending|ticked|crept|creeping) up|up|higher|better|improv(e|es|ed|ing)|upward)\b/;
const FELL = /\b(fell|falls?|fallen|falling|dropp?(ed|ing|s)?|drop|declin(e|es|ed|ing)|decreas(e|es|ed|ing)|shr[aiu]nk(ing)?|(go|goes|going|gone|went|been|is|are|was|moved?|moving|trending|came|come) down|down|lower|worse|worsen(ed|ing)?|downward|slid|slipp(ed|ing))\b/;

/** "Did we pay the rent every month": a month with a payment is one that is above zero. */
const PAYS = /\b(pay|paid|paying|pays|miss|missed|buy|bought|received?|charged?|billed?|came in|come in|go out|goes out|went out|gone out|get paid|got paid|recorded|posted)\b/;

/** "Did we make a net profit each month". */
const PROFITS = /\b(make|made|making|turn|turned|post|posted|show|showed|have|had) an? (net|gross|operating) profit\b/;

export function monthsInARow(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const wants = wantsOf(frame);
  const condition = wants && conditionOf(frame);
  if (!wants || !condition || has(reading, 'average', 'share', 'why')) return null;
  const isLong = /^(quarter|year)$/.test(unitNamed(frame) ?? '');
  const period = wants === 'every' && !isLong ? lastMonthsOr(frame, 12) : periodOr(frame, wholeFile(frame.calendar));
  const over = subject(frame, period) ?? (condition.test === 'above' || condition.test === 'below' ? { metric: 'netProfit' as const, filters: namesFilter(reading.names), period } : null);
  if (!over) return null;
  return planned('run', { ...over, filters: withoutBounds(over.filters) }, { groupBy: unitNamed(frame) ?? 'month', run: { test: condition.test, wants }, threshold: condition.threshold });
}

/** "In how many months did revenue fall": each against the one before it. */
const COUNTS = /\b(how many|number of|count of|count) (of the |of our |full |calendar )?(days|weeks|months|quarters|years)\b/;
/** "Which months did revenue fall compared with the month before": those months, and how many they are. */
const WHICH_UNITS = /^((and|so|please|in|tell me|show me|list|show) )*(which|what|list|show|all|the) (of the |of our |full |calendar |all )*(days|weeks|months|quarters|years|month|quarter|week)\b/;
const AGAINST_BEFORE = /\b(compared (to|with)|versus|vs|against|over|on|from) (the )?(day|week|month|quarter|year|one) (before|earlier|prior)\b|\b(compared (to|with)|versus|vs|against|over) (the |their )?(previous|prior|preceding|last) (day|week|month|quarter|year|one)\b|\bthan (in |during )?(the )?(day|week|month|quarter|year|one) (before|earlier|prior)\b|\bthan (in |during )?the (previous|prior|preceding) (day|week|month|quarter|year|one)\b|\b(month over month|month on month|on the month before|from the month before)\b/;
const MOVES = /\b(did|do|have|has|had|was|were)\b.*\b(rise|rose|risen|grow|grew|grown|fall|fell|fallen|drop|dropped|decline|declined|increase|increased|decrease|decreased|go up|go down|went up|went down|gone up|gone down|shrink|shrank)\b|\b(rising|falling|growing|shrinking|increasing|declining|decreasing)\b/;

function wantsOf({ reading, calendar }: Frame): Run['wants'] | null {
  const { text, periods } = reading;
  if (has(reading, 'streak')) {
    if (LONGEST.test(text) || /^(what|which|when|show|find|list)\b/.test(text) && !NOW.test(text)) return 'longest';
    const isLasting = NOW.test(text) && periods.every(({ period }) => period.to >= calendar.asOf);
    return has(reading, 'count') || /\bhow long\b/.test(text) ? isLasting ? 'lasting' : 'longest' : ASKS_WHETHER.test(text) && periods.length > 0 ? 'every' : null;
  }
  if (COUNTS.test(text) && (AGAINST_BEFORE.test(text) || MOVES.test(text)) || WHICH_UNITS.test(text) && AGAINST_BEFORE.test(text) && !has(reading, 'largest', 'smallest')) return 'count';
  return (ASKS_WHETHER.test(text) && EVERY.test(text) || EACH_OF_LAST.test(text) && (OPENS_WHETHER.test(text) || SAID_OF_EACH.test(text)) || EVERY.test(text) && SAID_OF_EACH.test(text)) && !has(reading, 'count', 'largest', 'smallest', 'more', 'compare') && !/\b(how (much|many)|what|which|who|show|list|give)\b/.test(text) ? 'every' : null;
}

interface Condition { readonly test: Run['test']; readonly threshold: Threshold | null }

/** A bound or a sign says more than a way. */
function conditionOf({ reading }: Frame): Condition | null {
  const { bounds } = reading.amounts;
  const [more, less] = [bounds.moreThanMinor ?? (bounds.atLeastMinor === undefined ? undefined : bounds.atLeastMinor - 1), bounds.lessThanMinor ?? (bounds.atMostMinor === undefined ? undefined : bounds.atMostMinor + 1)];
  if (more !== undefined) return { test: 'above', threshold: { side: 'above', amountMinor: more } };
  if (less !== undefined) return { test: 'below', threshold: { side: 'below', amountMinor: less } };
  const zero = (side: 'above' | 'below'): Condition => ({ test: side, threshold: { side, amountMinor: 0 } });
  if (has(reading, 'negative')) return zero('below');
  if (PROFITS.test(reading.text)) return zero('above');
  if (has(reading, 'positive') && !/\b(more|less|higher|lower)\b/.test(reading.text)) return zero('above');
  if (reading.names.length > 0 && PAYS.test(reading.text)) return zero('above');
  const [rose, fell] = [ROSE.test(reading.text), FELL.test(reading.text)];
  return rose === fell ? null : { test: rose ? 'rose' : 'fell', threshold: null };
}

