/** The page's only h1. It names the browser tab and takes the focus when somebody arrives from another page. */
import Typography from '@mui/material/Typography';
import type { TypographyProps } from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

interface Props {
  children: string;
  variant?: TypographyProps['variant'];
}

export function PageTitle({ children, variant = 'h1' }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const arrival = useNavigationType();
  const { hash } = useLocation();

  useEffect(() => {
    document.title = `${children} · Purser`;
  }, [children]);
  useEffect(() => {
    // A first load (POP) leaves the focus to the browser; so does a link to a part of the page.
    if (arrival !== 'POP' && !hash) heading.current?.focus({ preventScroll: true });
  }, [arrival, hash]);

  return <Typography ref={heading} variant={variant} component="h1" tabIndex={-1} sx={{ textWrap: 'balance' }}>{children}</Typography>;
}
