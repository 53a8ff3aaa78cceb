/** What does not look like the rest, most serious first; which of them is kept in the address. */
import NotificationsIcon from '@mui/icons-material/NotificationsNoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { Link, useSearchParams } from 'react-router-dom';
import { useAlertScanQuery, useAlertsQuery } from '../../generated/graphql.ts';
import { formatQuantity } from '../../format/number.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { useNextPage } from '../../ui/use-next-page.ts';
import { AlertCard } from './AlertCard.tsx';
import { AlertStatusFilter, readAlertFilter, type AlertFilter } from './AlertStatusFilter.tsx';

const PAGE_SIZE = 30;

function useAlerts(filter: AlertFilter) {
  const { data, error, refetch, fetchMore } = useAlertsQuery({ variables: { status: filter === 'all' ? null : filter, limit: PAGE_SIZE } });
  const alerts = data?.alerts;
  const page = useNextPage(alerts?.length ?? 0, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: alerts?.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ alerts: [...shown.alerts, ...fetchMoreResult.alerts] }),
    });
    return more?.alerts.length ?? 0;
  });
  return { alerts, error, refetch, page };
}

function Nothing({ filter }: { filter: AlertFilter }) {
  const scan = useAlertScanQuery().data?.alertScan;
  if (filter === 'confirmed') return <EmptyState title="Nothing to investigate" icon={<NotificationsIcon />}>Alerts that you want to look into are kept here.</EmptyState>;
  if (filter === 'dismissed') return <EmptyState title="Nothing marked as expected" icon={<NotificationsIcon />}>Alerts that you expected are kept here. Later ones like them need to stand out more.</EmptyState>;
  if (!scan || scan.transactionCount === 0) {
    return (
      <EmptyState title="No alerts yet" icon={<NotificationsIcon />} action={<Button component={Link} to={paths.analysis} variant="contained">Upload a bank file</Button>}>
        After every import and sync all transactions are looked through for payments made twice, odd amounts, new prices, and what should have come and did not.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Nothing unusual in ${formatQuantity(scan.transactionCount, 'transaction')}`} icon={<NotificationsIcon />} action={<Button component={Link} to={paths.transactions()}>See the transactions</Button>}>
      They are looked through again after every import and sync.
    </EmptyState>
  );
}

export function AlertList() {
  const [address, setAddress] = useSearchParams();
  const filter = readAlertFilter(address.get('status'));
  const { alerts, error, refetch, page } = useAlerts(filter);

  function content() {
    if (error) return <ErrorState title="The alerts could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!alerts) return <CardsSkeleton count={3} what="alerts" />;
    if (alerts.length === 0) return <Card><Nothing filter={filter} /></Card>;
    return (
      <>
        <Box sx={{ display: 'grid', gap: 2 }}>{alerts.map((alert) => <AlertCard key={alert.id} alert={alert} />)}</Box>
        <MoreButton page={page} label="Show more alerts" />
      </>
    );
  }

  return (
    <>
      <Box sx={{ mb: 2 }}><AlertStatusFilter value={filter} onChange={(next) => setAddress(next === 'open' ? {} : { status: next }, { replace: true })} /></Box>
      {content()}
    </>
  );
}
