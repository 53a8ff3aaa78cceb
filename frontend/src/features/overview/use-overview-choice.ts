/** What the overview shows, as the address bar says it: a named period, or a span of its own, and a currency. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DEFAULT_PERIOD, periodFrom, type PeriodName } from './periods.ts';

export interface OverviewChoice {
  period: PeriodName;
  /** Set when the overview was opened over a span of its own, such as a file's; it then counts instead of `period`. */
  span: { from: string; to: string } | null;
  currency: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** `standard`: what counts while the address names no period. */
export function useOverviewChoice(standard: PeriodName = DEFAULT_PERIOD) {
  const [search, setSearch] = useSearchParams();

  const choice = useMemo((): OverviewChoice => {
    const from = search.get('from') ?? '';
    const to = search.get('to') ?? '';
    const span = DAY.test(from) && DAY.test(to) ? { from, to } : null;
    return { period: periodFrom(search.get('period'), standard), span, currency: search.get('currency') };
  }, [search, standard]);

  /** Naming a period ends a span. */
  function choosePeriod(period: PeriodName): void {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.delete('from');
      next.delete('to');
      if (period === standard) next.delete('period');
      else next.set('period', period);
      return next;
    }, { replace: true });
  }

  function chooseCurrency(currency: string): void {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      next.set('currency', currency);
      return next;
    }, { replace: true });
  }

  return { choice, choosePeriod, chooseCurrency };
}

/** The choice as the server's arguments. */
export type OverviewVariables = { period: PeriodName; currency: string | null } | { from: string; to: string; currency: string | null };

export function overviewVariables({ period, span, currency }: OverviewChoice): OverviewVariables {
  return span ? { from: span.from, to: span.to, currency } : { period, currency };
}
