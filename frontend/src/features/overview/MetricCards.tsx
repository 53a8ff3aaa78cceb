/** The four headline figures, each with its change, how it built up, and a way to the transactions that it consists of. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatPeriodBeside } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { MetricCards_ComparisonFragment, MetricCards_FiguresFragment } from '../../generated/graphql.ts';
import { Spark } from '../../ui/charts/Spark.tsx';
import { Delta } from '../../ui/Delta.tsx';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { MEASURE_LABEL, type Measure } from '../transactions/measures.ts';
import { runningTotals } from './running-totals.ts';

export const MEASURES: readonly Measure[] = ['revenue', 'expenses', 'netProfit', 'cashFlow'];

export const metricGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

interface Props {
  figures: MetricCards_FiguresFragment;
  /** Undefined until it has come, or where it could not be had: the figures stand without it. */
  comparison: MetricCards_ComparisonFragment | undefined;
  onOpen: (measure: Measure) => void;
}

/** From a loss to a profit, or back: a percentage of that means nothing. */
function crossesZero(before: string | undefined, now: string): boolean {
  return before !== undefined && /[1-9]/.test(before) && before.startsWith('-') !== now.startsWith('-');
}

export function MetricCards({ figures, comparison, onOpen }: Props) {
  const { currency, change, period, previousPeriod, series } = figures;
  const base = formatPeriodBeside(previousPeriod, period);
  return (
    <Box sx={metricGrid}>
      {MEASURES.map((measure) => {
        const before = comparison?.previous[measure];
        return (
          <FigureCard
            key={measure}
            label={MEASURE_LABEL[measure]}
            figure={<span title={formatMoney(figures[measure], currency)}>{formatMoney(figures[measure], currency, 'rounded')}</span>}
            delta={(
              <Delta
                changePercent={crossesZero(before, figures[measure]) ? null : change[measure]}
                riseMeans={measure === 'expenses' ? 'worse' : 'better'}
                base={base}
                before={before === undefined ? undefined : formatMoney(before, currency, 'rounded')}
              />
            )}
            chart={series.length < 2 ? null : <Spark values={runningTotals(series, measure)} earlier={runningTotals(comparison?.previousSeries ?? [], measure)} />}
            aside={(
              <Button size="small" onClick={() => onOpen(measure)} aria-label={`See transactions behind ${MEASURE_LABEL[measure]}`} sx={{ mr: -1, my: -0.5 }}>
                See transactions
              </Button>
            )}
          />
        );
      })}
    </Box>
  );
}
