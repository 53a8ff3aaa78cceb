/** Plans that were taken while nothing was charged, on a server that charges now: they stay for a month of notice, and then need a card. */
import type { Database } from '../../database/database.ts';
import { DAY_MS } from '../../billing/gateway.ts';
import { tell } from '../notices/notices.service.ts';
import { day } from './change-words.ts';
import { planNamed } from './plan-table.ts';
import { SubscriptionEntity } from './subscription.entity.ts';

export const NOTICE_DAYS = 30;

interface Holder { readonly user_id: string; readonly business_id: string }

/** Whoever has a paid plan without an end and is no customer of the gateway. Each is given notice once, for the plan has an end then. */
export async function giveNotice(database: Database, now: Date, atOnce: number): Promise<void> {
  const holders = await database.outsideTenants((em) => em.execute<Holder[]>(
    `select u.id as user_id, u.business_id from app_user u join business b on b.id = u.business_id
     where u.account_type = 'pro' and u.paid_until is null and not b.is_demo and not exists (select 1 from billing_customer c where c.business_id = u.business_id) limit ?`, [atOnce]));
  for (const holder of holders) await giveNoticeTo(database, holder, now);
}

function giveNoticeTo(database: Database, { user_id: userId, business_id: businessId }: Holder, now: Date): Promise<void> {
  const end = new Date(now.getTime() + NOTICE_DAYS * DAY_MS);
  return database.inTenant(businessId, async (em) => {
    const subscription = await em.findOneOrFail(SubscriptionEntity, { businessId });
    const { displayName } = planNamed(subscription.planName);
    subscription.paidUntil = end;
    await em.execute('update app_user set paid_until = ? where id = ?', [end, userId]);
    await tell(em, userId, {
      path: '/dashboard/subscription', subject: `Your ${displayName} plan needs a card by ${day(end)}`,
      text: `Plans are billed on this server from now on. Your ${displayName} plan stays as it is until ${day(end)}; to keep it after that, choose it again under your subscription. Otherwise your account goes back to Startup by itself, nothing is charged and nothing is lost.`,
    }, now);
  });
}
