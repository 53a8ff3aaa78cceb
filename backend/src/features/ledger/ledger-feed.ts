/** What a provider told, brought into the ledger: new rows are added, known ones follow the provider's word, those that it took back go; the sums move with them. */
import type { PoolClient } from 'pg';
import { NO_HISTORY } from '../../finance/categories/history/own-history.ts';
import type { PulledPage } from '../../providers/contract.ts';
import { usedCategories } from './entry-counts.ts';
import { ensureDefaultChart, insertAccounts, loadChartWithAliases, renameAccounts } from './chart-store.ts';
import { type FeedSource, makeFedRows } from './fed-rows.ts';
import { stageFedRows, storeStaged } from './fed-staging.ts';
import { raiseLedgerVersion } from './ledger-change.ts';
import { removeEntries } from './leaving-entries.ts';
import { closeEmptyAccounts } from './removal.ts';
import { applyOwnCategories, hasDecidedAnything } from './own-categories.ts';
import { loadHistory } from './load-history.ts';
import { applyRollup } from './rollup-store.ts';
import { Rollup } from './rollup.ts';

export interface FeedChange {
  readonly addedCount: number;
  readonly changedCount: number;
  readonly removedCount: number;
}

/** Runs under the ledger's lock, in the transaction that also keeps how far the sync is. The same page again changes nothing. Throws ProviderError for rows that cannot be any. */
export async function feedLedger(client: PoolClient, source: FeedSource, { rows, goneIds }: Pick<PulledPage, 'rows' | 'goneIds'>): Promise<FeedChange> {
  const { businessId, integrationId } = source;
  const rollup = new Rollup();
  const { addedCount, changedCount } = rows.length === 0 ? NOTHING : await upsert(client, source, rows, rollup);
  const removedCount = goneIds.length === 0 ? 0 : await removeEntries(client, rollup, {
    condition: 'integration_id = $2 and external_id = any($3::text[])', values: [businessId, integrationId, goneIds],
  });
  if (addedCount + changedCount + removedCount > 0) await settle(client, businessId, rollup, removedCount);
  return { addedCount, changedCount, removedCount };
}

const NOTHING = { addedCount: 0, changedCount: 0 };

/** Everything that a connection brought goes, under the ledger's lock. Returns how many entries that were. */
export async function removeFed(client: PoolClient, { businessId, integrationId }: Pick<FeedSource, 'businessId' | 'integrationId'>): Promise<number> {
  const rollup = new Rollup();
  const removedCount = await removeEntries(client, rollup, { condition: 'integration_id = $2', values: [businessId, integrationId] });
  if (removedCount > 0) await settle(client, businessId, rollup, removedCount);
  return removedCount;
}

async function settle(client: PoolClient, businessId: string, rollup: Rollup, removedCount: number): Promise<void> {
  if (removedCount > 0) await closeEmptyAccounts(client, businessId);
  await applyRollup(client, businessId, rollup);
  await raiseLedgerVersion(client, businessId);
}

async function upsert(client: PoolClient, source: FeedSource, rows: PulledPage['rows'], rollup: Rollup): Promise<typeof NOTHING> {
  const { businessId } = source;
  await ensureDefaultChart(client, businessId);
  // A provider that says what each row is need not know what the books say about it.
  const history = rows.every(({ category }) => category !== null) ? NO_HISTORY : await loadHistory(client, businessId);
  const made = makeFedRows(source, rows, await loadChartWithAliases(client, businessId), history, await usedCategories(client, businessId));
  await insertAccounts(client, businessId, made.opened);
  await renameAccounts(client, businessId, made.renamed);
  await stageFedRows(client, source, made.rows);
  // The sums are read whole below, so what this notes is not needed.
  if (await hasDecidedAnything(client, businessId)) await applyOwnCategories(client, businessId, new Rollup());
  return storeStaged(client, source, rollup);
}
