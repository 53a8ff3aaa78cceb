/** What somebody sends to open an account, and the rules of each field. */
import { Input } from '../input.ts';
import { readEmail } from './email.ts';
import { readNewPassword } from './password-rules.ts';

export interface SignUpInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly businessName: string;
  readonly email: string;
  readonly password: string;
  /** IANA name. */
  readonly timeZone: string;
}

const LONGEST_NAME = 200;

/** Throws BAD_USER_INPUT naming each field at fault. */
export function readSignUp(fields: unknown): SignUpInput {
  const input = new Input(fields);
  const signUp = {
    firstName: input.text('firstName', 'First name', LONGEST_NAME),
    lastName: input.text('lastName', 'Last name', LONGEST_NAME),
    businessName: input.text('businessName', 'Business name', LONGEST_NAME),
    email: readEmail(input),
    password: readNewPassword(input, 'password'),
    timeZone: input.optionalText('timeZone', 'Time zone', LONGEST_NAME) ?? 'UTC',
  };
  if (!isTimeZone(signUp.timeZone)) input.fault('timeZone', 'Time zone must be an IANA name such as Europe/Zurich.');
  input.check();
  return signUp;
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
