/** What somebody sends to open an account, and the rules of each field. */
import { Input } from '../input.ts';
import { readEmail } from './email.ts';
import { readNewPassword } from './password-rules.ts';
import { readTimeZone } from './time-zone.ts';

export interface SignUpInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly email: string;
  readonly password: string;
  /** IANA name. */
  readonly timeZone: string;
}

export const LONGEST_NAME = 200;

/** Throws BAD_USER_INPUT naming each field at fault. */
export function readSignUp(fields: unknown): SignUpInput {
  const input = new Input(fields);
  const signUp = {
    firstName: input.text('firstName', 'First name', LONGEST_NAME),
    lastName: input.text('lastName', 'Last name', LONGEST_NAME),
    businessName: input.text('businessName', 'Business name', LONGEST_NAME),
    email: readEmail(input),
    password: readNewPassword(input, 'password'),
    timeZone: readTimeZone(input) ?? 'UTC',
  };
  input.check();
  return signUp;
}
