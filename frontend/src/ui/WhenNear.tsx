/** Draws what is heavy once its place comes near the window: until then, as on a phone below the first screen, a placeholder of its size keeps the place. */
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

const nearPx = 100;
/** Long after a page's first work is done. */
const inTimeMs = 8000;

interface Props {
  placeholder: ReactNode;
  children: ReactNode;
  /** Drawn after a while in any case: what a browser prints without being scrolled has it then. */
  inTime?: boolean;
}

export function WhenNear({ placeholder, children, inTime = false }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));

  useEffect(() => {
    if (isNear || !place.current) return undefined;
    const draw = () => setNear(true);
    // A dialog was asked for, and may be printed unscrolled.
    if (place.current.closest('[role=dialog]')) {
      draw();
      return undefined;
    }
    const observer = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) draw(); }, { rootMargin: `${nearPx}px` });
    observer.observe(place.current);
    // On paper everything is near.
    window.addEventListener('beforeprint', draw);
    const later = inTime ? setTimeout(draw, inTimeMs) : undefined;
    return () => {
      clearTimeout(later);
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [isNear, inTime]);

  return isNear ? children : <Box ref={place} data-not-near="">{placeholder}</Box>;
}
