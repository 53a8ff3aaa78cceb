/** Where somebody is among the scenarios, kept in the address bar: which one is open, and which stand beside it in the chart. */
import { useSearchParams } from 'react-router-dom';

/** The one that is being made. */
export const NEW = 'new';

export function useScenariosPlace() {
  const [search, setSearch] = useSearchParams();
  const openId = search.get('scenario');
  const beside = (search.get('beside') ?? '').split(',').filter(Boolean);

  function go(change: { openId?: string | null; beside?: readonly string[] }): void {
    const next = { openId, beside, ...change };
    setSearch({ ...(next.openId ? { scenario: next.openId } : {}), ...(next.beside.length > 0 ? { beside: next.beside.join(',') } : {}) }, { replace: change.openId === undefined });
  }

  return { openId, beside, go };
}
