/** The biggest first, as horizontal bars with their figures written at the end; plain elements, so that they are text too. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { tabularFigures } from '../../format/figure-style.ts';
import { BarFigures } from './BarFigures.tsx';

export interface RankedBar {
  label: string;
  /** Bars are as long as their share of the largest absolute value. */
  value: number;
  figure: string;
  /** Said beside the figure, such as its share. */
  note?: string | undefined;
  /** Where its rows stand. */
  to?: string | undefined;
}

interface Props {
  /** The finding, or metric and period; without one the bars are part of something larger that is not saved by itself. */
  title?: string;
  /** Metric, unit and period; the title where there is none. */
  caption?: string;
  bars: readonly RankedBar[];
  color?: string;
}

function lengthPercent(bar: RankedBar, bars: readonly RankedBar[]): number {
  const largest = Math.max(...bars.map(({ value }) => Math.abs(value)));
  return largest === 0 ? 0 : (Math.abs(bar.value) / largest) * 100;
}

export function RankedBars({ title, caption, bars, color = 'var(--mui-palette-series-1)' }: Props) {
  const list = (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.25 }}>
      {bars.map((bar) => (
        <Box component="li" key={bar.label}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, mb: 0.5 }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{bar.label}</Typography>
            <Typography variant="body2" sx={{ fontVariantNumeric: tabularFigures, fontWeight: 500, whiteSpace: 'nowrap' }}>
              {bar.note ? <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, mr: 1.5 }}>{bar.note}</Box> : null}
              {bar.to ? <MuiLink component={Link} to={bar.to} color="inherit" underline="hover">{bar.figure}</MuiLink> : bar.figure}
            </Typography>
          </Box>
          <Box aria-hidden="true" sx={{ height: 6, borderRadius: 999, bgcolor: 'action.hover', printColorAdjust: 'exact' }}>
            <Box sx={{ height: 1, borderRadius: 999 }} style={{ width: `${lengthPercent(bar, bars)}%`, backgroundColor: color }} />
          </Box>
        </Box>
      ))}
    </Box>
  );
  if (title === undefined) return list;
  const drawn = bars.map((bar) => ({ ...bar, left: 0, width: lengthPercent(bar, bars), color }));
  return <BarFigures title={title} caption={caption ?? title} bars={drawn}>{list}</BarFigures>;
}
