/** Rows from before it was kept how sure their category is: they are judged once, so that the uncertain ones among them are asked about, too. */
import type { PoolClient } from 'pg';
import { judgeKept } from '../../finance/categories/judge-kept.ts';

/** In one transaction: some tenths of a second. */
export const JUDGED_AT_ONCE = 5_000;

interface Row { id: string; description: string; counterparty: string | null; amount_minor: string; category_number: number; may_be_stated: boolean }

/** `business`: a placeholder. Costs one look into an index that is empty for nearly everybody. */
export const hasUnjudged = (business: string): string => `exists (select 1 from entry where business_id = ${business}::uuid and category_basis is null)`;

/** Whether there are more. No figure changes: only how sure a category is. */
export async function judgeSome(client: PoolClient, businessId: string): Promise<boolean> {
  const { rows } = await client.query<Row>(
    `select entry.id, description, counterparty, amount_minor, coalesce(imported_category_number, category_number) as category_number,
       entry.file_id is null or exists (select 1 from jsonb_array_elements(coalesce(file.reading->'choices', '[]')) as made where made->>'what' in ('category', 'category column')) as may_be_stated
     from entry left join file on file.business_id = entry.business_id and file.id = entry.file_id
     where entry.business_id = $1 and category_basis is null limit ${JUDGED_AT_ONCE}`, [businessId]);
  const codes = rows.map((row) => judgeKept({ description: row.description, counterparty: row.counterparty, amountMinor: Number(row.amount_minor), categoryNumber: row.category_number, mayBeStated: row.may_be_stated }));
  await client.query(
    'update entry set category_basis = judged.code from unnest($2::uuid[], $3::smallint[]) as judged(id, code) where business_id = $1 and entry.id = judged.id and category_basis is null',
    [businessId, rows.map(({ id }) => id), codes]);
  return rows.length === JUDGED_AT_ONCE;
}
