/** Stretches of time as a follow-up question names them, so that they are read back as the same days. */
import { dayOf, endOfMonth, monthName, monthOf, quarterOf, yearOf } from '../local-date.ts';
import { month, quarter, type Period, year } from '../period.ts';
import type { PlanPeriod } from './plan.ts';

/** "in October 2026"; '' where the question had better say nothing. */
export function periodPhrase({ from, to, unit }: Pick<PlanPeriod, 'from' | 'to' | 'unit'>): string {
  if (unit === 'month' && from.slice(0, 7) === to.slice(0, 7)) return `in ${monthName(monthOf(from))} ${yearOf(from)}`;
  if (unit === 'quarter') return `in Q${quarterOf(from)} ${yearOf(from)}`;
  if (unit === 'year' && yearOf(from) === yearOf(to)) return `in ${yearOf(from)}`;
  return '';
}

/** The whole period before a month, quarter or year; null for other stretches and for running ones, which the question would not name. */
export function periodBefore({ from, to, unit }: PlanPeriod): (Period & Pick<PlanPeriod, 'unit'>) | null {
  if (dayOf(from) !== 1 || to !== endOfMonth(to)) return null;
  const [y, m, q] = [yearOf(from), monthOf(from), quarterOf(from)];
  if (unit === 'month') return { ...(m === 1 ? month(y - 1, 12) : month(y, m - 1)), unit };
  if (unit === 'quarter') return { ...(q === 1 ? quarter(y - 1, 4) : quarter(y, q - 1)), unit };
  return unit === 'year' ? { ...year(y - 1), unit } : null;
}
