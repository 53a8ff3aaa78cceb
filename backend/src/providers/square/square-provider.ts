/** Square: its sign-in with PKCE, and what moves through the seller's balance. */
import { createHash } from 'node:crypto';
import type { SquareClient } from 'square';
import type { Access, AuthorizationRequest, AuthorizationReturn, Grant, PulledPage, Provider, Tokens, WebhookNews } from '../contract.ts';
import { codeOf } from '../authorization-code.ts';
import { OutsideLine, saysGrantIsSpent } from '../outside-line.ts';
import { ProviderError } from '../provider-error.ts';
import { hmacSha256Base64, isSameText } from '../same-text.ts';
import { idAt, momentOfText, secretAt, textAt } from '../wire-value.ts';
import { pullSquare } from './square-pull.ts';

export interface SquareSettings {
  readonly applicationId: string;
  readonly applicationSecret: string;
  /** Without it deliveries are refused. */
  readonly webhookSignatureKey: string | null;
  /** The address of deliveries exactly as Square knows it, for it is part of what is signed. Null where the server does not know its own. */
  readonly notificationUrl: () => string | null;
}

export interface SquareAddresses {
  readonly api: () => string;
  readonly signIn: (redirectUri: string) => string;
}

const HOSTS = { production: 'https://connect.squareup.com', sandbox: 'https://connect.squareupsandbox.com' } as const;

export function squareAddresses(environment: keyof typeof HOSTS): SquareAddresses {
  return { api: () => HOSTS[environment], signIn: () => HOSTS[environment] };
}

const SCOPES = ['MERCHANT_PROFILE_READ', 'PAYMENTS_READ', 'PAYOUTS_READ', 'DISPUTES_READ'];
const LONGEST_DELIVERY_AGE_MS = 72 * 3_600_000;

export class SquareProvider implements Provider {
  readonly name = 'square';
  readonly isSandbox: boolean;
  readonly #settings: SquareSettings;
  readonly #addresses: SquareAddresses;
  readonly #now: () => Date;

  constructor(settings: SquareSettings, addresses: SquareAddresses, { isSandbox, now }: { isSandbox: boolean; now: () => Date }) {
    this.isSandbox = isSandbox;
    this.#settings = settings;
    this.#addresses = addresses;
    this.#now = now;
  }

  authorizationUrl({ state, codeChallenge, redirectUri }: AuthorizationRequest): string {
    const query = new URLSearchParams({ client_id: this.#settings.applicationId, response_type: 'code', scope: SCOPES.join(' '), session: 'false', state, code_challenge: codeChallenge, code_challenge_method: 'S256', redirect_uri: redirectUri });
    return `${this.#addresses.signIn(redirectUri)}/oauth2/authorize?${query}`;
  }

  /** With PKCE the verifier stands for the secret, and each refresh token is for one use. */
  async exchange({ query, codeVerifier, redirectUri }: AuthorizationReturn): Promise<Grant> {
    const code = codeOf(query, 'Square');
    const { square, line } = await this.#client();
    const answer: unknown = await line.run(() => square.oAuth.obtainToken({ clientId: this.#settings.applicationId, grantType: 'authorization_code', code, codeVerifier, redirectUri }));
    const tokens = tokensOf(line, answer);
    const companyId = idAt(answer, 'merchantId');
    if (!companyId) throw line.broken('a sign-in without a seller');
    const seller = await this.#client(tokens.accessToken);
    const profile: unknown = await seller.line.run(() => seller.square.merchants.get({ merchantId: 'me' }));
    if (idAt(profile, 'merchant', 'id') !== companyId) throw line.broken('a token of another seller');
    return { tokens, companyId, companyName: textAt(profile, 'merchant', 'businessName') };
  }

  async refresh({ refreshToken }: Tokens): Promise<Tokens> {
    if (!refreshToken) throw new ProviderError('denied', 'Square has to be connected again.');
    const { square, line } = await this.#client();
    const answer: unknown = await line.run(() => square.oAuth.obtainToken({ clientId: this.#settings.applicationId, grantType: 'refresh_token', refreshToken }));
    return tokensOf(line, answer);
  }

  async revoke({ accessToken }: Tokens): Promise<void> {
    const { square, line } = await this.#client();
    const { applicationId, applicationSecret } = this.#settings;
    try {
      await line.run(() => square.oAuth.revokeToken({ clientId: applicationId, accessToken }, { headers: { Authorization: `Client ${applicationSecret}` } }));
    } catch (error) {
      if (!(error instanceof ProviderError) || !['denied', 'broken'].includes(error.fault)) throw error;
    }
  }

  async *pull({ accessToken }: Access, cursor: string | null, signal: AbortSignal): AsyncGenerator<PulledPage> {
    const { square, line } = await this.#client(accessToken, signal);
    yield* pullSquare(square, line, cursor, this.#now);
  }

  /** Square signs its address and the body; the time of the event within it bounds how old a delivery can be. Square tries for a day. */
  async readWebhook(headers: Readonly<Record<string, string | undefined>>, body: Buffer, now: Date): Promise<WebhookNews | null> {
    const { webhookSignatureKey, notificationUrl } = this.#settings;
    const [signature, url] = [headers['x-square-hmacsha256-signature'], notificationUrl()];
    if (!signature || !webhookSignatureKey || !url || !isSameText(signature, hmacSha256Base64(webhookSignatureKey, url, body))) return null;
    const event = readEvent(body);
    const [createdAt, merchantId] = [momentOfText(textAt(event, 'created_at')), idAt(event, 'merchant_id')];
    if (createdAt !== null && now.getTime() - createdAt > LONGEST_DELIVERY_AGE_MS) return null;
    return { eventId: idAt(event, 'event_id') ?? createHash('sha256').update(body).digest('hex'), companyIds: merchantId ? [merchantId] : [] };
  }

  /** Square's client is large (0.6 s and 87 MB to load), so that only a server that uses it loads it. */
  async #client(token?: string, signal?: AbortSignal): Promise<{ square: SquareClient; line: OutsideLine }> {
    const { SquareClient } = await import('square');
    const line = new OutsideLine({ vendor: 'Square', signal, isDenial: saysGrantIsSpent });
    // When fetch rejects, Square's client leaves a timer behind; the line remembers why, whatever the client is told.
    const fetchOrRefusal: typeof fetch = (input, init) => line.fetch(input, init).catch(() => Response.json({}, { status: 500 }));
    return { line, square: new SquareClient({ environment: this.#addresses.api(), fetch: fetchOrRefusal, maxRetries: 0, ...(token ? { token } : { auth: false }) }) };
  }
}

function tokensOf(line: OutsideLine, answer: unknown): Tokens {
  const [accessToken, refreshToken, expiresAt] = [secretAt(answer, 'accessToken'), secretAt(answer, 'refreshToken'), momentOfText(textAt(answer, 'expiresAt'))];
  if (!accessToken || !refreshToken || expiresAt === null) throw line.broken('a sign-in without usable tokens');
  return { accessToken, refreshToken, expiresAt: new Date(expiresAt) };
}

function readEvent(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
