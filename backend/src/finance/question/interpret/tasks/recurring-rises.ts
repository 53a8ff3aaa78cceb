/** The rule for standing costs that moved: "which recurring costs got more expensive this quarter". */
import type { Interpretation } from '../../plan.ts';
import { filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { namedPeriod, planned, planPeriod } from '../frame.ts';
import { trailing, unitAt } from '../periods/relative-period.ts';
import { isEitherDearer } from './compared-names.ts';
import { comparedPeriods } from './compared-periods.ts';
import { sameDaysBefore } from './same-days-before.ts';
import { limitOf } from './slots.ts';

const STANDING = /\b(recurring|regular|standing|repeating|recurrent|monthly|subscriptions?|fixed|ongoing) ?(monthly )?(costs?|bills?|charges?|payments?|expenses?|subscriptions?|outgoings|ones)?\b/;
const ROSE = /\b(went up|gone up|go up|going up|increas(e|es|ed|ing)|risen|rose|rises?|rising|(more|most) expensive|pricier|dearer|costlier|jumped|hiked|crept up|creeping up|climbed|raised)\b/;
const FELL = /\b(went down|gone down|go down|going down|decreased|fell|fallen|less expensive|cheaper|dropped|came down)\b/;
const LISTS = /\b(which|what|any|list|show|who|name)\b/;

export function recurringRises(frame: Frame): Interpretation | null {
  const { text } = frame.reading;
  const isFall = FELL.test(text);
  if (isEitherDearer(frame)) return null;
  if (!STANDING.test(text) || !/\b(costs?|bills?|charges?|payments?|expenses?|subscriptions?|outgoings)\b/.test(text) || !ROSE.test(text) && !isFall || !LISTS.test(text) || /\b(why|how (much|many)|when|percent(age)?|total|average|categor(y|ies))\b/.test(text) || frame.reading.names.some(({ names }) => names.some(({ kind }) => kind === 'counterparty'))) return null;
  const [now, before] = comparedPeriods(frame) ?? usual(frame);
  const over = { metric: 'expenses', filters: filtersOf(frame.reading) } as const;
  return planned('drivers', { ...over, period: now }, { against: { ...over, period: before }, groupBy: 'counterparty', order: isFall && !ROSE.test(text) ? 'smallest' : 'largest', limit: limitOf(frame), among: 'recurring' });
}

function usual(frame: Frame): ReturnType<typeof comparedPeriods> & object {
  const named = namedPeriod(frame);
  return named && named.unit !== 'all' ? [named, sameDaysBefore(named, frame)] : [planPeriod(trailing(1, 'month', frame.calendar)), planPeriod(unitAt('month', -2, frame.calendar))];
}
