/** Businesses are kept apart by the database itself: every table that belongs to one is built for it, and the app's role cannot step around it. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { newId } from './new-id.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { withClient } from './with-client.ts';

/** They belong to no business: the tenant itself, who signs in, what can be bought, what is counted before sign-in, and the migrations. */
const GLOBAL_TABLES = ['business', 'app_user', 'session', 'attempt', 'password_reset', 'plan', 'visitor_idempotency_key', 'connected_company', 'billing_customer', 'webhook_delivery', 'sandbox_setting', 'sandbox_grant', 'sandbox_fault', 'sandbox_change', 'schema_migration'];

let db: TestDatabase;
const [mine, theirs] = [newId(), newId()];

beforeAll(async () => {
  db = await createTestDatabase();
  await db.database.outsideTenants(async (em) => {
    for (const id of [mine, theirs]) await em.execute('insert into business (id, name) values (?, ?)', [id, 'Bakery']);
  });
  await db.database.inTenant(theirs, (em) => em.execute('insert into ledger (business_id, version) values (?, 7)', [theirs]));
});
afterAll(() => db.close());

/** Runs a catalogue query that lists offenders: there must be none. */
async function check(offenders: string, ...values: unknown[]): Promise<void> {
  const { rows } = await withClient(db.urls.owner, (client) => client.query(offenders, values));
  expect(rows).toEqual([]);
}

const TENANT_TABLES = `select oid, relname::text as name from pg_class
  where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace and not relname = any($1)`;

describe('every table of a business', () => {
  test('begins its primary key with business_id', () => check(`
    select name from (${TENANT_TABLES}) t where not exists (
      select 1 from pg_constraint c join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
       where c.conrelid = t.oid and c.contype = 'p' and a.attname = 'business_id')`, GLOBAL_TABLES));

  test('has business_id in every unique index', () => check(`
    select name, i.indexrelid::regclass::text as index from (${TENANT_TABLES}) t join pg_index i on i.indrelid = t.oid
     where i.indisunique and not exists (
       select 1 from pg_attribute a where a.attrelid = t.oid and a.attname = 'business_id' and a.attnum = i.indkey[0])`, GLOBAL_TABLES));

  test('refers to another such table together with the business', () => check(`
    select t.name, c.conname::text as key from (${TENANT_TABLES}) t join pg_constraint c on c.conrelid = t.oid and c.contype = 'f'
      join (${TENANT_TABLES}) target on target.oid = c.confrelid
     where not exists (
       select 1 from pg_attribute a, pg_attribute b
        where a.attrelid = t.oid and a.attnum = c.conkey[1] and a.attname = 'business_id'
          and b.attrelid = target.oid and b.attnum = c.confkey[1] and b.attname = 'business_id')`, GLOBAL_TABLES));

  test('has row-level security enabled and forced, with a policy for reading and writing', () => check(`
    select name from (${TENANT_TABLES}) t join pg_class c on c.oid = t.oid
     where not (c.relrowsecurity and c.relforcerowsecurity)
        or not exists (select 1 from pg_policy p where p.polrelid = t.oid and p.polcmd = '*' and p.polqual is not null and p.polwithcheck is not null)`, GLOBAL_TABLES));

  test('is seen through no view that runs with its owner\'s rights', () => check(`
    select relname::text from pg_class where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
       and not coalesce('security_invoker=true' = any(reloptions), false)`));
});

describe('the roles of the app and of the jobs', () => {
  const bothRoles = `rolname in ('purser_app', 'purser_jobs')`;

  test('are plain', () => check(`select rolname::text from pg_roles where ${bothRoles}
     and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb or rolreplication)`));

  test('are members of no other role', () => check(`
    select m.roleid::regrole::text as role from pg_auth_members m join pg_roles r on r.oid = m.member where r.${bothRoles}`));

  test('own nothing but the job queue', () => check(`
    select c.relname::text from pg_class c join pg_roles r on r.oid = c.relowner join pg_namespace n on n.oid = c.relnamespace
     where r.rolname = 'purser_app' or (r.rolname = 'purser_jobs' and n.nspname not in ('graphile_worker', 'pg_toast'))`));

  test('the app may not change what migrations have run', () =>
    expect(db.database.outsideTenants((em) => em.execute('delete from schema_migration'))).rejects.toThrow('permission denied'));

  test('the jobs role reads no table of the product', () =>
    expect(withClient(db.urls.jobs, (client) => client.query('select * from app_user'))).rejects.toThrow('permission denied'));
});

describe('another business', () => {
  test('is invisible', async () => {
    const seen = await db.database.inTenant(mine, (em) => em.execute('select * from ledger'));
    expect(seen).toEqual([]);
  });

  test('cannot be changed or deleted', async () => {
    await db.database.inTenantRaw(mine, (client) => client.query('update ledger set version = 99'));
    await db.database.inTenantRaw(mine, (client) => client.query('delete from ledger'));
    const kept = await db.database.inTenantRaw(theirs, (client) => client.query('select version from ledger'));
    expect(kept.rows).toEqual([{ version: '7' }]);
  });

  test('cannot be written to', () =>
    expect(db.database.inTenant(mine, (em) => em.execute('insert into usage_month (business_id, month, kind, used) values (?, ?, ?, 1)', [theirs, '2026-01-01', 'query'])))
      .rejects.toThrow('row-level security'));

  test('leaves nothing behind on a pooled connection', async () => {
    await db.database.inTenant(theirs, async () => undefined);
    for (let round = 0; round < 10; round += 1) {
      const seen = await db.database.outsideTenants((em) => em.execute('select * from ledger'));
      expect(seen).toEqual([]);
    }
  });

  test('is invisible to the owner of the tables, too', async () => {
    const { rows } = await withClient(db.urls.owner, (client) => client.query('select * from ledger'));
    expect(rows).toEqual([]);
  });
});
