/** The tokens of connections: stored sealed, renewed once for everybody who needs them, and the newest is never lost. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { runSql, type TransactionHandle } from '../../database/sql-runner.ts';
import type { Provider, Tokens } from '../../providers/contract.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { ConnectionRef } from './integration.entity.ts';
import { enqueueRevocationOf } from './revocation-job.ts';
import { type Sealed, type SealedFor, type TokenVault } from './token-vault.ts';
import { withinTime } from './within-time.ts';

export interface HeldTokens {
  readonly tokens: Tokens;
  /** Rises with every renewal. */
  readonly generation: number;
}

/** What a provider gave in place of the tokens that had `replaced`. */
interface Given extends HeldTokens {
  readonly replaced: string;
}

interface TokenRow { key_id: string; sealed: Buffer; generation: number }

/** Tokens are renewed this long before they end, so that they last for the call at hand. */
const MARGIN_MS = 60_000;
const REFRESH_LIMIT_MS = 20_000;
const NO_GENERATION = -1;

export class TokenStore {
  readonly #database: Database;
  readonly #vault: TokenVault;
  readonly #clock: Clock;
  readonly #patienceMs: number;
  /** Renewals under way on this server, by connection: one database connection waits, not one per caller. */
  readonly #renewing = new Map<string, Promise<HeldTokens>>();
  /** What a provider gave and the database has not taken yet, by connection. */
  readonly #unsaved = new Map<string, Given>();

  constructor({ database, vault, clock, patienceMs = REFRESH_LIMIT_MS }: { database: Database; vault: TokenVault; clock: Clock; patienceMs?: number }) {
    this.#database = database;
    this.#patienceMs = patienceMs;
    this.#vault = vault;
    this.#clock = clock;
  }

  /** Inside the transaction that makes the connection; a newer generation of one that there is. */
  async save(handle: TransactionHandle, ref: ConnectionRef, tokens: Tokens): Promise<void> {
    const { keyId, sealed } = this.seal(ref, tokens);
    await runSql(handle,
      `insert into integration_token (business_id, integration_id, key_id, sealed, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (business_id, integration_id) do update set key_id = excluded.key_id, sealed = excluded.sealed, expires_at = excluded.expires_at,
         generation = integration_token.generation + 1`, [ref.businessId, ref.integrationId, keyId, sealed, tokens.expiresAt]);
  }

  /** Tokens that work as far as is known: newer than `stale`, the generation that the provider refused. Throws ProviderError. */
  async fresh(ref: ConnectionRef, provider: Provider, companyId: string, stale = NO_GENERATION): Promise<HeldTokens> {
    const held = await this.#database.inTenantRaw(ref.businessId, (client) => this.#read(client, ref, 'look'));
    if (held.generation > stale && !this.#endsSoon(held.tokens)) return held;
    return this.#renewOnce(ref, provider, companyId, Math.max(stale, held.generation));
  }

  /** For a revocation, of what a job carries. Null where no key of this server opens it. */
  open(ref: ConnectionRef, sealed: Sealed): Tokens | null {
    const text = this.#vault.open(boundTo(ref), sealed);
    if (text === null) return null;
    const { accessToken, refreshToken, expiresAt } = JSON.parse(text) as { accessToken: string; refreshToken: string | null; expiresAt: string | null };
    return { accessToken, refreshToken, expiresAt: expiresAt === null ? null : new Date(expiresAt) };
  }

  seal(ref: ConnectionRef, tokens: Tokens): Sealed {
    return this.#vault.seal(boundTo(ref), JSON.stringify(tokens));
  }

  #endsSoon({ expiresAt }: Tokens): boolean {
    return expiresAt !== null && expiresAt.getTime() - MARGIN_MS <= this.#clock().getTime();
  }

