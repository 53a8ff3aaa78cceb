/** The local stand-in for the vendors: their sign-in pages, their APIs and their webhooks, over invented books. Put together here. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { PROVIDER_NAMES, type ProviderName } from '../contract.ts';
import { Merchants } from './companies/merchants.ts';
import { booksReader, type ReadBooks } from './companies/told-books.ts';
import type { ReadSample } from './companies/sample-books.ts';
import type { SandboxCompany } from './company.ts';
import { Control } from './control.ts';
import { Gate } from './gate.ts';
import { type SandboxHandler, sandboxHandler } from './listener.ts';
import { Consent } from './oauth/consent.ts';
import { Grants, type IssuedTokens } from './oauth/grants.ts';
import { TOKEN_RULES } from './oauth/token-rules.ts';
import { isOurApp, payPalSignIn } from './paypal/paypal-sign-in.ts';
import { PayPalKey } from './paypal/paypal-webhook.ts';
import { payPalVendor } from './paypal/paypal.ts';
import { Books } from './quickbooks/books.ts';
import { quickBooksSignIn } from './quickbooks/quickbooks-sign-in.ts';
import { quickBooksVendor } from './quickbooks/quickbooks.ts';
import { RateLimit, type RateRule } from './rate-limit.ts';
import { makeApp, type SandboxApp } from './sandbox-app.ts';
import { Seal } from './seal.ts';
import { sendDelivery } from './send-delivery.ts';
import { squareSignIn } from './square/square-sign-in.ts';
import { squareVendor } from './square/square.ts';
import type { BookChange, CompanyKey, SandboxStore } from './store.ts';
import { stripeSignIn } from './stripe/stripe-sign-in.ts';
import { stripeVendor } from './stripe/stripe.ts';
import type { Delivery, Vendor } from './vendor.ts';

export interface SandboxOptions {
  readonly store: SandboxStore;
  readonly clock: () => Date;
  readonly readSample: ReadSample;
  /** The addresses to which browsers may be sent back, where the sandbox is reached under `origin`. */
  redirectUris(provider: ProviderName, origin: string): readonly string[];
  originOf?: (request: IncomingMessage) => string | null;
  /** Our own webhook of a provider; null where nothing is to be sent. */
  webhookUrl(provider: ProviderName): string | null;
  /** Whether the switches can be reached by HTTP. */
  readonly hasControl: boolean;
  /** none: as fast as one can, for tests that measure something else. */
  readonly limits: 'vendors' | 'none';
  logError(error: unknown): void;
}

export interface Sandbox {
  readonly app: SandboxApp;
  /** For requests to `/sandbox/…`; what names no vendor is taken for Stripe's `/v1/…`. */
  readonly handler: SandboxHandler;
  readonly control: Control;
  companies(provider: ProviderName): readonly SandboxCompany[];
  /** The query with which the browser would come back after consent; null where the page would not open. */
  approve(provider: ProviderName, authorizationUrl: URL, companyId: string): URLSearchParams | null;
  /** Tokens without any page. */
  grantTo(provider: ProviderName, companyId: string): Promise<IssuedTokens>;
  /** The signed webhook of a change, not sent. */
  delivery(company: CompanyKey, change: BookChange): Promise<Delivery>;
}

/** What each vendor takes from one grant, as far as it is documented. */
const LIMITS: Readonly<Record<ProviderName, RateRule>> = {
  quickbooks: { calls: 500, seconds: 60 },
  stripe: { calls: 100, seconds: 1 },
  square: { calls: 600, seconds: 60 },
  paypal: { calls: 300, seconds: 60 },
};

export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { store, clock } = options;
  const seal = new Seal(await store.setting('secret', () => randomBytes(32)));
  const app = makeApp(seal);
  const parts = makeVendors(options, seal, app);
  const webhookUrl = (provider: ProviderName): string => options.webhookUrl(provider) ?? 'http://localhost/';
  const delivery: Sandbox['delivery'] = ({ provider, companyId }, change) => parts[provider].vendor.delivery(companyId, change, webhookUrl(provider));
  const control = new Control({
    store, clock,
    announce: async (company, change) => {
      const url = options.webhookUrl(company.provider);
      if (url !== null) await sendDelivery(url, await delivery(company, change)).catch((error: unknown) => options.logError(error));
    },
  });
  const gateOf = (provider: ProviderName): Gate => {
    const { vendor, grants } = parts[provider];
    return new Gate({ vendor, app, grants, store, limit: new RateLimit(options.limits === 'none' ? null : LIMITS[provider], () => clock().getTime()) });
  };
  const gates = Object.fromEntries(PROVIDER_NAMES.map((provider) => [provider, gateOf(provider)])) as Record<ProviderName, Gate>;
  return {
    app, control, delivery,
    handler: sandboxHandler({ gates, control: options.hasControl ? control : null, ...(options.originOf ? { originOf: options.originOf } : {}), logError: (error) => options.logError(error) }),
    companies: (provider) => parts[provider].companies(),
    approve: (provider, authorizationUrl, companyId) => parts[provider].consent.approve(authorizationUrl, companyId),
    grantTo: (provider, companyId) => parts[provider].grants.grantTo(companyId),
  };
}

interface VendorParts {
  readonly vendor: Vendor;
  readonly grants: Grants;
  readonly consent: Consent;
  companies(): readonly SandboxCompany[];
}

function makeVendors(options: SandboxOptions, seal: Seal, app: SandboxApp): Record<ProviderName, VendorParts> {
  const { store, clock, readSample } = options;
  const [merchants, books] = [new Merchants(readSample), new Books(readSample)];
  const today = (): string => clock().toISOString().slice(0, 10);
  const { webhookSecret } = app;
  const key = new PayPalKey(store);
  const readBooks = (provider: ProviderName): ReadBooks => booksReader(provider, { merchants, store, clock });
  const make = (provider: ProviderName, extras: (companyId: string) => Readonly<Record<string, string>>, vendorOf: (signIn: { app: SandboxApp; consent: Consent; grants: Grants; store: SandboxStore; seal: Seal; clock: () => Date }) => Vendor): VendorParts => {
    const companies = (): readonly SandboxCompany[] => (provider === 'quickbooks' ? books.list(today()) : merchants.list(provider, today()));
    const grants = new Grants(provider, { store, seal, clock });
    const consent = new Consent({ provider, app, seal, grants, clock, companies, extras, redirectUris: (origin) => options.redirectUris(provider, origin) });
    return { grants, consent, companies, vendor: vendorOf({ app, consent, grants, store, seal, clock }) };
  };
  const scope = (provider: ProviderName) => () => ({ scope: TOKEN_RULES[provider].scope });
  return {
    quickbooks: make('quickbooks', (realmId) => ({ realmId }), (parts) => quickBooksVendor({ books, store, clock, webhookSecret, signIn: quickBooksSignIn(parts) })),
    stripe: make('stripe', scope('stripe'), (parts) => stripeVendor({ readBooks: readBooks('stripe'), clock, webhookSecret, signIn: stripeSignIn(parts) })),
    square: make('square', () => ({ response_type: 'code' }), (parts) => squareVendor({ readBooks: readBooks('square'), webhookSecret, signIn: squareSignIn(parts) })),
    paypal: make('paypal', scope('paypal'), (parts) => payPalVendor({
      readBooks: readBooks('paypal'), key, webhookId: webhookSecret, clock, signIn: payPalSignIn(parts), isOurApp: (exchange) => isOurApp(parts, exchange),
    })),
  };
}
