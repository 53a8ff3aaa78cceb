/** A chart with its finding as title, and the same figures as a table and as CSV for whoever would rather read. */
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { saveText } from '../save-text.ts';
import { SectionCard } from '../SectionCard.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import { toCsv } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';

const ChartTable = lazy(() => import('./ChartTable.tsx'));

interface FiguresProps {
  /** Metric, unit, period and source. */
  caption: string;
  /** The header of the label column: "Month". */
  labelHeader: string;
  data: ChartData;
  /** The drawing. */
  children: ReactNode;
}

/** The chart without a card around it, for use inside a card. */
export function ChartFigures({ caption, labelHeader, data, children }: FiguresProps) {
  const [isTable, setTable] = useState(false);
  return (
    <>
      {isTable ? (
        <Suspense fallback={<RowsSkeleton what="the table" />}><ChartTable caption={caption} labelHeader={labelHeader} data={data} /></Suspense>
      ) : (
        <Box role="img" aria-label={`${caption}. The same figures can be viewed as a table.`}>{children}</Box>
      )}
      <Stack direction="row" sx={{ gap: 0.5, mt: 1, ml: -1 }}>
        <Button size="small" aria-pressed={isTable} onClick={() => setTable(!isTable)}>View as table</Button>
        <Button size="small" onClick={() => saveText(`${caption}.csv`, toCsv(data), 'text/csv')}>Save as CSV</Button>
      </Stack>
    </>
  );
}

interface FrameProps extends FiguresProps {
  /** The finding in words: "Profit fell in October". */
  title: string;
}

export function ChartFrame({ title, ...figures }: FrameProps) {
  return <SectionCard title={title} subtitle={figures.caption}><ChartFigures {...figures} /></SectionCard>;
}
