/** The figures of the chosen period: cards, chart, categories, and the transactions behind whichever was asked about. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useFinancialOverviewQuery, type FinancialOverviewQuery } from '../../generated/graphql.ts';
import { formatDay } from '../../format/date.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { FigureCardsSkeleton } from '../../ui/skeletons.tsx';
import { TransactionsDrawer, type FigureRows } from '../transactions/TransactionsDrawer.tsx';
import { AccountIntegrations } from './AccountIntegrations.tsx';
import { CashFlowChart } from './CashFlowChart.tsx';
import { CategoryBreakdown } from './CategoryBreakdown.tsx';
import { rowsOfCategory, rowsOfMeasure } from './figure-rows.ts';
import { MetricCards, metricGrid } from './MetricCards.tsx';
import { OverviewEmpty } from './OverviewEmpty.tsx';
import { CurrencySelect, PeriodSelect } from './PeriodSelect.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentAlerts } from './RecentAlerts.tsx';
import { overviewVariables, useOverviewChoice } from './use-overview-choice.ts';

type Figures = FinancialOverviewQuery['financialData'];

const twoColumns = { display: 'grid', gap: 2, mt: 2, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } } as const;
const threeColumns = { ...twoColumns, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } } as const;

function OverviewSkeleton() {
  return (
    <>
      <Box sx={metricGrid}><FigureCardsSkeleton /></Box>
      <Box sx={twoColumns} aria-hidden="true">
        {[0, 1].map((card) => <Card key={card} sx={{ p: 2.5 }}><Skeleton width="50%" height={28} /><Skeleton variant="rounded" height={260} sx={{ mt: 2 }} /></Card>)}
      </Box>
    </>
  );
}

function Ready({ figures }: { figures: Figures }) {
  const [behind, setBehind] = useState<FigureRows | null>(null);
  return (
    <>
      {figures.notice ? <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>{figures.notice}</Alert> : null}
      <MetricCards figures={figures} onOpen={(measure) => setBehind(rowsOfMeasure(measure, figures))} />
      <Box sx={twoColumns}>
        <CashFlowChart figures={figures} />
        <CategoryBreakdown figures={figures} onOpen={(bar) => setBehind(rowsOfCategory(bar, figures))} />
      </Box>
      <TransactionsDrawer figure={behind} onClose={() => setBehind(null)} />
    </>
  );
}

/** What the alerts are told about the figures; nothing while there are none. */
function alertFigures(figures: Figures | undefined) {
  if (!figures?.hasData) return null;
  const transactionCount = figures.byCategory.reduce((sum, { count }) => sum + count, 0);
  return { revenue: figures.revenue, netProfit: figures.netProfit, transactionCount };
}

export function FinancialOverview() {
  const { choice, choosePeriod, chooseCurrency } = useOverviewChoice();
  const { data, previousData, error, refetch } = useFinancialOverviewQuery({ variables: overviewVariables(choice) });
  // Until the next period has come, the figures of the one before stay.
  const figures = (data ?? previousData)?.financialData;

  function content() {
    if (error) return <ErrorState title="Your figures could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    if (!figures) return <OverviewSkeleton />;
    return figures.hasData ? <Ready figures={figures} /> : <OverviewEmpty />;
  }

  return (
    <>
      <PageHeader
        title="Financial Overview"
        purpose={figures?.hasData ? `${figures.period.label}, in ${figures.currency}` : 'Revenue, expenses, profit and cash flow of your business'}
        source={figures?.hasData ? `As of ${formatDay(figures.asOf)}` : undefined}
        actions={(
          <>
            <CurrencySelect currencies={figures?.currencies ?? []} selected={figures?.currency ?? ''} onChoose={chooseCurrency} />
            <PeriodSelect choice={choice} onChoose={choosePeriod} />
          </>
        )}
      />
      <Box aria-busy={!data}>{content()}</Box>
      <Box sx={threeColumns}>
        <RecentAlerts figures={alertFigures(figures)} />
        <AccountIntegrations />
        <QuickActions />
      </Box>
    </>
  );
}
