/** Follows a pointer that drags something to the right and reports when it went far enough. */
import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';

/** A drag beyond this distance counts as a swipe. */
export const swipeThresholdPx = 50;
/** A press that moves less is still a click on what lies under it. */
const dragThresholdPx = 6;

export function useSwipeRight(onSwipe: () => void) {
  const startX = useRef<number | null>(null);
  const [offsetPx, setOffsetPx] = useState(0);
  const end = () => {
    startX.current = null;
    setOffsetPx(0);
  };

  const handlers = {
    onPointerDown(event: PointerEvent) {
      startX.current = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX.current === null) return;
      const distancePx = event.clientX - startX.current;
      // From here on the drag is followed outside of the element too. (Not every environment can capture a pointer.)
      if (distancePx > dragThresholdPx) event.currentTarget.setPointerCapture?.(event.pointerId);
      setOffsetPx(Math.max(0, distancePx));
    },
    onPointerUp(event: PointerEvent) {
      const isSwipe = startX.current !== null && event.clientX - startX.current > swipeThresholdPx;
      end();
      if (isSwipe) onSwipe();
    },
    onPointerCancel: end,
  };
  return { offsetPx, handlers };
}
