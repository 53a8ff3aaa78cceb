/** Takes a permission back at its provider, after everything here has forgotten it. */
import type { Database } from '../../database/database.ts';
import type { ProviderName } from '../../providers/contract.ts';
import type { Clock } from '../ledger/business-day.ts';
import { isDenied } from './connection-access.ts';
import { type ProviderChoice, sourceName } from './provider-choice.ts';
import type { RevocationPayload } from './revocation-job.ts';
import type { TokenStore } from './token-store.ts';
import { withinTime } from './within-time.ts';

const LIMIT_MS = 15_000;

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
