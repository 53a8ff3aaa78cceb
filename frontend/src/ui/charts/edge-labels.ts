/** Which labels of a time axis are written: the last one always, and as many before it as there is room for. */
import useMediaQuery from '@mui/material/useMediaQuery';

/** Labels of months and days are about 64 pixels wide. */
const room = { narrow: 4, wide: 9 } as const;

/** Half of the last label hangs over the drawing. */
export const edgeMarginPx = 30;

export function isLabelWritten(count: number, most: number): (value: unknown, index: number) => boolean {
  const step = Math.max(1, Math.ceil(count / most));
  return (_value, index) => (count - 1 - index) % step === 0;
}

export function useEdgeLabels(count: number): (value: unknown, index: number) => boolean {
  const isWide = useMediaQuery('(min-width: 900px)');
  return isLabelWritten(count, isWide ? room.wide : room.narrow);
}
