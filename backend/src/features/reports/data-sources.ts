/** Where a business' figures come from today; this decides which reports it can have. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { DataSources } from '../../finance/reports/report-types.ts';
import { FileEntity } from '../files/file.entity.ts';
import { IntegrationEntity } from '../integrations/integration.entity.ts';

export async function dataSources(em: EntityManager, businessId: string): Promise<DataSources> {
  const connected = await em.find(IntegrationEntity, { businessId, status: 'connected' });
  const processedFiles = await em.count(FileEntity, { businessId, status: 'processed' });
  return {
    hasAccounting: connected.some(({ provider }) => provider === 'quickbooks'),
    hasPayments: connected.some(({ provider }) => provider !== 'quickbooks'),
    hasProcessedFiles: processedFiles > 0,
  };
}
