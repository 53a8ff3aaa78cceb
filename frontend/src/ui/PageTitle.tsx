/** The page's only h1. It names the browser tab and takes the focus when somebody arrives from another page. */
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Whether a page of this visit has been shown before. */
let hasArrived = false;

interface Props {
  children: string;
  variant?: TypographyProps['variant'];
}

export function PageTitle({ children, variant = 'h1' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useNavigationType();
  const { hash, pathname } = useLocation();

  useEffect(() => {
    document.title = `${children} · Purser`;
  }, [children]);
  const takeFocus = useEffectEvent(() => {
    // A first load leaves the focus to the browser; so does a link to a part of the page.
    if ((hasArrived || arrival !== 'POP') && !hash) heading.current?.focus({ preventScroll: true });
    hasArrived = true;
  });
  // Only another page moves the focus: a choice that is kept in the address leaves it where it was made.
  useEffect(() => takeFocus(), [pathname]);

  return <Typography ref={heading} variant={variant} component="h1" tabIndex={-1} sx={{ textWrap: 'balance' }}>{children}</Typography>;
}
