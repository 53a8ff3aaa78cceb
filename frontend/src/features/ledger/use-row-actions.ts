/** What is done with a row of a long list, heard once for all of them: pointing at one, opening it, and going on from it by keyboard. */
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';

interface Actions {
  activate: (index: number) => void;
  open: (id: string) => void;
  /** For keys that lead to another row. */
  onKeyDown: (event: KeyboardEvent) => void;
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
}

export function useRowActions({ activate, open, onKeyDown }: Actions) {
  const openRow = (row: HTMLElement) => { if (row.dataset['id']) open(row.dataset['id']); };
  return {
    onFocus: ({ target }: FocusEvent) => {
      const row = rowOf(target);
      if (row) activate(Number(row.dataset['index']));
    },
    onClick: ({ target }: MouseEvent) => {
      const row = rowOf(target);
      if (!row) return;
      activate(Number(row.dataset['index']));
      openRow(row);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const row = rowOf(event.target);
      if (!row || (event.key !== 'Enter' && event.key !== ' ')) return onKeyDown(event);
      event.preventDefault();
      openRow(row);
    },
  };
}
