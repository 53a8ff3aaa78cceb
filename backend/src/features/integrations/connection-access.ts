/** Calls a provider for a connection, with tokens that work; a refusal that no renewal helps against puts the connection into 'error'. */
import type { Database } from '../../database/database.ts';
import type { Access, Provider } from '../../providers/contract.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { notifyIntegrationChanged } from './integration-change.ts';
import type { ConnectionRef, Integration } from './integration.entity.ts';
import { PROVIDER_LABELS } from './provider-settings.ts';
import type { ProviderChoice } from './provider-choice.ts';
import type { TokenStore } from './token-store.ts';

/** The part of a connection that says whom to call. */
export type Connected = Pick<Integration, 'businessId' | 'id' | 'provider' | 'isSandbox' | 'companyId'>;

export interface OpenAccess {
  readonly provider: Provider;
  readonly access: Access;
  readonly generation: number;
}

export class ConnectionAccess {
  readonly #database: Database;
  readonly #providers: ProviderChoice;
  readonly #tokens: TokenStore;

  constructor({ database, providers, tokens }: { database: Database; providers: ProviderChoice; tokens: TokenStore }) {
    this.#database = database;
    this.#providers = providers;
    this.#tokens = tokens;
  }

  /** `refused`: what was opened before and the provider did not take. Throws ProviderError. */
  async open(connection: Connected, refused?: OpenAccess): Promise<OpenAccess> {
    const provider = this.#providers.of(connection.provider, connection.isSandbox);
    if (!provider) throw new ProviderError('broken', `This server cannot sign in at ${PROVIDER_LABELS[connection.provider]} any more.`);
    const companyId = connection.companyId ?? '';
    const held = await this.#marking(connection, () => this.#tokens.fresh(refOf(connection), provider, companyId, refused?.generation));
    return { provider, access: { accessToken: held.tokens.accessToken, companyId }, generation: held.generation };
  }

  /** Does the work once more with renewed tokens where the provider refuses those at hand. Throws ProviderError. */
  async use<T>(connection: Connected, work: (access: Access, provider: Provider) => Promise<T>): Promise<T> {
    const opened = await this.open(connection);
    try {
      return await work(opened.access, opened.provider);
    } catch (error) {
      if (!isDenied(error)) throw error;
      const { access, provider } = await this.open(connection, opened);
      return this.#marking(connection, () => work(access, provider));
    }
  }

  async #marking<T>(connection: Connected, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDenied(error)) await this.needsSignIn(connection);
      throw error;
    }
  }

  /** The provider said no for good. */
  async needsSignIn(connection: Connected): Promise<void> {
    const ref = refOf(connection);
    await this.#database.inTenantRaw(ref.businessId, async (client) => {
      await client.query(
        `update integration set status = 'error', error = $3, progress_percent = null, sync_done = sync_asked where business_id = $1 and id = $2 and status = 'connected'`,
        [ref.businessId, ref.integrationId, `${PROVIDER_LABELS[connection.provider]} asks for a new sign-in. Reconnect to go on.`]);
      await notifyIntegrationChanged(client, ref);
    });
  }
}

export function isDenied(error: unknown): boolean {
  return error instanceof ProviderError && error.fault === 'denied';
}

export function refOf({ businessId, id }: Connected): ConnectionRef {
  return { businessId, integrationId: id };
}
