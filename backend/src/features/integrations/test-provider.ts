/** A provider in memory, for tests of everything around providers: companies with rows, tokens that end and rotate, and any fault on demand. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Access, AuthorizationRequest, AuthorizationReturn, Grant, Provider, ProviderName, PulledPage, PulledRow, Tokens, WebhookNews } from '../../providers/contract.ts';
import type { StatedBalances } from '../../finance/statements/stated-balances.ts';
import { ProviderError } from '../../providers/provider-error.ts';

export type Told = { readonly row: PulledRow } | { readonly goneId: string };
type Call = 'exchange' | 'refresh' | 'revoke' | 'pull' | 'balances';

export const COMPANY = 'acct_1';
export const WEBHOOK_SECRET = 'webhook secret';
const ACCOUNT = { key: 'balance', name: 'Stripe balance', role: 'bank' } as const;

/** A sale of 10.00 and its own number of cents, on a day of 2026. */
export function sale(number: number, more: Partial<PulledRow> = {}): PulledRow {
  const date = new Date(Date.UTC(2026, 0, 1 + (number % 180))).toISOString().slice(0, 10);
  return { externalId: `ch_${number}`, account: ACCOUNT, date, amountMinor: 1000 + (number % 100), currency: 'USD', description: `Sale ${number}`, counterparty: 'Ana Silva', category: 'Sales', kind: 'charge', ...more };
}

export class TestProvider implements Provider {
  readonly name: ProviderName;
  readonly isSandbox: boolean;
  pageSize = 3;
  lifetimeMs: number | null = null;
  /** Takes any access token: one that another process was given. */
  isTrusting = false;
  /** Rows of a company in the order in which they became known. */
  readonly told = new Map<string, Told[]>();
  readonly calls: Record<Call, number> = { exchange: 0, refresh: 0, revoke: 0, pull: 0, balances: 0 };
  /** What its books state; null for a provider that keeps none. */
  stated: readonly StatedBalances[] | null = null;
  readonly revoked: string[] = [];
  /** Thrown by the next calls of that kind, one each. */
  readonly faults: Partial<Record<Call, ProviderError[]>> = {};
  /** Waited for before a call answers. */
  before: (call: Call) => Promise<void> = async () => undefined;
  /** Every token that was ever given out. */
  readonly givenOut: string[] = [];
  readonly #codes = new Map<string, { challenge: string; redirectUri: string; companyId: string }>();
  readonly #access = new Map<string, string>();
  readonly #refresh = new Map<string, string>();

  constructor(name: ProviderName = 'stripe', isSandbox = false) {
    this.name = name;
    this.isSandbox = isSandbox;
  }

  tell(companyId: string, ...rows: readonly PulledRow[]): void {
    this.told.set(companyId, [...(this.told.get(companyId) ?? []), ...rows.map((row) => ({ row }))]);
  }

  takeBack(companyId: string, goneId: string): void {
    this.told.set(companyId, [...(this.told.get(companyId) ?? []), { goneId }]);
  }

  authorizationUrl({ state, codeChallenge, redirectUri }: AuthorizationRequest): string {
    return `https://provider.example/consent?${new URLSearchParams({ state, challenge: codeChallenge, redirect: redirectUri })}`;
  }

  /** What a person does on the provider's page: returns the query with which the browser comes back. */
  consent(authUrl: string, companyId: string): URLSearchParams {
    const asked = new URL(authUrl).searchParams;
    const code = randomBytes(16).toString('hex');
    this.#codes.set(code, { challenge: asked.get('challenge')!, redirectUri: asked.get('redirect')!, companyId });
    return new URLSearchParams({ code, state: asked.get('state')! });
  }

  async exchange({ query, codeVerifier, redirectUri }: AuthorizationReturn): Promise<Grant> {
    await this.#begin('exchange');
    const code = query.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    const isRight = asked && asked.redirectUri === redirectUri && asked.challenge === createHash('sha256').update(codeVerifier).digest('base64url');
    if (!isRight) throw new ProviderError('denied', 'The code does not fit.');
    return { tokens: this.give(asked.companyId), companyId: asked.companyId, companyName: `Company ${asked.companyId}` };
  }

  async refresh({ refreshToken }: Tokens): Promise<Tokens> {
    await this.#begin('refresh');
    const companyId = this.#refresh.get(refreshToken ?? '');
    if (companyId === undefined) throw new ProviderError('denied', 'The refresh token was used or revoked.');
    this.#refresh.delete(refreshToken!);
    return this.give(companyId);
  }

  async revoke({ accessToken, refreshToken }: Tokens): Promise<void> {
    await this.#begin('revoke');
    this.revoked.push(accessToken);
    this.#access.delete(accessToken);
    this.#refresh.delete(refreshToken ?? '');
  }

  async *pull({ accessToken, companyId }: Access, cursor: string | null, signal: AbortSignal): AsyncGenerator<PulledPage> {
    const all = this.told.get(companyId) ?? [];
    for (let at = Number(cursor ?? 0); at < all.length; at += this.pageSize) {
      await this.#begin('pull');
      signal.throwIfAborted();
      if (!this.isTrusting && this.#access.get(accessToken) !== companyId) throw new ProviderError('denied', 'The access token is not valid.');
      const page = all.slice(at, at + this.pageSize);
      const end = at + page.length;
      yield { rows: page.flatMap((told) => ('row' in told ? [told.row] : [])), goneIds: page.flatMap((told) => ('goneId' in told ? [told.goneId] : [])), cursor: String(end), percent: Math.floor((end * 100) / all.length) };
    }
  }

  async balances(): Promise<readonly StatedBalances[]> {
    if (this.stated === null) return [];
    await this.#begin('balances');
    return this.stated;
  }

  async readWebhook(headers: Readonly<Record<string, string | undefined>>, body: Buffer): Promise<WebhookNews | null> {
    return headers['x-signature'] === sign(body) ? (JSON.parse(body.toString()) as WebhookNews) : null;
  }

  /** New tokens of a company. */
  give(companyId: string): Tokens {
    const [accessToken, refreshToken] = [`access-${randomBytes(16).toString('hex')}`, `refresh-${randomBytes(16).toString('hex')}`];
    this.givenOut.push(accessToken, refreshToken);
    this.#access.set(accessToken, companyId);
    this.#refresh.set(refreshToken, companyId);
    return { accessToken, refreshToken, expiresAt: this.lifetimeMs === null ? null : new Date(Date.now() + this.lifetimeMs) };
  }

  /** The access tokens of a company end before their time; refreshing helps, unless it is forgotten altogether. */
  forget(companyId: string, what: 'access' | 'everything'): void {
    const forgetIn = (tokens: Map<string, string>): void => { for (const [token, owner] of tokens) if (owner === companyId) tokens.delete(token); };
    forgetIn(this.#access);
    if (what === 'everything') forgetIn(this.#refresh);
  }

  async #begin(call: Call): Promise<void> {
    this.calls[call] += 1;
    await this.before(call);
    const fault = this.faults[call]?.shift();
    if (fault) throw fault;
  }
}

export function sign(body: Buffer): string {
  return createHmac('sha256', WEBHOOK_SECRET).update(body).digest('hex');
}
