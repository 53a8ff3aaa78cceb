/** Plans, the plan in use, its usage, and changing it. A paid plan is granted by the billing gateway's word alone. */
import type { BilledAccount, BillingGateway } from '../../billing/gateway.ts';
import { offlineBilling } from '../../billing/offline.ts';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { Viewer } from '../users/viewer.ts';
import { readChange } from './change-input.ts';
import { changeWords } from './change-words.ts';
import { planInUse, type PlanInUse } from './plan-in-use.ts';
import { FREE_PLAN, type Plan, PLANS_ON_SALE } from './plan-table.ts';
import { billedAccount, keepStanding, rememberCustomer } from './standings.ts';
import { usageMonth } from './usage.ts';
import { type UsageKind, UsageMonthEntity } from './usage-month.entity.ts';

export interface CurrentPlan extends PlanInUse {
  /** While a trial runs. */
  readonly trialEndsAt: Date | null;
  /** When the plan goes back to Startup by itself; null where it goes on. */
  readonly endsAt: Date | null;
  /** When money is taken next, and how much; null where none will be. */
  readonly nextCharge: { readonly at: Date; readonly amountMinor: number } | null;
  /** Whether this server charges money at all. */
  readonly isCharging: boolean;
  /** Whether there are cards and invoices to manage. */
  readonly hasPortal: boolean;
}

export type Usage = Readonly<Record<UsageKind, number>>;

export interface ChangeAnswer {
  /** A sentence for the customer. */
  readonly message: string;
  readonly checkoutUrl: string | null;
}

export interface SubscriptionsParts {
  readonly database: Database;
  readonly billing: BillingGateway;
  readonly clock: Clock;
}

export class SubscriptionsService {
  readonly #database: Database;
  readonly #billing: BillingGateway;
  readonly #clock: Clock;

  constructor({ database, billing, clock }: SubscriptionsParts) {
    this.#database = database;
    this.#billing = billing;
    this.#clock = clock;
  }

  /** Cheapest first. */
  plans(): readonly Plan[] {
    return PLANS_ON_SALE;
  }

  current(viewer: Viewer): Promise<CurrentPlan> {
    const now = this.#clock();
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const inUse = await planInUse(em, viewer, now);
      const [customer] = await em.execute<unknown[]>('select 1 from billing_customer where business_id = ?', [viewer.businessId]);
      const { isCharging } = this.#gatewayOf(viewer);
      return { ...inUse, ...dates(inUse, now), isCharging, hasPortal: isCharging && customer !== undefined };
    });
  }

  /** This calendar month's counts (UTC). */
  usage(viewer: Viewer): Promise<Usage> {
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const rows = await em.find(UsageMonthEntity, { businessId: viewer.businessId, month: usageMonth(this.#clock()) });
      const used = (kind: UsageKind): number => rows.find((row) => row.kind === kind)?.used ?? 0;
      return { 'file-upload': used('file-upload'), query: used('query'), report: used('report') };
    });
  }

  /** Throws BAD_USER_INPUT, CONFLICT, UNPROCESSABLE where a card is refused, UNAVAILABLE where the payment provider does not answer. */
  async change(viewer: Viewer, fields: unknown): Promise<ChangeAnswer> {
    const { plan: wished, billingType } = readChange(fields);
    refuseEnterprise(viewer);
    const gateway = this.#gatewayOf(viewer);
    const isPaid = wished.name !== FREE_PLAN;
    const account = await this.#account(viewer, isPaid ? 'known to the gateway' : 'as it is');
    const priceMinor = billingType === 'monthly' ? wished.monthlyPriceMinor : wished.yearlyPriceMinor;
    const wish = { paid: isPaid ? { planName: wished.name, priceMinor, currency: wished.currency } : null, billingType };
    const { outcome, checkoutUrl, standing } = await gateway.change(account, wish, this.#clock());
    await keepStanding(this.#database, viewer.businessId, this.#clock(), async () => standing ?? gateway.standing(account));
    const { plan: current, status, subscription, isCharging } = await this.current(viewer);
    return { message: changeWords({ outcome, wished, current, status, subscription, isCharging }), checkoutUrl };
  }

  /** Asks the payment provider how things stand: for who comes back from it before its own word has arrived. */
  async refresh(viewer: Viewer): Promise<CurrentPlan> {
    const account = await this.#account(viewer, 'as it is');
    await keepStanding(this.#database, viewer.businessId, this.#clock(), () => this.#gatewayOf(viewer).standing(account));
    return this.current(viewer);
  }

  /** The address where cards, invoices and the end of the subscription are managed. Throws CONFLICT where there is nothing to manage, UNAVAILABLE. */
  async portal(viewer: Viewer): Promise<string> {
    return this.#gatewayOf(viewer).portal(await this.#account(viewer, 'as it is'));
  }

  /** Visitors of the demo play: no payment provider hears of them. */
  #gatewayOf({ isDemo }: Viewer): BillingGateway {
    return isDemo ? offlineBilling : this.#billing;
  }

  async #account(viewer: Viewer, needed: 'as it is' | 'known to the gateway'): Promise<BilledAccount> {
    const account = await billedAccount(this.#database, viewer.businessId, this.#clock());
    if (!account) throw new AppError('NOT_FOUND', 'There is no such account.');
    if (needed === 'as it is') return account;
    const customerId = await this.#gatewayOf(viewer).openCustomer(account);
    if (customerId !== null && customerId !== account.customerId) await rememberCustomer(this.#database, viewer.businessId, customerId);
    return { ...account, customerId };
  }
}

function dates({ plan, status, subscription }: PlanInUse, now: Date): Pick<CurrentPlan, 'trialEndsAt' | 'endsAt' | 'nextCharge'> {
  const { trialEndsAt = null, renewsAt, paidUntil, billingType } = subscription;
  const isPaid = plan.name !== FREE_PLAN && subscription.planName === plan.name;
  const amountMinor = billingType === 'monthly' ? plan.monthlyPriceMinor : plan.yearlyPriceMinor;
  const nextCharge = isPaid && renewsAt && renewsAt > now ? { at: renewsAt, amountMinor } : null;
  return { trialEndsAt: status === 'trialing' ? trialEndsAt : null, nextCharge, endsAt: isPaid && !nextCharge ? paidUntil ?? null : null };
}

function refuseEnterprise({ accountType }: Viewer): void {
  if (accountType === 'enterprise') throw new AppError('CONFLICT', 'Your enterprise plan is managed by whoever runs this server.');
}
