/** Stripe: Connect's sign-in for a read-only view of an account, and that account's balance. */
import Stripe from 'stripe';
import type { Access, AuthorizationRequest, AuthorizationReturn, Grant, PulledPage, Provider, Tokens, WebhookNews } from '../contract.ts';
import { OutsideLine, saysGrantIsSpent } from '../outside-line.ts';
import { ProviderError } from '../provider-error.ts';
import { idAt, objectAt, secretAt, textAt } from '../wire-value.ts';
import { codeOf } from '../authorization-code.ts';
import { pullStripe } from './stripe-pull.ts';

export interface StripeSettings {
  readonly clientId: string;
  readonly secretKey: string;
  /** Of the endpoint for events of connected accounts; without it deliveries are refused. */
  readonly webhookSecret: string | null;
}

/** Base addresses without a slash at the end, asked at each call: the sandbox knows its own only once the server listens. */
export interface StripeAddresses {
  readonly api: () => string;
  readonly connect: () => string;
  /** Where the browser signs in, for a callback address. */
  readonly signIn: (redirectUri: string) => string;
}

const API = 'https://api.stripe.com';
const CONNECT = 'https://connect.stripe.com';
export const STRIPE_ADDRESSES: StripeAddresses = { api: () => API, connect: () => CONNECT, signIn: () => CONNECT };

const LONGEST_DELIVERY_AGE_SECONDS = 300;

export class StripeProvider implements Provider {
  readonly name = 'stripe';
  readonly isSandbox: boolean;
  readonly #settings: StripeSettings;
  readonly #addresses: StripeAddresses;

  constructor(settings: StripeSettings, addresses: StripeAddresses, { isSandbox }: { isSandbox: boolean }) {
    this.isSandbox = isSandbox;
    this.#settings = settings;
    this.#addresses = addresses;
  }

  /** Connect knows no PKCE: the state and the platform's secret key bind the sign-in. */
  authorizationUrl({ state, redirectUri }: AuthorizationRequest): string {
    const { stripe } = this.#client(this.#settings.secretKey);
    const url = stripe.oauth.authorizeUrl({ client_id: this.#settings.clientId, response_type: 'code', scope: 'read_only', state, redirect_uri: redirectUri });
    return url.replace(CONNECT, this.#addresses.signIn(redirectUri));
  }

  async exchange({ query }: AuthorizationReturn): Promise<Grant> {
    const code = codeOf(query, 'Stripe');
    const { stripe, line } = this.#client(this.#settings.secretKey);
    const answer: unknown = await line.run(() => stripe.oauth.token({ grant_type: 'authorization_code', code }));
    const [accessToken, companyId] = [secretAt(answer, 'access_token'), idAt(answer, 'stripe_user_id')];
    if (!accessToken || !companyId) throw line.broken('a sign-in without a token or an account');
    const account = this.#client(accessToken);
    const profile: unknown = await account.line.run(() => account.stripe.accounts.retrieveCurrent());
    // A token of one account that opens another would mix two companies' books.
    if (idAt(profile, 'id') !== companyId) throw line.broken('a token of another account');
    return { tokens: { accessToken, refreshToken: null, expiresAt: null }, companyId, companyName: nameOf(profile) };
  }

  /** Connect's tokens last until they are revoked. */
  async refresh(tokens: Tokens): Promise<Tokens> {
    return tokens;
  }

  async revoke(_tokens: Tokens, companyId: string): Promise<void> {
    const { stripe, line } = this.#client(this.#settings.secretKey);
    try {
      await line.run(() => stripe.oauth.deauthorize({ client_id: this.#settings.clientId, stripe_user_id: companyId }));
    } catch (error) {
      if (!(error instanceof ProviderError && error.fault === 'denied')) throw error;
    }
  }

  pull({ accessToken }: Access, cursor: string | null, signal: AbortSignal): AsyncIterable<PulledPage> {
    const { stripe, line } = this.#client(accessToken, signal);
    return pullStripe(stripe, line, cursor);
  }

  async readWebhook(headers: Readonly<Record<string, string | undefined>>, body: Buffer, now: Date): Promise<WebhookNews | null> {
    const [signature, { webhookSecret }] = [headers['stripe-signature'], this.#settings];
    if (!signature || !webhookSecret) return null;
    try {
      const event: unknown = Stripe.webhooks.constructEvent(body, signature, webhookSecret, LONGEST_DELIVERY_AGE_SECONDS, undefined, now.getTime());
      const [eventId, account] = [idAt(event, 'id'), idAt(event, 'account')];
      return eventId ? { eventId, companyIds: account ? [account] : [] } : null;
    } catch {
      return null;
    }
  }

  /** A client of its own for each errand, whose line holds that errand's signal and failure. */
  #client(key: string, signal?: AbortSignal): { stripe: Stripe; line: OutsideLine } {
    const route = (url: string): string => url.replace(API, this.#addresses.api()).replace(CONNECT, this.#addresses.connect());
    const line = new OutsideLine({ vendor: 'Stripe', signal, route, isDenial: saysGrantIsSpent });
    return { line, stripe: new Stripe(key, { httpClient: Stripe.createFetchHttpClient(line.fetch), maxNetworkRetries: 0, telemetry: false }) };
  }
}

function nameOf(account: unknown): string | null {
  const settings = objectAt(account, 'settings');
  return textAt(account, 'business_profile', 'name') ?? textAt(settings, 'dashboard', 'display_name') ?? textAt(account, 'company', 'name');
}
