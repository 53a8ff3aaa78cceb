/** Turns a callback source into the async iterator that a GraphQL subscription reads; a slow client skips what is out of date. */

/** Starts to listen; returns the function that ends it. */
export type Listen<T> = (onItem: (item: T) => void) => () => void;

export interface LiveStreamOptions<T> {
  readonly listen: Listen<T>;
  /** Of several waiting items with the same key only the newest is delivered. */
  readonly keyOf: (item: T) => string;
  /** Asked before each delivery; false ends the stream. */
  readonly isWanted: () => Promise<boolean>;
}

/** Items that may wait for a slow client; the oldest gives way. */
const MOST_WAITING = 100;

/** No generator: its `return()` would wait for the next item before it stopped listening. */
export class LiveStream<T> implements AsyncIterableIterator<T> {
  readonly #options: LiveStreamOptions<T>;
  readonly #waiting = new Map<string, T>();
  readonly #stop: () => void;
  #wake: () => void = () => undefined;
  #isDone = false;

  constructor(options: LiveStreamOptions<T>) {
    this.#options = options;
    this.#stop = options.listen((item) => this.#add(item));
  }

  async next(): Promise<IteratorResult<T>> {
    while (!this.#isDone && this.#waiting.size === 0) await new Promise<void>((resume) => { this.#wake = resume; });
    const item = this.#take();
    if (this.#isDone || item === undefined || !(await this.#isWanted())) return this.return();
    return { done: false, value: item };
  }

  async return(): Promise<IteratorReturnResult<undefined>> {
    if (!this.#isDone) this.#stop();
    this.#isDone = true;
    this.#wake();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Whoever reads is told of a fault and begins anew; nobody listens for them meanwhile. */
  async #isWanted(): Promise<boolean> {
    try {
      return await this.#options.isWanted();
    } catch (error) {
      await this.return();
      throw error;
    }
  }

  #add(item: T): void {
    const key = this.#options.keyOf(item);
    this.#waiting.delete(key);
    this.#waiting.set(key, item);
    if (this.#waiting.size > MOST_WAITING) this.#waiting.delete(this.#waiting.keys().next().value as string);
    this.#wake();
  }

  #take(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    this.#waiting.delete(first[0]);
    return first[1];
  }
}
