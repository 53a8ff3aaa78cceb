/** Where toasts appear: a named region that F8 moves the focus to. */
import Box from '@mui/material/Box';
import { SnackbarProvider } from 'notistack';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ToastCard } from './ToastCard.tsx';

const focusKey = 'F8';

export function ToastRegion({ children }: { children: ReactNode }) {
  const [region, setRegion] = useState<HTMLElement | null>(null);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== focusKey) return;
      event.preventDefault();
      region?.focus();
    };
    window.addEventListener('keydown', focusRegion);
    return () => window.removeEventListener('keydown', focusRegion);
  }, [region]);

  return (
    <>
      {region ? (
        // A toast counts its own time, because notistack's clock does not stop while the focus is inside.
        <SnackbarProvider
          domRoot={region}
          maxSnack={1}
          autoHideDuration={null}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          Components={{ toast: ToastCard }}
        >
          {children}
        </SnackbarProvider>
      ) : null}
      <Box component="section" ref={setRegion} aria-label={`Notifications (${focusKey})`} tabIndex={-1} />
    </>
  );
}
