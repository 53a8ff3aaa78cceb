/** Gives rows the category that matches and the owner's decisions and rules want, and moves what they add up to: rows on their way in, and rows that are there. */
import type { PoolClient } from 'pg';
import { decisionJoin, effectiveCategory, loadRules } from './category-rules.ts';
import { readRollupRows } from './rollup-rows.ts';
import type { Rollup } from './rollup.ts';
import { SqlValues } from './sql-values.ts';

/** For the rows of an import that lie in `staged`, where `hasDecidedAnything`. */
export async function applyOwnCategories(client: PoolClient, businessId: string, rollup: Rollup): Promise<void> {
  const sql = new SqlValues();
  const business = sql.add(businessId);
  const wanted = effectiveCategory(await loadRules(client, businessId), 'staged', sql);
  const { rowCount } = await client.query(
    `update staged set imported_category_number = staged.category_number, category_number = judged.wanted
     from (select staged.id, ${wanted} as wanted from staged ${decisionJoin('staged', business)}) as judged
     where judged.id = staged.id and judged.wanted <> staged.category_number`, sql.values);
  if (!rowCount) return;
  const moved = `from (select currency, date, account_number, imported_category_number as category_number, amount_minor from staged where imported_category_number is not null) as imported`;
  for (const row of await readRollupRows(client, moved, [])) rollup.subtract(row);
  for (const row of await readRollupRows(client, 'from staged where imported_category_number is not null', [])) rollup.addRow(row);
}

/** Whether anything but the import has a say about categories: the owner's decisions and rules, or matches. */
export async function hasDecidedAnything(client: PoolClient, businessId: string): Promise<boolean> {
  const { rows } = await client.query<{ has: boolean }>(
    `select exists (select 1 from category_rule where business_id = $1 and deleted_at is null)
       or exists (select 1 from category_decision where business_id = $1)
       or exists (select 1 from source_match where business_id = $1 and kind in ('payout', 'transfer') and status = 'matched') as has`, [businessId]);
  return rows[0]!.has;
}

/** Which rows of `entry` to judge anew, as a condition; the business' own rows are the only ones looked at. */
export type EntryScope = (sql: SqlValues) => string;

/** For rows of the ledger, duplicates included, after a rule or a decision came or went. Returns how many took another category. */
export async function recategorize(client: PoolClient, businessId: string, rollup: Rollup, scope: EntryScope): Promise<number> {
  const sql = new SqlValues();
  const business = sql.add(businessId);
  const wanted = effectiveCategory(await loadRules(client, businessId), 'entry', sql);
  await client.query('create temporary table if not exists recategorized (id uuid not null, wanted integer not null) on commit drop; truncate recategorized');
  const { rowCount } = await client.query(
    `insert into recategorized select id, wanted from (
       select entry.id, entry.category_number, ${wanted} as wanted from entry ${decisionJoin('entry', business)}
       where entry.business_id = ${business}::uuid and (${scope(sql)})) as judged
     where wanted <> category_number`, sql.values);
  if (!rowCount) return 0;
  await moveTo(client, businessId, rollup);
  return rowCount;
}

async function moveTo(client: PoolClient, businessId: string, rollup: Rollup): Promise<void> {
  await client.query('analyze recategorized');
  const counted = 'from entry join recategorized using (id) where business_id = $1 and duplicate_of is null';
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.subtract(row);
  await client.query(
    `update entry set category_number = wanted, imported_category_number = nullif(coalesce(imported_category_number, category_number), wanted)
     from recategorized where business_id = $1 and entry.id = recategorized.id`, [businessId]);
  for (const row of await readRollupRows(client, counted, [businessId])) rollup.addRow(row);
}
