/** Sees to it that a walk through a vendor's pages comes to an end, also at a vendor whose pages lead round in a circle. */
import type { OutsideLine } from './outside-line.ts';

export class PageWalk {
  readonly #line: Pick<OutsideLine, 'broken'>;
  readonly #left = new Set<string>();

  constructor(line: Pick<OutsideLine, 'broken'>) {
    this.#line = line;
  }

  /** `place`: what names the page that comes next. Throws ProviderError where it was left once before. */
  leave(place: string): void {
    if (this.#left.has(place)) throw this.#line.broken('a page that leads nowhere');
    this.#left.add(place);
  }
}
