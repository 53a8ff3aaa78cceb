/** How long one statement of a request may take: without a bound a question over a table whose statistics are old could hold a connection for minutes. Jobs have none: they are nobody's wait. */
import { AsyncLocalStorage } from 'node:async_hooks';

export interface Patience {
  readonly readMs: number;
  readonly writeMs: number;
}

interface Bound { ms: number; readonly writeMs: number }

const bound = new AsyncLocalStorage<Bound>();

/** Every statement that `work` leads to ends after `readMs`, as long as nobody says that it changes something. */
export function withPatience<T>({ readMs, writeMs }: Patience, work: () => T): T {
  return bound.run({ ms: readMs, writeMs }, work);
}

/** From here on the request changes something: a change of a large ledger takes its time, and ending it would only have it tried again. */
export function expectChange(): void {
  const now = bound.getStore();
  if (now) now.ms = now.writeMs;
}

/** To be added to the statement that begins a transaction; SET LOCAL ends with it. */
export function patienceStatement(): string {
  const now = bound.getStore();
  return now ? `; set local statement_timeout = ${Math.round(now.ms)}` : '';
}
