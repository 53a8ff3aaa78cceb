/** Keeps what a sign-in at a provider brought: the connection of a company, new or taken up again. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import type { Grant, ProviderName } from '../../providers/contract.ts';
import { notifyIntegrationChanged } from './integration-change.ts';
import type { ConnectionRef } from './integration.entity.ts';
import { sourceName } from './provider-choice.ts';
import type { TokenStore } from './token-store.ts';

export interface NewConnection {
  readonly businessId: string;
  readonly provider: ProviderName;
  readonly isSandbox: boolean;
  readonly grant: Grant;
  readonly now: Date;
}

/**
 * Null where another company of this provider is connected: its rows would mix. A company that was connected before is taken up
 * where it was left, so that rows that were kept are not doubled.
 */
export async function keepConnection(client: PoolClient, tokens: TokenStore, connection: NewConnection): Promise<ConnectionRef | null> {
  const { businessId, grant } = connection;
  // Two sign-ins that come back at the same time: the second finds what the first made.
  await client.query(`select pg_advisory_xact_lock(hashtext('purser connection ' || $1))`, [businessId]);
  if (await isOtherConnected(client, connection)) return null;
  const integrationId = (await takeUp(client, connection)) ?? (await open(client, connection));
  const ref = { businessId, integrationId };
  await tokens.save(client, ref, grant.tokens);
  await client.query(
    'insert into connected_company (provider, company_id, business_id, integration_id) values ($1, $2, $3, $4) on conflict (provider, company_id, business_id) do update set integration_id = excluded.integration_id',
    [sourceName(connection.provider, connection.isSandbox), grant.companyId, businessId, integrationId]);
  await notifyIntegrationChanged(client, ref);
  return ref;
}

async function isOtherConnected(client: PoolClient, { businessId, provider, isSandbox, grant }: NewConnection): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from integration where business_id = $1 and provider = $2 and status <> 'disconnected' and (company_id, is_sandbox) is distinct from ($3, $4)`,
    [businessId, provider, grant.companyId, isSandbox]);
  return (rowCount ?? 0) > 0;
}

async function takeUp(client: PoolClient, { businessId, provider, isSandbox, grant, now }: NewConnection): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    `update integration set status = 'connected', error = null, company_name = coalesce($5, company_name), connected_at = $6, sync_not_before = null
     where business_id = $1 and provider = $2 and is_sandbox = $3 and company_id = $4 returning id`, [businessId, provider, isSandbox, grant.companyId, grant.companyName, now]);
  return rows[0]?.id ?? null;
}

async function open(client: PoolClient, { businessId, provider, isSandbox, grant, now }: NewConnection): Promise<string> {
  const id = newId();
  await client.query(
    `insert into integration (business_id, id, provider, status, is_sandbox, company_id, company_name, connected_at) values ($1, $2, $3, 'connected', $4, $5, $6, $7)`,
    [businessId, id, provider, isSandbox, grant.companyId, grant.companyName, now]);
  return id;
}
