/** Follows a channel for one listener: how things stand at first, then each change, read and told one after the other, so that nothing older comes after something newer. */
import { setTimeout as pause } from 'node:timers/promises';
import { databaseTrouble } from './database-trouble.ts';
import type { Notifications } from './notifications.ts';

const AGAIN_AFTER_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** What takes too long each time would hold up all that comes after it. */
const MOST_TOO_SLOW = 3;

export interface Watched<T> {
  readonly channel: string;
  /** Read once the listening is in force, and whenever it is again: whoever is told this has missed nothing. */
  readonly now: () => Promise<readonly T[]>;
  /** Null where the payload is none of the listener's. */
  readonly changed: (payload: unknown) => (() => Promise<T>) | null;
}

/** What is gone by the time it is read has nothing to tell; what cannot be read while the database is away is read once it is back, what takes too long is passed over in the end. Returns the function that ends it. */
export function watchChanges<T>(notifications: Pick<Notifications, 'listen' | 'inForce'>, { channel, now, changed }: Watched<T>, tell: (item: T) => void, againAfterMs = AGAIN_AFTER_MS): () => void {
  let told: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const readSometime = async (read: () => Promise<readonly T[]>): Promise<readonly T[]> => {
    let tooSlow = 0;
    for (let tries = 0; !isOver; tries += 1) {
      try {
        return await read();
      } catch (error) {
        const trouble = databaseTrouble(error);
        if (trouble === 'too-slow') tooSlow += 1;
        if (trouble === null || tooSlow === MOST_TOO_SLOW) break;
        await pause(pauseMs(againAfterMs, tries), undefined, { ref: false });
      }
    }
    return [];
  };
  const tellInTurn = (read: () => Promise<readonly T[]>): void => {
    told = told.then(() => readSometime(read)).then((items) => items.forEach(tell)).catch(() => undefined);
  };
  const tellHowThingsStand = (): void => tellInTurn(async () => {
    await notifications.inForce();
    return now();
  });
  const stop = notifications.listen(channel, (payload) => {
    const read = changed(payload);
    if (read) tellInTurn(async () => [await read()]);
  }, tellHowThingsStand);
  tellHowThingsStand();
  return () => {
    isOver = true;
    stop();
  };
}

/** Later and later, and not all listeners at once. */
function pauseMs(firstMs: number, tries: number): number {
  return Math.min(firstMs * 2 ** tries, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}
