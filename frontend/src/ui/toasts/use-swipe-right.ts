/** Follows a pointer that drags something to the right and reports when it went far enough. */
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/** A drag beyond this distance counts as a swipe. */
export const swipeThresholdPx = 50;

export function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);

  const handlers = {
    onPointerDown(event: PointerEvent) {
      startX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent) {
      if (startX.current !== null) setOffsetPx(Math.max(0, event.clientX - startX.current));
    },
    onPointerUp(event: PointerEvent) {
      if (startX.current !== null && event.clientX - startX.current > swipeThresholdPx) onSwipe();
      startX.current = null;
      setOffsetPx(0);
    },
    onPointerCancel() {
      startX.current = null;
      setOffsetPx(0);
    },
  };
  return { offsetPx, handlers };
}
