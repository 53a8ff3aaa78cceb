/** The calls of the Pro plan whose screens are still being built: starters learn that a plan is needed, everybody else that this version has nothing to answer yet. */
import { AppError } from '../../errors.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';

const WORDS = { alerts: 'Smart alerts' } as const;
export type PremiumCall = keyof typeof WORDS;

export class PremiumService {
  /** Throws PLAN_REQUIRED before anything else is looked at, then NOT_IMPLEMENTED: an empty list would say that there is nothing to warn about. */
  async answer(viewer: Viewer, call: PremiumCall): Promise<never> {
    requirePaid(viewer, WORDS[call]);
    throw new AppError('NOT_IMPLEMENTED', `${WORDS[call]} are part of your plan, but not of this version yet.`);
  }
}