  async #renewOnce(ref: ConnectionRef, provider: Provider, companyId: string, stale: number): Promise<HeldTokens> {
    for (;;) {
      let renewing = this.#renewing.get(ref.integrationId);
      if (!renewing) {
        renewing = this.#renew(ref, provider, companyId, stale).finally(() => this.#renewing.delete(ref.integrationId));
        this.#renewing.set(ref.integrationId, renewing);
      }
      const held = await renewing;
      if (held.generation > stale) return held;
    }
  }

  /** The row stays locked while the provider is asked: other servers wait and find the newer generation. */
  async #renew(ref: ConnectionRef, provider: Provider, companyId: string, stale: number): Promise<HeldTokens> {
    const asked: Promise<Given>[] = [];
    try {
      const renewed = await this.#database.inTenantRaw(ref.businessId, async (client) => {
        const held = await this.#read(client, ref, 'lock');
        if (held.generation > stale) return held;
        const unsaved = this.#unsavedAfter(ref, held);
        if (!unsaved) asked.push(this.#ask(ref, provider, companyId, held));
        return this.#store(client, ref, unsaved ?? (await withinTime(asked[0]!, this.#patienceMs)));
      });
      this.#unsaved.delete(ref.integrationId);
      return renewed;
    } catch (error) {
      // What cannot be kept now either stays at hand: the next renewal stores it.
      void asked[0]?.then((given) => this.#keepLate(ref, provider, companyId, given)).catch(() => undefined);
      throw error;
    }
  }

  /** What the provider gives is kept at hand until it is stored, also where it comes too late for whoever asked. */
  async #ask({ integrationId }: ConnectionRef, provider: Provider, companyId: string, { tokens: held, generation }: HeldTokens): Promise<Given> {
    if (held.refreshToken === null) throw new ProviderError('denied', 'The permission has ended.');
    const tokens = await provider.refresh(held, companyId);
    const given = { tokens: { ...tokens, refreshToken: tokens.refreshToken ?? held.refreshToken }, generation: generation + 1, replaced: held.accessToken };
    this.#unsaved.set(integrationId, given);
    return given;
  }

  async #store(client: PoolClient, ref: ConnectionRef, next: HeldTokens): Promise<HeldTokens> {
    const { keyId, sealed } = this.seal(ref, next.tokens);
    await client.query(
      `update integration_token set key_id = $3, sealed = $4, expires_at = $5, generation = $6 where business_id = $1 and integration_id = $2`,
      [ref.businessId, ref.integrationId, keyId, sealed, next.tokens.expiresAt, next.generation]);
    return next;
  }

  /** What came when nobody waited for it any more: stored where it is still the next, and taken back at the provider where the connection has ended. */
  async #keepLate(ref: ConnectionRef, provider: Provider, companyId: string, given: Given): Promise<void> {
    await this.#database.inTenantRaw(ref.businessId, async (client) => {
      const held = await this.#find(client, ref, 'lock');
      if (held && this.#unsavedAfter(ref, held)) await this.#store(client, ref, given);
      else if (!held) await enqueueRevocationOf(client, this, ref.businessId, { provider: provider.name, isSandbox: provider.isSandbox, companyId, tokens: given.tokens }, this.#clock());
    });
    if (this.#unsaved.get(ref.integrationId) === given) this.#unsaved.delete(ref.integrationId);
  }

  #unsavedAfter({ integrationId }: ConnectionRef, held: HeldTokens): Given | null {
    const unsaved = this.#unsaved.get(integrationId);
    return unsaved?.generation === held.generation + 1 && unsaved.replaced === held.tokens.accessToken ? unsaved : null;
  }

  async #read(client: PoolClient, ref: ConnectionRef, how: 'look' | 'lock'): Promise<HeldTokens> {
    const held = await this.#find(client, ref, how);
    if (!held) throw new ProviderError('denied', 'There is no permission any more.');
    return held;
  }

  async #find(client: PoolClient, ref: ConnectionRef, how: 'look' | 'lock'): Promise<HeldTokens | null> {
    const { businessId, integrationId } = ref;
    const { rows: [row] } = await client.query<TokenRow>(
      `select key_id, sealed, generation from integration_token where business_id = $1 and integration_id = $2${how === 'lock' ? ' for update' : ''}`, [businessId, integrationId]);
    if (!row) return null;
    const sealed: Sealed = { keyId: row.key_id, sealed: row.sealed };
    const tokens = this.open(ref, sealed);
    if (tokens === null) throw new ProviderError('denied', 'The key that kept the permission safe is not there any more.');
    if (this.#vault.isOutdated(sealed)) await this.#sealAnew(client, ref, tokens, row.generation);
    return { tokens, generation: row.generation };
  }

  async #sealAnew(client: PoolClient, ref: ConnectionRef, tokens: Tokens, generation: number): Promise<void> {
    const { keyId, sealed } = this.seal(ref, tokens);
    await client.query(
      'update integration_token set key_id = $3, sealed = $4 where business_id = $1 and integration_id = $2 and generation = $5', [ref.businessId, ref.integrationId, keyId, sealed, generation]);
  }
}

function boundTo({ businessId, integrationId }: ConnectionRef): SealedFor {
  return { businessId, subject: integrationId, purpose: 'tokens' };
}
