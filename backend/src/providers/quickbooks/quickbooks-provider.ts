/** QuickBooks Online: Intuit's sign-in, and the company's bank and card accounts. */
import type { StatedBalances } from '../../finance/statements/stated-balances.ts';
import type { Access, AuthorizationRequest, AuthorizationReturn, Grant, PulledPage, Provider, Tokens, WebhookNews } from '../contract.ts';
import { OutsideLine, saysGrantIsSpent } from '../outside-line.ts';
import { ProviderError } from '../provider-error.ts';
import { readStatedBalances } from './quickbooks-balances.ts';
import { QuickBooksApi } from './quickbooks-api.ts';
import { pullQuickBooks } from './quickbooks-pull.ts';
import { exchangeCode, refreshTokens, revokeToken, signInAddress, type SignInClient } from './quickbooks-sign-in.ts';
import { readQuickBooksWebhook } from './quickbooks-webhook.ts';

export interface QuickBooksSettings extends SignInClient {
  /** Without it deliveries are refused. */
  readonly webhookVerifierToken: string | null;
}

/** Base addresses without a slash at the end, asked at each call. */
export interface QuickBooksAddresses {
  readonly api: () => string;
  /** For tokens: what stands there instead of oauth.platform.intuit.com and developer.api.intuit.com. Null for Intuit's own. */
  readonly tokens: (() => string) | null;
  /** Where the browser signs in, for a callback address. Null for Intuit's own. */
  readonly signIn: ((redirectUri: string) => string) | null;
}

export const QUICKBOOKS_ADDRESSES: Readonly<Record<'production' | 'sandbox', QuickBooksAddresses>> = {
  production: { api: () => 'https://quickbooks.api.intuit.com', tokens: null, signIn: null },
  sandbox: { api: () => 'https://sandbox-quickbooks.api.intuit.com', tokens: null, signIn: null },
};

const SIGN_IN_HOST = 'https://appcenter.intuit.com';
const TOKEN_HOSTS = /^https:\/\/(oauth\.platform|developer\.api)\.intuit\.com(?=\/)/;

export class QuickBooksProvider implements Provider {
  readonly name = 'quickbooks';
  readonly isSandbox: boolean;
  readonly #settings: QuickBooksSettings;
  readonly #addresses: QuickBooksAddresses;
  readonly #now: () => Date;

  constructor(settings: QuickBooksSettings, addresses: QuickBooksAddresses, { isSandbox, now }: { isSandbox: boolean; now: () => Date }) {
    this.isSandbox = isSandbox;
    this.#settings = settings;
    this.#addresses = addresses;
    this.#now = now;
  }

  authorizationUrl(request: AuthorizationRequest): string {
    const url = signInAddress(this.#line(), this.#settings, request);
    return this.#addresses.signIn ? url.replace(SIGN_IN_HOST, this.#addresses.signIn(request.redirectUri)) : url;
  }

  async exchange(back: AuthorizationReturn): Promise<Grant> {
    const { tokens, companyId } = await exchangeCode(this.#line(), this.#settings, back, this.#now());
    // The company comes from the browser: only this call shows that the token opens it.
    const companyName = await this.api({ accessToken: tokens.accessToken, companyId }).companyName();
    return { tokens, companyId, companyName };
  }

  async refresh({ refreshToken }: Tokens): Promise<Tokens> {
    if (!refreshToken) throw new ProviderError('denied', 'QuickBooks has to be connected again.');
    return refreshTokens(this.#line(), this.#settings, refreshToken, this.#now());
  }

  async revoke({ accessToken, refreshToken }: Tokens): Promise<void> {
    try {
      await revokeToken(this.#line(), this.#settings, refreshToken ?? accessToken);
    } catch (error) {
      // Intuit answers 400 for a token that it has forgotten.
      if (!(error instanceof ProviderError) || !['denied', 'broken'].includes(error.fault)) throw error;
    }
  }

  async *pull(access: Access, cursor: string | null, signal: AbortSignal): AsyncGenerator<PulledPage> {
    yield* pullQuickBooks(this.api(access, signal), cursor, this.#now);
  }

  async balances(access: Access, signal: AbortSignal): Promise<readonly StatedBalances[]> {
    return readStatedBalances(this.api(access, signal), this.#now().toISOString().slice(0, 10));
  }

  async readWebhook(headers: Readonly<Record<string, string | undefined>>, body: Buffer): Promise<WebhookNews | null> {
    return readQuickBooksWebhook(headers, body, this.#settings.webhookVerifierToken);
  }

  /** The accounting API of one company, for what is read beside the pulls. */
  api({ accessToken, companyId }: Access, signal?: AbortSignal): QuickBooksApi {
    return new QuickBooksApi(this.#line(signal), { api: this.#addresses.api(), companyId, accessToken });
  }

  #line(signal?: AbortSignal): OutsideLine {
    const { tokens } = this.#addresses;
    return new OutsideLine({ vendor: 'QuickBooks', signal, isDenial: saysGrantIsSpent, ...(tokens ? { route: (url: string) => url.replace(TOKEN_HOSTS, tokens()) } : {}) });
  }
}
