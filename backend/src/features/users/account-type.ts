/** What an account may do right now: a plan whose time is over leaves a starter behind, without anybody having to act. */
import type { Viewer } from './viewer.ts';
import type { User } from './user.entity.ts';

export function accountTypeOf(user: Pick<User, 'accountType' | 'paidUntil'>, now: Date): Viewer['accountType'] {
  const isOver = user.paidUntil != null && user.paidUntil <= now;
  return user.accountType === 'pro' && isOver ? 'starter' : user.accountType;
}

/** Paid accounts open the premium screens and calls. */
export function isPaid(accountType: Viewer['accountType']): boolean {
  return accountType !== 'starter';
}
