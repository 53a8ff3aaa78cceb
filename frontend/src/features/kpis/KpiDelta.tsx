/** How a key figure moved: percentages in points, days in days, everything else in percent of what it was. */
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatPeriodBeside } from '../../format/date.ts';
import { tabularFigures } from '../../format/figure-style.ts';
import { formatQuantity } from '../../format/number.ts';
import { deltaWords } from '../../ui/delta-words.ts';
import { formatKpi, type Kpi, type KpiValue } from './kpi-words.ts';

const colorOf = { better: 'success.main', worse: 'error.main', neither: 'text.secondary' } as const;

/** From a loss to a profit, from something to nothing, or back: a percentage of that means nothing. */
function crossesZero(now: KpiValue, before: KpiValue): boolean {
  return Number(now) * Number(before) <= 0;
}

/** Paying suppliers sooner is neither better nor worse by itself, and 2 days instead of 1 are no doubling worth a colour. */
function DaysDelta({ days, base }: { days: number; base: string }) {
  const words = days === 0 ? `the same as ${base}` : `${formatQuantity(Math.abs(days), 'day')} ${days > 0 ? 'more' : 'fewer'} than ${base}`;
  return <Typography variant="caption" component="p" color="textSecondary">{words}</Typography>;
}

export function KpiDelta({ kpi, currency }: { kpi: Kpi; currency: string }) {
  const { change, changeUnit, isGoodWhenUp, previous, previousPeriod, period, value } = kpi;
  const base = formatPeriodBeside(previousPeriod, period);
  if (kpi.countOf === 'days' && value != null && previous != null) return <DaysDelta days={Math.round(Number(value)) - Math.round(Number(previous))} base={base} />;
  if (change === null || change === undefined || (changeUnit === 'percent' && crossesZero(value as KpiValue, previous as KpiValue))) {
    const before = previous === null || previous === undefined ? null : formatKpi(previous as KpiValue, kpi, currency, 'rounded');
    return <Typography variant="caption" color="textSecondary" component="p">{before ? `${base}: ${before}` : `No figure for ${base} to compare with`}</Typography>;
  }
  const { arrow, percent, comparison, effect } = deltaWords(change, isGoodWhenUp ? 'better' : 'worse');
  return (
    <Typography variant="caption" component="p" color="textSecondary">
      <Box component="span" sx={{ color: colorOf[effect], fontWeight: 600, fontVariantNumeric: tabularFigures }}>
        <span aria-hidden="true">{arrow} </span>
        {changeUnit === 'points' ? percent.replace('%', ' points') : percent}
      </Box>
      {`, ${comparison} ${base}`}
    </Typography>
  );
}
