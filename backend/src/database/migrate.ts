/** Brings a database to the current schema: tables as the owner, the job queue as its own role, then the app role's rights. */
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { quietLogger } from '../jobs/logger.ts';
import { roleOf } from './connection-url.ts';
import { migrations } from './migrations/index.ts';
import { withClient } from './with-client.ts';

/** Several servers may start at once: one migrates, the others wait for it. An arbitrary number. */
const MIGRATION_LOCK = 7_110_002;

export interface DatabaseUrls {
  readonly owner: string;
  readonly app: string;
  readonly jobs: string;
}

export async function migrate(urls: DatabaseUrls): Promise<void> {
  await withClient(urls.owner, async (owner) => {
    await owner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]); // let go when the connection closes
    await runSqlMigrations(urls.owner);
    await grantToApp(owner, roleOf(urls.app));
    await migrateJobQueue(owner, urls.jobs);
    await withClient(urls.jobs, (jobs) => openEnqueueDoor(jobs, roleOf(urls.app)));
  });
}

async function runSqlMigrations(ownerUrl: string): Promise<void> {
  const orm = await MikroORM.init({
    clientUrl: ownerUrl,
    pool: { min: 0, max: 1 },
    entities: [],
    discovery: { warnWhenNoEntities: false },
    extensions: [Migrator],
    migrations: { tableName: 'schema_migration', migrationsList: [...migrations], snapshot: false, silent: true },
  });
  try {
    await orm.migrator.up();
  } finally {
    await orm.close(true);
  }
}

async function grantToApp(owner: pg.Client, appRole: string): Promise<void> {
  const role = pg.escapeIdentifier(appRole);
  await owner.query(`
    grant usage on schema public to ${role};
    grant select, insert, update, delete on all tables in schema public to ${role};
    grant usage on all sequences in schema public to ${role};
    revoke insert, update, delete on schema_migration from ${role};
    alter default privileges in schema public grant select, insert, update, delete on tables to ${role};
    alter default privileges in schema public grant usage on sequences to ${role};
  `);
}

/** The jobs role makes its own schema: the right to do so is lent to it for that moment. */
async function migrateJobQueue(owner: pg.Client, jobsUrl: string): Promise<void> {
  const { rowCount } = await owner.query(
    `select 1 from pg_class where relname = 'migrations' and relnamespace = (select oid from pg_namespace where nspname = 'graphile_worker')`,
  );
  const role = pg.escapeIdentifier(roleOf(jobsUrl));
  const database = pg.escapeIdentifier(owner.database ?? '');
  if (rowCount === 0) await owner.query(`grant create on database ${database} to ${role}`);
  await runMigrations({ connectionString: jobsUrl, maxPoolSize: 1, logger: quietLogger });
  if (rowCount === 0) await owner.query(`revoke create on database ${database} from ${role}`);
}

/** The app may put a job in line, inside its own transaction, and can neither read nor change the queue otherwise. */
async function openEnqueueDoor(jobs: pg.Client, appRole: string): Promise<void> {
  const role = pg.escapeIdentifier(appRole);
  await jobs.query(`
    create or replace function graphile_worker.enqueue_job(task text, payload json, job_key text, queue_name text, run_at timestamptz)
      returns void language sql security definer set search_path = graphile_worker, pg_temp as $$
        select graphile_worker.add_job(task, payload, queue_name := queue_name, run_at := run_at, job_key := job_key);
      $$;
    create or replace function graphile_worker.enqueue_job_keeping_time(task text, payload json, job_key text, queue_name text, run_at timestamptz)
      returns void language sql security definer set search_path = graphile_worker, pg_temp as $$
        select graphile_worker.add_job(task, payload, queue_name := queue_name, run_at := run_at, job_key := job_key, job_key_mode := 'preserve_run_at');
      $$;
    revoke all on all functions in schema graphile_worker from public;
    grant usage on schema graphile_worker to ${role};
    grant execute on function graphile_worker.enqueue_job to ${role};
    grant execute on function graphile_worker.enqueue_job_keeping_time to ${role};
  `);
}
