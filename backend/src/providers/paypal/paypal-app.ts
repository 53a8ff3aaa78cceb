/** PayPal's token endpoint, and the access that the app has of its own. */
import type { OutsideLine } from '../outside-line.ts';
import { isObject, secretAt } from '../wire-value.ts';

export interface PayPalSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Without it deliveries are refused. */
  readonly webhookId: string | null;
}

export interface PayPalTokens {
  readonly accessToken: string;
  readonly refreshToken: string | null;
  readonly expiresAt: Date;
}

/** A token is not used in its last minute. */
const SPARE_MS = 60_000;

export class PayPalApp {
  readonly #settings: PayPalSettings;
  readonly #now: () => Date;
  #own: PayPalTokens | null = null;

  constructor(settings: PayPalSettings, now: () => Date) {
    this.#settings = settings;
    this.#now = now;
  }

  async token(line: OutsideLine, api: string, fields: Readonly<Record<string, string>>): Promise<PayPalTokens> {
    const answer = await this.post(line, `${api}/v1/oauth2/token`, fields);
    const accessToken = secretAt(answer, 'access_token');
    const seconds = isObject(answer) ? answer.expires_in : null;
    if (!accessToken || typeof seconds !== 'number' || !(seconds > 0 && seconds < 1e9)) throw line.broken('a sign-in without usable tokens');
    return { accessToken, refreshToken: secretAt(answer, 'refresh_token'), expiresAt: new Date(this.#now().getTime() + seconds * 1_000) };
  }

  async post(line: OutsideLine, url: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
    const { clientId, clientSecret } = this.#settings;
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    return line.json(url, { method: 'POST', headers: { authorization, accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }, body: new URLSearchParams(fields).toString() });
  }

  /** The app's own access, for asking whether a delivery is PayPal's. */
  async ownToken(line: OutsideLine, api: string): Promise<string> {
    if (!this.#own || this.#own.expiresAt.getTime() - SPARE_MS <= this.#now().getTime()) this.#own = await this.token(line, api, { grant_type: 'client_credentials' });
    return this.#own.accessToken;
  }
}
