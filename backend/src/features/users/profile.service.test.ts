/** Changing the profile: each field by itself, the address only with the password, the day by the new time zone. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { businessToday } from '../ledger/business-day.ts';
import { PasswordCheck } from '../sessions/password-check.ts';
import { ProfileService } from './profile.service.ts';
import type { User } from './user.entity.ts';
import { UsersService } from './users.service.ts';
import type { Viewer } from './viewer.ts';

const PASSWORD = 'quiet river stone';
let db: TestDatabase;
let profile: ProfileService;
let people = 0;
beforeAll(async () => {
  db = await createTestDatabase();
  profile = new ProfileService(db.database, new PasswordCheck(db.database, { tries: 3, windowMinutes: 15 }));
});
afterAll(() => db.close());

async function owner(): Promise<Viewer & { email: string }> {
  people += 1;
  const email = `owner${people}@example.com`;
  const { user } = await new UsersService(db.database).signUp({ firstName: 'Ada', lastName: 'Byron', businessName: 'Ada & Co', email, password: PASSWORD });
  return { userId: user.id, businessId: user.business.id, accountType: 'starter', isDemo: false, email };
}

const shown = ({ firstName, lastName, email, business }: User) => ({ firstName, lastName, email, businessName: business.name, timeZone: business.timeZone });
const refusal = (code: string, ...fields: string[]) => expect.objectContaining({ code, details: { fields: Object.fromEntries(fields.map((field) => [field, expect.any(String)])) } });

describe('names and time zone', () => {
  test('what is left out stays', async () => {
    const viewer = await owner();
    const changed = await profile.update(viewer, { businessName: '  Byron Bakery ', timeZone: 'us/eastern' });
    expect(shown(changed)).toEqual({ firstName: 'Ada', lastName: 'Byron', email: viewer.email, businessName: 'Byron Bakery', timeZone: 'America/New_York' });
    expect(shown(await new UsersService(db.database).me(viewer))).toEqual(shown(changed));
  });

  test('today follows the time zone', async () => {
    const viewer = await owner();
    const clock = () => new Date('2026-03-01T02:00:00Z');
    const today = () => db.database.inTenant(viewer.businessId, (em) => businessToday(em, viewer.businessId, clock));
    expect(await today()).toBe('2026-03-01');
    await profile.update(viewer, { timeZone: 'America/Los_Angeles' });
    expect(await today()).toBe('2026-02-28');
  });

  test.each([
    [{ firstName: ' ', lastName: 7 }, ['firstName', 'lastName']],
    [{ timeZone: 'Mars/Olympus' }, ['timeZone']],
    [{ timeZone: '+05:00' }, ['timeZone']],
    [{ email: 'nobody' }, ['email']],
    [{ businessName: 'x'.repeat(201) }, ['businessName']],
  ])('%j is refused', async (fields, faults) => {
    await expect(profile.update(await owner(), fields)).rejects.toEqual(refusal('BAD_USER_INPUT', ...faults));
  });
});

describe('the address', () => {
  test('changes with the password', async () => {
    const changed = await profile.update(await owner(), { email: 'new@example.com', currentPassword: PASSWORD });
    expect(changed.email).toBe('new@example.com');
  });

  test('does not change without it, and nothing else does', async () => {
    const viewer = await owner();
    await expect(profile.update(viewer, { email: 'other@example.com', firstName: 'Eve' })).rejects.toEqual(refusal('BAD_USER_INPUT', 'currentPassword'));
    await expect(profile.update(viewer, { email: 'other@example.com', currentPassword: 'wrong' })).rejects.toEqual(refusal('BAD_USER_INPUT', 'currentPassword'));
    expect(shown(await new UsersService(db.database).me(viewer))).toMatchObject({ email: viewer.email, firstName: 'Ada' });
  });

  test('the same one needs no password', async () => {
    const viewer = await owner();
    expect((await profile.update(viewer, { email: viewer.email, firstName: 'Grace' })).firstName).toBe('Grace');
  });

  test('is refused when somebody has it, whatever its case', async () => {
    const { email } = await owner();
    await expect(profile.update(await owner(), { email: email.toUpperCase(), currentPassword: PASSWORD })).rejects.toEqual(refusal('CONFLICT', 'email'));
  });

  test('guessing the password is bounded', async () => {
    const viewer = await owner();
    const guess = () => profile.update(viewer, { email: 'mine@example.com', currentPassword: 'a guess' });
    for (let tries = 0; tries < 3; tries += 1) await expect(guess()).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    await expect(guess()).rejects.toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('preferences', () => {
  test('are on at first, and each is kept by itself', async () => {
    const viewer = await owner();
    expect(await new UsersService(db.database).me(viewer)).toMatchObject({ wantsEmailNotifications: true, business: { wantsMonthlyReports: true } });
    await profile.updatePreferences(viewer, { wantsMonthlyReports: false });
    expect(await new UsersService(db.database).me(viewer)).toMatchObject({ wantsEmailNotifications: true, business: { wantsMonthlyReports: false } });
  });

  test('are yes or no', async () => {
    await expect(profile.updatePreferences(await owner(), { wantsEmailNotifications: 'maybe' })).rejects.toEqual(refusal('BAD_USER_INPUT', 'wantsEmailNotifications'));
  });
});
