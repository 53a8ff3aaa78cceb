/** Patterns of the series inside a drawing: each further series differs from the first in print and in grey, too. */
import { useId } from 'react';
import { seriesColors } from './series-colors.ts';

const SIZE = 6;
/** What is laid over the series' colour, from the second series on. */
const MARKS = ['M-1,1 l2,-2 M0,6 l6,-6 M5,7 l2,-2', 'M1.5,1.5 h0.01 M4.5,4.5 h0.01', 'M0,3 h6 M3,0 v6', 'M0,3 h6'] as const;

export interface SeriesFills {
  readonly id: string;
  /** One per series, as an SVG fill. */
  readonly colors: string[];
}

/** Names of their own for each drawing: one that is taken away takes its patterns along. */
export function useSeriesFills(seriesCount: number): SeriesFills {
  const id = `series-${useId().replaceAll(/[^\w-]/g, '')}`;
  return { id, colors: Array.from({ length: Math.max(1, seriesCount) }, (_, index) => (index === 0 ? seriesColors[0] ?? '' : `url(#${id}-${index})`)) };
}

export function SeriesPatterns({ fills: { id, colors } }: { fills: SeriesFills }) {
  return (
    <defs>
      {colors.slice(1).map((_, at) => (
        <pattern key={at} id={`${id}-${at + 1}`} width={SIZE} height={SIZE} patternUnits="userSpaceOnUse">
          <rect width={SIZE} height={SIZE} fill={seriesColors[(at + 1) % seriesColors.length]} />
          <path d={MARKS[at % MARKS.length]} fill="none" stroke="var(--mui-palette-background-paper)" strokeOpacity="0.75" strokeWidth="1.4" strokeLinecap="round" />
        </pattern>
      ))}
    </defs>
  );
}
