/** The sample business' connections: QuickBooks and Stripe of the local sandbox, whose books mirror the sample's statements. */
import type { Database } from '../../database/database.ts';
import type { TransactionHandle } from '../../database/sql-runner.ts';
import type { ProviderName, Tokens } from '../../providers/contract.ts';
import type { SandboxCompany } from '../../providers/sandbox/company.ts';
import type { ConnectionSync } from '../integrations/connection-sync.ts';
import type { ConnectionRef } from '../integrations/integration.entity.ts';
import { IntegrationEntity } from '../integrations/integration.entity.ts';
import { keepConnection } from '../integrations/new-connection.ts';
import type { TokenStore } from '../integrations/token-store.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { MatchesService } from '../matches/matches.service.ts';

/** The sandbox, as far as the demo needs it. */
export interface DemoSandbox {
  /** The demo's own company comes first. */
  companies(provider: ProviderName): readonly SandboxCompany[];
  /** A permission of its own, without the page that people are asked on. */
  grantTo(provider: ProviderName, companyId: string): Promise<Tokens>;
}

export interface DemoConnectionsParts {
  readonly database: Database;
  readonly sandbox: DemoSandbox;
  readonly tokens: TokenStore;
  readonly sync: ConnectionSync;
  readonly matches: MatchesService;
  readonly clock: Clock;
}

/** A permission that is waiting for the connection which it belongs to. */
export interface DemoPermit {
  readonly integrationId: string;
  readonly tokens: Tokens;
}

const CONNECTED = ['quickbooks', 'stripe'] as const;

export class DemoConnections {
  readonly #parts: DemoConnectionsParts;

  constructor(parts: DemoConnectionsParts) {
    this.#parts = parts;
  }

  /** Connects, fetches everything, and lets what two sources tell of count once. Rejects where the sandbox did not answer. */
  async fill(businessId: string): Promise<void> {
    for (const provider of CONNECTED) await this.#connect(businessId, provider);
    await this.#parts.matches.find({ businessId });
  }

  async #connect(businessId: string, provider: ProviderName): Promise<void> {
    const { database, sandbox, tokens, sync, clock } = this.#parts;
    const company = sandbox.companies(provider)[0]!;
    const grant = { companyId: company.id, companyName: company.name, tokens: await this.#permission(provider, company.id) };
    const ref = await database.inTenantRaw(businessId, (client) => keepConnection(client, tokens, { businessId, provider, isSandbox: true, grant, now: clock() }));
    if (!ref) throw new Error(`The sample is connected to another company at ${provider}.`);
    await sync.run(ref, new AbortController().signal);
    const { error, lastSync } = await database.inTenant(businessId, (em) => em.findOneOrFail(IntegrationEntity, { businessId, id: ref.integrationId }));
    if (lastSync == null) throw new Error(`The sample's books at ${provider} could not be read: ${error}`);
  }

  /** One for each connection of a copy: nobody's disconnecting takes away what another visitor works with. */
  permits(connections: readonly { readonly id: string; readonly provider: ProviderName; readonly company_id: string }[]): Promise<DemoPermit[]> {
    return Promise.all(connections.map(async ({ id, provider, company_id: companyId }) => ({ integrationId: id, tokens: await this.#permission(provider, companyId) })));
  }

  async seal(handle: TransactionHandle, businessId: string, permits: readonly DemoPermit[]): Promise<void> {
    for (const { integrationId, tokens } of permits) await this.#parts.tokens.save(handle, { businessId, integrationId } satisfies ConnectionRef, tokens);
  }

  async #permission(provider: ProviderName, companyId: string): Promise<Tokens> {
    const { accessToken, refreshToken, expiresAt } = await this.#parts.sandbox.grantTo(provider, companyId);
    return { accessToken, refreshToken, expiresAt };
  }
}
