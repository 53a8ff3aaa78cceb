/** The rule for means that move along: "three-month rolling average of revenue, month by month". */
import { isPercentMeasure } from '../../measures.ts';
import type { Interpretation } from '../../plan.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import type { Frame } from '../frame.ts';
import { planPeriod, planned, subject } from '../frame.ts';
import type { Reading } from '../reading.ts';
import { has, namedGroups } from '../reading.ts';
import { lastFullMonths } from '../periods/relative-period.ts';
import { subjectOf } from '../subject.ts';
import { wordTable } from '../../../word-table.ts';

const SAID = /\b(?:rolling|moving) (\d+|[a-z]+) (week|month|quarter|year)s? (?:average|avg|mean)s?\b|\b(\d+|[a-z]+) (week|month|quarter|year)s? (?:rolling|moving|running) (?:average|avg|mean)s?\b|\b(?:rolling|moving) (?:average|avg|mean)s? (?:of|over) (?:the )?(?:last |past )?(\d+|[a-z]+) (week|month|quarter|year)s?\b/;
const NUMBERS = wordTable<number>({ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12 });
const SHOWN_MONTHS = 12;

interface Rolling { readonly count: number; readonly unit: 'week' | 'month' | 'quarter' | 'year' }

export function rollingAsked({ text }: Pick<Reading, 'text'>): Rolling | null {
  const found = SAID.exec(text)?.slice(1).filter((part) => part !== undefined);
  const [number = '', unit] = found ?? [];
  const count = NUMBERS[number] ?? Number(number);
  return unit !== undefined && Number.isInteger(count) && count > 1 && count <= 36 ? { count, unit: unit as Rolling['unit'] } : null;
}

export function rolling(frame: Frame): Interpretation | null {
  const { reading, calendar } = frame;
  const asked = rollingAsked(reading);
  if (!asked || frame.previous || namedGroups(reading).length > 0 || has(reading, 'count', 'share', 'compare', 'why', 'largest', 'smallest')) return null;
  const [shown, ...more] = reading.periods.filter((mention) => !isLength(mention, reading));
  if (more.length > 0) return null;
  const period = shown ? planPeriod(shown.period) : planPeriod(lastFullMonths(SHOWN_MONTHS * (asked.unit === 'quarter' ? 2 : asked.unit === 'year' ? 3 : 1), calendar));
  const over = subject(frame, period) ?? subjectOf(reading, period);
  return over && !isPercentMeasure(over.metric) ? planned('trend', over, { groupBy: asked.unit, rolling: asked.count }) : null;
}

/** "Three-month" beside "rolling average" says how many are averaged, and no time. */
export const isLength = ({ from, to }: Pick<PeriodMention, 'from' | 'to'>, { tokens }: Pick<Reading, 'tokens'>): boolean =>
  tokens.slice(Math.max(0, from - 1), to + 2).some(({ text }) => /^(rolling|moving|running)$/.test(text)) || /^(average|avg|mean)$/.test(tokens[from - 2]?.text ?? '') && /^(rolling|moving)$/.test(tokens[from - 3]?.text ?? '');
