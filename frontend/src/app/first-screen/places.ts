/** Where the words that come with the page go in the first screen. */
import type { Measure } from '../../features/transactions/measures.ts';

export const HOME_ONLY = 'home';

export type Place = 'who' | 'purpose' | 'verdict' | typeof HOME_ONLY | Measure;

const attribute = 'data-first';

export function place(name: Place) {
  return { [attribute]: name };
}

export function placeIn(page: Document, name: Place): HTMLElement | null {
  return page.querySelector(`[${attribute}="${name}"]`);
}
