/** The dashboard's home: how the business is doing, and the first steps for one that has nothing yet. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useFinancialOverviewQuery } from '../../generated/graphql.ts';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SelectSkeleton } from '../../ui/forms/SelectSkeleton.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { WhenNear } from '../../ui/WhenNear.tsx';
import { QuickBooksSkeleton } from '../integrations/QuickBooksSkeleton.tsx';
import { useIsQuickBooksConnected } from '../integrations/use-quickbooks.ts';
import { AccountIntegrations } from './AccountIntegrations.tsx';
import { ledgerAlertFigures } from './ledger-alert-figures.ts';
import { OverviewFigures, type Figures } from './OverviewFigures.tsx';
import { figuresPurpose, loadingPurpose } from './overview-purpose.ts';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { QuickActions } from './QuickActions.tsx';
import { RecentAlerts } from './RecentAlerts.tsx';
import { useFiguresCompany } from './use-figures-company.ts';
import { overviewVariables, useOverviewChoice } from './use-overview-choice.ts';

/** After the page stands: the list behind a select weighs as much as the rest of the screen. */
const OverviewSelects = lazy(() => import('./OverviewSelects.tsx'));
/** Only for those who have connected it, and only once they come to it: its figures are many. */
const QuickBooksPanel = lazy(async () => ({ default: (await import('../integrations/QuickBooksPanel.tsx')).QuickBooksPanel }));
const Onboarding = lazy(async () => ({ default: (await import('./Onboarding.tsx')).Onboarding }));

/** Without figures there is nothing beside which the alerts could stand. */
const halves = { display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } } as const;
/** As the chart and the alerts above. */
const wideAndNarrow = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } } as const;

/** One line on a phone until it is known what there is, as the line with the period is. */
function purposeOf(figures: Figures | null, isLoading: boolean): string {
  if (figures) return figuresPurpose(figures);
  return isLoading ? loadingPurpose : 'Revenue, expenses, profit and cash flow of your business';
}

/** False while the figures are first drawn: what is chosen among them can come a moment later. */
function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => startTransition(() => setDrawn(true)), []);
  return isDrawn;
}

export function FinancialOverview() {
  const isDrawn = useIsDrawn();
  const { choice, choosePeriod, chooseCurrency } = useOverviewChoice();
  const variables = overviewVariables(choice);
  const { data, previousData, error, refetch } = useFinancialOverviewQuery({ variables });
  const { isSettled } = useFiguresCompany(variables);
  const isQuickBooksConnected = useIsQuickBooksConnected();
  // Until the next period has come, the figures of the one before stay.
  const figures = (data ?? previousData)?.financialData;
  const isReady = !error && figures?.hasData === true;
  const isLoading = !error && (!figures || (isReady && !isSettled));
  const alerts = <RecentAlerts ledger={isReady ? ledgerAlertFigures(figures) : null} />;

  function content() {
    if (error) return <ErrorState title="Your figures could not be loaded" error={error} onRetry={() => { void refetch(); }} />;
    return isReady ? <OverviewFigures figures={figures} variables={variables} aside={alerts} /> : <Onboarding />;
  }

  return (
    <>
      <PageHeader
        title="Financial Overview"
        purpose={purposeOf(isReady ? figures : null, isLoading)}
        actions={(
          <>
            {isReady || isLoading ? <Button component={Link} to={paths.transactions(variables)}>See transactions</Button> : null}
            {isDrawn ? (
              <Suspense fallback={<SelectSkeleton />}>
                <OverviewSelects currencies={figures?.currencies ?? []} selected={figures?.currency ?? ''} onChooseCurrency={chooseCurrency} choice={choice} onChoosePeriod={choosePeriod} />
              </Suspense>
            ) : <SelectSkeleton />}
          </>
        )}
      />
      <Box key={isLoading ? 'loading' : 'known'} aria-busy={!data && !error}>
        {isLoading ? <OverviewSkeleton /> : (
          // All at once: what stands below would be pushed down by what comes above it.
          <Suspense fallback={<OverviewSkeleton />}>
            {content()}
            {isReady ? null : <Box sx={halves}>{alerts}<AccountIntegrations /></Box>}
            <Box sx={{ mt: 2, display: 'grid', gap: 2, '& > :empty': { display: 'none' } }}>
              {isQuickBooksConnected ? <WhenNear placeholder={<QuickBooksSkeleton isAsked={false} />}><Suspense fallback={<QuickBooksSkeleton />}><QuickBooksPanel /></Suspense></WhenNear> : null}
              {isReady ? <Box sx={wideAndNarrow}><AccountIntegrations /><QuickActions isNarrow /></Box> : <QuickActions />}
            </Box>
          </Suspense>
        )}
      </Box>
    </>
  );
}
