/** What a business' own books say about a counterparty: what was decided for it before, else what was decided for those with names like it. */
import { LikeCounterparties } from './like-counterparties.ts';
import type { Direction } from './name-features.ts';
import type { Precedent, Remembered } from './precedent.ts';
import { fromSameCounterparty } from './same-counterparty.ts';

export class OwnHistory {
  readonly isEmpty: boolean;
  readonly #byName: Readonly<Record<Direction, Map<string, Precedent[]>>> = { in: new Map(), out: new Map() };
  readonly #alike: Partial<Record<Direction, LikeCounterparties>> = {};
  readonly #categoryNames: ReadonlyMap<number, string>;
  /** Statements repeat the same counterparties. */
  readonly #remembered = new Map<string, Remembered | null>();

  /** The latest choice first; `categoryNames`: what the business calls its categories. */
  constructor(precedents: readonly Precedent[], categoryNames: ReadonlyMap<number, string> = NO_NAMES) {
    this.#categoryNames = categoryNames;
    this.isEmpty = precedents.length === 0;
    for (const precedent of precedents) {
      const names = this.#byName[precedent.direction];
      const name = precedent.counterparty.toLowerCase();
      const known = names.get(name);
      if (known) known.push(precedent);
      else names.set(name, [precedent]);
    }
  }

  /** What was decided for the counterparty itself. */
  same(counterparty: string, direction: Direction): Remembered | null {
    const key = `${direction} ${counterparty}`;
    let found = this.#remembered.get(key);
    if (found === undefined) {
      const precedents = this.#byName[direction].get(counterparty.toLowerCase());
      found = precedents ? fromSameCounterparty(precedents) : null;
      this.#remembered.set(key, found);
    }
    return found;
  }

  /** What those with names like it suggest. */
  alike(counterparty: string, direction: Direction): Remembered | null {
    const own = (this.#alike[direction] ??= new LikeCounterparties(ownWord(this.#byName[direction]), direction === 'out' ? this.#categoryNames : NO_NAMES));
    return own.find(counterparty);
  }

  recall(counterparty: string, direction: Direction): Remembered | null {
    return this.same(counterparty, direction) ?? this.alike(counterparty, direction);
  }
}

/** Names of categories tell what is bought, not what is sold. */
const NO_NAMES: ReadonlyMap<number, string> = new Map();

/** What a language model proposed teaches nothing about others. */
function ownWord(byName: ReadonlyMap<string, readonly Precedent[]>): Map<string, readonly Precedent[]> {
  const own = [...byName].map(([name, precedents]) => [name, precedents.filter(({ source }) => source !== 'model')] as const);
  return new Map(own.filter(([, precedents]) => precedents.length > 0));
}

export const NO_HISTORY = new OwnHistory([]);
