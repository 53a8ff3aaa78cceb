/** Rows of providers in a test's ledger, as a sync brings and removes them. */
import { createHash } from 'node:crypto';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { defaultAccount } from '../../finance/chart-of-accounts.ts';
import { changeLedger } from '../ledger/change-ledger.ts';
import { readRollupRows } from '../ledger/rollup-rows.ts';
import { daysOf, matchAgain } from './match-job.ts';

export interface ToldRow {
  readonly externalId: string;
  readonly date: string;
  readonly amountMinor: number;
  readonly description: string;
  readonly category: string;
}

export interface TestIntegration {
  readonly id: string;
  readonly provider: 'stripe' | 'quickbooks';
  readonly accountNumber: number;
}

export async function addIntegration(database: Database, businessId: string, provider: TestIntegration['provider']): Promise<TestIntegration> {
  const made: TestIntegration = { id: newId(), provider, accountNumber: provider === 'stripe' ? 1700 : 1701 };
  await database.inTenantRaw(businessId, async (client) => {
    await client.query(`insert into integration (business_id, id, provider, status) values ($1, $2, $3, 'connected')`, [businessId, made.id, provider]);
    await client.query(`insert into chart_account (business_id, number, name, account_class, role, external_key, currency, is_renamed) values ($1, $2, $3, 'asset', 'bank', $4, 'USD', true)`,
      [businessId, made.accountNumber, provider === 'stripe' ? 'Stripe balance' : 'Operating account', `${provider}:test`]);
  });
  return made;
}

export function tellRow(database: Database, businessId: string, { id, provider, accountNumber }: TestIntegration, row: ToldRow): Promise<void> {
  return changeLedger(database, businessId, async (client, rollup) => {
    const fingerprint = row.date.replaceAll('-', '') + createHash('sha256').update(`${provider} ${row.externalId}`).digest('hex').slice(0, 24);
    const { rowCount } = await client.query(
      `insert into entry (business_id, id, integration_id, external_id, account_number, category_number, date, amount_minor, currency, description, fingerprint, source_kind, arrives_on)
       values ($1, $2, $3, $4, coalesce((select account_number from account_alias where business_id = $1 and external_key = $13), $5), $6, $7, $8, 'USD', $9, $10, $11, $12) on conflict (business_id, integration_id, external_id) where integration_id is not null do nothing`,
      [businessId, newId(), id, row.externalId, accountNumber, defaultAccount(row.category).number, row.date, row.amountMinor, row.description, fingerprint,
        provider === 'stripe' ? 'payout' : 'expense', provider === 'stripe' ? row.date : null, `${provider}:test`]);
    if (!rowCount) return;
    for (const sums of await readRollupRows(client, 'from entry where business_id = $1 and integration_id = $2 and external_id = $3', [businessId, id, row.externalId])) rollup.addRow(sums);
    await matchAgain(client, businessId, { from: row.date, to: row.date });
  });
}

export function takeRowBack(database: Database, businessId: string, { id }: TestIntegration, externalId: string): Promise<void> {
  return changeLedger(database, businessId, async (client, rollup) => {
    const told = 'integration_id = $2 and external_id = $3';
    const values = [businessId, id, externalId];
    for (const sums of await readRollupRows(client, `from entry where business_id = $1 and ${told} and duplicate_of is null`, values)) rollup.subtract(sums);
    await matchAgain(client, businessId, await daysOf(client, told, values));
    await client.query(`delete from entry where business_id = $1 and ${told}`, values);
  });
}
