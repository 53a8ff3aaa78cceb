/** Shows the toasts of a queue in a region of the page, one at a time. */
import GlobalStyles from '@mui/material/GlobalStyles';
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { ToastCard } from './ToastCard.tsx';
import type { ToastContent, ToastQueue } from './toast-queue.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: ToastContent;
  }
}

/** One that is open or opening; while it goes its toast may stand where toasts stand. */
const OPEN_DIALOG = '.MuiDialog-container[style*="opacity: 1"], .MuiDrawer-modal .MuiDrawer-paper[style*="transform: none"]';

/** A dialog's buttons are at its bottom, a drawer stands on the right: beside both, and on a phone below their title. */
const besideDialogs = {
  [`body:has(${OPEN_DIALOG}) .notistack-SnackbarContainer`]: { 'top': 72, 'bottom': 'auto', '@media (min-width: 600px)': { top: 14, left: 20, right: 'auto' } },
};

function Server({ queue }: { queue: ToastQueue }) {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => queue.serve(({ title, ...content }) => void enqueueSnackbar(title, { variant: 'toast', ...content })), [queue, enqueueSnackbar]);
  return null;
}

export default function ToastHost({ queue, region }: { queue: ToastQueue; region: HTMLElement }) {
  return (
    // A toast counts its own time, because notistack's clock does not stop while the focus is inside.
    <SnackbarProvider domRoot={region} maxSnack={1} autoHideDuration={null} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} Components={{ toast: ToastCard }}>
      <GlobalStyles styles={besideDialogs} />
      <Server queue={queue} />
    </SnackbarProvider>
  );
}
