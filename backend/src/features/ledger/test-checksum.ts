/** For tests of imports: what counts in a ledger, by sums and days. A count alone holds also for wrong amounts, signs and dates. */
import type { Database } from '../../database/database.ts';

export interface Checksum { rows: number; inMinor: number; outMinor: number; from: string | null; to: string | null }

export function checksum(database: Database, businessId: string): Promise<Checksum> {
  return database.inTenantRaw(businessId, async (client) => (await client.query<Checksum>(
    `select count(*)::int as rows, coalesce(sum(amount_minor) filter (where amount_minor > 0), 0)::float8 as "inMinor", coalesce(sum(amount_minor) filter (where amount_minor < 0), 0)::float8 as "outMinor",
       to_char(min(date), 'YYYY-MM-DD') as from, to_char(max(date), 'YYYY-MM-DD') as to
     from entry where business_id = $1 and duplicate_of is null`, [businessId])).rows[0]!);
}
