/** Keeps what an accounting provider states of its books, and reads it for statements. The newest sync's word replaces what was said before. */
import type { PoolClient } from 'pg';
import type { StatedBalances } from '../../finance/statements/stated-balances.ts';
import { lockLedger, raiseLedgerVersion } from '../ledger/ledger-change.ts';
import type { ConnectionRef } from './integration.entity.ts';
import { PROVIDER_LABELS } from './provider-settings.ts';
import type { ProviderName } from '../../providers/contract.ts';

/** What makes a statement another one. */
const STATEMENT = 'basis, as_of, currency, accounts, assets_minor, claims_minor';

/** Several statements at once are short; a company without books states nothing. Other balances make it another ledger: what was written from the ones before is marked so. */
export async function keepStatedBalances(client: PoolClient, { businessId, integrationId }: ConnectionRef, stated: readonly StatedBalances[]): Promise<void> {
  await lockLedger(client, businessId);
  const { rows } = await client.query<{ is_changed: boolean }>(
    `with told as (select basis, "asOf" as as_of, currency, accounts, "assetsMinor" as assets_minor, "claimsMinor" as claims_minor
       from jsonb_to_recordset($3::jsonb) as told(basis text, "asOf" date, currency char(3), accounts jsonb, "assetsMinor" bigint, "claimsMinor" bigint)),
     known as (select ${STATEMENT} from stated_balance where business_id = $1 and integration_id = $2)
     select exists (table told except table known) or exists (table known except table told) as is_changed`, [businessId, integrationId, JSON.stringify(stated)]);
  if (!rows[0]!.is_changed) return;
  await client.query('delete from stated_balance where business_id = $1 and integration_id = $2', [businessId, integrationId]);
  await client.query(
    `insert into stated_balance (business_id, integration_id, ${STATEMENT})
     select $1, $2, told.basis, told."asOf", told.currency, told.accounts, told."assetsMinor", told."claimsMinor"
     from jsonb_to_recordset($3::jsonb) as told(basis text, "asOf" date, currency text, accounts jsonb, "assetsMinor" bigint, "claimsMinor" bigint)`,
    [businessId, integrationId, JSON.stringify(stated)]);
  await raiseLedgerVersion(client, businessId);
}

/** Of the connection that still stands; empty where none has stated any in the currency. */
export async function readStatedBalances(client: PoolClient, businessId: string, currency: string): Promise<StatedBalances[]> {
  const { rows } = await client.query<{ basis: StatedBalances['basis']; as_of: string; accounts: StatedBalances['accounts']; assets_minor: string; claims_minor: string; provider: ProviderName }>(
    `select basis, as_of::text as as_of, accounts, assets_minor, claims_minor, provider from stated_balance join integration on integration.business_id = stated_balance.business_id and id = integration_id
     where stated_balance.business_id = $1 and currency = $2 and status in ('connected', 'error') order by as_of`, [businessId, currency]);
  return rows.map(({ basis, as_of: asOf, accounts, assets_minor: assets, claims_minor: claims, provider }) => ({ basis, asOf, currency, accounts, assetsMinor: Number(assets), claimsMinor: Number(claims), statedBy: PROVIDER_LABELS[provider] }));
}
