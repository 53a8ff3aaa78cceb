/** The rule for two names unit by unit, each in a column of its own: "Uber and Lyft month by month", "the difference between payroll and rent each quarter", "this year's months against last year's". */
import { isPercentMeasure } from '../../measures.ts';
import type { Interpretation, Plan } from '../../plan.ts';
import { yearBefore } from '../../../previous-period.ts';
import type { Frame } from '../frame.ts';
import { lastMonthsOr, planned, planPeriod, subject } from '../frame.ts';
import { capped } from '../periods/period-atom.ts';
import { has, namedGroups } from '../reading.ts';
import { unitAt } from '../periods/relative-period.ts';
import { subjectOf } from '../subject.ts';
import { unitNamed } from './slots.ts';
import { twoThings } from './two-things.ts';

const TOGETHER = /\b(together|combined|in total|total|totals|altogether|sum|added|adding|overall|all in|plus|as one|jointly|combination)\b/;
const BY_UNIT = /\b(by|per|each|every|a) (day|week|month|quarter|year)\b|\b(daily|weekly|monthly|quarterly|yearly)\b|\b(month by month|week by week|quarter by quarter|year by year)\b/;
/** "A and B": nothing else makes two names two columns. */
const JOINS = /^(and|vs|v|versus|or|&|\/|,|against|beside|than|plus|n)$/;
const DIFFERENCE = /\b(difference|differences|gap|spread|delta|how much (more|less)|minus|less)\b/;

export function sideBySide(frame: Frame): Interpretation | null {
  return months(frame) ?? namesByUnit(frame);
}

function namesByUnit(frame: Frame): Interpretation | null {
  const { reading } = frame;
  const unit = unitNamed(frame);
  if (!unit || !BY_UNIT.test(reading.text) || frame.previous || reading.periods.length > 1 || namedGroups(reading).length > 0 || TOGETHER.test(reading.text) || reading.exceptions.length > 0 || has(reading, 'average', 'count', 'share', 'largest', 'smallest', 'why', 'streak', 'rate', 'growth')) return null;
  const period = lastMonthsOr(frame, unit === 'quarter' ? 12 : 6);
  const several = reading.names.length > 2 ? severalNames(frame, unit, period) : null;
  if (several) return several;
  const isDifference = DIFFERENCE.test(reading.text);
  if (has(reading, 'more') && !/\b(each|every|by) (day|week|month|quarter|year)\b|\b(month by month|week by week|quarter by quarter)\b/.test(reading.text)) return null;
  const things = areJoined(reading) || isDifference && reading.names.length === 0 || isNameAndMeasure(reading) ? twoThings(reading, period) : null;
  if (!things || things.some(({ metric }) => isPercentMeasure(metric))) return null;
  return planned('trend', things[0], { against: things[1], groupBy: unit, ...(isDifference ? { difference: true } : {}) });
}

function areJoined({ names, tokens }: Frame['reading']): boolean {
  const [one, two] = names;
  return names.length === 2 && one !== undefined && two !== undefined && tokens.slice(one.to, two.from).some(({ text }) => JOINS.test(text));
}

/** "Rent and revenue by month". */
function isNameAndMeasure({ names, measures, tokens }: Frame['reading']): boolean {
  const [name] = names;
  return names.length === 1 && name !== undefined && measures.some(({ from, to, isWeak }) => {
    const between = to <= name.from ? tokens.slice(to, name.from) : tokens.slice(name.to, from);
    return !isWeak && between.some(({ text }) => /^(and|vs|versus|&|against|with|beside)$/.test(text)) && between.every(({ text }) => /^(and|vs|versus|&|against|with|beside|the|our|my|total|compared|to|on|for)$/.test(text));
  });
}

/** Three and more: a line for each. */
function severalNames({ reading }: Frame, unit: NonNullable<Plan['groupBy']>, period: Plan['period']): Interpretation | null {
  const kind = reading.names[0]?.names[0]?.kind;
  const isOneKind = kind !== undefined && reading.names.every(({ names }) => names.length > 0 && names.every((one) => one.kind === kind));
  const over = isOneKind ? subjectOf(reading, period) : null;
  return over && kind ? planned('trend', over.metric === 'bySide' ? { ...over, metric: 'expenses' } : over, { groupBy: unit, splitBy: kind }) : null;
}

const YEAR_ON_YEAR = /\b(year over year|yoy|year on year)\b/;
const SAME_MONTHS = /\beach (month|quarter)\b.*\b(same|corresponding) (month|quarter)\b/;

/** "Revenue this year vs last year by month": January beside January. */
function months(frame: Frame): Interpretation | null {
  const { reading, calendar } = frame;
  const unit = unitNamed(frame) === 'year' ? /\b(?:by|per|each|every) (month|quarter)\b|\b(month|quarter) by\b|\b(month|quarter)ly\b/.exec(reading.text)?.slice(1).find((word) => word !== undefined) : unitNamed(frame);
  const [a, b] = reading.periods;
  if (unit !== 'month' && unit !== 'quarter' || !BY_UNIT.test(reading.text) || frame.previous || reading.periods.length > 2 || namedGroups(reading).length > 0 || has(reading, 'average', 'count', 'share', 'largest', 'smallest', 'why', 'streak') || TOGETHER.test(reading.text)) return null;
  const areYears = a !== undefined && b !== undefined && a.period.unit === 'year' && b.period.unit === 'year' && a.period.from !== b.period.from;
  if (!areYears && !(b === undefined && (YEAR_ON_YEAR.test(reading.text) || has(reading, 'sameBefore') && SAME_MONTHS.test(reading.text)))) return null;
  const [now, before] = areYears ? (a.period.from > b.period.from ? [a.period, b.period] : [b.period, a.period]) : [a?.period ?? capped(unitAt('year', 0, calendar), calendar), null];
  const over = subject({ ...frame, reading: { ...reading, periods: [] } }, planPeriod(now));
  return over && planned('trend', over, { against: { ...over, period: planPeriod(before ?? { ...yearBefore(now), unit: now.unit }) }, groupBy: unit });
}
