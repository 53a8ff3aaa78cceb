/** The rows of one page of the list that are in view: asked for when one stays there, not while one flies past. */
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { TransactionsDocument, useTransactionsQuery, type TransactionFilterInput } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PAGE_ROWS, pageVariables, STAYS_MS } from './ledger-pages.ts';
import { LedgerRow } from './LedgerRow.tsx';
import type { OrderName } from './use-ledger-place.ts';

interface Props {
  page: number;
  /** Indices in the whole list. */
  rows: readonly number[];
  filter: TransactionFilterInput;
  order: OrderName;
  heightPx: number;
  activeIndex: number;
  openId: string | null;
}

/** True at once for what is known already, else after a moment. */
function useStays(isKnown: () => boolean): boolean {
  const [stays, setStays] = useState(isKnown);
  useEffect(() => {
    const timer = setTimeout(() => setStays(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  return stays;
}

export function LedgerPageRows({ page, rows, filter, order, heightPx, activeIndex, openId }: Props) {
  const client = useApolloClient();
  const variables = pageVariables(filter, order, page);
  const stays = useStays(() => page === 0 || client.readQuery({ query: TransactionsDocument, variables }) !== null);
  const { data, previousData, error, refetch } = useTransactionsQuery({ variables, skip: !stays });
  const transactions = (data ?? previousData)?.transactions;
  if (error && !transactions) {
    const first = rows[0] ?? 0;
    return (
      <Box role="row" aria-rowindex={first + 2} sx={{ position: 'absolute', left: 0, right: 0, p: 2 }} style={{ transform: `translateY(${first * heightPx}px)` }}>
        <div role="gridcell"><ErrorState title="These transactions could not be loaded" error={error} onRetry={() => { void refetch(); }} /></div>
      </Box>
    );
  }
  return rows.map((index) => {
    const transaction = transactions?.[index - page * PAGE_ROWS];
    return <LedgerRow key={index} index={index} heightPx={heightPx} transaction={transaction} isActive={index === activeIndex} isOpen={transaction !== undefined && transaction.id === openId} />;
  });
}
