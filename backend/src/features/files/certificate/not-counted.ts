/** The rows of a file that another row counts for, each with that one: what "duplicates not counted" means, row by row. */
import type { PoolClient } from 'pg';
import type { ProviderName } from '../../../providers/contract.ts';
import type { Page } from '../../page.ts';
import { WITHDRAWN } from '../../ledger/withdrawn.ts';
import { isOfFile } from '../../ledger/rows-of-file.ts';

export interface CountingRow {
  readonly transactionId: string;
  readonly date: string;
  readonly description: string;
  readonly line: number | null;
  readonly fileId: string | null;
  readonly fileName: string | null;
  /** Who told of it, where that is no file. */
  readonly provider: ProviderName | null;
}

export interface DuplicateRow {
  readonly id: string;
  readonly line: number | null;
  readonly date: string;
  readonly description: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly account: string;
  readonly counts: CountingRow;
}

interface StoredRow {
  id: string; line: number | null; day: string; description: string; amount_minor: string; currency: string; account: string;
  counting_id: string; counting_day: string; counting_description: string; counting_line: number | null; file_id: string | null; file_name: string | null; provider: ProviderName | null;
}

/** In the order in which they were read. */
export async function listNotCounted(client: PoolClient, businessId: string, fileId: string, { limit, cursor }: Page): Promise<DuplicateRow[]> {
  const { rows } = await client.query<StoredRow>(
    `select entry.id, entry.line, to_char(entry.date, 'YYYY-MM-DD') as day, entry.description, entry.amount_minor, entry.currency, coalesce(account.name, entry.account_number::text) as account,
       counting.id as counting_id, to_char(counting.date, 'YYYY-MM-DD') as counting_day, counting.description as counting_description, counting.line as counting_line,
       counting.file_id, file.name as file_name, integration.provider
     from entry
       join entry counting on counting.business_id = $1 and counting.id = entry.duplicate_of
       left join file on file.business_id = $1 and file.id = counting.file_id
       left join integration on integration.business_id = $1 and integration.id = counting.integration_id
       left join chart_account account on account.business_id = $1 and account.number = entry.account_number
     where entry.business_id = $1 and ${isOfFile('$2')} and entry.duplicate_of is not null and entry.duplicate_of <> $3 and ($4::uuid is null or entry.id > $4)
     order by entry.id limit $5`, [businessId, fileId, WITHDRAWN, cursor, limit]);
  return rows.map((row) => ({
    id: row.id, line: row.line, date: row.day, description: row.description, amountMinor: Number(row.amount_minor), currency: row.currency, account: row.account,
    counts: { transactionId: row.counting_id, date: row.counting_day, description: row.counting_description, line: row.counting_line, fileId: row.file_id, fileName: row.file_name, provider: row.provider },
  }));
}
