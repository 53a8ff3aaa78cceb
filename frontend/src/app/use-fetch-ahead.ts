/** Fetches a page as soon as a pointer or the focus rests on a link to it, so that it is there when the link is followed. */
import { useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import { fetchPage } from './page-route.tsx';

const approaches = ['pointerover', 'focusin', 'touchstart'] as const;

export function useFetchAhead(routes: RouteObject[]): void {
  useEffect(() => {
    const onApproach = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && link.origin === location.origin) fetchPage(routes, link.pathname);
    };
    for (const approach of approaches) document.addEventListener(approach, onApproach, { passive: true });
    return () => { for (const approach of approaches) document.removeEventListener(approach, onApproach); };
  }, [routes]);
}
