/** The ledger rows behind a figure, newest first, with the figure to the cent above them. */
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useTransactionsQuery, type TransactionFilterInput } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { formatQuantity } from '../../format/number.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { useNextPage } from '../../ui/use-next-page.ts';
import { TransactionTable } from './TransactionTable.tsx';

const PAGE_SIZE = 50;

/** What a figure consists of, and how it is called. */
export interface FigureRows {
  title: string;
  /** The exact figure and its period: "$48,210.37, Nov 1 – 20, 2026". */
  subtitle: string;
  currency: string;
  filter: TransactionFilterInput;
}

function Rows({ title, currency, filter }: FigureRows) {
  const { data, error, refetch, fetchMore } = useTransactionsQuery({ variables: { filter, limit: PAGE_SIZE } });
  const rows = data?.transactions ?? [];
  const page = useNextPage(rows.length, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: rows.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ transactions: [...shown.transactions, ...fetchMoreResult.transactions] }),
    });
    return more?.transactions.length ?? 0;
  });

  if (error) return <ErrorState title="The transactions could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!data) return <RowsSkeleton count={8} what="transactions" />;
  if (rows.length === 0) return <EmptyState title="No transactions in this period">Pick a longer period, or upload a file that covers it.</EmptyState>;
  return (
    <>
      <TransactionTable caption={`Transactions behind ${title}`} lines={rows} currency={currency} />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1.5 }}>
        {`${formatQuantity(rows.length, 'transaction')} shown`}
      </Typography>
      <MoreButton page={page} label="Show earlier transactions" />
    </>
  );
}

export function TransactionsDrawer({ figure, onClose }: { figure: FigureRows | null; onClose: () => void }) {
  return (
    <SideDrawer isOpen={figure !== null} title={figure?.title ?? ''} subtitle={figure?.subtitle} onClose={onClose}>
      {figure ? <Button component={Link} to={paths.transactions(figure.filter)} size="small" sx={{ mb: 1, ml: -1 }}>Open in ledger</Button> : null}
      {figure ? <Rows {...figure} /> : null}
    </SideDrawer>
  );
}
