/** Shows the toasts of a queue in a region of the page, one at a time. */
import { SnackbarProvider, useSnackbar } from 'notistack';
import { useEffect } from 'react';
import { ToastCard } from './ToastCard.tsx';
import type { ToastContent, ToastQueue } from './toast-queue.ts';

declare module 'notistack' {
  interface VariantOverrides {
    toast: ToastContent;
  }
}

function Server({ queue }: { queue: ToastQueue }) {
  const { enqueueSnackbar } = useSnackbar();
  useEffect(() => queue.serve(({ title, ...content }) => void enqueueSnackbar(title, { variant: 'toast', ...content })), [queue, enqueueSnackbar]);
  return null;
}

export default function ToastHost({ queue, region }: { queue: ToastQueue; region: HTMLElement }) {
  return (
    // A toast counts its own time, because notistack's clock does not stop while the focus is inside.
    <SnackbarProvider domRoot={region} maxSnack={1} autoHideDuration={null} anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }} Components={{ toast: ToastCard }}>
      <Server queue={queue} />
    </SnackbarProvider>
  );
}
