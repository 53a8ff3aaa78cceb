/** A request's statement ends in time, a change's later, a job's never by the clock; what ended is told as trouble of the database. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { databaseTrouble } from './database-trouble.ts';
import { newId } from './new-id.ts';
import { expectChange, withPatience } from './patience.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let db: TestDatabase;
const businessId = newId();
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const PATIENCE = { readMs: 200, writeMs: 60_000 };
const limit = async (): Promise<string> => db.database.inTenantRaw(businessId, async (client) => (await client.query<{ limit: string }>("select current_setting('statement_timeout') as limit")).rows[0]!.limit);
const sleepRaw = (): Promise<unknown> => db.database.inTenantRaw(businessId, (client) => client.query('select pg_sleep(30)'));
const sleepEntity = (): Promise<unknown> => db.database.inTenant(businessId, (em) => em.execute('select pg_sleep(30)'));

test.each([['on a bare connection', sleepRaw], ['through the entity manager', sleepEntity]])('a statement of a request that reads ends %s, and the connection goes on', async (_, sleep) => {
  const error: unknown = await withPatience(PATIENCE, sleep).catch((caught: unknown) => caught);
  expect(databaseTrouble(error)).toBe('too-slow');
  expect(await limit()).toBe('0');
});

test('a request that changes something has more time, each request for itself', async () => {
  const change = withPatience(PATIENCE, async () => { expectChange(); return limit(); });
  const read = withPatience(PATIENCE, limit);
  expect(await Promise.all([change, read, limit()])).toEqual(['1min', '200ms', '0']);
});

test('an export takes the time it takes; an answer that sees one moment does not', async () => {
  const limitOf = (hasTime: boolean) => withPatience(PATIENCE, () => db.database.inTenantSnapshot(businessId, async (client) => (await client.query<{ limit: string }>("select current_setting('statement_timeout') as limit")).rows[0]?.limit, { hasTime }));
  expect([await limitOf(true), await limitOf(false)]).toEqual(['0', '200ms']);
});

test('a database that is away is told from a fault of our own', () => {
  const withCode = (message: string, code: string, more = {}) => Object.assign(new Error(message), { code, ...more });
  expect(databaseTrouble(withCode('terminating connection due to administrator command', '57P01'))).toBe('away');
  expect(databaseTrouble(withCode('connect ECONNREFUSED', 'ECONNREFUSED', { syscall: 'connect' }))).toBe('away');
  expect(databaseTrouble(new Error('wrapped', { cause: new Error('Connection terminated unexpectedly') }))).toBe('away');
  expect(databaseTrouble(withCode('division by zero', '22012'))).toBeNull();
  expect(databaseTrouble(withCode('no such file', 'ENOENT'))).toBeNull();
  expect(databaseTrouble('text')).toBeNull();
});
