/** One bounded conversation with a language model: a total time limit, tries with growing pauses where the service is busy or down, and a rest after repeated failure. */
import { CircuitBreaker } from './circuit-breaker.ts';

/** The service answered with a status that is no success. */
export class ServiceRefusal extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`the service answered ${status}`);
    this.status = status;
  }
}

/** What tests put in place of the clock and chance. */
export interface Surroundings {
  /** Milliseconds of a clock that never goes backwards. */
  readonly now?: () => number;
  readonly random?: () => number;
  readonly pause?: (ms: number) => Promise<void>;
}

export interface Bounds extends Surroundings {
  /** For a call and its repetitions together. */
  readonly timeoutMs: number;
}

const FAILURES_TO_OPEN = 3;
const REST_MS = 60_000;
const TRIES = 3;
const FIRST_PAUSE_MS = 150;

export class BoundedCall {
  readonly #breaker: CircuitBreaker;
  readonly #timeoutMs: number;
  readonly #random: () => number;
  readonly #pause: (ms: number) => Promise<void>;

  constructor({ timeoutMs, now = () => performance.now(), random = Math.random, pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms)) }: Bounds) {
    this.#breaker = new CircuitBreaker({ failuresToOpen: FAILURES_TO_OPEN, restMs: REST_MS, now });
    this.#timeoutMs = timeoutMs;
    this.#random = random;
    this.#pause = pause;
  }

  get isAvailable(): boolean {
    return !this.#breaker.isOpen;
  }

  /** What `attempt` gives, or null. Never rejects. */
  async run(attempt: (signal: AbortSignal) => Promise<string>): Promise<string | null> {
    if (this.#breaker.isOpen) return null;
    const signal = AbortSignal.timeout(this.#timeoutMs);
    for (let tries = 1; tries <= TRIES; tries += 1) {
      try {
        const text = (await withSignal(attempt(signal), signal)).trim();
        this.#breaker.succeeded();
        return text === '' ? null : text;
      } catch (failure) {
        if (tries === TRIES || !canHelpToRetry(failure)) break;
        await this.#pause(this.#pauseAfter(tries));
        if (signal.aborted) break;
      }
    }
    this.#breaker.failed();
    return null;
  }

  /** Twice as long each time, and by chance up to twice that: callers that failed together do not come back together. */
  #pauseAfter(tries: number): number {
    return FIRST_PAUSE_MS * 2 ** (tries - 1) * (1 + this.#random());
  }
}

/** Too many calls and a server's error may pass. A refused key, a wrong request, a broken answer and a time limit stay as they are. */
function canHelpToRetry(failure: unknown): boolean {
  return failure instanceof ServiceRefusal && (failure.status === 429 || failure.status >= 500);
}

/** Ends the wait at the time limit even where the body trickles in after the headers. */
function withSignal<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('the time is up'));
    // First: a failure that comes after the time is up must not be left unheard.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
  });
}
