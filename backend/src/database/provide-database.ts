/** From settings to a migrated database: the embedded PostgreSQL of the data directory, or the one that DATABASE_URL names. */
import pg from 'pg';
import { withDatabase, withRole } from './connection-url.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { type DatabaseUrls, migrate } from './migrate.ts';
import { APP_ROLE, assertBoundByRowSecurity, ensureRole, ensureRoles, JOBS_ROLE, OWNER_ROLE } from './roles.ts';
import { derivePassword, readSecret } from './secret.ts';
import { withClient } from './with-client.ts';

export interface DatabaseSettings {
  readonly dataDir: string;
  /** The owner's address of an outside PostgreSQL; without it the embedded one is used. */
  readonly databaseUrl: string | null;
  readonly databaseAppUrl: string | null;
  readonly databaseJobsUrl: string | null;
}

export interface ProvidedDatabase {
  readonly urls: DatabaseUrls;
  /** Settles when an embedded PostgreSQL ends, whoever ended it; an outside one is watched by nobody. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

export async function provideDatabase(settings: DatabaseSettings): Promise<ProvidedDatabase> {
  if (settings.databaseUrl !== null) return outsideDatabase(settings, settings.databaseUrl);
  const embedded = await startEmbeddedPostgres(settings.dataDir);
  try {
    const urls = await createDatabase(embedded.superuserUrl, 'purser', readSecret(settings.dataDir));
    await migrate(urls);
    return { urls, ended: embedded.ended, stop: () => embedded.stop() };
  } catch (error) {
    await embedded.stop();
    throw error;
  }
}

/** A database of that name with its roles, not migrated yet. Also used by the tests. */
export async function createDatabase(superuserUrl: string, name: string, secret: string): Promise<DatabaseUrls> {
  const base = withDatabase(superuserUrl, name);
  const urlFor = (role: string): string => withRole(base, role, derivePassword(secret, role));
  const urls = { owner: urlFor(OWNER_ROLE), app: urlFor(APP_ROLE), jobs: urlFor(JOBS_ROLE) };
  await withClient(superuserUrl, async (superuser) => {
    const { rowCount } = await superuser.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount !== 0) return;
    await ensureRole(superuser, urls.owner, 'create-role');
    await superuser.query(`create database ${pg.escapeIdentifier(name)} owner ${OWNER_ROLE}`);
  });
  await ensureRoles(urls.owner, [urls.app, urls.jobs]);
  return urls;
}

async function outsideDatabase(settings: DatabaseSettings, owner: string): Promise<ProvidedDatabase> {
  await reach(owner);
  const ownRole = (role: string): string => withRole(owner, role, derivePassword(readSecret(settings.dataDir), role));
  const urls = {
    owner,
    app: settings.databaseAppUrl ?? ownRole(APP_ROLE),
    jobs: settings.databaseJobsUrl ?? ownRole(JOBS_ROLE),
  };
  if (settings.databaseAppUrl === null) await ensureRoles(owner, [urls.app]);
  if (settings.databaseJobsUrl === null) await ensureRoles(owner, [urls.jobs]);
  await migrate(urls);
  await assertBoundByRowSecurity(urls.app);
  return { urls, ended: new Promise(() => undefined), stop: async () => undefined };
}

async function reach(ownerUrl: string): Promise<void> {
  try {
    await withClient(ownerUrl, (client) => client.query('select 1'));
  } catch (cause) {
    throw new DatabaseUnavailable(`The PostgreSQL of DATABASE_URL cannot be reached: ${(cause as Error).message}`, { cause });
  }
}
