/** Where toasts appear: a named region that F8 moves the focus to, also while a dialog is open. */
import Box from '@mui/material/Box';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { ToastContext, ToastQueue } from './toast-queue.ts';
import { placeBesideDialogs } from './place-beside-dialogs.ts';
import { useRegionFocus } from './use-region-focus.ts';

const focusKey = 'F8';
const loadHost = () => import('./ToastHost.tsx');
const ToastHost = lazy(loadHost);

/** When the browser has nothing else to do, so that a toast about a lost connection can still be shown. */
function fetchInIdleTime(): () => void {
  if (!('requestIdleCallback' in window)) return () => undefined;
  const timer = setTimeout(() => requestIdleCallback(() => void loadHost().catch(() => undefined)), 3000);
  return () => clearTimeout(timer);
}

export function ToastRegion({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const [isNeeded, setNeeded] = useState(false);
  const [queue] = useState(() => new ToastQueue(() => setNeeded(true)));
  useRegionFocus(region, focusKey);
  useEffect(() => placeBesideDialogs(place), [place]);
  useEffect(fetchInIdleTime, []);

  return (
    <>
      <ToastContext value={queue}>{children}</ToastContext>
      {region && isNeeded ? <Suspense fallback={null}><ToastHost queue={queue} region={region} /></Suspense> : null}
      {createPortal(
        <Box
          component="section"
          data-passing=""
          ref={setRegion}
          aria-label={`Notifications (${focusKey})`}
          tabIndex={-1}
          // The region itself has no size: the focus is seen on the toast that stands in it.
          sx={(theme) => ({ '&:focus [data-toast]': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 } })}
        />,
        place,
      )}
    </>
  );
}
