/** Marks the label that is at hand for whoever walks through the drawing by keyboard. */
import { useDrawingArea, useXScale } from '@mui/x-charts/hooks';
import { useCursorIndex } from './chart-cursor.ts';

export function CursorRule({ labels }: { labels: readonly string[] }) {
  const index = useCursorIndex();
  const scale = useXScale<'band'>();
  const { top, height } = useDrawingArea();
  const at = index === null ? undefined : scale(labels[index] ?? '');
  if (at === undefined) return null;
  const x = at + (scale.bandwidth?.() ?? 0) / 2;
  return <line x1={x} x2={x} y1={top} y2={top + height} stroke="var(--mui-palette-text-primary)" strokeWidth="1.5" strokeDasharray="3 3" />;
}
