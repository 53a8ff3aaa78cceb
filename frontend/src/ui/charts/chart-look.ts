/** What all charts share: light horizontal rules, few ticks, labels in the text's own colours. */
import type { ChartData } from './chart-data.ts';

export const chartLook = {
  grid: { horizontal: true },
  margin: { left: 0, right: 8, top: 12, bottom: 0 },
  skipAnimation: true,
  // The drawing is one picture; who goes by keyboard reads its table.
  disableKeyboardNavigation: true,
  sx: {
    '& .MuiChartsGrid-line': { stroke: 'var(--mui-palette-divider)' },
    '& .MuiChartsAxis-tickLabel': { fill: 'var(--mui-palette-text-secondary)', fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
    '& .MuiLineElement-root': { strokeWidth: 2 },
  },
} as const;

/** Wide enough for "−$120.5K". */
const valueAxisWidthPx = 64;

export function valueAxis({ formatTick }: ChartData) {
  return { valueFormatter: formatTick, width: valueAxisWidthPx, tickNumber: 4, disableLine: true, disableTicks: true };
}
