/** Says in words what a sign means, while the pointer or the focus rests on it. The sign has its own label: readers of the screen hear it once. */
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

interface Props {
  /** Nothing is shown without any. */
  words: string;
  side?: 'below' | 'right';
  children: ReactNode;
}

const patienceMs = 400;
const gapPx = 8;
/** Half of what a hint is wide at most; keeps it inside the window. */
const halfWidthPx = 72;

interface Place {
  top: number;
  left: number;
}

function placeBeside(element: Element, side: 'below' | 'right'): Place {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  if (side === 'right') return { top: top + height / 2, left: right + gapPx };
  return { top: bottom + gapPx, left: Math.min(Math.max(left + width / 2, halfWidthPx), innerWidth - halfWidthPx) };
}

export function Hint({ words, side = 'below', children }: Props) {
  const [place, setPlace] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = (element: Element, afterMs: number) => {
    clearTimeout(timer.current);
    if (words) timer.current = setTimeout(() => setPlace(placeBeside(element, side)), afterMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  return (
    <Box
      component="span"
      sx={{ display: side === 'right' ? 'block' : 'inline-flex', width: side === 'right' ? 1 : undefined }}
      onPointerEnter={({ currentTarget, pointerType }) => { if (pointerType !== 'touch') show(currentTarget, patienceMs); }}
      onPointerLeave={hide}
      onFocus={({ currentTarget, target }) => { if (target.matches(':focus-visible')) show(currentTarget, 0); }}
      onBlur={hide}
      onClick={hide}
      onKeyDown={({ key }: KeyboardEvent) => { if (key === 'Escape') hide(); }}
    >
      {children}
      {place ? (
        <Box
          component="span"
          aria-hidden="true"
          style={place}
          sx={{
            position: 'fixed', zIndex: 'tooltip', pointerEvents: 'none', px: 1, py: 0.5, borderRadius: '6px', fontSize: '0.75rem', lineHeight: 1.4, whiteSpace: 'nowrap',
            color: 'background.paper', bgcolor: 'text.primary', transform: side === 'right' ? 'translateY(-50%)' : 'translateX(-50%)',
          }}
        >
          {words}
        </Box>
      ) : null}
    </Box>
  );
}
