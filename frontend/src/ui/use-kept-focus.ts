/** Keeps the focus near where it was: when the control that has it goes away or is switched off, its surroundings take it. */
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

interface KeptFocus<T extends HTMLElement> {
  ref: RefObject<T | null>;
  tabIndex: -1;
  onFocus: () => void;
  onBlur: (event: FocusEvent) => void;
}

/** For the element around controls that come and go. */
export function useKeptFocus<T extends HTMLElement>(): KeptFocus<T> {
  const ref = useRef<T | null>(null);
  const isInside = useRef(false);
  // After each drawing: the control may have gone with it.
  useEffect(() => {
    if (isInside.current && document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => { isInside.current = true; },
    // Only who leaves of their own will has left: a control that is taken away is no longer there when it tells.
    onBlur: ({ target, relatedTarget }) => { if (relatedTarget !== null || target.isConnected) isInside.current = false; },
  };
}
