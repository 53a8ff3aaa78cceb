/** What a file's rows with one party add up to, in each direction. */
import type { Categorized } from './categorize.ts';

/** From here on a text's own words count as known. */
const CLEAR = 70;

export class PartyTally {
  readonly isNamed: boolean;
  /** The shortest of its names: banks put a town behind some. */
  name: string | null;
  inCount = 0;
  outCount = 0;
  inMinor = 0;
  outMinor = 0;
  /** Of money out: how often it was the same amount as the time before. */
  repeatCount = 0;
  #lastOutMinor = 0;
  /** Category → rows of it, each direction, where the text says it clearly. */
  readonly #clear = { in: new Map<number, number>(), out: new Map<number, number>() };

  constructor(name: string | null) {
    this.isNamed = name !== null;
    this.name = name;
  }

  add({ categoryNumber, confidence }: Categorized, amountMinor: number): void {
    const isIn = amountMinor >= 0;
    if (isIn) {
      this.inCount += 1;
      this.inMinor += amountMinor;
    } else {
      this.outCount += 1;
      this.outMinor -= amountMinor;
      if (amountMinor === this.#lastOutMinor) this.repeatCount += 1;
      this.#lastOutMinor = amountMinor;
    }
    const known = this.#clear[isIn ? 'in' : 'out'];
    if (confidence >= CLEAR) known.set(categoryNumber, (known.get(categoryNumber) ?? 0) + 1);
  }

  /** Takes a name that the others begin with. */
  call(name: string | null): void {
    if (name !== null && this.name?.startsWith(`${name} `)) this.name = name;
  }

  has(direction: 'in' | 'out', categoryNumber: number): boolean {
    return this.#clear[direction].has(categoryNumber);
  }

  /** The category that most of its rows clearly have; null where none says any. */
  usual(direction: 'in' | 'out'): number | null {
    const [most] = [...this.#clear[direction]].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
    return most?.[0] ?? null;
  }
}
