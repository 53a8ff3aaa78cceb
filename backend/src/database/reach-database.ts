/** For commands beside the server: the database that a running server uses, or, where none runs, the same one started for the command. */
import path from 'node:path';
import { withRole } from './connection-url.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { SUPERUSER } from './embedded/cluster.ts';
import { createDatabase, provideDatabase, type DatabaseSettings, type ProvidedDatabase } from './provide-database.ts';
import { derivePassword, readSecret } from './secret.ts';

export async function reachDatabase(settings: DatabaseSettings): Promise<ProvidedDatabase> {
  const running = settings.databaseUrl === null ? findPostmaster(path.resolve(settings.dataDir, 'postgres')) : null;
  if (running === null) return provideDatabase(settings);
  const secret = readSecret(settings.dataDir);
  const superuserUrl = withRole(`postgres://127.0.0.1:${running.port}/postgres`, SUPERUSER, derivePassword(secret, SUPERUSER));
  return { urls: await createDatabase(superuserUrl, 'purser', secret), ended: new Promise(() => undefined), stop: async () => undefined };
}
