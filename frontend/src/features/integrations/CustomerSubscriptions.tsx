/** What customers of the business subscribed to, as Stripe tells. Nothing where there is nothing. */
import Typography from '@mui/material/Typography';
import { useCustomerSubscriptionsQuery, type CustomerSubscriptions_SubscriptionFragment as CustomerSubscription } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import type { Column } from '../../ui/DataTable.tsx';
import { RecordTable } from '../../ui/RecordTable.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Money } from '../../ui/Money.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { SectionCard } from '../../ui/SectionCard.tsx';
import { StatusChip, type Tone } from '../../ui/StatusChip.tsx';
import { useNextPage } from '../../ui/use-next-page.ts';

const PAGE_SIZE = 20;

const STATES: Readonly<Record<CustomerSubscription['status'], readonly [label: string, tone: Tone]>> = {
  active: ['Active', 'positive'], trialing: ['Trial', 'info'], past_due: ['Past due', 'warning'], paused: ['Paused', 'neutral'], canceled: ['Ended', 'neutral'],
};

const COLUMNS: readonly Column<CustomerSubscription>[] = [
  { key: 'customer', header: 'Customer', cell: ({ customer }) => customer ?? 'Unnamed customer' },
  { key: 'plan', header: 'Plan', cell: ({ plan }) => plan ?? '–' },
  { key: 'status', header: 'Status', cell: ({ status }) => <StatusChip label={STATES[status][0]} tone={STATES[status][1]} /> },
  { key: 'since', header: 'Since', cell: ({ startedOn, endsOn }) => (endsOn === null ? formatDay(startedOn) : `${formatDay(startedOn)} to ${formatDay(endsOn)}`) },
  { key: 'monthly', header: 'A month', kind: 'figure', cell: ({ monthlyAmount, currency }) => (monthlyAmount === null ? 'Depends on use' : <Money amount={monthlyAmount} currency={currency} />) },
];

export function CustomerSubscriptions() {
  const { data, previousData, error, refetch, fetchMore } = useCustomerSubscriptionsQuery({ variables: { limit: PAGE_SIZE } });
  const subscriptions = (data ?? previousData)?.customerSubscriptions ?? [];
  const page = useNextPage(subscriptions.length, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: subscriptions.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ customerSubscriptions: [...shown.customerSubscriptions, ...fetchMoreResult.customerSubscriptions] }),
    });
    return more?.customerSubscriptions.length ?? 0;
  });
  if (error) return <ErrorState title="Your customers' subscriptions could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (subscriptions.length === 0) return null;
  return (
    <SectionCard title="Customer subscriptions" subtitle="What your customers subscribed to at Stripe, the newest first. Your ledger counts the payments, not the subscriptions.">
      <RecordTable titleKey="customer" caption="Customer subscriptions" columns={COLUMNS} rows={subscriptions} rowKey={({ id }) => id} />
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>Amounts are before discounts and taxes; weekly and yearly prices are converted to a month.</Typography>
      <MoreButton page={page} label="Show earlier subscriptions" />
    </SectionCard>
  );
}
