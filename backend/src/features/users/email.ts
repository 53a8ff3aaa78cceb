/** E-mail addresses: read loosely, compared without regard to case. */
import { AppError } from '../../errors.ts';
import type { Input } from '../input.ts';

const LONGEST_EMAIL = 254;
/** Something, an at sign, a host with a dot or `localhost`; whether it exists only a mail can tell. */
const SHAPE = /^[^\s@<>(),;:"\\[\]]+@(?:[^\s@.<>(),;:"\\[\]]+\.)+[^\s@.<>(),;:"\\[\]]{2,}$/;

export function readEmail(input: Input): string {
  const email = input.text('email', 'Email', LONGEST_EMAIL);
  if (email !== '' && !SHAPE.test(email)) input.fault('email', 'Email must look like name@example.com.');
  return email;
}

export function emailTaken(): AppError {
  return new AppError('CONFLICT', 'There is already an account with this email address.', { fields: { email: 'This email address is taken.' } });
}
