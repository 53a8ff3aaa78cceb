/** Rows of providers in a test's ledger, as a sync brings and removes them. */
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { PulledRow } from '../../providers/contract.ts';
import type { FeedSource } from '../ledger/fed-rows.ts';
import { feedLedger } from '../ledger/ledger-feed.ts';
import { lockLedger } from '../ledger/ledger-change.ts';

export type ToldRow = Pick<PulledRow, 'externalId' | 'date' | 'amountMinor' | 'description' | 'category'> & Partial<Pick<PulledRow, 'kind'>>;

const ACCOUNTS = { stripe: { key: 'balance', name: 'Stripe balance', role: 'bank' }, quickbooks: { key: '35', name: 'Operating account', role: 'bank' } } as const;

export async function addIntegration(database: Database, businessId: string, provider: 'stripe' | 'quickbooks'): Promise<FeedSource> {
  const source: FeedSource = { businessId, integrationId: newId(), provider, companyId: 'test' };
  await database.inTenantRaw(businessId, (client) => client.query(
    `insert into integration (business_id, id, provider, status, company_id) values ($1, $2, $3, 'connected', 'test')`, [businessId, source.integrationId, provider]));
  return source;
}

/** A payout of Stripe, a payment in QuickBooks. */
export function tellRow(database: Database, source: FeedSource, row: ToldRow): Promise<void> {
  const account = ACCOUNTS[source.provider as keyof typeof ACCOUNTS];
  const facts = source.provider === 'stripe' ? { kind: 'payout' as const, arrivesOn: row.date } : { kind: 'expense' as const };
  return feed(database, source, { rows: [{ ...facts, ...row, account, currency: 'USD', counterparty: null }], goneIds: [] });
}

export function takeRowBack(database: Database, source: FeedSource, externalId: string): Promise<void> {
  return feed(database, source, { rows: [], goneIds: [externalId] });
}

function feed(database: Database, source: FeedSource, page: Parameters<typeof feedLedger>[2]): Promise<void> {
  return database.inTenantRaw(source.businessId, async (client) => {
    await lockLedger(client, source.businessId);
    await feedLedger(client, source, page);
  });
}
