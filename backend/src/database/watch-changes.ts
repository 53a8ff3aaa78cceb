/** Follows a channel for one listener: how things stand at first, then each change, read and told one after the other, so that nothing older comes after something newer. */
import type { Notifications } from './notifications.ts';

export interface Watched<T> {
  readonly channel: string;
  /** Read once the listening is in force: whoever is told this has missed nothing. */
  readonly now: () => Promise<readonly T[]>;
  /** Null where the payload is none of the listener's. */
  readonly changed: (payload: unknown) => (() => Promise<T>) | null;
}

/** What is gone by the time it is read has nothing to tell. Returns the function that ends it. */
export function watchChanges<T>(notifications: Pick<Notifications, 'listen' | 'inForce'>, { channel, now, changed }: Watched<T>, tell: (item: T) => void): () => void {
  let told: Promise<unknown> = Promise.resolve();
  const tellInTurn = (read: () => Promise<readonly T[]>): void => {
    told = told.then(read).then((items) => items.forEach(tell)).catch(() => undefined);
  };
  const stop = notifications.listen(channel, (payload) => {
    const read = changed(payload);
    if (read) tellInTurn(async () => [await read()]);
  });
  tellInTurn(async () => {
    await notifications.inForce();
    return now();
  });
  return stop;
}
