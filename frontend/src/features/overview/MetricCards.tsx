/** The four headline figures, each with its change and a way to the transactions that it consists of. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatPeriod } from '../../format/date.ts';
import { formatMoney } from '../../format/money.ts';
import type { MetricCards_FiguresFragment } from '../../generated/graphql.ts';
import { Delta } from '../../ui/Delta.tsx';
import { FigureCard } from '../../ui/FigureCard.tsx';
import { MEASURE_LABEL, type Measure } from '../transactions/measures.ts';

const MEASURES: readonly Measure[] = ['revenue', 'expenses', 'netProfit', 'cashFlow'];

export const metricGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
} as const;

interface Props {
  figures: MetricCards_FiguresFragment;
  onOpen: (measure: Measure) => void;
}

export function MetricCards({ figures, onOpen }: Props) {
  const { currency, change, previousPeriod } = figures;
  const base = formatPeriod(previousPeriod.from, previousPeriod.to);
  return (
    <Box sx={metricGrid}>
      {MEASURES.map((measure) => (
        <FigureCard
          key={measure}
          label={MEASURE_LABEL[measure]}
          figure={<span title={formatMoney(figures[measure], currency)}>{formatMoney(figures[measure], currency, 'rounded')}</span>}
          delta={<Delta changePercent={change[measure]} riseMeans={measure === 'expenses' ? 'worse' : 'better'} base={base} />}
          footer={(
            <Box sx={{ mt: 'auto', ml: -1 }}>
              <Button size="small" onClick={() => onOpen(measure)} aria-label={`See transactions behind ${MEASURE_LABEL[measure]}`}>
                See transactions
              </Button>
            </Box>
          )}
        />
      ))}
    </Box>
  );
}
