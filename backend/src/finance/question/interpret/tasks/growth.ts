/** The rule for growth against growth: "did revenue grow faster than payroll", "is rent rising faster than sales". */
import { startOfMonth } from '../../../local-date.ts';
import type { Interpretation, PlanPeriod } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { namedPeriod, planned, planPeriod } from '../frame.ts';
import { capped } from '../periods/period-atom.ts';
import { has } from '../reading.ts';
import { lastFullMonths, periodBefore, unitAt } from '../periods/relative-period.ts';
import { comparedPeriods } from './compared-periods.ts';
import { sameDaysBefore } from './same-days-before.ts';
import { twoThings } from './two-things.ts';

const FASTER = /\b(faster|quicker|slower|more (quickly|slowly|rapidly|steeply)|steeper|outpac(e|es|ed|ing)|outgr(ow|ows|ew|own|owing)|outstrip(s|ped|ping)?|(keep|keeps|keeping|kept) (pace|up) with)\b/;
const GROWTH = /\b(growth|growth rates?|rates? of growth)\b/;
const GROWS = /\b(grow|grows|grew|grown|growing|ris(e|es|en|ing)|rose|increas(e|es|ed|ing)|climb(s|ed|ing)?|going up|go up|went up|gone up|growth)\b/;
const IN_PERCENT = /\b(in percent|percentage|percentagewise|percent|proportionally|relatively)\b/;

export function growth(frame: Frame): Interpretation | null {
  const { text } = frame.reading;
  const isCompared = GROWTH.test(text) && has(frame.reading, 'compare', 'more') || GROWS.test(text) && IN_PERCENT.test(text) && /\bmore than\b/.test(text);
  if (!FASTER.test(text) && !isCompared || frame.previous || has(frame.reading, 'why', 'average', 'share', 'count', 'largest')) return null;
  const [now, earlier] = stretches(frame);
  const things = twoThings(frame.reading, now);
  return things && planned('growth', things[0], { against: things[1], earlier });
}

/** What is named, else this year so far against the same days of last year; a ledger that does not reach back so far is told by its last three months. */
function stretches(frame: Frame): readonly [PlanPeriod, PlanPeriod] {
  const { calendar, reading } = frame;
  // "From 2024 to 2025": from the one to the other.
  const [range, ...others] = reading.periods;
  if (range?.ends && others.length === 0 && range.ends[0].from < range.ends[1].from) return [planPeriod(range.ends[1]), planPeriod(range.ends[0])];
  const isHeld = reading.periods.length > 1 || reading.periods[0]?.ends !== undefined || has(reading, 'sameBefore', 'before');
  const held = isHeld ? comparedPeriods({ ...frame, reading: { ...reading, names: [], measures: [] } }) : null;
  if (held) return held;
  const named = namedPeriod(frame) ?? planPeriod(capped(unitAt('year', 0, calendar), calendar));
  const before = named.unit === 'all' ? null : named.unit === 'range' ? planPeriod(periodBefore(named, 1)) : sameDaysBefore(named, frame);
  if (before !== null && (reading.periods.length > 0 || before.from >= startOfMonth(calendar.dataFrom))) return [named, before];
  const last = lastFullMonths(3, calendar);
  return [planPeriod(last), planPeriod(periodBefore(last, 1))];
}
