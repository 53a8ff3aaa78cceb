/** How many calls a vendor takes from one grant; counted by each server for itself, as large vendors do. */
export interface RateRule {
  readonly calls: number;
  readonly seconds: number;
}

/** Grants that are counted at once; the oldest are forgotten. */
const MOST_COUNTED = 1_000;

export class RateLimit {
  readonly #rule: RateRule | null;
  readonly #now: () => number;
  readonly #windows = new Map<string, { startedAt: number; used: number }>();

  constructor(rule: RateRule | null, now: () => number) {
    this.#rule = rule;
    this.#now = now;
  }

  /** Counts a call; 0 where it may pass, else the whole seconds until the next one may. */
  secondsToWait(key: string): number {
    if (!this.#rule) return 0;
    const { calls, seconds } = this.#rule;
    const now = this.#now();
    const open = this.#windows.get(key);
    const window = open && now - open.startedAt < seconds * 1_000 ? open : { startedAt: now, used: 0 };
    window.used += 1;
    this.#windows.set(key, window);
    if (this.#windows.size > MOST_COUNTED) this.#windows.delete(this.#windows.keys().next().value ?? '');
    return window.used <= calls ? 0 : Math.max(1, Math.ceil((window.startedAt + seconds * 1_000 - now) / 1_000));
  }
}
