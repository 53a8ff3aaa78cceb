/** Draws what is heavy once its place comes near the window: until then, as on a phone below the first screen, a placeholder of its size keeps the place. */
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';

const nearPx = 100;

export function WhenNear({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
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
    return () => {
      observer.disconnect();
      window.removeEventListener('beforeprint', draw);
    };
  }, [isNear]);

  return isNear ? children : <Box ref={place} data-not-near="">{placeholder}</Box>;
}
