/** Sign-ins at a provider that have not come back yet: for their ten minutes they are shown as pending connections, unless the provider is connected already. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Integration } from './integration.entity.ts';

interface Row { id: string; provider: Integration['provider']; is_sandbox: boolean }

/** One for each provider, the newest: whichever comes back first connects it. */
export async function pendingConnections(em: EntityManager, businessId: string, now: Date): Promise<Integration[]> {
  const rows = await em.execute<Row[]>(
    `select distinct on (provider) id, provider, is_sandbox from connection_attempt begun
     where business_id = ? and expires_at > ?
       and not exists (select 1 from integration kept where kept.business_id = begun.business_id and kept.provider = begun.provider and kept.status <> 'disconnected')
     order by provider, expires_at desc, id desc`, [businessId, now]);
  return rows.map((row) => pendingConnection(businessId, row));
}

function pendingConnection(businessId: string, { id, provider, is_sandbox: isSandbox }: Row): Integration {
  return {
    businessId, id, provider, isSandbox, status: 'pending', companyId: null, companyName: null, connectedAt: null, lastSync: null, error: null,
    syncAsked: 0, syncDone: 0, syncedCount: 0, progressPercent: null, skippedCount: 0, skippedReason: null,
  };
}

/** A browser that comes back from one of them is refused. */
export async function giveUpSignIns(em: EntityManager, { businessId, provider }: Pick<Integration, 'businessId' | 'provider'>): Promise<void> {
  await em.execute('delete from connection_attempt where business_id = ? and provider = ?', [businessId, provider]);
}
