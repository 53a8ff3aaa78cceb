/** A link for a forgotten password and a new address at the same moment: whichever comes first, no link that went to the old address opens anything. */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { EntityManager } from '@mikro-orm/postgresql';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { newId } from '../../database/new-id.ts';
import { PasswordCheck } from '../sessions/password-check.ts';
import { PasswordResetService } from './password-reset.service.ts';
import { PasswordsService } from './passwords.service.ts';
import { ProfileService } from './profile.service.ts';
import { UsersService } from './users.service.ts';
import type { Viewer } from './viewer.ts';

const PASSWORD = 'quiet river stone';
let db: TestDatabase;
let profile: ProfileService;
let resets: PasswordResetService;
let mailed: string[];
let viewer: Viewer;
let email: string;
beforeAll(async () => {
  db = await createTestDatabase();
  profile = new ProfileService(db.database, new PasswordCheck(db.database, { tries: 3, windowMinutes: 15 }));
  const mailer = { send: async ({ to }: { to: string }) => { mailed.push(to); } };
  resets = new PasswordResetService({ database: db.database, mailer, home: 'https://books.example.com', logError: (error: unknown) => { throw error; } } as unknown as ConstructorParameters<typeof PasswordResetService>[0]);
});
afterAll(() => db.close());
beforeEach(async () => {
  mailed = [];
  email = `${newId()}@example.com`;
  const { user } = await new UsersService(db.database).signUp({ firstName: 'Ada', lastName: 'Byron', businessName: 'Ada & Co', email, password: PASSWORD });
  viewer = { userId: user.id, businessId: user.business.id, accountType: 'starter', isDemo: false };
});

const links = () => db.database.outsideTenants((em) => em.execute<unknown[]>('select 1 from password_reset where user_id = ?', [viewer.userId]));
const send = () => resets.send({ email, askedAt: new Date().toISOString() });

/** `second` begins while the transaction of `first` is open, and may have to wait for it. */
async function during(first: (em: EntityManager) => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  let begun: Promise<unknown> = Promise.resolve();
  await db.database.outsideTenants(async (em) => {
    await first(em);
    begun = second();
    begun.catch(() => undefined);
    await pause(100);
  });
  await begun;
}

test('a link that is made while the address changes goes nowhere', async () => {
  await during(async (em) => {
    await em.execute('select 1 from app_user where id = ? for update', [viewer.userId]);
    await em.execute('update app_user set email = ? where id = ?', [`new-${email}`, viewer.userId]);
  }, send);
  expect([mailed, await links()]).toEqual([[], []]);
});

test('a link that was just being made goes with the address', async () => {
  await during(async (em) => {
    await em.execute('select 1 from app_user where id = ? for share', [viewer.userId]);
    await em.execute(`insert into password_reset (token_hash, user_id, created_at, expires_at) values (?, ?, now(), now() + interval '1 hour')`, [Buffer.from(email), viewer.userId]);
  }, () => profile.update(viewer, { email: `new-${email}`, currentPassword: PASSWORD }));
  expect(await links()).toEqual([]);
});

test('a new address needs the password of the moment', async () => {
  const current = new PasswordsService(db.database, new PasswordCheck(db.database, { tries: 3, windowMinutes: 15 }));
  const changed = current.change(viewer, { currentPassword: PASSWORD, newPassword: 'another long one' });
  const slow = new ProfileService(db.database, { require: () => changed } as unknown as PasswordCheck);
  await expect(slow.update(viewer, { email: `new-${email}`, currentPassword: PASSWORD })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
});
