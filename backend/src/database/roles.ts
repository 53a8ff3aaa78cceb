/**
 * The roles that Purser connects as. The owner runs migrations and owns the tables. The app role owns nothing and is bound by
 * row-level security; the jobs role owns the job queue's schema and nothing else. No business's row is ever read as owner.
 */
import pg from 'pg';
import { passwordOf, roleOf } from './connection-url.ts';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { withClient } from './with-client.ts';

export const OWNER_ROLE = 'purser_owner';
export const APP_ROLE = 'purser_app';
export const JOBS_ROLE = 'purser_jobs';

/** Makes the role that an address names, or gives it the address's password. Needs CREATEROLE. */
export async function ensureRole(admin: pg.Client, url: string, attributes: 'create-role' | 'plain'): Promise<void> {
  const role = pg.escapeIdentifier(roleOf(url));
  const password = pg.escapeLiteral(passwordOf(url));
  const rights = `login nosuperuser nobypassrls nocreatedb noreplication ${attributes === 'create-role' ? 'createrole' : 'nocreaterole'}`;
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [roleOf(url)]);
  if (rowCount === 0) await admin.query(`create role ${role} ${rights} password ${password}`);
  else await admin.query(`alter role ${role} password ${password}`);
}

/** Makes the roles where their addresses do not work yet. */
export async function ensureRoles(ownerUrl: string, urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    if (await connects(url)) continue;
    try {
      await withClient(ownerUrl, (admin) => ensureRole(admin, url, 'plain'));
    } catch (cause) {
      if (await connects(url)) continue; // another server that starts at this moment was faster
      throw new DatabaseUnavailable(
        `The role of DATABASE_URL may not make or change the role ${roleOf(url)}. Give it CREATEROLE, ` +
          'or make the roles yourself and set DATABASE_APP_URL and DATABASE_JOBS_URL.',
        { cause },
      );
    }
  }
}

/** Refuses an application role that row-level security would not bind. */
export async function assertBoundByRowSecurity(appUrl: string): Promise<void> {
  const { rows } = await withClient(appUrl, (client) => client.query<{ is_free: boolean; owned: string }>(
    `select rolsuper or rolbypassrls as is_free,
            (select count(*) from pg_class where relowner = pg_roles.oid and relpersistence = 'p') as owned
       from pg_roles where rolname = current_user`,
  ));
  if (rows[0]?.is_free === false && rows[0].owned === '0') return;
  throw new DatabaseUnavailable(
    `The role ${roleOf(appUrl)} of DATABASE_APP_URL is a superuser, bypasses row-level security or owns tables: businesses would not be kept apart. Use a plain role that owns nothing.`,
  );
}

async function connects(url: string): Promise<boolean> {
  try {
    await withClient(url, (client) => client.query('select 1'));
    return true;
  } catch {
    return false;
  }
}
