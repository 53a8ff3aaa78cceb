/** Every transaction of the filter in one long list: only the rows in view are drawn, and they are asked for page by page. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type ReactNode } from 'react';
import type { TransactionFilterInput } from '../../generated/graphql.ts';
import { formatCount } from '../../format/number.ts';
import { GoToDay } from './GoToDay.tsx';
import { ledgerStyles } from './ledger-style.tsx';
import { LedgerList, type LedgerListHandle } from './LedgerList.tsx';
import type { OrderName } from './use-ledger-place.ts';

interface Props {
  filter: TransactionFilterInput;
  order: OrderName;
  count: number;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Above the list, to its left and to its right. */
  totals: ReactNode;
  actions: ReactNode;
}

/** Browsers cannot draw anything taller than some ten million pixels. */
const MOST_ROWS = 200_000;

export function LedgerGrid({ filter, order, count, openId, onOpen, totals, actions }: Props) {
  const list = useRef<LedgerListHandle>(null);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between', mb: 2 }}>
        {totals}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, width: { xs: 1, sm: 'auto' } }}>
          {order === 'newest' ? <GoToDay filter={filter} onFound={(index) => list.current?.goTo(index)} /> : null}
          {actions}
        </Box>
      </Box>
      {ledgerStyles}
      <LedgerList ref={list} filter={filter} order={order} count={count} rowCount={Math.min(count, MOST_ROWS)} openId={openId} onOpen={onOpen} />
      {count > MOST_ROWS ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>{`The first ${formatCount(MOST_ROWS)} of ${formatCount(count)} transactions. Filter by period to see the others.`}</Typography>
      ) : null}
    </>
  );
}
