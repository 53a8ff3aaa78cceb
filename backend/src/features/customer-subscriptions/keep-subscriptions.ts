/** Keeps what a provider says of its company's customer subscriptions; the same again changes nothing. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import type { PulledSubscription } from '../../providers/contract.ts';
import type { ConnectionRef } from '../integrations/integration.entity.ts';

/** In the transaction that also keeps how far the sync is. */
export async function keepSubscriptions(client: PoolClient, { businessId, integrationId }: ConnectionRef, subscriptions: readonly PulledSubscription[]): Promise<void> {
  if (subscriptions.length === 0) return;
  await client.query(
    `insert into customer_subscription (business_id, integration_id, external_id, id, customer, plan, status, currency, monthly_minor, started_on, ends_on)
     select $1, $2, told."externalId", told.id, told.customer, told.plan, told.status, told.currency, told."monthlyMinor", told."startedOn", told."endsOn"
     from jsonb_to_recordset($3::jsonb) as told("externalId" text, id uuid, customer text, plan text, status text, currency text, "monthlyMinor" bigint, "startedOn" date, "endsOn" date)
     on conflict (business_id, integration_id, external_id) do update set
       customer = excluded.customer, plan = excluded.plan, status = excluded.status, currency = excluded.currency,
       monthly_minor = excluded.monthly_minor, started_on = excluded.started_on, ends_on = excluded.ends_on`,
    [businessId, integrationId, JSON.stringify(subscriptions.map((subscription) => ({ ...subscription, id: newId() })))]);
}
