/** Walking through a chart by keyboard: which label is at hand, and what is said of it. */
import { createContext, useContext, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChartData } from './chart-data.ts';

const Cursor = createContext<number | null>(null);
export const ChartCursorProvider = Cursor.Provider;

/** The label at hand, for drawings that mark it. */
export function useCursorIndex(): number | null {
  return useContext(Cursor);
}

/** Null leaves the key to the page. */
export function nextIndex(key: string, index: number | null, count: number): number | null {
  const last = count - 1;
  if (count === 0) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowDown') return index === null ? 0 : Math.min(last, index + 1);
  if (key === 'ArrowLeft' || key === 'ArrowUp') return index === null ? last : Math.max(0, index - 1);
  return null;
}

/** "Oct: Revenue $48,210.00, Expenses $39,090.00". */
export function pointWords({ labels, series, formatValue }: ChartData, index: number): string {
  const figures = series.map(({ name, data }) => {
    const value = data[index];
    return `${name} ${value === null || value === undefined ? '—' : formatValue(value)}`;
  });
  return `${labels[index] ?? ''}: ${figures.join(', ')}`;
}

export function useChartCursor(data: ChartData) {
  const [index, setIndex] = useState<number | null>(null);
  const navigate = useNavigate();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const address = index === null ? null : data.addresses?.[index];
    if (event.key === 'Enter' && address) void navigate(address);
    if (event.key === 'Escape' && index !== null) {
      // What stands around it, such as a dialog, stays open.
      event.stopPropagation();
      setIndex(null);
    }
    const next = nextIndex(event.key, index, data.labels.length);
    if (next === null) return;
    event.preventDefault();
    setIndex(next);
  }

  return { index, words: index === null ? '' : pointWords(data, index), onKeyDown, onBlur: () => setIndex(null) };
}
