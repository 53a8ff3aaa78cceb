/** What the figures show by themselves, as cards. */
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useInsightsQuery, useLedgerCurrencyQuery, type InsightCard_InsightFragment } from '../../generated/graphql.ts';
import { homeCurrency } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { MoreButton } from '../../ui/MoreButton.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { useNextPage } from '../../ui/use-next-page.ts';
import { DismissedInsights } from './DismissedInsights.tsx';
import { InsightCard } from './InsightCard.tsx';
import { InsightDialog } from './InsightDialog.tsx';
import { useDismissInsight } from './use-dismiss-insight.ts';

const PAGE_SIZE = 50;

const grid = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } } as const;

function NothingToShow({ isAllDismissed }: { isAllDismissed: boolean }) {
  return (
    <Card>
      {isAllDismissed ? (
        <EmptyState title="Nothing left to look at" icon={<LightbulbIcon />}>You dismissed every insight. New ones come with the next import or sync.</EmptyState>
      ) : (
        <EmptyState title="No insights yet" icon={<LightbulbIcon />} action={<Button component={Link} to={paths.analysis} variant="contained">Upload a bank file</Button>}>
          Each import and each sync is searched for what changed: a month that beat its season, a customer who stopped paying, a price that rose, cash that runs out.
        </EmptyState>
      )}
    </Card>
  );
}

export function InsightList() {
  const [read, setRead] = useState<InsightCard_InsightFragment | null>(null);
  const { dismiss, restore } = useDismissInsight();
  const currency = useLedgerCurrencyQuery().data?.financialData.currency ?? homeCurrency;
  const { data, error, refetch, fetchMore } = useInsightsQuery({ variables: { limit: PAGE_SIZE } });
  const insights = data?.insights;
  const nextPage = useNextPage(insights?.length ?? 0, PAGE_SIZE, async () => {
    const { data: more } = await fetchMore({
      variables: { cursor: insights?.at(-1)?.id },
      updateQuery: (shown, { fetchMoreResult }) => ({ insights: [...shown.insights, ...fetchMoreResult.insights] }),
    });
    return more?.insights.length ?? 0;
  });

  if (error) return <ErrorState title="The insights could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
  if (!insights) return <CardsSkeleton count={3} what="insights" />;
  const shown = insights.filter(({ isDismissed }) => !isDismissed);
  return (
    <>
      {shown.length === 0 ? <NothingToShow isAllDismissed={insights.length > 0} /> : null}
      <Box sx={grid}>{shown.map((insight) => <InsightCard key={insight.id} insight={insight} onRead={() => setRead(insight)} onDismiss={() => { void dismiss(insight); }} />)}</Box>
      <MoreButton page={nextPage} label="Show more insights" />
      <DismissedInsights onRead={setRead} onRestore={(insight) => { void restore(insight); }} />
      <InsightDialog insight={read} currency={currency} onClose={() => setRead(null)} />
    </>
  );
}
