/** Stands in the dashboard's page: fills the first screen, lets it be drawn, and only then fetches the product, whose weight would hold it up. */
import { paths } from '../../paths.ts';
import { fillFirstScreen } from './fill-first-screen.ts';
import { markCurrentEntry } from './mark-current-entry.ts';
import { HOME_ONLY, placeIn } from './places.ts';
import { readFirstAnswers } from './read-first-answers.ts';

function fetchProduct(): void {
  const [entry = '', ...others] = (document.body.dataset['product'] ?? '').split(' ');
  for (const file of others) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ entry);
}

const answers = readFirstAnswers();
if (answers) fillFirstScreen(document, answers);
markCurrentEntry(document, location.pathname);
if (location.pathname.replace(/\/$/, '') !== paths.dashboard) placeIn(document, HOME_ONLY)?.remove();
// A page in the background is not drawn, and need not be.
if (document.hidden) fetchProduct();
else requestAnimationFrame(() => setTimeout(fetchProduct));
