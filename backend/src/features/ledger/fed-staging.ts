/** The set-wise half of a feed: rows in a temporary table, told from those that the ledger has, and stored. */
import type { PoolClient } from 'pg';
import { type DaySpan, matchAgain } from '../matches/match-job.ts';
import type { FedRow, FeedSource } from './fed-rows.ts';
import { readRollupRows } from './rollup-rows.ts';
import type { Rollup } from './rollup.ts';

const COLUMNS: readonly (readonly [name: string, type: string, value: (row: FedRow) => unknown])[] = [
  ['id', 'uuid', (row) => row.id],
  ['external_id', 'text', (row) => row.externalId],
  ['source_kind', 'text', (row) => row.kind],
  ['arrives_on', 'date', (row) => row.arrivesOn],
  ['account_number', 'int', (row) => row.accountNumber],
  ['category_number', 'int', (row) => row.categoryNumber],
  ['date', 'date', (row) => row.date],
  ['amount_minor', 'bigint', (row) => row.amountMinor],
  ['currency', 'text', (row) => row.currency],
  ['description', 'text', (row) => row.description],
  ['counterparty', 'text', (row) => row.counterparty],
  ['fingerprint', 'uuid', (row) => row.fingerprint],
  ['category_basis', 'smallint', (row) => row.basis],
];
const NAMES = COLUMNS.map(([name]) => name).join(', ');

/** What may change about a row that is known; identifier and fingerprint stay, so that the owner's decisions and citations find it again. */
const CHANGEABLE = ['account_number', 'category_number', 'imported_category_number', 'date', 'amount_minor', 'currency', 'description', 'counterparty', 'source_kind', 'arrives_on', 'category_basis'];
const listed = (table: string): string => CHANGEABLE.map((name) => `${table}.${name}`).join(', ');

/** The table is named and shaped as that of an import (staging.ts), because the owner's rules are applied to both. */
export async function stageFedRows(client: PoolClient, { businessId, integrationId }: FeedSource, rows: readonly FedRow[]): Promise<void> {
  await client.query(
    `create temporary table if not exists staged (${COLUMNS.map(([name, type]) => `${name} ${type}`).join(', ')}, imported_category_number int, is_known boolean) on commit drop; truncate staged`);
  await client.query(
    `insert into staged (${NAMES}) select * from unnest(${COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ')})`,
    COLUMNS.map(([, , value]) => rows.map(value)));
  await client.query('analyze staged');
  await client.query(
    `update staged set id = entry.id, fingerprint = entry.fingerprint, is_known = true from entry
     where entry.business_id = $1 and entry.integration_id = $2 and entry.external_id = staged.external_id`, [businessId, integrationId]);
}

/** Notes in the rollup by how much the sums change. */
export async function storeStaged(client: PoolClient, { businessId, integrationId }: FeedSource, rollup: Rollup): Promise<{ addedCount: number; changedCount: number }> {
  await client.query(`delete from staged using entry where entry.business_id = $1 and entry.id = staged.id and (${listed('entry')}) is not distinct from (${listed('staged')})`, [businessId]);
  const days = await daysStaged(client, businessId);
  if (days === null) return { addedCount: 0, changedCount: 0 };
  const counted = 'from entry where business_id = $1 and duplicate_of is null and id in (select id from staged)';
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.subtract(row);
  const changed = await client.query(
    `update entry set ${CHANGEABLE.map((name) => `${name} = staged.${name}`).join(', ')} from staged where entry.business_id = $1 and entry.id = staged.id`, [businessId]);
  const added = await client.query(
    `insert into entry (business_id, integration_id, imported_category_number, ${NAMES}) select $1::uuid, $2::uuid, imported_category_number, ${NAMES} from staged where is_known is null`, [businessId, integrationId]);
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.addRow(row);
  await matchAgain(client, businessId, days);
  return { addedCount: added.rowCount ?? 0, changedCount: changed.rowCount ?? 0 };
}

/** From the first to the last day on which a row comes, or changes, before and after. */
async function daysStaged(client: PoolClient, businessId: string): Promise<DaySpan | null> {
  const { rows } = await client.query<{ from: string | null; to: string | null }>(
    `select to_char(min(least(staged.date, entry.date)), 'YYYY-MM-DD') as from, to_char(max(greatest(staged.date, entry.date)), 'YYYY-MM-DD') as to
     from staged left join entry on entry.business_id = $1 and entry.id = staged.id`, [businessId]);
  const { from, to } = rows[0]!;
  return from === null || to === null ? null : { from, to };
}
