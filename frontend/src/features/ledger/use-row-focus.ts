/** Keeps one row of a long list reachable by keyboard: it is always drawn, keys move to others, and the focus follows. */
import type { Virtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { rowAfterKey } from './row-keys.ts';

interface Options {
  grid: RefObject<HTMLElement | null>;
  rowCount: number;
  rowHeightPx: number;
}

export function useRowFocus({ grid, rowCount, rowHeightPx }: Options) {
  const [wanted, setWanted] = useState(0);
  const isFocusWanted = useRef(false);
  const activeIndex = Math.min(wanted, Math.max(0, rowCount - 1));

  useEffect(() => {
    if (!isFocusWanted.current) return;
    isFocusWanted.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-index="${activeIndex}"]`)?.focus({ preventScroll: true });
  }, [activeIndex, grid]);

  function goTo(index: number, virtualizer: Virtualizer<Window, Element>, align: 'auto' | 'start'): void {
    isFocusWanted.current = index !== activeIndex;
    setWanted(index);
    virtualizer.scrollToIndex(index, { align });
  }

  function onKeyDown(event: KeyboardEvent, virtualizer: Virtualizer<Window, Element>): void {
    const rowsPerScreen = Math.max(1, Math.floor(window.innerHeight / rowHeightPx) - 3);
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : rowAfterKey(event.key, activeIndex, rowCount, rowsPerScreen);
    if (next === null) return;
    event.preventDefault();
    goTo(next, virtualizer, 'auto');
  }

  return { activeIndex, activate: setWanted, goTo, onKeyDown };
}
