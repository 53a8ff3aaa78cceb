/** Stops asking a service that keeps failing, and tries it again after a rest. */

export interface BreakerSettings {
  readonly failuresToOpen: number;
  readonly restMs: number;
  /** Milliseconds of a clock that never goes backwards. */
  readonly now: () => number;
}

export class CircuitBreaker {
  readonly #settings: BreakerSettings;
  #failures = 0;
  #openUntil = 0;

  constructor(settings: BreakerSettings) {
    this.#settings = settings;
  }

  get isOpen(): boolean {
    return this.#settings.now() < this.#openUntil;
  }

  succeeded(): void {
    this.#failures = 0;
  }

  /** After the rest one more failure is enough to rest again. */
  failed(): void {
    this.#failures += 1;
    if (this.#failures >= this.#settings.failuresToOpen) this.#openUntil = this.#settings.now() + this.#settings.restMs;
  }
}
