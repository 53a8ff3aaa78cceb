/** Closes what was opened, in the opposite order, once, whatever asks for it: a signal, a failed start or a lost database. */

/** npm, the starter and the terminal may each pass on the same key press. */
const SAME_PRESS_MS = 1_000;
const PATIENCE_MS = 30_000;
/** PostgreSQL's "terminating connection due to administrator command". */
const ENDED_BY_DATABASE = '57P01';

export class Closing {
  readonly #steps: { name: string; close: () => Promise<void> }[] = [];
  #running: Promise<void> | undefined;
  #firstSignalAt = 0;

  /** A start that is interrupted fails for that reason alone. */
  get hasBegun(): boolean {
    return this.#running !== undefined;
  }

  add(name: string, close: () => Promise<void>): void {
    this.#steps.push({ name, close });
  }

  /** A second signal ends the process at once. */
  onSignals(): void {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.#onSignal());
    // The starter is gone without a word: there is nobody left to stop this server later.
    process.on('disconnect', () => this.#onSignal());
  }

  /** Something that the server cannot live without is gone. */
  because(reason: string): void {
    if (this.#running !== undefined) return;
    console.error(reason);
    void this.run().then(() => process.exit(1));
  }

  run(): Promise<void> {
    if (this.#running === undefined) {
      // Jobs that outlive their patience lose their connections to the database, and their queue leaves some of that to nobody: the rest is closed all the same.
      process.on('uncaughtException', (error: NodeJS.ErrnoException) => { if (error.code !== ENDED_BY_DATABASE) console.error(`While closing: ${error.stack ?? error.message}`); });
      this.#running = this.#runAll();
    }
    return this.#running;
  }

  #onSignal(): void {
    if (this.#firstSignalAt === 0) {
      this.#firstSignalAt = Date.now();
      setTimeout(() => process.exit(1), PATIENCE_MS).unref();
      void this.run().then(() => process.exit(0));
    } else if (Date.now() - this.#firstSignalAt > SAME_PRESS_MS) {
      process.exit(1);
    }
  }

  async #runAll(): Promise<void> {
    for (let step = this.#steps.pop(); step !== undefined; step = this.#steps.pop()) {
      const { name, close } = step;
      await close().catch((error: Error) => console.error(`While closing the ${name}: ${error.message}`));
    }
  }
}
