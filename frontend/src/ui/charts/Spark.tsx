/** A small trend beside a figure: how it built up, with the period before as a dotted line. Drawn for the eye only; the words stand beside it. */
import Box from '@mui/material/Box';
import { sparkGeometry } from './spark-geometry.ts';

interface Props {
  values: readonly number[];
  /** Of the period before, on the same scale. */
  earlier?: readonly number[];
}

const heightPx = 40;
/** The drawing is stretched to the card's width; its strokes keep theirs. */
const stroke = { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

export function Spark({ values, earlier = [] }: Props) {
  const drawing = sparkGeometry(values, earlier);
  return (
    <Box aria-hidden="true" sx={{ position: 'relative', height: heightPx, mt: 0.5 }}>
      {drawing ? (
        <>
          <Box component="svg" viewBox="0 0 100 100" preserveAspectRatio="none" sx={{ display: 'block', width: 1, height: 1, overflow: 'visible' }}>
            {drawing.zeroPercent === null ? null : <line x1="0" x2="100" y1={drawing.zeroPercent} y2={drawing.zeroPercent} stroke="var(--mui-palette-divider)" {...stroke} />}
            {drawing.earlierPath ? <path d={drawing.earlierPath} stroke="var(--mui-palette-edge)" strokeWidth="1.25" strokeDasharray="2 3" {...stroke} /> : null}
            <path d={drawing.path} stroke="var(--mui-palette-series-1)" strokeWidth="1.75" {...stroke} />
          </Box>
          <Box
            sx={{ position: 'absolute', width: 7, height: 7, m: '-3.5px', borderRadius: '50%', bgcolor: 'var(--mui-palette-series-1)' }}
            style={{ left: `${drawing.end.xPercent}%`, top: `${drawing.end.yPercent}%` }}
          />
        </>
      ) : null}
    </Box>
  );
}
