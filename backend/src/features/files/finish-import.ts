/** What an import's transaction does last for its file. */
import type { PoolClient } from 'pg';
import type { ReadingMapping } from '../../ingestion/mapping.ts';
import { enqueue } from '../../jobs/queue.ts';
import { refreshInsightsJob } from '../insights/refresh-job.ts';
import { noteUse, rememberLayout } from '../layouts/layout-memory.ts';
import type { ImportedStatement } from '../ledger/ledger-import.ts';
import { matchFileAgain } from '../matches/match-job.ts';
import { refreshBalances } from './account-balances.ts';
import { notifyFileChanged } from './file-change.ts';
import { markProcessed } from './file-result.ts';

export interface FinishedFile {
  readonly businessId: string;
  readonly fileId: string;
  readonly fileName: string;
  /** What its owner said about its reading. */
  readonly said: ReadingMapping;
}

/** The file is processed, its owner's word remembered, balances and insights follow, clients hear of it. */
export async function finishImport(client: PoolClient, { businessId, fileId, fileName, said }: FinishedFile, imported: ImportedStatement, now: Date): Promise<void> {
  await markProcessed(client, businessId, fileId, imported, said, now);
  const { layout, remembered, choices } = imported.reading;
  if (layout) await rememberLayout(client, businessId, { layout, said, fileName }, now);
  if (remembered && choices.some(({ origin }) => origin === 'remembered')) await noteUse(client, businessId, remembered.id, now);
  await refreshBalances(client, businessId);
  await enqueue(client, refreshInsightsJob(businessId));
  await matchFileAgain(client, businessId, fileId);
  await notifyFileChanged(client, businessId, fileId);
}
