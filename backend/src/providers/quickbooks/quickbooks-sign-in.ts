/** Intuit's sign-in through its own client, with that client's calls bounded like all others. */
import OAuthClient from 'intuit-oauth';
import type { AuthorizationRequest, AuthorizationReturn, Grant, Tokens } from '../contract.ts';
import { codeOf } from '../authorization-code.ts';
import type { OutsideLine } from '../outside-line.ts';
import { isObject, secretAt } from '../wire-value.ts';

export interface SignInClient {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What Intuit's client asks to be sent: axios' words for a request. */
interface ClientRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly data?: Readonly<Record<string, string>>;
}

/** Intuit's client has no time limit of its own, tries again by itself and knows no PKCE: here it says what to send, and the line sends it. */
class BoundedOAuthClient extends OAuthClient {
  readonly #line: OutsideLine;
  readonly #codeVerifier: string | null;

  constructor(line: OutsideLine, { clientId, clientSecret }: SignInClient, redirectUri: string, codeVerifier: string | null = null) {
    super({ clientId, clientSecret, redirectUri, environment: 'production', logging: false });
    this.#line = line;
    this.#codeVerifier = codeVerifier;
  }

  override async loadResponse({ url, method, headers, data = {} }: ClientRequest): Promise<unknown> {
    const isJson = headers['Content-Type']?.includes('json') ?? false;
    const fields = this.#codeVerifier === null ? data : { ...data, code_verifier: this.#codeVerifier };
    const answer = await this.#line.fetch(url, { method, headers, body: isJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString() });
    const text = await answer.text();
    return { status: answer.status, statusText: answer.statusText, headers: Object.fromEntries(answer.headers), data: text === '' ? {} : JSON.parse(text) };
  }
}

export function signInAddress(line: OutsideLine, client: SignInClient, { state, codeChallenge, redirectUri }: AuthorizationRequest): string {
  const url = new URL(new BoundedOAuthClient(line, client, redirectUri).authorizeUri({ scope: [OAuthClient.scopes.Accounting as string], state }));
  url.searchParams.set('code_challenge', codeChallenge);
  url.searchParams.set('code_challenge_method', 'S256');
  return url.href;
}

/** The company is the one that was chosen at the sign-in: `realmId` of the return. */
export async function exchangeCode(line: OutsideLine, client: SignInClient, { query, codeVerifier, redirectUri }: AuthorizationReturn, now: Date): Promise<Omit<Grant, 'companyName'>> {
  const code = codeOf(query, 'QuickBooks');
  const companyId = query.get('realmId') ?? '';
  if (!/^\d{1,30}$/.test(companyId)) throw line.broken('the browser back without a company');
  const oauth = new BoundedOAuthClient(line, client, redirectUri, codeVerifier);
  const answer = await line.run(() => oauth.createToken(`${redirectUri}?${new URLSearchParams({ code, realmId: companyId })}`));
  return { tokens: tokensOf(line, answer.json, now), companyId };
}

/** Intuit gives a new refresh token with nearly every answer, and the one before it ends a day later. */
export async function refreshTokens(line: OutsideLine, client: SignInClient, refreshToken: string, now: Date): Promise<Tokens> {
  const oauth = new BoundedOAuthClient(line, client, '');
  const answer = await line.run(() => oauth.refreshUsingToken(refreshToken));
  return tokensOf(line, answer.json, now);
}

export async function revokeToken(line: OutsideLine, client: SignInClient, refreshToken: string): Promise<void> {
  await line.run(() => new BoundedOAuthClient(line, client, '').revoke({ refresh_token: refreshToken }));
}

function tokensOf(line: OutsideLine, answer: unknown, now: Date): Tokens {
  const [accessToken, refreshToken] = [secretAt(answer, 'access_token'), secretAt(answer, 'refresh_token')];
  const seconds = isObject(answer) ? answer.expires_in : null;
  if (!accessToken || !refreshToken || typeof seconds !== 'number' || !(seconds > 0 && seconds < 1e9)) throw line.broken('a sign-in without usable tokens');
  return { accessToken, refreshToken, expiresAt: new Date(now.getTime() + seconds * 1_000) };
}
