/** What every provider of outside books offers, the real ones and the local sandbox alike: signing in there, and pulling what happened since. */
import type { LocalDate } from '../finance/ledger/entry.ts';
import type { StatedBalances } from '../finance/statements/stated-balances.ts';

export const PROVIDER_NAMES = ['quickbooks', 'stripe', 'square', 'paypal'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** Secrets: they are stored sealed and never leave the server but to their provider. */
export interface Tokens {
  readonly accessToken: string;
  /** Null where the access token lasts until it is revoked. */
  readonly refreshToken: string | null;
  /** Null where it does not expire. */
  readonly expiresAt: Date | null;
}

/** Whose books may be read, and with what. */
export interface Grant {
  readonly tokens: Tokens;
  /** The provider's identifier of the company, account or merchant. */
  readonly companyId: string;
  readonly companyName: string | null;
}

export interface Access {
  readonly accessToken: string;
  readonly companyId: string;
}

/** A bank, card or clearing account as the provider knows it. */
export interface PulledAccount {
  /** Stable within the company. */
  readonly key: string;
  readonly name: string;
  readonly role: 'bank' | 'card';
}

/** One movement of one account. */
export interface PulledRow {
  /** Stable within the company: the same movement has it in every pull. */
  readonly externalId: string;
  readonly account: PulledAccount;
  readonly date: LocalDate;
  /** In minor units of `currency`; money in is positive. Never zero. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly counterparty: string | null;
  /** A category's name, such as 'Sales', 'Refunds', 'Bank Fees' or 'Transfer'; null leaves it to the rules for bank text. */
  readonly category: string | null;
  readonly kind: 'charge' | 'refund' | 'fee' | 'payout' | 'dispute' | 'adjustment' | 'payment' | 'expense' | 'deposit' | 'transfer';
  /** For payouts: the day on which the bank will have it. */
  readonly arrivesOn?: LocalDate;
}

/** A movement that was left out because what the provider sent of it cannot be a row: its amount or date is no such thing. */
export interface SkippedMovement {
  readonly externalId: string;
  /** A sentence for the owner. */
  readonly reason: string;
}

export const CUSTOMER_SUBSCRIPTION_STATUSES = ['trialing', 'active', 'past_due', 'paused', 'canceled'] as const;

/** What a customer of the company pays at a rhythm: no movement of money, yet the reason of many. */
export interface PulledSubscription {
  /** Stable within the company. */
  readonly externalId: string;
  readonly customer: string | null;
  /** The plans' names, where they have any. */
  readonly plan: string | null;
  readonly status: (typeof CUSTOMER_SUBSCRIPTION_STATUSES)[number];
  readonly currency: string;
  /** Before discounts and taxes, in minor units a month; null where it depends on use. */
  readonly monthlyMinor: number | null;
  readonly startedOn: LocalDate;
  /** The day on which it ended, or will. */
  readonly endsOn: LocalDate | null;
}

export interface PulledPage {
  readonly rows: readonly PulledRow[];
  /** Each replaces what was said of it before. */
  readonly subscriptions?: readonly PulledSubscription[];
  /** Movements of earlier pulls that the provider voided or deleted. */
  readonly goneIds: readonly string[];
  /** Where a pull goes on after this page, also after a crash; opaque, at most 2,000 characters. */
  readonly cursor: string;
  /** Null where the provider does not tell how much there is. */
  readonly percent: number | null;
  readonly skipped?: readonly SkippedMovement[];
}

export interface AuthorizationRequest {
  readonly state: string;
  /** S256 of the code verifier. */
  readonly codeChallenge: string;
  readonly redirectUri: string;
}

export interface AuthorizationReturn {
  /** The query with which the browser came back, without `state`. */
  readonly query: URLSearchParams;
  readonly codeVerifier: string;
  readonly redirectUri: string;
}

/** A delivery that the provider signed. */
export interface WebhookNews {
  readonly eventId: string;
  readonly companyIds: readonly string[];
}

/** Every call throws ProviderError, and nothing else because of the outside. */
export interface Provider {
  readonly name: ProviderName;
  /** Invented books, shown as such. */
  readonly isSandbox: boolean;
  authorizationUrl(request: AuthorizationRequest): string;
  exchange(back: AuthorizationReturn): Promise<Grant>;
  refresh(tokens: Tokens, companyId: string): Promise<Tokens>;
  /** Resolves also where the provider has forgotten them already. */
  revoke(tokens: Tokens, companyId: string): Promise<void>;
  /** From the start with a null cursor; each page is safe to store before the next one is asked for. */
  pull(access: Access, cursor: string | null, signal: AbortSignal): AsyncIterable<PulledPage>;
  /** What the accounts of its books hold, on several days; providers that keep no books have no such thing. */
  balances?(access: Access, signal: AbortSignal): Promise<readonly StatedBalances[]>;
  /** Null for a delivery that this provider did not sign. */
  readWebhook(headers: Readonly<Record<string, string | undefined>>, body: Buffer, now: Date): Promise<WebhookNews | null>;
}
