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

/** A column has its label in its middle, so that less of the last one hangs over. */
const columnEdgeMarginPx = 18;

/** Beside the alerts there is room for one more than under a line, whose last label hangs over. */
const columnRoom = { narrow: room.narrow, wide: 10 } as const;

/** Of columns: evenly, for what finds its room by itself skips unevenly and cuts the last one off. */
export function useColumnLabels(count: number): { tickLabelInterval: (value: unknown, index: number) => boolean; rightMarginPx: number | null } {
  const isWide = useMediaQuery('(min-width: 900px)');
  const most = isWide ? columnRoom.wide : columnRoom.narrow;
  return { tickLabelInterval: isLabelWritten(count, most), rightMarginPx: count <= most ? null : columnEdgeMarginPx };
}

export function useEdgeLabels(count: number): (value: unknown, index: number) => boolean {
  const isWide = useMediaQuery('(min-width: 900px)');
  return isLabelWritten(count, isWide ? room.wide : room.narrow);
}
