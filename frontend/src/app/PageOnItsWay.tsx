/** Stands in for a page whose program is on its way: the picture that came with it, where there is one, is a better thing to look at than a spinner. */
import { hasFirstScreen, useFirstScreenKept } from '../ui/first-screen.ts';
import { FullPageSpinner } from '../ui/FullPageSpinner.tsx';
import { visuallyHidden } from '../ui/visually-hidden.ts';

function PictureKept() {
  useFirstScreenKept();
  return <div role="status" aria-label="Loading" style={visuallyHidden} />;
}

export function PageOnItsWay() {
  return hasFirstScreen() ? <PictureKept /> : <FullPageSpinner />;
}
