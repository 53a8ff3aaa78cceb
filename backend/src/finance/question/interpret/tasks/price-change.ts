/** The rule for how far a price has moved from its first charge to its latest. */
import type { Interpretation } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { periodOr, planned, subject, wholeFile } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { has } from '../reading.ts';
import { strongMeasures } from '../subject.ts';
import { asksPercent } from './compare.ts';

const FROM_THE_START = /\b(since|from|than|with|versus|vs|against|to) (the |our |its |their |my )?(very )?(first|oldest|earliest|start|beginning|outset|day one|original|initial)\b|\bsince (we|i|they|it) (first )?(started|start|signed|joined|moved|began|opened|subscribed|got|took|switched)\b|\b(when|than when|since) (it|we|they|i) (first )?(started|began|signed|joined|moved|subscribed|got)\b|\b(at first|at the (very )?(start|beginning|outset)|initially|originally|back then|in the beginning|used to (cost|charge|be|pay)|over the years)\b|\b(first|oldest|earliest) (charge|bill|payment|invoice|price|one)\b|\b(first|oldest|earliest) and (the )?(latest|last|most recent|newest|current)\b|\b(latest|last|current) and (the )?first\b/;
const MOVED = /\b(more|less|change[ds]?|risen|rise|rose|raised?|went up|gone up|go up|crept up|hiked?|increase[ds]?|increas|decrease[ds]?|cheaper|pricier|expensive|differen(ce|t)|dearer|higher|lower|up|fallen|dropped|grown)\b/;
const PRICE = /\b(charg(e|es|ed|ing)|bill(s|ed|ing)?|pric(e|es|ing|ier|ey)|fees?|rates?|pay|paying|paid|costs?|costing|rent|subscription|premiums?|plan|invoices?|expensive|cheaper|monthly|dearer|instal?lments?)\b/;

/** "How much did Ekos raise their price": from the first charge to the latest. */
const RAISED = /\b(got|gotten|become|became|grew) (dearer|pricier|more expensive|cheaper)\b.*\bpercent(age)?\b|\b(what|how many|how much) percent(age)? (did|has|have) .*\b(raised?|increased?|hiked?|put up|upped)\b.*\b(price|prices|rate|rates|fee|fees)\b|\b(price|rate|fee) (hike|rise|increase|jump|bump)s? ?[,-]? ?(amount|how much|by how much)\b|\bhow much (did|has|have) .*\b(raised?|increased?|hiked?|put up|put|upped)\b ?(its|their|the|our|his|her)? ?(price|prices|rate|rates|fee|fees|charge|charges)\b|\b(price|rate|fee) (hike|rise|increase|jump|change|bump)s?\b.*\bpercent(age)?\b|\bpercent(age)?\b.*\b(price|rate|fee) (hike|rise|increase|jump|change|bump)s?\b/;

/** "By how much has Adobe's monthly charge risen since our first one?" */
export function priceChange(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const { text } = reading;
  const isAsked = RAISED.test(text) && !/\bwhen\b/.test(text) || FROM_THE_START.test(text) && MOVED.test(text) && (PRICE.test(text) || /\b((gone|went|crept|go) up|raised?)\b/.test(text));
  const isOther = strongMeasures(billed(reading)).some((measure) => measure !== 'expenses') || reading.periods.length > 1 || reading.periods.some(({ ends }) => ends !== undefined) || has(reading, 'count', 'average', 'why') || /^(when|what (date|day)|on what|which (day|date))\b/.test(text);
  if (!isAsked || isOther || reading.names.length === 0) return null;
  const over = subject({ ...frame, reading: billed(reading) }, periodOr(frame, wholeFile(frame.calendar)));
  if (!over || /^(revenue|grossSales|refunds|otherIncome)$/.test(over.metric)) return null;
  return planned('price-change', { ...over, filters: { ...over.filters, direction: 'out' } }, { answerIn: asksPercent(frame) ? 'percent' : 'amount' });
}

/** "How much more is Angi billing now": what a vendor bills is no revenue of ours. */
function billed(reading: Reading): Reading {
  return { ...reading, measures: reading.measures.filter(({ from }) => !/^(billing|charging)$/.test(reading.tokens[from]?.text ?? '')) };
}
