/** News from the billing gateway: deliveries are checked and put in line, a job then asks how things stand. So deliveries may come late, twice, in any order, and be lost. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { BillingGateway } from '../../billing/gateway.ts';
import type { Database } from '../../database/database.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { Clock } from '../ledger/business-day.ts';
import { UserEntity } from '../users/user.entity.ts';
import { TELL_TRIAL_DAYS, tellOfEnd } from './billing-notices.ts';
import { closeBillingJob } from './close-job.ts';
import { billedAccount, keepStanding } from './standings.ts';
import { giveNotice } from './unpaid-plans.ts';

export const REFRESH_BILLING = 'refresh-billing';
export const CHECK_BILLING = 'check-billing';

/** Every hour trials that end soon are told of; at the hour of `RECONCILE_HOUR` (UTC) the gateway is asked about everybody, in case a delivery was lost. */
export const CHECK_BILLING_SCHEDULE = { task: CHECK_BILLING, cron: '41 * * * *' } as const;
const RECONCILE_HOUR = 3;
const SOURCE = 'stripe-billing';
const AT_ONCE = 500;

export interface BillingNewsParts {
  readonly database: Database;
  readonly billing: BillingGateway;
  readonly clock: Clock;
}

export class BillingNewsService {
  readonly #parts: BillingNewsParts;

  constructor(parts: BillingNewsParts) {
    this.#parts = parts;
  }

  /** Answers once the news is safely in line. Deliveries about strangers, and second ones, change nothing. Throws BAD_USER_INPUT for forged ones, NOT_FOUND where none are expected. */
  async take(bytes: Uint8Array, signature: string): Promise<void> {
    const { eventId, customerId } = this.#parts.billing.readDelivery(bytes, signature, this.#parts.clock());
    if (customerId === null) return;
    await this.#parts.database.outsideTenants(async (em) => {
      const [customer] = await em.execute<{ business: string }[]>('select business_id as business from billing_customer where customer_id = ?', [customerId]);
      if (customer && await isFirst(em, eventId)) await putInLine(em, customer.business);
    });
  }

  /** The job: asks the gateway and keeps what it says. Safe to run again, and beside itself. */
  async refresh(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    const { database, billing, clock } = this.#parts;
    const account = await billedAccount(database, businessId, clock());
    if (!account || account.customerId === null) return;
    await keepStanding(database, businessId, clock(), () => billing.standing(account));
    await tellOfEnd(database, businessId, clock());
  }

  /** The job after an account was deleted: nothing more is charged. Rejects, to be tried again, until the gateway has answered. */
  async close(payload: unknown): Promise<void> {
    await this.#parts.billing.closeCustomer((payload as { customerId: string }).customerId);
  }

  /** The hourly job. */
  async check(): Promise<void> {
    const now = this.#parts.clock();
    if (this.#parts.billing.isCharging) await giveNotice(this.#parts.database, now, AT_ONCE);
    for (const businessId of await this.#soonEnding(now)) await tellOfEnd(this.#parts.database, businessId, now);
    if (now.getUTCHours() === RECONCILE_HOUR) await this.#reconcile();
  }

  #soonEnding(now: Date): Promise<string[]> {
    const soon = new Date(now.getTime() + TELL_TRIAL_DAYS * 24 * 60 * 60 * 1000);
    return this.#parts.database.outsideTenants(async (em) => {
      const users = await em.find(UserEntity, { paidUntil: { $gt: now, $lte: soon }, business: { isDemo: false } }, { limit: AT_ONCE, orderBy: { paidUntil: 'asc' } });
      return users.map(({ business }) => business.id);
    });
  }

  async #reconcile(): Promise<void> {
    for (let after = ''; ;) {
      const customers = await this.#parts.database.outsideTenants(async (em) => {
        const page = await em.execute<{ id: string; business: string }[]>('select customer_id as id, business_id as business from billing_customer where customer_id > ? order by customer_id limit ?', [after, AT_ONCE]);
        for (const { business } of page) await putInLine(em, business);
        return page;
      });
      after = customers.at(-1)?.id ?? '';
      if (customers.length < AT_ONCE) return;
    }
  }
}

async function isFirst(em: EntityManager, eventId: string): Promise<boolean> {
  const [first] = await em.execute<unknown[]>('insert into webhook_delivery (source, event_id) values (?, ?) on conflict do nothing returning 1 as first', [SOURCE, eventId]);
  return first !== undefined;
}

/** However much news there is about a business, it is asked about once; one queue, so that the gateway is not stormed. */
function putInLine(em: EntityManager, businessId: string): Promise<void> {
  return enqueue(em, { task: REFRESH_BILLING, payload: { businessId }, jobKey: `${REFRESH_BILLING}:${businessId}`, queueName: 'billing' });
}

/** Inside the transaction that takes a business away. */
export async function endBilling(em: EntityManager, businessId: string): Promise<void> {
  const [customer] = await em.execute<{ id: string }[]>('select customer_id as id from billing_customer where business_id = ?', [businessId]);
  if (customer) await enqueue(em, closeBillingJob(customer.id));
}
