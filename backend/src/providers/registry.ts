/** Which providers this server can reach: each vendor's own where there are credentials, and the local sandbox beside them. */
import type { ProviderSettings } from '../config.ts';
import type { Provider, ProviderName } from './contract.ts';
import { PAYPAL_ADDRESSES, PayPalProvider } from './paypal/paypal-provider.ts';
import { QUICKBOOKS_ADDRESSES, QuickBooksProvider } from './quickbooks/quickbooks-provider.ts';
import { squareAddresses, SquareProvider } from './square/square-provider.ts';
import { STRIPE_ADDRESSES, StripeProvider } from './stripe/stripe-provider.ts';

/** The local sandbox as the adapters see it. Addresses are asked at each call: the port is known only once the server listens. */
export interface SandboxDoor {
  /** For this server's own calls: `http://127.0.0.1:4000/sandbox/quickbooks`. Below it are the vendor's own paths. */
  readonly address: (provider: ProviderName) => string;
  /** The same as the browser reaches it, which comes back to `redirectUri`. */
  readonly browserAddress: (provider: ProviderName, redirectUri: string) => string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What it signs its deliveries with; for PayPal the identifier of the webhook. */
  readonly webhookSecret: string;
  /** Where it sends them; Square signs that too. */
  readonly webhookUrl: (provider: ProviderName) => string | null;
}

export interface RegistryParts {
  readonly settings: ProviderSettings;
  /** Null where there is no sandbox at all. */
  readonly sandbox: SandboxDoor | null;
  readonly now: () => Date;
}

type Providers = Partial<Record<ProviderName, Provider>>;

export class ProviderRegistry {
  readonly #real: Providers;
  readonly #invented: Providers;
  readonly #isSandboxOpen: boolean;

  constructor({ settings, sandbox, now }: RegistryParts) {
    this.#real = realProviders(settings, now);
    this.#invented = sandbox ? sandboxProviders(sandbox, now) : {};
    this.#isSandboxOpen = settings.isSandboxOpen;
  }

  /** Where a business connects; null where the server has no credentials for it. Invented books never come to a business that could have real ones, but by the operator's word. */
  choose(name: ProviderName, isDemo: boolean): Provider | null {
    return this.of(name, isDemo || this.#isSandboxOpen);
  }

  /** The one that a connection was made with. */
  of(name: ProviderName, isSandbox: boolean): Provider | null {
    return (isSandbox ? this.#invented : this.#real)[name] ?? null;
  }
}

function realProviders({ quickbooks, stripe, square, paypal }: ProviderSettings, now: () => Date): Providers {
  return {
    ...(quickbooks ? { quickbooks: new QuickBooksProvider(quickbooks, QUICKBOOKS_ADDRESSES[quickbooks.environment], { isSandbox: false, now }) } : {}),
    ...(stripe ? { stripe: new StripeProvider(stripe, STRIPE_ADDRESSES, { isSandbox: false }) } : {}),
    ...(square ? { square: new SquareProvider({ ...square, notificationUrl: () => square.notificationUrl }, squareAddresses(square.environment), { isSandbox: false, now }) } : {}),
    ...(paypal ? { paypal: new PayPalProvider(paypal, PAYPAL_ADDRESSES[paypal.environment], { isSandbox: false, now }) } : {}),
  };
}

function sandboxProviders({ address, browserAddress, clientId, clientSecret, webhookSecret, webhookUrl }: SandboxDoor, now: () => Date): Providers {
  const at = (name: ProviderName) => (): string => address(name);
  const signIn = (name: ProviderName) => (redirectUri: string): string => browserAddress(name, redirectUri);
  return {
    quickbooks: new QuickBooksProvider({ clientId, clientSecret, webhookVerifierToken: webhookSecret }, { api: at('quickbooks'), tokens: at('quickbooks'), signIn: signIn('quickbooks') }, { isSandbox: true, now }),
    stripe: new StripeProvider({ clientId, secretKey: clientSecret, webhookSecret }, { api: at('stripe'), connect: at('stripe'), signIn: signIn('stripe') }, { isSandbox: true }),
    square: new SquareProvider({ applicationId: clientId, applicationSecret: clientSecret, webhookSignatureKey: webhookSecret, notificationUrl: () => webhookUrl('square') }, { api: at('square'), signIn: signIn('square') }, { isSandbox: true, now }),
    paypal: new PayPalProvider({ clientId, clientSecret, webhookId: webhookSecret }, { api: at('paypal'), signIn: signIn('paypal') }, { isSandbox: true, now }),
  };
}
