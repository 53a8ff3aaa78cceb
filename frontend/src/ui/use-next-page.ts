/** Remembers whether a paged list has more to show, and loads it on demand. */
import { useState } from 'react';

interface NextPage {
  hasMore: boolean;
  isLoading: boolean;
  loadMore(): void;
}

/**
 * `shownCount` rows are on the page; `load` fetches the next ones and resolves to how many came.
 * A page that is not full was the last. A failed load leaves the button where it is, to be pressed again.
 */
export function useNextPage(shownCount: number, pageSize: number, load: () => Promise<number>): NextPage {
  const [isLoading, setLoading] = useState(false);
  const [isExhausted, setExhausted] = useState(false);

  async function loadMore(): Promise<void> {
    setLoading(true);
    try {
      setExhausted((await load()) < pageSize);
    } finally {
      setLoading(false);
    }
  }

  return {
    hasMore: shownCount >= pageSize && !isExhausted,
    isLoading,
    loadMore: () => { loadMore().catch(() => undefined); },
  };
}
