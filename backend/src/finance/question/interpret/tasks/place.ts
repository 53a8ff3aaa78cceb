/** The rule for where a name stands: "where does Acme rank among our customers", "what place is rent in our costs". */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, wholeFile } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { strongMeasures, subjectOf } from '../subject.ts';

const RANKS = /\b(where (does|do|did|is|are|was|were|would) .*\b(rank|ranked|place|placed)s?\b|(what|which) (rank|place|position|number|spot|ranking)\b|how (high|low|highly) (does|do|did|is|are|was|were) .*\b(rank|ranked|stand|place|placed)\b|(rank|position|place|ranking|standing) of\b|how (does|do|did) .* rank\b)/;
/** "Where does rent stand this year" asks how much it is, "where does rent stand among our costs" which place it has. */
const STANDS = /\bwhere (does|do|did|is|are|was|were|would) .*\b(stand|standing|come|land|sit|fall)s?\b/;
const AMONG_OTHERS = /\b(among|amongst|in|on|of|within|against|out of) (the|our|my|all|all of our|all the|all our) ([a-z]+ ){0,3}(others?|rest|list|ranking|order|costs?|expenses?|spending|outgoings|vendors?|suppliers?|customers?|clients?|payers?|categor(?:y|ies)|accounts?|names?|sales|revenue|income|sources?|line ?items?|top|league|table)\b|\b(by size|by amount|compared|relative to|in line|in comparison|alongside)\b/;
const isPlaceAsked = (text: string): boolean => RANKS.test(text) || STANDS.test(text) && AMONG_OTHERS.test(text);

export function place(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const [name, ...others] = reading.names;
  if (!isPlaceAsked(reading.text) || !name || others.length > 0 || name.names.length === 0 || frame.previous || has(reading, 'count', 'average', 'share', 'compare', 'why') || reading.periods.length > 1) return null;
  // "Ranking of advertising vendors": of these, and not where advertising stands.
  if (namedGroups(reading).some(({ from }) => from === name.to)) return null;
  const kind = name.names[0]?.kind;
  if (kind === 'account' || !name.names.every((one) => one.kind === kind)) return null;
  const side = reading.groupings.find((mention) => mention.side)?.side;
  const measure = strongMeasures(reading)[0] ?? (kind === 'category' ? null : side === 'in' ? 'revenue' : side === 'out' ? 'expenses' : null);
  const over = measure ? subjectOf(reading, periodOr(frame, wholeFile(frame.calendar)), [name], measure) : subjectOf(reading, periodOr(frame, wholeFile(frame.calendar)), [name]);
  return over && /^(revenue|grossSales|expenses|operatingExpenses|cogs|bySide|cashIn|cashOut)$/.test(over.metric) ? planned('place', over, { groupBy: kind === 'category' ? 'category' : 'counterparty' }) : null;
}
