/** Billing without a payment provider: a change applies at once and nothing is charged. What was changed to is all there is to know. */
import { AppError } from '../errors.ts';
import { type BilledAccount, type BillingGateway, type Change, DAY_MS, type Standing, TRIAL_DAYS, type Wish } from './gateway.ts';

export const offlineBilling: BillingGateway = {
  isCharging: false,
  openCustomer: async () => null,
  change: async ({ standing }: BilledAccount, wish: Wish, now: Date): Promise<Change> => ({ outcome: 'changed', checkoutUrl: null, standing: changed(standing, wish, now) }),
  standing: async ({ standing }) => standing,
  portal: async () => { throw new AppError('CONFLICT', 'Nothing is charged on this server, so there are no cards or invoices to manage.'); },
  readDelivery: () => { throw new AppError('NOT_FOUND', 'Nothing is charged on this server: deliveries are taken once STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are set.'); },
  closeCustomer: async () => undefined,
};

/** The first paid plan begins with a trial; going back and forth neither ends nor repeats it. */
function changed(before: Standing, { paid, billingType }: Wish, now: Date): Standing {
  const { trialEndsAt } = before;
  if (!paid) return { planName: null, status: 'none', billingType, trialEndsAt, paidUntil: null, renewsAt: null, hasCard: false };
  if (before.planName === paid.planName) return { ...before, billingType };
  const trialEnd = trialEndsAt ?? new Date(now.getTime() + TRIAL_DAYS * DAY_MS);
  const isTrial = trialEnd > now;
  return { planName: paid.planName, status: isTrial ? 'trialing' : 'active', billingType, trialEndsAt: trialEnd, paidUntil: isTrial ? trialEnd : null, renewsAt: null, hasCard: false };
}
