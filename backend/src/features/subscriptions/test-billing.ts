/** Somebody with a subscription, a clock to move, and a gateway to deliver from: the setting of the billing tests. */
import type { BillingGateway } from '../../billing/gateway.ts';
import { offlineBilling } from '../../billing/offline.ts';
import { StripeBilling } from '../../billing/stripe/stripe-billing.ts';
import { signed, StripeStandIn } from '../../billing/testing/stripe-stand-in.ts';
import type { StandInEvent } from '../../billing/testing/stripe-world.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { withClient } from '../../database/with-client.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { accountTypeOf } from '../users/account-type.ts';
import { UserEntity } from '../users/user.entity.ts';
import { UsersService } from '../users/users.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { BillingNewsService } from './billing-news.service.ts';
import { type CurrentPlan, SubscriptionsService } from './subscriptions.service.ts';

export const START = new Date('2026-11-20T10:00:00.000Z');
let people = 0;

export class TestBilling {
  readonly db: TestDatabase;
  readonly stripe: StripeStandIn;
  readonly gateway: BillingGateway;
  readonly subscriptions: SubscriptionsService;
  readonly news: BillingNewsService;
  now = START;
  #delivered = 0;

  constructor(db: TestDatabase, stripe: StripeStandIn, gateway: BillingGateway) {
    const parts = { database: db.database, billing: gateway, clock: () => this.now };
    this.db = db;
    this.stripe = stripe;
    this.gateway = gateway;
    this.subscriptions = new SubscriptionsService(parts);
    this.news = new BillingNewsService(parts);
  }

  static async open(kind: 'offline' | 'stripe'): Promise<TestBilling> {
    const stripe = new StripeStandIn(START);
    await stripe.listen();
    const gateway = kind === 'offline' ? offlineBilling : new StripeBilling({ settings: stripe.settings, returnUrl: 'https://purser.test/dashboard/subscription' });
    return new TestBilling(await createTestDatabase(), stripe, gateway);
  }

  async close(): Promise<void> {
    await Promise.all([this.stripe.close(), this.db.close()]);
  }

  async newOwner(): Promise<Owner> {
    people += 1;
    const { session } = await new UsersService(this.db.database).signUp({ firstName: 'Ada', lastName: 'B', businessName: 'Ada & Co', email: `owner${people}@example.com`, password: 'quiet river stone' });
    const viewer = await new SessionsService(this.db.database).viewerOf(session.token);
    if (!viewer) throw new Error('the session is over');
    return new Owner(this, viewer);
  }

  /** The same person, when another gateway stands behind the server. */
  ownerLike({ viewer }: Owner): Owner {
    return new Owner(this, viewer);
  }

  /** Time passes at the gateway and here; it delivers what happened. */
  async at(moment: Date): Promise<void> {
    this.stripe.world.advance(moment);
    this.now = moment;
    await this.deliver();
  }

  /** What was not delivered yet, in order, and the jobs that follow. */
  async deliver(): Promise<void> {
    const { events } = this.stripe.world;
    if (this.gateway === offlineBilling) return;
    const news = events.slice(this.#delivered);
    this.#delivered = events.length;
    for (const event of news) {
      const { bytes, signature } = signed(event, this.now);
      await this.news.take(bytes, signature);
    }
    for (const businessId of await this.#businessesOf(news)) await this.news.refresh({ businessId });
  }

  async #businessesOf(news: readonly StandInEvent[]): Promise<string[]> {
    const customers = new Set(news.map(({ object }) => String(object['customer'] ?? object['id'])));
    const rows = await this.db.database.outsideTenants((em) => em.execute<{ id: string; business: string }[]>('select customer_id as id, business_id as business from billing_customer'));
    return rows.filter(({ id }) => customers.has(id)).map(({ business }) => business);
  }

  /** Subjects of the mails in line; the queue is read as its owner. */
  async mailsTo(userId: string): Promise<string[]> {
    const { rows } = await withClient(this.db.superuserUrl, (client) => client.query<{ payload: { subject: string; userId: string } }>(
      `select payload from graphile_worker._private_jobs where payload->>'userId' = $1 order by id`, [userId]));
    return rows.map(({ payload }) => payload.subject);
  }
}

export class Owner {
  readonly #house: TestBilling;
  readonly viewer: Viewer;

  constructor(house: TestBilling, viewer: Viewer) {
    this.#house = house;
    this.viewer = viewer;
  }

  async customer(): Promise<string> {
    const [row] = await this.#house.db.database.outsideTenants((em) => em.execute<{ id: string }[]>('select customer_id as id from billing_customer where business_id = ?', [this.viewer.businessId]));
    return row?.id ?? '';
  }

  change(planName: string, billingType: string): Promise<{ message: string; checkoutUrl: string | null }> {
    return this.#house.subscriptions.change(this.viewer, { planName, billingType });
  }

  /** Changes, enters a card where one is asked for, and waits for the gateway's word. */
  async changeAndPay(planName: string, billingType: string): Promise<void> {
    const { checkoutUrl } = await this.change(planName, billingType);
    if (checkoutUrl) this.#house.stripe.world.finishCheckout(checkoutUrl.split('/').at(-1) ?? '');
    await this.#house.deliver();
  }

  current(): Promise<CurrentPlan> {
    return this.#house.subscriptions.current(this.viewer);
  }

  async plan(): Promise<string> {
    const { plan, status } = await this.current();
    return `${plan.name} ${status}`;
  }

  /** As the account's next request is treated. */
  async accountType(): Promise<string> {
    const user = await this.#house.db.database.outsideTenants((em) => em.findOneOrFail(UserEntity, { id: this.viewer.userId }));
    return accountTypeOf(user, this.#house.now);
  }
}

export function daysLater(days: number, from = START): Date {
  return new Date(from.getTime() + days * 24 * 60 * 60 * 1000);
}
