/** The transactions of the ledger: conditions, what they add up to, the list, and the one that is open. */
import Button from '@mui/material/Button';
import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router-dom';
import { useTransactionTotalsQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { wordsOnlyIfWide } from './ledger-style.tsx';
import { LedgerFilters } from './LedgerFilters.tsx';
import { LedgerGrid } from './LedgerGrid.tsx';
import { TotalsLine } from './TotalsLine.tsx';
import { TransactionDetailsDrawer } from './TransactionDetailsDrawer.tsx';
import { useLedgerPlace, type LedgerPlace } from './use-ledger-place.ts';

function Nothing({ hasFilter, clear }: Pick<LedgerPlace, 'hasFilter' | 'clear'>) {
  if (hasFilter) return <EmptyState title="No transactions match" action={<Button variant="outlined" onClick={clear}>Clear all conditions</Button>}>Take a condition away, or pick a longer period.</EmptyState>;
  return (
    <EmptyState title="No transactions yet" action={<Button variant="contained" component={Link} to={paths.analysis}>Upload a bank file</Button>}>
      Every payment of your bank files appears here: search them, sort them into categories, and export them.
    </EmptyState>
  );
}

export function LedgerTransactions() {
  const place = useLedgerPlace();
  const { filter, order, openRow, change } = place;
  const { data, previousData, error, refetch } = useTransactionTotalsQuery({ variables: { filter } });
  const totals = (data ?? previousData)?.transactionTotals;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <LedgerFilters place={place} currencies={totals?.currencies.map(({ currency }) => currency) ?? []} />
      {error ? <ErrorState title="The transactions could not be loaded" error={error} onRetry={() => { void refetch(); }} /> : (
        <>
          {totals && totals.count > 0 ? null : <TotalsLine totals={totals} />}
          {totals ? null : <RowsSkeleton count={10} what="transactions" />}
          {totals?.count === 0 ? <Nothing {...place} /> : null}
          {totals && totals.count > 0 ? (
            <Box>
              <LedgerGrid
                filter={filter} order={order} count={totals.count} openId={openRow} onOpen={(id) => change({ row: id })} totals={<TotalsLine totals={totals} />}
                actions={<Button component="a" href={paths.transactionsCsv({ ...filter, order })} download startIcon={<DownloadIcon />} variant="outlined" color="inherit" aria-label="Export CSV" sx={wordsOnlyIfWide}><span>Export CSV</span></Button>}
              />
            </Box>
          ) : null}
        </>
      )}
      <TransactionDetailsDrawer id={openRow} onClose={() => change({ row: null })} />
    </Stack>
  );
}
