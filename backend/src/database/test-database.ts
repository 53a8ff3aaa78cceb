/** A migrated database of its own for a test file: a copy of a template, dropped on close. */
import pg from 'pg';
import { entities } from '../features/entities.ts';
import { withDatabase, withRole } from './connection-url.ts';
import { type Database, openDatabase } from './database.ts';
import type { DatabaseUrls } from './migrate.ts';
import { newId } from './new-id.ts';
import { APP_ROLE, JOBS_ROLE, OWNER_ROLE } from './roles.ts';
import { derivePassword } from './secret.ts';
import { TEMPLATE, type TestCluster, useTestCluster } from './test-cluster.ts';
import { withClient } from './with-client.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly urls: DatabaseUrls;
  /** Sees the rows of every business, which no role of the product does. */
  readonly superuserUrl: string;
  close(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  const cluster = await useTestCluster(runProcess());
  const name = `test_${newId().replaceAll('-', '')}`;
  const quoted = pg.escapeIdentifier(name);
  await withClient(cluster.superuserUrl, (client) => client.query(`create database ${quoted} template ${TEMPLATE} owner ${OWNER_ROLE}`));
  const urls = urlsOf(cluster, name);
  const database = await openDatabase({ appUrl: urls.app, entities, poolSize: 6 });
  return {
    database,
    urls,
    superuserUrl: withDatabase(cluster.superuserUrl, name),
    close: async () => {
      await database.close();
      await withClient(cluster.superuserUrl, (client) => client.query(`drop database ${quoted} with (force)`));
    },
  };
}

/** Workers inherit what test-cluster-setup.ts wrote; a script outside Jest is its own run. */
function runProcess(): number {
  return Number(process.env.PURSER_TEST_RUN ?? process.pid);
}

function urlsOf(cluster: TestCluster, name: string): DatabaseUrls {
  const base = withDatabase(cluster.superuserUrl, name);
  const urlFor = (role: string): string => withRole(base, role, derivePassword(cluster.secret, role));
  return { owner: urlFor(OWNER_ROLE), app: urlFor(APP_ROLE), jobs: urlFor(JOBS_ROLE) };
}
