/** Shown while it is not yet known who is here: a spinner on an empty page; the picture of the page, where one came along, is the better thing to look at. */
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { hasFirstScreen, useFirstScreenKept } from './first-screen.ts';
import { visuallyHidden } from './visually-hidden.ts';

const wholePage = { minHeight: '100dvh', display: 'grid', placeItems: 'center' } as const;

export function FullPageSpinner() {
  useFirstScreenKept();
  if (hasFirstScreen()) return <div role="status" aria-label="Loading" style={visuallyHidden} />;
  return <Box role="status" aria-label="Loading" sx={wholePage}><CircularProgress /></Box>;
}
