/** What can be changed of a profile, by the rules of sign-up; what is absent stays as it is. */
import { Input } from '../input.ts';
import { readEmail } from './email.ts';
import { LONGEST_NAME } from './sign-up-input.ts';
import { readTimeZone } from './time-zone.ts';

export interface ProfileChanges {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly businessName: string | null;
  readonly email: string | null;
  readonly timeZone: string | null;
  /** Asked for when the address changes; null where it was not sent. */
  readonly currentPassword: string | null;
}

/** Throws BAD_USER_INPUT naming each field at fault. */
export function readProfileChanges(fields: unknown): ProfileChanges {
  const input = new Input(fields);
  const changes = {
    firstName: input.optionalText('firstName', 'First name', LONGEST_NAME),
    lastName: input.optionalText('lastName', 'Last name', LONGEST_NAME),
    businessName: input.optionalText('businessName', 'Business name', LONGEST_NAME),
    email: input.has('email') ? readEmail(input) : null,
    timeZone: readTimeZone(input),
    currentPassword: input.has('currentPassword') ? input.secret('currentPassword', 'Current password') : null,
  };
  input.check();
  return changes;
}

export interface PreferenceChanges {
  readonly wantsEmailNotifications: boolean | null;
  readonly wantsMonthlyReports: boolean | null;
  readonly wantsReadingChecks: boolean | null;
}

/** Throws BAD_USER_INPUT naming each field at fault. */
export function readPreferenceChanges(fields: unknown): PreferenceChanges {
  const input = new Input(fields);
  const changes = {
    wantsEmailNotifications: input.optionalFlag('wantsEmailNotifications', 'Email notifications'),
    wantsMonthlyReports: input.optionalFlag('wantsMonthlyReports', 'Monthly reports'),
    wantsReadingChecks: input.optionalFlag('wantsReadingChecks', 'Checking readings'),
  };
  input.check();
  return changes;
}
