/** "Sundays vs Saturdays", "do we take more at weekends than on weekdays": days of the week held against each other. */
import type { Subject } from '../../plan.ts';
import type { Frame } from '../frame.ts';
import { periodOr, subject, wholeFile } from '../frame.ts';
import { has } from '../reading.ts';

const HOLDS = /^(vs|v|versus|against|than|or|compared|and|with|to|beside)$/;

export function comparedWeekdays(frame: Frame): readonly [Subject, Subject] | null {
  const { reading } = frame;
  const [one, other, ...more] = reading.weekdays;
  if (!one || !other || more.length > 0 || one.isExcepted || other.isExcepted || reading.periods.length > 1 || !has(reading, 'compare', 'more') || has(reading, 'average', 'count', 'share', 'largest', 'smallest')) return null;
  const areHeld = reading.tokens.slice(one.to, other.from).some(({ text }) => HOLDS.test(text)) || /^compare\b/.test(reading.text);
  if (!areHeld || one.days.some((day) => other.days.includes(day))) return null;
  const period = periodOr(frame, wholeFile(frame.calendar));
  const over = subject(frame, period) ?? subject(frame, period, 'revenue');
  return over && [{ ...over, filters: { ...over.filters, weekdays: one.days } }, { ...over, filters: { ...over.filters, weekdays: other.days } }];
}
