/** What every task rule works with: the reading, and what holds where the question says nothing (the whole file, or the question before). */
import type { LocalDate } from '../../ledger/entry.ts';
import type { LedgerVocabulary } from '../../ledger/ledger-reader.ts';
import { dateInWords } from '../../local-date.ts';
import { periodLabel } from '../../period-label.ts';
import type { Measure } from '../measures.ts';
import type { Interpretation, Plan, PlanPeriod, Subject, Task } from '../plan.ts';
import { totalPlan } from '../plan.ts';
import { filtersOf, isEmpty } from './conditions/filters.ts';
import type { NameMention } from './names/find-names.ts';
import { pointsBack } from './leaning.ts';
import type { Calendar, DatedPeriod } from './periods/period-atom.ts';
import type { Reading } from './reading.ts';
import { lastFullMonths } from './periods/relative-period.ts';
import { measureOf, subjectOf } from './subject.ts';

export interface Frame {
  readonly reading: Reading;
  readonly vocabulary: LedgerVocabulary;
  readonly calendar: Calendar;
  /** The question before, when this one leans on it. */
  readonly previous: Plan | null;
}

export type Rule = (frame: Frame) => Interpretation | null;

export function planPeriod(period: DatedPeriod): PlanPeriod {
  const label = period.unit === 'all' ? `all dates, ${dateInWords(period.from)} – ${dateInWords(period.to)}` : periodLabel(period);
  return { from: period.from, to: period.to, label, unit: period.unit };
}

/** Every row counts, those dated ahead too: as in a file's summary. */
export function wholeFile({ dataFrom, dataTo }: { dataFrom: LocalDate; dataTo: LocalDate }): PlanPeriod {
  return planPeriod({ from: dataFrom, to: dataTo, unit: 'all' });
}

/** The period that the question names, by its place; else that of the question before; else null. */
export function namedPeriod(frame: Frame, at = 0): PlanPeriod | null {
  const mention = frame.reading.periods[at];
  if (mention) return planPeriod(mention.period);
  return at === 0 && frame.previous ? frame.previous.period : null;
}

export const periodOr = (frame: Frame, fallback: PlanPeriod): PlanPeriod => namedPeriod(frame) ?? fallback;
export const lastMonthsOr = (frame: Frame, count: number): PlanPeriod => periodOr(frame, planPeriod(lastFullMonths(count, frame.calendar)));

/** What is measured, with the question before filling what this one leaves out. Null when nobody said. */
export function subject(frame: Frame, period: PlanPeriod = periodOr(frame, wholeFile(frame.calendar)), measure?: Measure | null, names?: readonly NameMention[]): Subject | null {
  const { reading, previous } = frame;
  const used = names ?? reading.names;
  const own = subjectOf(reading, period, used, measure ?? measureOf(reading, used));
  if (!previous) return own;
  if (!own) return subjectOf(reading, period, used, measure ?? previous.metric) && { metric: measure ?? previous.metric, filters: { ...previous.filters, ...withoutEmpty(subjectOf(reading, period, used, previous.metric)) }, period };
  if (pointsBack(reading) && !measure) return { metric: previous.metric, filters: { ...previous.filters, ...withoutEmpty({ ...own, filters: filtersOf(reading, used) }) }, period };
  return isEmpty(own.filters) && own.metric === previous.metric ? { ...own, filters: previous.filters } : own;
}

function withoutEmpty(subjectOrNull: Subject | null): Subject['filters'] {
  return Object.fromEntries(Object.entries(subjectOrNull?.filters ?? {}).filter(([, value]) => value !== undefined));
}

export function planned(task: Task, over: Subject, more: Partial<Plan> = {}): Interpretation {
  return { kind: 'plan', plan: { ...totalPlan(over), task, ...more } };
}
