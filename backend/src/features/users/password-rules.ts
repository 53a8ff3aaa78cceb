/** What a password must be: long enough, not endless, and none that every attacker tries first. No composition rules. */
import type { Input } from '../input.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;

/** Reads a new password; notes what is wrong with it under `field`. */
export function readNewPassword(input: Input, field: string): string {
  const password = input.secret(field, 'Password');
  const fault = faultOf(password);
  if (password !== '' && fault !== null) input.fault(field, fault);
  return password;
}

function faultOf(password: string): string | null {
  const length = [...password].length;
  if (length < SHORTEST_PASSWORD) return `Password must be at least ${SHORTEST_PASSWORD} characters long.`;
  if (length > LONGEST_PASSWORD) return `Password must be at most ${LONGEST_PASSWORD} characters long.`;
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'This password is one of the commonest. Choose one that others would not guess.';
  if (new Set(password).size < 3) return 'Password must not be one or two characters repeated.';
  return null;
}
