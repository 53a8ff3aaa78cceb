/** Which part of the ledger screen is shown, as the address bar says it. */
import { useSearchParams } from 'react-router-dom';

export const LEDGER_TABS = [
  { name: 'transactions', label: 'Transactions' },
  { name: 'review', label: 'Needs review' },
  { name: 'accounts', label: 'Bank accounts' },
  { name: 'rules', label: 'Rules' },
  { name: 'matches', label: 'Matched payments' },
] as const;
export type LedgerTab = (typeof LEDGER_TABS)[number]['name'];

export function useLedgerTab(): [LedgerTab, (tab: LedgerTab) => void] {
  const [search, setSearch] = useSearchParams();
  const tab = LEDGER_TABS.find(({ name }) => name === search.get('tab'))?.name ?? 'transactions';

  /** The filter is kept for the way back. */
  function choose(chosen: LedgerTab): void {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      if (chosen === 'transactions') next.delete('tab');
      else next.set('tab', chosen);
      return next;
    }, { preventScrollReset: true });
  }

  return [tab, choose];
}
