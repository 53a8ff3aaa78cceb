/** How customers pay us: what a billing gateway must offer, whatever stands behind it. */

export type BillingType = 'monthly' | 'yearly';

/** How things stand with somebody's subscription: a function of the gateway's state alone, never of the order in which news of it came. */
export interface Standing {
  /** Null: the free plan. */
  readonly planName: string | null;
  readonly status: 'none' | 'trialing' | 'active' | 'past_due' | 'canceled';
  /** Null: what was chosen last stays chosen. */
  readonly billingType: BillingType | null;
  /** Of the trial that runs or is over; null where there was none. */
  readonly trialEndsAt: Date | null;
  /** From this instant on the free plan counts, unless there is other news before; null: no end in sight. */
  readonly paidUntil: Date | null;
  /** When money is taken next; null where none will be. */
  readonly renewsAt: Date | null;
  readonly hasCard: boolean;
}

export interface BilledAccount {
  readonly businessId: string;
  readonly businessName: string;
  readonly email: string;
  /** As the gateway knows them; null for somebody it does not know yet. */
  readonly customerId: string | null;
  /** As last heard. */
  readonly standing: Standing;
}

export interface Wish {
  /** Null: the free plan. */
  readonly paid: { readonly planName: string; readonly priceMinor: number; readonly currency: string } | null;
  readonly billingType: BillingType;
}

/** What became of a wish; the customer is told in words. */
export type Outcome = 'changed' | 'unchanged' | 'card-needed' | 'payment-overdue' | 'ends-later';

export interface Change {
  readonly outcome: Outcome;
  /** Where to enter a card; null where none is asked for. */
  readonly checkoutUrl: string | null;
  /** Null: the gateway is to be asked. */
  readonly standing: Standing | null;
}

/** What a delivery tells: that there is news about a customer. The news itself is asked for, so that deliveries may come late, twice and in any order. */
export interface Delivery {
  readonly eventId: string;
  readonly customerId: string | null;
}

/** Calls throw UNAVAILABLE where the gateway does not answer. */
export interface BillingGateway {
  /** Whether money moves. */
  readonly isCharging: boolean;
  /** Makes the account known, or finds it again. Null where the gateway keeps no customers. */
  openCustomer(account: BilledAccount): Promise<string | null>;
  /** Throws UNPROCESSABLE where a card is refused. */
  change(account: BilledAccount, wish: Wish, now: Date): Promise<Change>;
  standing(account: BilledAccount): Promise<Standing>;
  /** Where cards, invoices and the end of a subscription are managed. Throws CONFLICT where there is nothing to manage. */
  portal(account: BilledAccount): Promise<string>;
  /** Throws BAD_USER_INPUT for what is forged, tampered with or too old, and NOT_FOUND where no deliveries are expected. */
  readDelivery(bytes: Uint8Array, signature: string, now: Date): Delivery;
  /** Ends everything and forgets the customer; does nothing for somebody who is gone already. */
  closeCustomer(customerId: string): Promise<void>;
}

export const TRIAL_DAYS = 14;
export const DAY_MS = 24 * 60 * 60 * 1000;
