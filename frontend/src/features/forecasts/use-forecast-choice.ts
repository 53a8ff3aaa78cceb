/** What the forecast shows, as the address bar says it: how many months, by month or by week, and a currency. */
import { useSearchParams } from 'react-router-dom';

export const MONTH_CHOICES = [3, 4, 5, 6] as const;
export type ForecastStep = 'month' | 'week';

const standard = { months: 6, by: 'month' } as const;

export interface ForecastChoice {
  months: number;
  by: ForecastStep;
  currency: string | null;
}

export function useForecastChoice() {
  const [search, setSearch] = useSearchParams();
  const asked = Number(search.get('months'));
  const choice: ForecastChoice = {
    months: MONTH_CHOICES.find((months) => months === asked) ?? standard.months,
    by: search.get('by') === 'week' ? 'week' : 'month',
    currency: search.get('currency'),
  };

  function choose(name: 'months' | 'by' | 'currency', value: string): void {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (name !== 'currency' && value === String(standard[name])) next.delete(name);
      else next.set(name, value);
      return next;
    }, { replace: true });
  }

  return { choice, choose };
}
