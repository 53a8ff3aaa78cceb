/** What the period shapes share: the tokens, the calendar, and which tokens are already taken. */
import type { Period } from '../../../period.ts';
import type { PeriodUnit } from '../../plan.ts';
import type { Calendar, PeriodAtom } from './period-atom.ts';
import type { CalendarUnit } from './period-words.ts';
import { UNITS } from './period-words.ts';
import type { Token } from '../words/tokenize.ts';

export interface PeriodReader {
  readonly tokens: readonly Token[];
  readonly calendar: Calendar;
  readonly isFree: (at: number) => boolean;
}

/** Empty where the token is taken or there is none. */
export const text = ({ tokens, isFree }: PeriodReader, at: number): string => (isFree(at) ? tokens[at]?.text ?? '' : '');
export const unitOf = (reader: PeriodReader, at: number): CalendarUnit | undefined => UNITS[text(reader, at)];

export function fixed(from: number, to: number, period: Period & { unit: PeriodUnit }): PeriodAtom {
  return { kind: 'fixed', from, to, period: { from: period.from, to: period.to }, unit: period.unit };
}
