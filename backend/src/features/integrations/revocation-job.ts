/** Puts taking a permission back at its provider in line: the job alone still holds the sealed tokens, for a day at most. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import { runSql, type TransactionHandle } from '../../database/sql-runner.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { ProviderName, Tokens } from '../../providers/contract.ts';
import type { ConnectionRef } from './integration.entity.ts';
import type { Sealed } from './token-vault.ts';

export const REVOKE_PERMISSION = 'revoke-permission';

export interface RevocationPayload extends ConnectionRef {
  readonly provider: ProviderName;
  readonly isSandbox: boolean;
  readonly companyId: string;
  readonly keyId: string;
  /** Hexadecimal. */
  readonly sealed: string;
  readonly until: string;
}

const LIFETIME = '24 hours';

/** Of one connection of the business, or of all. Without a connection that has tokens nothing is left to do. A renewal that is under way is waited for: what it brings is to be taken back, not what it replaces. */
export async function enqueueRevocations(handle: TransactionHandle, businessId: string, integrationId: string | null = null): Promise<void> {
  await runSql(handle, 'select 1 from integration_token where business_id = $1 and integration_id = coalesce($2::uuid, integration_id) order by integration_id for update', [businessId, integrationId]);
  await runSql(handle,
    `select graphile_worker.enqueue_job('${REVOKE_PERMISSION}', json_build_object('businessId', business_id, 'integrationId', i.id, 'provider', provider, 'isSandbox', is_sandbox,
       'companyId', company_id, 'keyId', key_id, 'sealed', encode(sealed, 'hex'), 'until', now() + interval '${LIFETIME}'), null, null, null)
     from integration_token join integration i using (business_id) where business_id = $1 and i.id = integration_id and i.id = coalesce($2::uuid, i.id)`, [businessId, integrationId]);
}

/** What was given for a company. */
export interface Permission {
  readonly provider: ProviderName;
  readonly isSandbox: boolean;
  readonly companyId: string;
  readonly tokens: Tokens;
}

/** For a permission that was given and is not wanted, or whose connection or account is gone. */
export async function enqueueRevocationOf(client: PoolClient, by: { seal(ref: ConnectionRef, tokens: Tokens): Sealed }, businessId: string, what: Permission, now: Date): Promise<void> {
  const ref = { businessId, integrationId: newId() };
  const { keyId, sealed } = by.seal(ref, what.tokens);
  const payload: RevocationPayload = {
    ...ref, provider: what.provider, isSandbox: what.isSandbox, companyId: what.companyId, keyId, sealed: sealed.toString('hex'), until: new Date(now.getTime() + 86_400_000).toISOString(),
  };
  await enqueue(client, { task: REVOKE_PERMISSION, payload });
}
