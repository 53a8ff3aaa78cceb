/** Bounds calls per caller and minute, in this server's memory: a full minute's calls at once, then as they grow back. */
import { AppError } from '../../errors.ts';

interface Bucket {
  left: number;
  filledAtMs: number;
}

/** Callers remembered at most; the longest unseen is forgotten first. */
const MOST_CALLERS = 50_000;

export class CallLimit {
  readonly #perMinute: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(perMinute: number, now: () => number = Date.now) {
    this.#perMinute = perMinute;
    this.#now = now;
  }

  /** Throws RATE_LIMITED with the seconds until the next call goes through. */
  count(caller: string): void {
    const bucket = this.#refill(caller);
    if (bucket.left < 1) {
      const retryAfterSeconds = Math.max(1, Math.ceil(((1 - bucket.left) * 60) / this.#perMinute));
      throw new AppError('RATE_LIMITED', 'Too many requests. Please wait a moment and try again.', { retryAfterSeconds });
    }
    bucket.left -= 1;
  }

  /** The caller's bucket, filled for the time since it was last seen and moved to the end of the map. */
  #refill(caller: string): Bucket {
    const nowMs = this.#now();
    const bucket = this.#buckets.get(caller) ?? { left: this.#perMinute, filledAtMs: nowMs };
    bucket.left = Math.min(this.#perMinute, bucket.left + ((nowMs - bucket.filledAtMs) * this.#perMinute) / 60_000);
    bucket.filledAtMs = nowMs;
    this.#buckets.delete(caller);
    this.#buckets.set(caller, bucket);
    if (this.#buckets.size > MOST_CALLERS) this.#buckets.delete(this.#buckets.keys().next().value as string);
    return bucket;
  }
}
