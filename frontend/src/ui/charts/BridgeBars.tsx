/** From one figure to another, step by step: floating bars, each with its words and its signed figure; plain elements, so that they are text too. */
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { tabularFigures } from '../../format/figure-style.ts';
import { BarFigures } from './BarFigures.tsx';
import { bridgeSpans } from './bridge-geometry.ts';
import { negativeColor, positiveColor } from './series-colors.ts';

export interface BridgeBar {
  label: string;
  value: number;
  /** Written out; changes with their sign. */
  figure: string;
  /** A figure of its own, not a change. */
  isWhole: boolean;
  /** Where its rows stand. */
  to?: string | undefined;
}

interface Props {
  /** The finding; the caption where there is none. */
  title?: string;
  /** What the steps lead through. */
  caption: string;
  bars: readonly BridgeBar[];
  /** Of a cost a rise is bad news. */
  isRiseGood: boolean;
}

export function BridgeBars({ title, caption, bars, isRiseGood }: Props) {
  const { spans, zero } = bridgeSpans(bars);
  const colorOf = ({ value, isWhole }: BridgeBar) => (isWhole ? 'var(--mui-palette-series-1)' : value > 0 === isRiseGood ? positiveColor : negativeColor);
  const drawn = bars.map((bar, index) => ({ ...bar, left: 0, width: 0, ...spans[index], color: colorOf(bar) }));
  return (
    <BarFigures title={title ?? caption} caption={caption} bars={drawn}>
      <Box component="ol" aria-label={caption} sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1 }}>
        {bars.map((bar, index) => (
          <Box component="li" key={`${index} ${bar.label}`} sx={{ display: 'grid', columnGap: 2, rowGap: 0.25, alignItems: 'center', gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 2fr) minmax(0, 3fr) 7.5rem' } }}>
            <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: bar.isWhole ? 600 : 400 }}>{bar.label}</Typography>
            <Box aria-hidden="true" sx={{ position: 'relative', height: 16, order: { xs: 3, sm: 0 }, gridColumn: { xs: '1 / -1', sm: 'auto' }, bgcolor: 'action.hover', borderRadius: '3px', printColorAdjust: 'exact' }}>
              <Box sx={{ position: 'absolute', top: 0, bottom: 0, width: '1px', bgcolor: 'edge' }} style={{ left: `${zero}%` }} />
              <Box sx={{ position: 'absolute', top: 2, bottom: 2, borderRadius: '2px' }} style={{ left: `${spans[index]?.left ?? 0}%`, width: `${spans[index]?.width ?? 0}%`, backgroundColor: colorOf(bar) }} />
            </Box>
            <Typography variant="body2" sx={{ fontVariantNumeric: tabularFigures, fontWeight: bar.isWhole ? 600 : 500, textAlign: 'right', whiteSpace: 'nowrap' }}>
              {bar.to ? <MuiLink component={Link} to={bar.to} color="inherit" underline="hover">{bar.figure}</MuiLink> : bar.figure}
            </Typography>
          </Box>
        ))}
      </Box>
    </BarFigures>
  );
}
