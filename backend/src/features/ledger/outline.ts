/** The outline of a ledger or of one file: how many rows in which currency, from when to when. A ledger's is kept with its rollups. */
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { SqlRunner } from './sql-values.ts';
import { isOfFile } from './rows-of-file.ts';

export interface CurrencyOutline {
  readonly currency: string;
  readonly entryCount: number;
  readonly dateFrom: LocalDate;
  readonly dateTo: LocalDate;
}

interface OutlineRow { currency: string; entry_count: string; date_from: string; date_to: string }

/** One file's own rows, those known from other files included. */
export async function fileOutline(sql: SqlRunner, businessId: string, fileId: string): Promise<CurrencyOutline[]> {
  const { rows } = await sql.query<OutlineRow>(
    `select currency, count(*) as entry_count, to_char(min(date), 'YYYY-MM-DD') as date_from, to_char(max(date), 'YYYY-MM-DD') as date_to
     from entry where business_id = $1 and ${isOfFile('$2')} group by currency order by 2 desc, 1`, [businessId, fileId]);
  return rows.map((row) => ({ currency: row.currency, entryCount: Number(row.entry_count), dateFrom: row.date_from, dateTo: row.date_to }));
}
