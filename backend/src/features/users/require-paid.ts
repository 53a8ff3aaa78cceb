/** The plan check of every premium call. */
import { AppError } from '../../errors.ts';
import { isPaid } from './account-type.ts';
import type { Viewer } from './viewer.ts';

/** `what` begins the sentence: "Integrations". Throws PLAN_REQUIRED. */
export function requirePaid(viewer: Viewer, what: string): void {
  if (!isPaid(viewer.accountType)) throw new AppError('PLAN_REQUIRED', `${what} are part of the Pro plan. Upgrade to use them.`);
}
