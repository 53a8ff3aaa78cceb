/** What one line of a list stands for, in words. */
import type { Grouping } from '../plan.ts';

export function unitInWords(grouping: Grouping | null): string {
  if (grouping === 'counterparty') return 'name';
  return grouping === 'monthday' ? 'day of the month' : grouping ?? 'month';
}

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14;
  return `${number}${isTeen ? 'th' : ['th', 'st', 'nd', 'rd'][number % 10] ?? 'th'}`;
}
