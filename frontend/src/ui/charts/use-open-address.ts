/** A click above a label opens its address; whoever goes by keyboard finds the same links in the chart's table. */
import { useNavigate } from 'react-router-dom';
import type { ChartData } from './chart-data.ts';
import { chartLook } from './chart-look.ts';

interface AxisClick {
  readonly dataIndex: number;
}

/** Properties of the drawing; none where its labels lead nowhere. */
export function useOpenAddress({ addresses }: ChartData) {
  const navigate = useNavigate();
  if (!addresses) return {};
  const onAxisClick = (_event: unknown, clicked: AxisClick | null): void => {
    const address = clicked && addresses[clicked.dataIndex];
    if (address) void navigate(address);
  };
  return { onAxisClick, sx: { ...chartLook.sx, cursor: 'pointer' } };
}
