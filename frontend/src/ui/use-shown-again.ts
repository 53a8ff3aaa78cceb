/** Calls back when a browser that went back shows the page as it was left: what was busy until it left is not any more. */
import { useEffect, useEffectEvent } from 'react';

export function useShownAgain(onShown: () => void): void {
  const shown = useEffectEvent(({ persisted }: PageTransitionEvent) => { if (persisted) onShown(); });
  useEffect(() => {
    const listener = (event: PageTransitionEvent): void => shown(event);
    window.addEventListener('pageshow', listener);
    return () => window.removeEventListener('pageshow', listener);
  }, []);
}
