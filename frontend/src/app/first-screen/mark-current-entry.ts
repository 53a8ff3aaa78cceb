/** The picture of the first screen is drawn for the dashboard's home; its navigation says where the reader really is. */
import { paths } from '../../paths.ts';

export function markCurrentEntry(page: Document, pathname: string): void {
  const address = pathname.replace(/\/$/, '');
  const entries = [...page.querySelectorAll('nav[data-shape] a')];
  // An unknown view is the home; the ledger has no entry.
  const isKnown = address === paths.transactions() || entries.some((entry) => entry.getAttribute('href') === address);
  if (!isKnown) return;
  for (const entry of entries) {
    if (entry.getAttribute('href') === address) entry.setAttribute('aria-current', 'page');
    else entry.removeAttribute('aria-current');
  }
}
