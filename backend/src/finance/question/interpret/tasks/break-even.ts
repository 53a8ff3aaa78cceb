/** The rule for the revenue at which nothing is lost: "how much do we have to sell a month to break even". */
import type { Interpretation, PerUnit, PlanPeriod } from '../../plan.ts';
import { isEmpty, filtersOf } from '../conditions/filters.ts';
import type { Frame } from '../frame.ts';
import { namedPeriod, planned, planPeriod } from '../frame.ts';
import { has, namedGroups } from '../reading.ts';
import { lastFullMonths } from '../periods/relative-period.ts';
import { unitNamed } from './slots.ts';

const MONTHS = 12;
const POINT = /\b(break ?even|breakeven) (point|level|revenue|sales|turnover|figure|amount|number|threshold)\b|\b(point|level|revenue|sales|turnover) (to|of|for|at) (break ?even|breakeven|breaking even)\b|\b(sales|revenue|turnover|takings) ?(figure|level|amount|volume|number)? ?(at which|where|that lets|with which) (we|us|i) (would |will |do |just )?(break ?even|breakeven)\b|\bat (what|which) (monthly |weekly |yearly |annual )?(sales|revenue|turnover)( level| figure| amount)? (do|would|will) (we|i) (break ?even)\b|^(break ?even|breakeven)( ?[?.!]*)$|\bour (break ?even|breakeven)( a month| per month| monthly)?( ?[?.!]*)$|\b(what|whats|what is) (is )?(the|our|my) (monthly |yearly |weekly |annual )?(break ?even|breakeven)\b/;
const MUST = /\b(how much|what|how high|which)\b.*\b(have to|need to|must|needs to|has to|should|would|required|needed|necessary|takes?|do we need|minimum)\b/;
const NOTHING_LOST = /\bto (just )?(break ?even|breakeven)\b|\b(to|that) cover(s)? (all |all of )?(our|the|my|all)? ?(monthly |running |fixed |total |own )?(costs|expenses|overheads?|bills|outgoings)\b|\bnot (to )?(lose|make a loss|losing) ?(any |our )?(money)?\b/;
const SALES = /\b(sell|sold|sells|selling|sales|revenue|turnover|earn|make|bring in|take in|take|bill|billing|invoice|turn over|gross|income|do)\b/;

export function breakEven(frame: Frame): Interpretation | null {
  const { reading, calendar } = frame;
  const { text } = reading;
  const isAsked = POINT.test(text) || MUST.test(text) && NOTHING_LOST.test(text) && SALES.test(text);
  // Units, single customers and single costs are not in the ledger's margins.
  if (!isAsked || frame.previous || has(reading, 'count', 'share', 'average', 'why', 'growth') || namedGroups(reading).length > 0 || !isEmpty(filtersOf(reading)) || reading.amounts.alone.length > 0 || reading.periods.length > 1 || /\b(did|reached?|hit|when)\b/.test(text)) return null;
  return planned('break-even', { metric: 'revenue', filters: {}, period: namedPeriod(frame) ?? lastYear(calendar) }, { per: perUnit(frame) });
}

/** A whole year, so that what is paid once a quarter or a year has its part; a younger ledger from its first month on. */
function lastYear(calendar: Frame['calendar']): PlanPeriod {
  const year = lastFullMonths(MONTHS, calendar);
  return planPeriod(year.from >= calendar.dataFrom ? year : { ...year, from: calendar.dataFrom, unit: 'range' });
}

function perUnit(frame: Frame): PerUnit {
  const unit = unitNamed(frame);
  return unit === 'day' || unit === 'week' || unit === 'quarter' || unit === 'year' ? unit : 'month';
}
