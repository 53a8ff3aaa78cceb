/** Bars that are text, with the same figures as a table, as CSV and as a picture. */
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { saveText } from '../save-text.ts';
import { RowsSkeleton } from '../skeletons.tsx';
import type { DrawnBar } from './bar-drawing.ts';
import { ChartActions } from './ChartActions.tsx';
import { toCsv } from './chart-data.ts';

const BarTable = lazy(() => import('./BarTable.tsx'));

interface Props {
  /** The finding; files are named after it. */
  title: string;
  /** Metric, unit and period. */
  caption: string;
  bars: readonly DrawnBar[];
  children: ReactNode;
}

export function BarFigures({ title, caption, bars, children }: Props) {
  const [isTable, setTable] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  async function savePicture(kind: 'png' | 'svg'): Promise<void> {
    const { saveBars } = await import('./bar-drawing.ts');
    if (frame.current) await saveBars(frame.current, bars, { title, caption }, kind);
  }

  const csv = () => toCsv({ labels: bars.map(({ label }) => label), series: [{ name: caption, data: bars.map(({ value }) => value) }], formatValue: String, formatTick: String });
  return (
    <div ref={frame}>
      {isTable ? <Suspense fallback={<RowsSkeleton what="the table" />}><BarTable caption={caption} bars={bars} /></Suspense> : children}
      <ChartActions isTable={isTable} onToggleTable={() => setTable(!isTable)} onSaveCsv={() => saveText(`${title}.csv`, csv(), 'text/csv')} onSavePicture={(kind) => { void savePicture(kind); }} />
    </div>
  );
}
