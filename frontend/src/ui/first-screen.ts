/** The picture of the dashboard that came with the page: stays until the product has something better to show than a spinner. */
import { useLayoutEffect } from 'react';

export const FIRST_SCREEN_ID = 'first-screen';

/** How many spinners stand where the picture is the better thing to look at. */
let waiting = 0;

export function hasFirstScreen(): boolean {
  return document.getElementById(FIRST_SCREEN_ID) !== null;
}

/** After whatever else is drawn in the same step: one spinner may follow another. */
function removeUnlessWaiting(): void {
  queueMicrotask(() => { if (waiting === 0) document.getElementById(FIRST_SCREEN_ID)?.remove(); });
}

/** For what is drawn while there is nothing to show. */
export function useFirstScreenKept(): void {
  useLayoutEffect(() => {
    waiting += 1;
    return () => {
      waiting -= 1;
      removeUnlessWaiting();
    };
  }, []);
}

/** For what stands around everything. */
export function useFirstScreenReplaced(): void {
  useLayoutEffect(removeUnlessWaiting, []);
}
