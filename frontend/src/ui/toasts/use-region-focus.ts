/** Moves the focus to a region by a key, and gives it back to where it came from when what had it there goes away. */
import { useEffect } from 'react';

export function useRegionFocus(region: HTMLElement | null, key: string): void {
  useEffect(() => {
    if (!region) return undefined;
    let cameFrom: HTMLElement | null = null;
    let held: Node | null = null;

    const enter = (event: KeyboardEvent) => {
      if (event.key !== key) return;
      event.preventDefault();
      region.focus({ preventScroll: true });
    };
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      held = target as Node;
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget)) cameFrom = relatedTarget;
    };
    // A control that leaves together with its toast would drop the focus on the page's body, the start of everything.
    const giveBack = () => {
      const isDropped = held !== null && !held.isConnected && document.activeElement === document.body;
      if (isDropped && cameFrom?.isConnected) cameFrom.focus({ preventScroll: true });
      if (held?.isConnected === false) held = null;
    };
    const observer = new MutationObserver(giveBack);
    observer.observe(region, { childList: true, subtree: true });
    region.addEventListener('focusin', remember);
    window.addEventListener('keydown', enter);
    return () => {
      observer.disconnect();
      region.removeEventListener('focusin', remember);
      window.removeEventListener('keydown', enter);
    };
  }, [region, key]);
}
