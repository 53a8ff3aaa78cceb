/** An outside PostgreSQL: roles are made where they may be, and a role that could see every business is refused. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { withDatabase, withRole } from './connection-url.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { type DatabaseSettings, provideDatabase } from './provide-database.ts';
import { withClient } from './with-client.ts';

let directory: string;
/** Plays the outside PostgreSQL: a cluster of its own, for roles are shared by all databases of a cluster. */
let outside: EmbeddedPostgres;

beforeAll(async () => {
  directory = mkdtempSync(path.join(tmpdir(), 'purser-outside-'));
  outside = await startEmbeddedPostgres(path.join(directory, 'outside'), 'throw-away');
  for (const statement of [
    `create role maker login createrole password 'maker'`, 'create database made owner maker',
    `create role modest login password 'modest'`, 'create database modest owner modest',
  ]) await asSuperuser(statement);
}, 60_000);
afterAll(async () => {
  await outside.stop();
  rmSync(directory, { recursive: true, force: true });
});

const asSuperuser = (sql: string): Promise<unknown> => withClient(outside.superuserUrl, (client) => client.query(sql));
const urlOf = (role: string, database: string): string => withRole(withDatabase(outside.superuserUrl, database), role, role);

function settings(given: Partial<DatabaseSettings>): DatabaseSettings {
  return { dataDir: path.join(directory, 'data'), databaseUrl: null, databaseAppUrl: null, databaseJobsUrl: null, ...given };
}

async function checkRefused(given: Partial<DatabaseSettings>, sentence: string): Promise<void> {
  await expect(provideDatabase(settings(given))).rejects.toThrow(sentence);
}

test('makes its roles through a role that may, and finds them again', async () => {
  for (const start of ['first', 'second']) {
    const provided = await provideDatabase(settings({ databaseUrl: urlOf('maker', 'made') }));
    const { rows } = await withClient(provided.urls.app, (client) => client.query('select current_user as role, $1 as start', [start]));
    expect(rows).toEqual([{ role: 'purser_app', start }]);
  }
});

test('finds roles again whose passwords were made from a lost secret', async () => {
  const provided = await provideDatabase(settings({ databaseUrl: urlOf('maker', 'made'), dataDir: path.join(directory, 'elsewhere') }));
  await withClient(provided.urls.jobs, (client) => client.query('select 1'));
});

test('says what is missing where roles may not be made', () =>
  checkRefused({ databaseUrl: urlOf('modest', 'modest'), dataDir: path.join(directory, 'modest') }, 'Give it CREATEROLE, or make the roles yourself and set DATABASE_APP_URL'));

test('refuses a role that row-level security does not bind', async () => {
  const superuser = withDatabase(outside.superuserUrl, 'made');
  await checkRefused({ databaseUrl: urlOf('maker', 'made'), databaseAppUrl: superuser }, 'businesses would not be kept apart');
});

test('says that nobody answers', () =>
  checkRefused({ databaseUrl: 'postgres://nobody:x@127.0.0.1:1/none' }, 'The PostgreSQL of DATABASE_URL cannot be reached'));
