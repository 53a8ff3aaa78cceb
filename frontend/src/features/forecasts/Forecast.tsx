/** The cash-flow forecast: verdict, fan, figures, how far to trust it, and what is expected. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useCashForecastQuery } from '../../generated/graphql.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { CardsSkeleton } from '../../ui/skeletons.tsx';
import { AssumptionsCard } from './AssumptionsCard.tsx';
import { BacktestCard } from './BacktestCard.tsx';
import { ExpectedItems } from './ExpectedItems.tsx';
import type { Forecast as ForecastData } from './fan-points.ts';
import { ForecastChart } from './ForecastChart.tsx';
import { ForecastControls } from './ForecastControls.tsx';
import { ForecastFacts } from './ForecastFacts.tsx';
import { ForecastRefusal } from './ForecastRefusal.tsx';
import { ForecastTable } from './ForecastTable.tsx';
import { forecastVerdict } from './forecast-verdict.ts';
import { useForecastChoice, type ForecastStep } from './use-forecast-choice.ts';

const beside = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, alignItems: 'start' } as const;

export function Forecast() {
  const { choice, choose } = useForecastChoice();
  const { data, previousData, error, refetch } = useCashForecastQuery({ variables: { months: choice.months, currency: choice.currency } });
  // Until another number of months has come, the ones before stay.
  const forecast = (data ?? previousData)?.forecast;
  return (
    <>
      <PageHeader
        title="Cash Flow Forecast"
        purpose="The cash that is likely to be there in the months ahead, and how sure that is"
        actions={forecast && !forecast.refusal ? <ForecastControls choice={choice} currencies={forecast.currencies} currency={forecast.currency} onChoose={choose} /> : undefined}
      />
      <Box aria-busy={!data && !error}>
        {error ? <ErrorState title="The forecast could not be made" error={error} onRetry={() => { void refetch(); }} /> : forecast ? <Ready forecast={forecast} by={choice.by} /> : <CardsSkeleton count={3} what="the forecast" />}
      </Box>
    </>
  );
}

function Ready({ forecast, by }: { forecast: ForecastData; by: ForecastStep }) {
  if (forecast.refusal) return <ForecastRefusal {...forecast.refusal} />;
  return (
    <>
      <Typography variant="h2" component="p" sx={{ fontWeight: 500, mb: 2, textWrap: 'pretty' }}>{forecastVerdict(forecast)}</Typography>
      {forecast.notice ? <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>{forecast.notice}</Alert> : null}
      <ForecastFacts forecast={forecast} />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ForecastChart forecast={forecast} by={by} />
        <ForecastTable forecast={forecast} by={by} />
        <ExpectedItems items={forecast.expectedItems} currency={forecast.currency} asOf={forecast.asOf} />
        <Box sx={beside}>
          <BacktestCard backtest={forecast.backtest} method={forecast.method} currency={forecast.currency} />
          <AssumptionsCard assumptions={forecast.assumptions} />
        </Box>
      </Box>
    </>
  );
}
