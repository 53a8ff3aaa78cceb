/** Counterparties about which neither the books nor the shipped rules know enough, and what a language model proposes for them. */
import type { PoolClient } from 'pg';
import type { CategoryProposal } from '../../analysts/contract.ts';
import { BASES } from '../../finance/categories/basis.ts';
import type { Direction } from '../../finance/categories/history/name-features.ts';
import { loadRules } from '../ledger/category-rules.ts';
import { readRollupRows } from '../ledger/rollup-rows.ts';
import type { Rollup } from '../ledger/rollup.ts';
import { SqlValues } from '../ledger/sql-values.ts';
import { uncertainRows } from './uncertain-rows.ts';

export interface UnknownName {
  readonly name: string;
  readonly direction: Direction;
}

/** A model's word is always asked about: this is below what is certain enough. */
const MOST_CONFIDENCE = 60;
/** Nothing is known, or only that something was bought. */
const IS_UNKNOWN = `counterparty is not null and (category_basis / 100 = ${BASES.indexOf('nothing')} or (category_basis / 100 = ${BASES.indexOf('rule-table')} and category_basis % 100 <= 50))`;

/** Those that were not asked about yet, the largest money first. */
export async function namesToAsk(client: PoolClient, businessId: string, most: number): Promise<UnknownName[]> {
  const sql = new SqlValues();
  const unknown = uncertainRows(businessId, await loadRules(client, businessId), sql);
  const { rows } = await client.query<UnknownName>(
    `select max(counterparty) as name, direction from (${unknown}) as uncertain
     where ${IS_UNKNOWN} and not exists (select 1 from category_suggestion known where known.business_id = ${sql.add(businessId)}::uuid and known.counterparty = lower(uncertain.counterparty) and known.direction = uncertain.direction)
     group by lower(counterparty), direction order by sum(abs(amount_minor)) desc, 1 limit ${sql.add(most)}`, sql.values);
  return rows;
}

/** Also that nothing was proposed, so that it is asked once. */
export async function keepProposals(client: PoolClient, businessId: string, kept: { names: readonly UnknownName[]; proposals: readonly (CategoryProposal | null)[]; engine: string; now: Date }): Promise<void> {
  const { names, proposals, engine, now } = kept;
  await client.query(
    `insert into category_suggestion (business_id, counterparty, direction, category_number, confidence, engine, suggested_at)
     select $1::uuid, lower(name), direction, category, confidence, $6, $7 from unnest($2::text[], $3::text[], $4::int[], $5::int[]) as told(name, direction, category, confidence)
     on conflict do nothing`,
    [businessId, names.map(({ name }) => name), names.map(({ direction }) => direction), proposals.map((proposal) => proposal?.categoryNumber ?? null),
      proposals.map((proposal) => Math.min(MOST_CONFIDENCE, proposal?.confidence ?? 0)), engine, now]);
}

/** A query over the rows that take what was proposed for their counterparty. */
async function proposedRows(client: PoolClient, businessId: string, sql: SqlValues): Promise<string> {
  const unknown = uncertainRows(businessId, await loadRules(client, businessId), sql);
  return `select unknown.id, told.category_number as wanted, ${BASES.indexOf('model') * 100} + told.confidence as basis
    from (select * from (${unknown}) as uncertain where ${IS_UNKNOWN}) as unknown
      join category_suggestion told on told.business_id = ${sql.add(businessId)}::uuid and told.counterparty = lower(unknown.counterparty) and told.direction = unknown.direction
    where told.category_number is not null`;
}

/** Whether any row would take a proposal. */
export async function hasProposals(client: PoolClient, businessId: string): Promise<boolean> {
  const sql = new SqlValues();
  const { rows } = await client.query<{ has: boolean }>(`select exists (${await proposedRows(client, businessId, sql)}) as has`, sql.values);
  return rows[0]!.has;
}

/** Rows of which nothing was known take the category that was proposed for their counterparty; they go on waiting for the owner. Returns how many. */
export async function applyProposals(client: PoolClient, businessId: string, rollup: Rollup): Promise<number> {
  const sql = new SqlValues();
  const proposed = await proposedRows(client, businessId, sql);
  await client.query('create temporary table if not exists proposed (id uuid not null, wanted integer not null, basis smallint not null) on commit drop; truncate proposed');
  const { rowCount } = await client.query(`insert into proposed ${proposed}`, sql.values);
  if (!rowCount) return 0;
  const counted = 'from entry join proposed using (id) where business_id = $1 and duplicate_of is null';
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.subtract(row);
  await client.query('update entry set category_number = wanted, category_basis = basis from proposed where business_id = $1 and entry.id = proposed.id', [businessId]);
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.addRow(row);
  return rowCount;
}
