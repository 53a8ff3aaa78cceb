/** Begins new pages at their top, and brings somebody who goes back to where they were. */
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Entry of the browser's history → how far down its page was. */
const positionsPx = new Map<string, number>();

export function useScrollPosition(): void {
  const { key, pathname, hash } = useLocation();
  const arrival = useNavigationType();

  useEffect(() => {
    const remember = () => { positionsPx.set(key, scrollY); };
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);
  useLayoutEffect(() => {
    const known = positionsPx.get(key);
    if (known !== undefined) scrollTo(0, known);
    else if (arrival === 'PUSH' && !hash) scrollTo(0, 0);
    // A change of the query alone, such as another period, stays where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname]);
}
