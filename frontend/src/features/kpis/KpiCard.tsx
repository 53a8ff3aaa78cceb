/** One key figure: value, change, trend, how it stands against its target, and the way to how it was calculated. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { formatPeriodBeside } from '../../format/date.ts';
import { Spark } from '../../ui/charts/Spark.tsx';
import { StatusChip } from '../../ui/StatusChip.tsx';
import { KpiDelta } from './KpiDelta.tsx';
import { headlineOf, standingOf, targetWords, trendValues, type Kpi } from './kpi-words.ts';

interface Props {
  kpi: Kpi;
  currency: string;
  /** The chosen period; a figure that covers another stretch says which. */
  chosen: Kpi['period'];
  onOpen: () => void;
}

export function KpiCard({ kpi, currency, chosen, onOpen }: Props) {
  const labelId = useId();
  const trend = trendValues(kpi);
  const standing = standingOf(kpi);
  const target = targetWords(kpi, currency);
  return (
    <Card component="article" aria-labelledby={labelId} sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 0.5, minWidth: 0, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1, minHeight: 24 }}>
        <Typography variant="subtitle2" component="h3" id={labelId} color="textSecondary">{kpi.label}</Typography>
        {kpi.period.label === chosen.label ? null : <Typography variant="caption" color="textDisabled" sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>{formatPeriodBeside(kpi.period, chosen)}</Typography>}
      </Box>
      <Typography variant="figure" component="p">{headlineOf(kpi, currency)}</Typography>
      {kpi.state === 'not-burning'
        ? <Typography variant="caption" color="textSecondary" component="p">{`More came in than went out${kpi.value === null ? ': there is no limit' : ''}.`}</Typography>
        : <KpiDelta kpi={kpi} currency={currency} />}
      {trend.length > 0 ? <Spark values={trend} /> : null}
      {target ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5, minWidth: 0, mt: 0.5 }}>
          {standing ? <StatusChip label={standing.word} tone={standing.tone} /> : null}
          <Typography variant="caption" color="textSecondary">{target}</Typography>
        </Box>
      ) : null}
      <Button size="small" onClick={onOpen} aria-label={`How calculated: ${kpi.label}`} sx={{ alignSelf: 'flex-start', mt: 'auto', ml: -1, mb: -0.5, '@media print': { display: 'none' } }}>How calculated</Button>
    </Card>
  );
}
