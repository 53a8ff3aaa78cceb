/** Chance that comes out the same for the same words, wherever one starts: books of any day without those of the days before. */
// Hundreds of thousands of draws: taken once, for looking a global up costs more than the arithmetic where tests run.
const { floor, imul } = Math;

export class Chance {
  #state: number;

  constructor(...seed: readonly (string | number)[]) {
    let state = 2_166_136_261;
    for (const sign of seed.join(' ')) state = imul(state ^ sign.charCodeAt(0), 16_777_619);
    this.#state = state >>> 0;
  }

  /** From 0 up to, not including, 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = imul(t ^ (t >>> 15), t | 1);
    t ^= t + imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number within both bounds. */
  between(low: number, high: number): number {
    return low + floor(this.next() * (high - low + 1));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.between(0, items.length - 1)] as T;
  }

  /** True in one of `count` cases. */
  oneIn(count: number): boolean {
    return this.next() * count < 1;
  }
}
