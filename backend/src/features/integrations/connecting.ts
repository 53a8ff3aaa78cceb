/** Signing in at a provider: the way there, and what is kept when the browser comes back. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import type { Grant, Provider, ProviderName } from '../../providers/contract.ts';
import { PROVIDER_NAMES } from '../../providers/contract.ts';
import { Input } from '../input.ts';
import type { Clock } from '../ledger/business-day.ts';
import { planOf } from '../subscriptions/plan-table.ts';
import { requirePaid } from '../users/require-paid.ts';
import type { Viewer } from '../users/viewer.ts';
import type { AdmittedReturn, ConnectionAttempts } from './connection-attempts.ts';
import { keepConnection } from './new-connection.ts';
import type { ProviderChoice } from './provider-choice.ts';
import { withoutCredentials } from './provider-settings.ts';
import { enqueueRevocationOf } from './revocation-job.ts';
import { faultOf, faultOfRefusal, type ReturnOutcome } from './sign-in-return.ts';
import { askForSync } from './sync-state.ts';
import type { TokenStore } from './token-store.ts';
import { withinTime } from './within-time.ts';

/** The caller's browser: what a sign-in is bound to, and where it has to come back. */
export interface Browser {
  /** The session's token. */
  readonly session: string;
  /** Where it finds this server. */
  readonly origin: string;
}

export interface ConnectingParts {
  readonly database: Database;
  readonly providers: ProviderChoice;
  readonly attempts: ConnectionAttempts;
  readonly tokens: TokenStore;
  readonly clock: Clock;
  /** How long an exchange is waited for. */
  readonly patienceMs?: number;
}

const EXCHANGE_LIMIT_MS = 30_000;

export class Connecting {
  readonly #parts: ConnectingParts;

  constructor(parts: ConnectingParts) {
    this.#parts = parts;
  }

  /** Where the browser goes on. Throws PLAN_REQUIRED, BAD_USER_INPUT, and UNAVAILABLE naming the settings that this server lacks. */
  async begin(viewer: Viewer, { session, origin }: Browser, fields: unknown): Promise<{ authUrl: string }> {
    requirePaid(viewer, 'Integrations');
    const input = new Input(fields);
    const name = input.oneOf('provider', 'Provider', PROVIDER_NAMES);
    input.check();
    const provider = this.#parts.providers.choose(name, viewer.isDemo);
    if (!provider) throw withoutCredentials(name);
    const request = await this.#parts.attempts.begin({ viewer, session, provider: name }, { redirectUri: `${origin}/api/integrations/${name}/callback`, isSandbox: provider.isSandbox });
    return { authUrl: provider.authorizationUrl(request) };
  }

  /** `query` is what the provider sent the browser back with. The state in it is used up, whatever comes of it. */
  async complete(viewer: Viewer, session: string, name: ProviderName, query: URLSearchParams): Promise<ReturnOutcome> {
    const admitted = await this.#parts.attempts.admit({ viewer, session, provider: name }, query.get('state'));
    if (!admitted) return { fault: 'connection-refused' };
    if (!planOf(viewer.accountType).hasIntegrations) return { fault: 'plan-required' };
    const provider = this.#parts.providers.choose(name, viewer.isDemo);
    if (!provider) return { fault: 'unavailable' };
    if (query.has('error')) return { fault: faultOfRefusal(query.get('error')) };
    const asked = provider.exchange(asReturn(query, admitted));
    try {
      return await this.#keep(viewer, provider, await withinTime(asked, this.#parts.patienceMs ?? EXCHANGE_LIMIT_MS));
    } catch (error) {
      // Given too late for whoever asked, or for an account that is gone: nobody would hold it.
      void asked.then((grant) => this.#parts.database.inTenantRaw(viewer.businessId, (client) => this.#giveBack(client, viewer, provider, grant))).catch(() => undefined);
      const fault = faultOf(error);
      if (fault === null) throw error;
      return { fault };
    }
  }

  /** A permission that is not kept is given back. */
  #keep(viewer: Viewer, provider: Provider, grant: Grant): Promise<ReturnOutcome> {
    const { database, tokens, clock } = this.#parts;
    const { name, isSandbox } = provider;
    return database.inTenantRaw(viewer.businessId, async (client) => {
      const kept = await keepConnection(client, tokens, { businessId: viewer.businessId, provider: name, isSandbox, grant, now: clock() });
      if (kept) {
        await askForSync(client, kept);
        return { connected: name };
      }
      await this.#giveBack(client, viewer, provider, grant);
      return { fault: 'other-company' };
    });
  }

  #giveBack(client: PoolClient, { businessId }: Viewer, { name, isSandbox }: Provider, { companyId, tokens }: Grant): Promise<void> {
    return enqueueRevocationOf(client, this.#parts.tokens, businessId, { provider: name, isSandbox, companyId, tokens }, this.#parts.clock());
  }
}

function asReturn(query: URLSearchParams, { codeVerifier, redirectUri }: AdmittedReturn): Parameters<Provider['exchange']>[0] {
  const rest = new URLSearchParams(query);
  rest.delete('state');
  return { query: rest, codeVerifier, redirectUri };
}
