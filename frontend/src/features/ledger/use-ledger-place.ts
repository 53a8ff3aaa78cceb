/** What the ledger screen shows, as the address bar says it: which rows, in which order, which one is open. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TransactionFilterInput } from '../../generated/graphql.ts';
import { PERIODS } from '../overview/periods.ts';

export const ORDERS = [
  { name: 'newest', label: 'Newest first' },
  { name: 'oldest', label: 'Oldest first' },
  { name: 'largest', label: 'Largest first' },
  { name: 'smallest', label: 'Smallest first' },
] as const;
export type OrderName = (typeof ORDERS)[number]['name'];

/** Lists of names, as JSON. */
const NAME_LISTS = ['notCategories', 'notCounterparties'] as const;
/** The single texts of the filter; `kinds` and `weekdays` are lists with commas. */
const TEXTS = ['from', 'to', 'fileId', 'accountId', 'category', 'counterparty', 'search', 'amountMin', 'amountMax', 'direction', 'currency'] as const;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export type FilterName = (typeof TEXTS)[number] | 'period' | 'kinds' | 'weekdays' | (typeof NAME_LISTS)[number];
export type FilterChange = Partial<Record<FilterName | 'order' | 'row', string | null>>;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

function namesIn(text: string | null): string[] | null {
  try {
    const names = JSON.parse(text ?? 'null') as unknown;
    return Array.isArray(names) && names.length > 0 && names.every((name) => typeof name === 'string') ? names : null;
  } catch {
    return null;
  }
}

/** What makes no sense in an old or mistyped address is passed over, so that it still shows something. */
function filterFrom(search: URLSearchParams): TransactionFilterInput {
  const filter: TransactionFilterInput = {};
  for (const name of TEXTS) {
    const value = search.get(name);
    if (value && (name === 'from' || name === 'to' ? DAY.test(value) : true)) filter[name] = value;
  }
  const period = PERIODS.find(({ name }) => name === search.get('period'));
  if (period) filter.period = period.name;
  const kinds = search.get('kinds');
  if (kinds) filter.kinds = kinds.split(',');
  const weekdays = search.get('weekdays')?.split(',').map(Number);
  if (weekdays?.every((day) => WEEKDAYS.includes(day))) filter.weekdays = weekdays;
  for (const name of NAME_LISTS) {
    const names = namesIn(search.get(name));
    if (names) filter[name] = names;
  }
  return filter;
}

export function useLedgerPlace() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => filterFrom(search), [search]);
  const order = ORDERS.find(({ name }) => name === search.get('order'))?.name ?? 'newest';

  /** Null and '' take a condition away. */
  function change(changes: FilterChange): void {
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, { replace: true, preventScrollReset: true });
  }

  function clear(): void {
    setSearch((before) => new URLSearchParams([...before].filter(([name]) => name === 'tab' || name === 'order')), { replace: true, preventScrollReset: true });
  }

  return { filter, order, openRow: search.get('row'), change, clear, hasFilter: Object.keys(filter).length > 0 };
}

export type LedgerPlace = ReturnType<typeof useLedgerPlace>;
