/** A chart with its finding as title; the same figures as a table, as CSV and as a picture, and by keyboard point by point. */
import Box from '@mui/material/Box';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { saveText } from '../save-text.ts';
import { SectionCard } from '../SectionCard.tsx';
import { RowsSkeleton } from '../skeletons.tsx';
import { ChartActions } from './ChartActions.tsx';
import { ChartCursorProvider, useChartCursor } from './chart-cursor.ts';
import { toCsv } from './chart-data.ts';
import type { ChartData } from './chart-data.ts';

const ChartTable = lazy(() => import('./ChartTable.tsx'));

interface FiguresProps {
  /** The finding in words: "Profit fell in October"; files are named after it. The caption where there is none. */
  title?: string;
  /** Metric, unit, period and source. */
  caption: string;
  /** The header of the label column: "Month". */
  labelHeader: string;
  data: ChartData;
  /** The drawing. */
  children: ReactNode;
}

const focusRing = { borderRadius: 1, '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 4 } } as const;

/** The chart without a card around it, for use inside a card. */
export function ChartFigures({ title, caption, labelHeader, data, children }: FiguresProps) {
  const [isTable, setTable] = useState(false);
  const drawing = useRef<HTMLDivElement>(null);
  const { index, words, onKeyDown, onBlur } = useChartCursor(data);
  const name = title ?? caption;

  async function savePicture(kind: 'png' | 'svg'): Promise<void> {
    const { saveDrawing } = await import('./save-drawing.ts');
    if (drawing.current) await saveDrawing(drawing.current, { title: name, caption }, kind);
  }

  return (
    <>
      {isTable ? (
        <Suspense fallback={<RowsSkeleton what="the table" />}><ChartTable caption={caption} labelHeader={labelHeader} data={data} /></Suspense>
      ) : (
        <Box ref={drawing} tabIndex={0} role="group" aria-roledescription="chart" aria-label={`${caption}. Arrow keys walk through its figures; they can also be viewed as a table.`} onKeyDown={onKeyDown} onBlur={onBlur} sx={focusRing}>
          <div aria-hidden="true"><ChartCursorProvider value={index}>{children}</ChartCursorProvider></div>
        </Box>
      )}
      <ChartActions isTable={isTable} words={words} onToggleTable={() => setTable(!isTable)} onSaveCsv={() => saveText(`${name}.csv`, toCsv(data), 'text/csv')} onSavePicture={(kind) => { void savePicture(kind); }} />
    </>
  );
}

interface FrameProps extends FiguresProps {
  title: string;
}

export function ChartFrame(props: FrameProps) {
  return <SectionCard title={props.title} subtitle={props.caption}><ChartFigures {...props} /></SectionCard>;
}
