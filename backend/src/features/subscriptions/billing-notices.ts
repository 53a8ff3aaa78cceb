/** Mails about a plan that is about to end: a trial in its last days, a payment that failed. Each is told once. */
import type { Database } from '../../database/database.ts';
import { type Notice, tell } from '../notices/notices.service.ts';
import { UserEntity } from '../users/user.entity.ts';
import { day } from './change-words.ts';
import { planNamed } from './plan-table.ts';
import { type PlanSubscription, SubscriptionEntity } from './subscription.entity.ts';

export const TELL_TRIAL_DAYS = 3;
const TELL_TRIAL_MS = TELL_TRIAL_DAYS * 24 * 60 * 60 * 1000;
const PATH = '/dashboard/subscription';

/** In one transaction with the note that it was told. Does nothing where there is nothing to tell. */
export async function tellOfEnd(database: Database, businessId: string, now: Date): Promise<void> {
  await database.inTenant(businessId, async (em) => {
    await em.execute('select 1 from subscription where business_id = ? for update', [businessId]);
    const subscription = await em.findOne(SubscriptionEntity, { businessId });
    const user = await em.findOne(UserEntity, { business: businessId });
    const news = subscription && newsOf(subscription, now);
    if (!user || !news || subscription.toldAbout === news.key) return;
    subscription.toldAbout = news.key;
    await tell(em, user.id, { path: PATH, ...news.notice }, now);
  });
}

interface News { readonly key: string; readonly notice: Omit<Notice, 'path'> }

export function newsOf(subscription: Pick<PlanSubscription, 'planName' | 'status' | 'trialEndsAt' | 'paidUntil' | 'renewsAt' | 'hasCard'>, now: Date): News | null {
  const { status, trialEndsAt, paidUntil, renewsAt } = subscription;
  const { displayName } = planNamed(subscription.planName);
  if (status === 'past_due') return paymentFailed(displayName, paidUntil ?? null, now);
  if (status !== 'trialing' || !trialEndsAt || trialEndsAt <= now || trialEndsAt.getTime() - now.getTime() > TELL_TRIAL_MS) return null;
  const after = renewsAt ? 'It then goes on as a paid plan with the card on file.' : 'Your account then goes back to Startup by itself, and nothing is charged. To go on, open your subscription.';
  return { key: `trial ${trialEndsAt.toISOString()}`, notice: { subject: `Your free trial ends on ${day(trialEndsAt)}`, text: `Your free trial of the ${displayName} plan ends on ${day(trialEndsAt)}. ${after}` } };
}

function paymentFailed(displayName: string, paidUntil: Date | null, now: Date): News {
  const open = paidUntil && paidUntil > now ? `The ${displayName} plan stays open until ${day(paidUntil)} while it is tried again.` : 'Your account is back on Startup until it is paid.';
  return { key: `past due ${paidUntil?.toISOString() ?? ''}`, notice: { subject: 'A payment for your plan failed', text: `The last payment for your plan did not go through. ${open} Please update your card under your subscription.` } };
}
