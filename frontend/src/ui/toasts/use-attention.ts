/** Whether somebody is at an element just now, with the mouse or with the focus. */
import { useState } from 'react';
import type { PointerEvent } from 'react';

export function useAttention() {
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const handlers = {
    // A finger never hovers: what it touched would count as hovered until something else is touched.
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType !== 'touch'),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocus(true),
    onBlur: () => setFocus(false),
  };
  return { isGiven: isHovered || hasFocus, handlers };
}
