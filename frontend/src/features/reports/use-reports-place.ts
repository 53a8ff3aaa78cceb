/** Where somebody is among the reports, kept in the address bar: the type, the period of the next report, and the report that is open. */
import { useSearchParams } from 'react-router-dom';

export interface ReportsPlace {
  /** Null takes the first type on offer. */
  readonly type: string | null;
  /** First day and last day; null leaves the choice to the server. */
  readonly period: { readonly from: string; readonly to: string } | null;
  readonly openId: string | null;
}

export function useReportsPlace() {
  const [search, setSearch] = useSearchParams();
  const [from, to] = [search.get('from'), search.get('to')];
  const place: ReportsPlace = { type: search.get('type'), period: from && to ? { from, to } : null, openId: search.get('report') };

  function go(change: Partial<ReportsPlace>): void {
    const { type, period, openId } = { ...place, ...change };
    setSearch({ ...(type ? { type } : {}), ...(period ?? {}), ...(openId ? { report: openId } : {}) }, { replace: change.openId === undefined });
  }

  return { ...place, go };
}
