/** The list is asked for in pages: those where one stays, and the next one in the direction in which one scrolls. */
import { useApolloClient } from '@apollo/client/react';
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent } from 'react';
import { TransactionsDocument, type TransactionFilterInput, type TransactionsQueryVariables } from '../../generated/graphql.ts';
import type { OrderName } from './use-ledger-place.ts';

export const PAGE_ROWS = 100;
/** How long one is somewhere until what stands there is asked for: not while one flies past. */
export const STAYS_MS = 90;

export function pageVariables(filter: TransactionFilterInput, order: OrderName, page: number): TransactionsQueryVariables {
  return { filter, order, limit: PAGE_ROWS, offset: page * PAGE_ROWS };
}

interface Options {
  virtualizer: Virtualizer<Window, Element>;
  filter: TransactionFilterInput;
  order: OrderName;
  rowCount: number;
}

/** The page that will be needed next; null while nobody scrolls. */
function pageAhead({ scrollDirection, range }: Virtualizer<Window, Element>): number | null {
  if (scrollDirection === null || range === null) return null;
  return scrollDirection === 'forward' ? Math.floor(range.endIndex / PAGE_ROWS) + 1 : Math.floor(range.startIndex / PAGE_ROWS) - 1;
}

export function usePagesAhead({ virtualizer, filter, order, rowCount }: Options): void {
  const client = useApolloClient();
  const next = pageAhead(virtualizer);
  const ask = useEffectEvent((page: number) => {
    // A failure is told where the rows are shown.
    client.query({ query: TransactionsDocument, variables: pageVariables(filter, order, page) }).catch(() => undefined);
  });
  useEffect(() => {
    if (next === null || next < 0 || next * PAGE_ROWS >= rowCount) return undefined;
    const timer = setTimeout(() => ask(next), STAYS_MS);
    return () => clearTimeout(timer);
  }, [next, rowCount]);
}
