/** What a provider told of while the account's plan had run out: nothing is pulled then, and nothing of it is forgotten. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { enqueue } from '../../jobs/queue.ts';
import type { ConnectionRef } from './integration.entity.ts';
import { isPaidBusiness } from './paid-business.ts';
import { syncJob } from './sync-job.ts';

interface Row { business_id: string; integration_id: string; has_news: boolean }

/** Has the paid ones of these businesses looked at, and remembers the others. Their rows are held before plans are read: whoever pays at this moment waits, and finds the news. */
export async function tellOfNews(em: EntityManager, told: { readonly source: string; readonly companyIds: readonly string[]; readonly most: number }, now: Date): Promise<void> {
  const ofThese = 'provider = ? and company_id in (select jsonb_array_elements_text(?::jsonb))';
  const values = [told.source, JSON.stringify(told.companyIds)];
  const held = await em.execute<Row[]>(`select business_id from connected_company where ${ofThese} order by business_id, company_id limit ${told.most} for update`, values);
  const rows = await em.execute<Row[]>(
    `update connected_company set has_news = not ${isPaidBusiness('connected_company.business_id')}
     where ${ofThese} and business_id in (select jsonb_array_elements_text(?::jsonb)::uuid) returning business_id, integration_id, has_news`,
    [now, ...values, JSON.stringify(held.map((row) => row.business_id))]);
  await lookAt(em, rows.filter((row) => !row.has_news));
}

/** To be called where a plan changes, in its transaction: what came while it was not paid is looked at once it is. */
export async function lookAtNewsOf(em: EntityManager, businessId: string, now: Date): Promise<void> {
  await em.execute('select 1 from connected_company where business_id = ? order by business_id, company_id for update', [businessId]);
  await lookAt(em, await em.execute<Row[]>(
    `update connected_company set has_news = false where business_id = ? and has_news and ${isPaidBusiness('connected_company.business_id')} returning business_id, integration_id, has_news`, [businessId, now]));
}

async function lookAt(em: EntityManager, rows: readonly Row[]): Promise<void> {
  const connections = new Map(rows.map((row): [string, ConnectionRef] => [row.integration_id, { businessId: row.business_id, integrationId: row.integration_id }]));
  for (const connection of connections.values()) await enqueue(em, syncJob(connection));
}
