/** How many payments each account or category holds, from the sums of whole years. */
import type { SqlRunner } from './sql-values.ts';

/** Where a line of a page names it, and where its counts stand (0003-rollup-pages.sql). */
const POSITIONS = { account: 0, category: 1, inCount: 5, outCount: 6 } as const;

/** Those without any are left out. */
export async function entryCounts(sql: Pick<SqlRunner, 'query'>, businessId: string, of: 'account' | 'category'): Promise<Map<number, number>> {
  const { rows } = await sql.query<{ number: number; count: string }>(
    `select (line->>${POSITIONS[of]})::int as number, sum((line->>${POSITIONS.inCount})::bigint + (line->>${POSITIONS.outCount})::bigint) as count
     from rollup cross join lateral json_array_elements(to_date[12]::json) as line where business_id = $1 and span = 'year' group by 1`, [businessId]);
  return new Map(rows.map((row) => [row.number, Number(row.count)] as const).filter(([, count]) => count > 0));
}

/** The numbers of the categories that hold payments. */
export const usedCategories = async (sql: Pick<SqlRunner, 'query'>, businessId: string): Promise<ReadonlySet<number>> => new Set((await entryCounts(sql, businessId, 'category')).keys());
