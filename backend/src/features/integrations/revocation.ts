/** Takes a permission back at its provider, after everything here has forgotten it: the job alone still holds the sealed tokens, for a day at most. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { runSql, type TransactionHandle } from '../../database/sql-runner.ts';
import { newId } from '../../database/new-id.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { ProviderName, Tokens } from '../../providers/contract.ts';
import type { Clock } from '../ledger/business-day.ts';
import { isDenied } from './connection-access.ts';
import type { ConnectionRef } from './integration.entity.ts';
import { type ProviderChoice, sourceName } from './provider-choice.ts';
import type { TokenStore } from './token-store.ts';
import { withinTime } from './within-time.ts';

export const REVOKE_PERMISSION = 'revoke-permission';

interface RevocationPayload extends ConnectionRef {
  readonly provider: ProviderName;
  readonly isSandbox: boolean;
  readonly companyId: string;
  readonly keyId: string;
  /** Hexadecimal. */
  readonly sealed: string;
  readonly until: string;
}

const LIMIT_MS = 15_000;
const LIFETIME = '24 hours';

/** Of one connection of the business, or of all. Without a connection that has tokens nothing is left to do. A renewal that is under way is waited for: what it brings is to be taken back, not what it replaces. */
export async function enqueueRevocations(handle: TransactionHandle, businessId: string, integrationId: string | null = null): Promise<void> {
  await runSql(handle, 'select 1 from integration_token where business_id = $1 and integration_id = coalesce($2::uuid, integration_id) order by integration_id for update', [businessId, integrationId]);
  await runSql(handle,
    `select graphile_worker.enqueue_job('${REVOKE_PERMISSION}', json_build_object('businessId', business_id, 'integrationId', i.id, 'provider', provider, 'isSandbox', is_sandbox,
       'companyId', company_id, 'keyId', key_id, 'sealed', encode(sealed, 'hex'), 'until', now() + interval '${LIFETIME}'), null, null, null)
     from integration_token join integration i using (business_id) where business_id = $1 and i.id = integration_id and i.id = coalesce($2::uuid, i.id)`, [businessId, integrationId]);
}

/** For a permission that was given and is not wanted. */
export async function enqueueRevocationOf(client: PoolClient, store: TokenStore, businessId: string, what: { provider: ProviderName; isSandbox: boolean; companyId: string; tokens: Tokens }, now: Date): Promise<void> {
  const ref = { businessId, integrationId: newId() };
  const { keyId, sealed } = store.seal(ref, what.tokens);
  const payload: RevocationPayload = {
    ...ref, provider: what.provider, isSandbox: what.isSandbox, companyId: what.companyId, keyId, sealed: sealed.toString('hex'), until: new Date(now.getTime() + 86_400_000).toISOString(),
  };
  await enqueue(client, { task: REVOKE_PERMISSION, payload });
}

export class Revocation {
  readonly #database: Database;
  readonly #providers: ProviderChoice;
  readonly #tokens: TokenStore;
  readonly #clock: Clock;

  constructor({ database, providers, tokens, clock }: { database: Database; providers: ProviderChoice; tokens: TokenStore; clock: Clock }) {
    this.#database = database;
    this.#providers = providers;
    this.#tokens = tokens;
    this.#clock = clock;
  }

  /** The job's task. Rejects where the provider did not take it: the queue tries again, later and later. */
  async run(payload: unknown): Promise<void> {
    const { provider: name, isSandbox, companyId, keyId, sealed, until, ...ref } = payload as RevocationPayload;
    const provider = this.#providers.of(name, isSandbox);
    const tokens = this.#tokens.open(ref, { keyId, sealed: Buffer.from(sealed, 'hex') });
    if (!provider || !tokens || this.#clock() > new Date(until)) return;
    if (!isSandbox && await this.#isStillConnected(name, companyId)) return;
    try {
      await withinTime(provider.revoke(tokens, companyId), LIMIT_MS);
    } catch (error) {
      if (!isDenied(error)) throw error; // refused: it is not valid any more
    }
  }

  /**
   * Providers end everything that a company permitted to this server, whichever token they are shown: another business here that is
   * connected to it, or the same one again, would be cut off. The last one that leaves takes the permission back. The sandbox counts by itself.
   */
  async #isStillConnected(name: ProviderName, companyId: string): Promise<boolean> {
    const found = await this.#database.outsideTenants((em) =>
      em.execute<unknown[]>('select 1 from connected_company where provider = ? and company_id = ? limit 1', [sourceName(name, false), companyId]));
    return found.length > 0;
  }
}
