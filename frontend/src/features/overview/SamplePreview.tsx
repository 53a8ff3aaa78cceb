/** What the overview will look like, for an account without data. The figures are invented, and marked so. */
import Box from '@mui/material/Box';
import { formatMoney, homeCurrency } from '../../format/money.ts';
import { Spark } from '../../ui/charts/Spark.tsx';
import { Delta } from '../../ui/Delta.tsx';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { SampleFrame } from '../premium/SampleFrame.tsx';
import { MEASURE_LABEL, type Measure } from '../transactions/measures.ts';
import { MEASURES, metricGrid } from './MetricCards.tsx';

/** The changes are those that the specification names for this month. */
const SAMPLES: Record<Measure, { amount: number; changePercent: number; course: readonly number[] }> = {
  revenue: { amount: 48_210, changePercent: 12.5, course: [0, 6, 9, 15, 21, 24, 33, 38, 48] },
  expenses: { amount: 31_640, changePercent: 8.3, course: [0, 4, 5, 12, 14, 15, 24, 27, 32] },
  netProfit: { amount: 16_570, changePercent: 18.2, course: [0, 2, 4, 3, 7, 9, 9, 11, 16] },
  cashFlow: { amount: 14_980, changePercent: 15.7, course: [0, 2, 3, 3, 6, 8, 8, 10, 15] },
};

export function SamplePreview() {
  return (
    <Box sx={{ mt: 3 }}>
      <SampleFrame label="Sample">
        <Box sx={metricGrid}>
          {MEASURES.map((measure) => (
            <FigureCard
              key={measure}
              label={MEASURE_LABEL[measure]}
              figure={formatMoney(SAMPLES[measure].amount, homeCurrency, 'rounded')}
              delta={<Delta changePercent={SAMPLES[measure].changePercent} riseMeans={measure === 'expenses' ? 'worse' : 'better'} base="last month" />}
              chart={<Spark values={SAMPLES[measure].course} />}
            />
          ))}
        </Box>
      </SampleFrame>
    </Box>
  );
}
