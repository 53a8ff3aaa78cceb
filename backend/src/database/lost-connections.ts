/**
 * A lent connection whose end came is taken back at once. Whoever fails to begin, to commit and to roll back on it may never hand it
 * back (the query builder below the entity manager does not), and a pool whose places are all lent to the dead lends to nobody.
 */
import type { Pool, PoolClient } from 'pg';

export function takeBackLostConnections(pool: Pool): void {
  const lent = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => lent.add(client));
  pool.on('release', (_error, client) => lent.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      if (!lent.has(client)) return;
      client.release(true);
      client.release = () => undefined; // its holder, who does not know, may hand it back as well
    });
  });
}
