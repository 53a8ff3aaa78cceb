/** What an account may do right now: a trial whose time is over leaves a starter behind, without anybody having to act. */
import type { Viewer } from './viewer.ts';
import type { User } from './user.entity.ts';

export function accountTypeOf(user: Pick<User, 'accountType' | 'trialEndsAt'>): Viewer['accountType'] {
  const isTrialOver = user.trialEndsAt != null && user.trialEndsAt.getTime() <= Date.now();
  return user.accountType === 'pro' && isTrialOver ? 'starter' : user.accountType;
}

/** Paid accounts open the premium screens and calls. */
export function isPaid(accountType: Viewer['accountType']): boolean {
  return accountType !== 'starter';
}
