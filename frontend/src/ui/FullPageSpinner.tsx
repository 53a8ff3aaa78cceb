/** Shown while it is not yet known who is here: over the picture of the page where one came along, else on an empty page. */
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { hasFirstScreen, useFirstScreenKept } from './first-screen.ts';

const wholePage = { minHeight: '100dvh', display: 'grid', placeItems: 'center' } as const;

export function FullPageSpinner() {
  useFirstScreenKept();
  return (
    <Box role="status" aria-label="Loading" sx={hasFirstScreen() ? { ...wholePage, position: 'fixed', inset: 0, zIndex: 'modal' } : wholePage}>
      <CircularProgress />
    </Box>
  );
}
