/** The rule for a share beside the one it was: "did Acme's share of revenue change between 2024 and 2025", "payroll as a percent of revenue, this year against last". */
import type { Interpretation, PlanPeriod } from '../../plan.ts';
import type { PeriodMention } from '../periods/find-periods.ts';
import { planPeriod } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { capped } from '../periods/period-atom.ts';
import type { Reading } from '../reading.ts';
import { has } from '../reading.ts';
import { periodBefore, unitAt } from '../periods/relative-period.ts';
import { sameDaysBefore } from './same-days-before.ts';
import { share } from './share.ts';

const CHANGED = /\b(chang(e|es|ed|ing)|gr(ow|ows|ew|own|owing)|ris(e|en|es|ing)|rose|increas(e|es|ed|ing)|decreas(e|es|ed|ing)|f(all|ell|allen|alling)|dropp?(ed|ing)?|shr[aiu]nk|shrunk|went (up|down)|gone (up|down)|go (up|down)|going (up|down)|up or down|moved?|shift(ed)?|higher|lower|bigger|smaller|more|less|compared?|comparison|versus|vs|against)\b/;
/** "Percent" alone says in what the change is told. */
const PART = /\b(share|proportion|portion|fraction|slice)\b|\b(percent|percentage) of\b|% of\b/;

export function shareThen(frame: Frame): Interpretation | null {
  const { reading } = frame;
  if (frame.previous || !CHANGED.test(reading.text) || !PART.test(reading.text) || has(reading, 'why', 'largest', 'smallest', 'average', 'trend', 'each')) return null;
  const stretches = heldAgainst(frame);
  const told = stretches && share({ ...frame, reading: { ...reading, periods: [], operations: withoutChange(reading) } });
  if (!stretches || told?.kind !== 'plan' || told.plan.task !== 'share' || !told.plan.against) return null;
  const [period, earlier] = stretches;
  return { kind: 'plan', plan: { ...told.plan, period, earlier, against: { ...told.plan.against, period } } };
}

function withoutChange({ operations }: Reading): Reading['operations'] {
  return new Map([...operations].filter(([operation]) => !/^(growth|rise|fall|compare|more|sameBefore|before|soFar|rate)$/.test(operation)));
}

function heldAgainst(frame: Frame): readonly [PlanPeriod, PlanPeriod] | null {
  const { reading, calendar } = frame;
  const [a, b] = reading.periods;
  if (reading.periods.length === 2 && a && b) return laterFirst(a, b);
  const [only] = reading.periods;
  if (reading.periods.length !== 1 || !only) return null;
  if (only.ends) return [planPeriod(only.ends[1]), planPeriod(only.ends[0])];
  const before = reading.tokens[only.from - 1]?.text ?? '';
  const isOver = only.period.to < calendar.asOf && /^(year|quarter|month)$/.test(only.period.unit);
  // "Changed since last year": the running one is held against it.
  if (isOver && /^(since|from|than|to|with|against|vs|versus|over)$/.test(before) && /^(year|quarter|month)$/.test(only.period.unit)) {
    const running = planPeriod(capped(unitAt(only.period.unit as 'year' | 'quarter' | 'month', 0, calendar), calendar));
    return [running, sameDaysBefore(running, frame)];
  }
  if (has(reading, 'sameBefore', 'before')) return [planPeriod(only.period), planPeriod(periodBefore(only.period, 1))];
  return /\b(chang(e|ed)|gr(ow|ew|own)|ris(e|en)|rose|increased?|decreased?|f(all|ell|allen)|dropp?(ed)?|shrank|shrunk)\b/.test(reading.text) && /^(year|quarter|month)$/.test(only.period.unit) ? [planPeriod(only.period), sameDaysBefore(planPeriod(only.period), frame)] : null;
}

function laterFirst(a: PeriodMention, b: PeriodMention): readonly [PlanPeriod, PlanPeriod] {
  const [one, two] = [planPeriod(a.period), planPeriod(b.period)];
  return one.from >= two.from ? [one, two] : [two, one];
}
