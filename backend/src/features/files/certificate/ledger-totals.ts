/** What the ledger holds of a file, counted from the rows themselves: the independent side of a certificate. */
import type { PoolClient } from 'pg';
import { isOfFile } from '../../ledger/rows-of-file.ts';

export interface LedgerTotal {
  readonly accountNumber: number;
  readonly accountName: string;
  readonly currency: string;
  readonly rowCount: number;
  readonly inMinor: number;
  /** Money out as a negative number. */
  readonly outMinor: number;
  /** Of these rows, those that another row counts for. */
  readonly duplicateCount: number;
  /** Of these rows, those whose category is not the import's own but a rule's, a choice's or a match's. */
  readonly otherCategoryCount: number;
}

/** Where a core is free, PostgreSQL counts on it as well; by its own estimates it would not, as it does not know yet that the rows are many. */
const SHARED = ['parallel_setup_cost', 'parallel_tuple_cost', 'min_parallel_index_scan_size', 'min_parallel_table_scan_size'];
const set = (values: readonly string[]): string => values.map((value) => `set local ${value}`).join('; ');

interface TotalRow { number: number; name: string | null; currency: string; row_count: string; in_minor: string; out_minor: string; duplicate_count: string; other_category_count: string }

/** `isLarge`: worth being counted by several processes. */
export async function readLedgerTotals(client: PoolClient, businessId: string, fileId: string, { isLarge = false } = {}): Promise<LedgerTotal[]> {
  // Of rows that have just come the planner knows nothing: it would sort them all, on disk where they are many, to find a handful of groups.
  await client.query(set(['enable_sort = off', ...(isLarge ? SHARED.map((name) => `${name} = 0`) : [])]));
  const { rows } = await client.query<TotalRow>(
    `select total.*, account.name
     from (select account_number as number, currency, count(*) as row_count,
         coalesce(sum(amount_minor) filter (where amount_minor > 0), 0) as in_minor, coalesce(sum(amount_minor) filter (where amount_minor < 0), 0) as out_minor,
         count(duplicate_of) as duplicate_count, count(*) filter (where imported_category_number <> category_number) as other_category_count
       from entry where business_id = $1 and ${isOfFile('$2')} group by account_number, currency) as total
       left join chart_account account on account.business_id = $1 and account.number = total.number
     order by total.number, currency`, [businessId, fileId]);
  await client.query(set(['enable_sort', ...(isLarge ? SHARED : [])].map((name) => `${name} to default`)));
  return rows.map((row) => ({
    accountNumber: row.number, accountName: row.name ?? String(row.number), currency: row.currency, rowCount: Number(row.row_count),
    inMinor: Number(row.in_minor), outMinor: Number(row.out_minor), duplicateCount: Number(row.duplicate_count), otherCategoryCount: Number(row.other_category_count),
  }));
}
