/** The figures of the chosen period: verdict, cards, chart and rankings, and the transactions behind whichever was asked about. */
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useFinancialComparisonQuery, type FinancialOverviewQuery } from '../../generated/graphql.ts';
import type { FigureRows } from '../transactions/TransactionsDrawer.tsx';
import { CashFlowChart } from './CashFlowChart.tsx';
import { rowsOfMeasure } from './figure-rows.ts';
import { MetricCards } from './MetricCards.tsx';
import { MoneySides } from './MoneySides.tsx';
import { SampleNotice } from './SampleNotice.tsx';
import type { OverviewVariables } from './use-overview-choice.ts';
import { Verdict, verdictPlace } from './Verdict.tsx';

/** Fetched when somebody first asks for the rows behind a figure. */
const TransactionsDrawer = lazy(async () => ({ default: (await import('../transactions/TransactionsDrawer.tsx')).TransactionsDrawer }));
/** For the first days of a month, and for who looks at days without payments. */
const QuietPeriod = lazy(() => import('./QuietPeriod.tsx'));

export type Figures = FinancialOverviewQuery['financialData'];

const chartAndAside = { display: 'grid', gap: 2, mt: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } } as const;

interface Props {
  figures: Figures;
  variables: OverviewVariables;
  /** What stands beside the chart. */
  aside: ReactNode;
}

export function OverviewFigures({ figures, variables, aside }: Props) {
  const [behind, setBehind] = useState<FigureRows | null>(null);
  const [hasAsked, setAsked] = useState(false);
  if (behind && !hasAsked) setAsked(true);
  const { data, error } = useFinancialComparisonQuery({ variables });
  const comparison = data?.financialComparison;
  const isQuiet = figures.series.every(({ moneyIn, moneyOut }) => Number(moneyIn) === 0 && Number(moneyOut) === 0);
  return (
    <>
      {isQuiet ? <Suspense fallback={<Box sx={verdictPlace} />}><QuietPeriod /></Suspense> : <Verdict figures={figures} comparison={comparison} hasFailed={error !== undefined} />}
      <SampleNotice />
      {figures.notice ? <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>{figures.notice}</Alert> : null}
      <MetricCards figures={figures} comparison={comparison} onOpen={(measure) => setBehind(rowsOfMeasure(measure, figures))} />
      <Box sx={isQuiet ? { mt: 2 } : chartAndAside}>
        {isQuiet ? null : <CashFlowChart figures={figures} />}
        {aside}
      </Box>
      {isQuiet ? null : <MoneySides figures={figures} variables={variables} onOpen={setBehind} />}
      {hasAsked ? <Suspense fallback={null}><TransactionsDrawer figure={behind} onClose={() => setBehind(null)} /></Suspense> : null}
    </>
  );
}
