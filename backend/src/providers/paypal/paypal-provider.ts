/** PayPal: its sign-in, and the transactions of an account. PayPal's own client takes no address but PayPal's, so that plain calls are made here. */
import type { Access, AuthorizationRequest, AuthorizationReturn, Grant, PulledPage, Provider, Tokens, WebhookNews } from '../contract.ts';
import { codeOf } from '../authorization-code.ts';
import { OutsideLine, saysGrantIsSpent } from '../outside-line.ts';
import { ProviderError } from '../provider-error.ts';
import { idAt, textAt } from '../wire-value.ts';
import { PayPalApp, type PayPalSettings } from './paypal-app.ts';
import { pullPayPal, saysTooMany } from './paypal-pull.ts';
import { isFromPayPal, newsOf, readSigned } from './paypal-webhook.ts';

export interface PayPalAddresses {
  readonly api: () => string;
  readonly signIn: (redirectUri: string) => string;
}

export const PAYPAL_ADDRESSES: Readonly<Record<'production' | 'sandbox', PayPalAddresses>> = {
  production: { api: () => 'https://api-m.paypal.com', signIn: () => 'https://www.paypal.com' },
  sandbox: { api: () => 'https://api-m.sandbox.paypal.com', signIn: () => 'https://www.sandbox.paypal.com' },
};

const SCOPES = ['openid', 'profile', 'https://uri.paypal.com/services/paypalattributes', 'https://uri.paypal.com/services/reporting/search/read', 'https://uri.paypal.com/services/reporting/balances/read'];

export class PayPalProvider implements Provider {
  readonly name = 'paypal';
  readonly isSandbox: boolean;
  readonly #settings: PayPalSettings;
  readonly #addresses: PayPalAddresses;
  readonly #now: () => Date;
  readonly #app: PayPalApp;

  constructor(settings: PayPalSettings, addresses: PayPalAddresses, { isSandbox, now }: { isSandbox: boolean; now: () => Date }) {
    this.isSandbox = isSandbox;
    this.#settings = settings;
    this.#addresses = addresses;
    this.#now = now;
    this.#app = new PayPalApp(settings, now);
  }

  /** PayPal's sign-in knows no PKCE: the state and the app's secret bind it. */
  authorizationUrl({ state, redirectUri }: AuthorizationRequest): string {
    const query = new URLSearchParams({ flowEntry: 'static', client_id: this.#settings.clientId, response_type: 'code', scope: SCOPES.join(' '), redirect_uri: redirectUri, state });
    return `${this.#addresses.signIn(redirectUri)}/connect?${query}`;
  }

  async exchange({ query, redirectUri }: AuthorizationReturn): Promise<Grant> {
    const code = codeOf(query, 'PayPal');
    const line = this.#line();
    const api = this.#addresses.api();
    const tokens = await this.#app.token(line, api, { grant_type: 'authorization_code', code, redirect_uri: redirectUri });
    if (!tokens.refreshToken) throw line.broken('a sign-in without usable tokens');
    const profile = await line.json(`${api}/v1/identity/oauth2/userinfo?schema=paypalv1.1`, { headers: { authorization: `Bearer ${tokens.accessToken}`, accept: 'application/json' } });
    const companyId = idAt(profile, 'payer_id') ?? idAt(profile, 'user_id')?.split('/').at(-1);
    if (!companyId) throw line.broken('a sign-in without an account');
    return { tokens, companyId, companyName: textAt(profile, 'business_name') ?? textAt(profile, 'name') };
  }

  /** PayPal's refresh tokens stay as they are. */
  async refresh({ refreshToken }: Tokens): Promise<Tokens> {
    if (!refreshToken) throw new ProviderError('denied', 'PayPal has to be connected again.');
    const tokens = await this.#app.token(this.#line(), this.#addresses.api(), { grant_type: 'refresh_token', refresh_token: refreshToken });
    return { ...tokens, refreshToken: tokens.refreshToken ?? refreshToken };
  }

  async revoke({ accessToken, refreshToken }: Tokens): Promise<void> {
    const ends = [...(refreshToken ? [{ token: refreshToken, token_type_hint: 'REFRESH_TOKEN' }] : []), { token: accessToken, token_type_hint: 'ACCESS_TOKEN' }];
    for (const fields of ends) {
      try {
        await this.#app.post(this.#line(), `${this.#addresses.api()}/v1/oauth2/token/terminate`, fields);
      } catch (error) {
        if (!(error instanceof ProviderError) || !['denied', 'broken'].includes(error.fault)) throw error;
      }
    }
  }

  async *pull({ accessToken }: Access, cursor: string | null, signal: AbortSignal): AsyncGenerator<PulledPage> {
    yield* pullPayPal(this.#line(signal), { api: this.#addresses.api(), accessToken }, cursor, this.#now);
  }

  async readWebhook(headers: Readonly<Record<string, string | undefined>>, body: Buffer, now: Date): Promise<WebhookNews | null> {
    const { webhookId } = this.#settings;
    const signed = webhookId === null ? null : readSigned(headers, body, now);
    if (webhookId === null || !signed) return null;
    const [line, api] = [this.#line(), this.#addresses.api()];
    const accessToken = await this.#app.ownToken(line, api);
    return (await isFromPayPal(line, api, { accessToken, webhookId, signature: signed.signature, body })) ? newsOf(signed.event) : null;
  }

  #line(signal?: AbortSignal): OutsideLine {
    return new OutsideLine({ vendor: 'PayPal', signal, isDenial: saysGrantIsSpent, tolerates: saysTooMany });
  }
}
