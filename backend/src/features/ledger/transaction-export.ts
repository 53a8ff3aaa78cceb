/** The rows of a filter as CSV, a few thousand at a time, so that a file of any size takes no more memory than that. */
import type { PoolClient } from 'pg';
import type { EntryOrder } from '../../finance/ledger/ledger-reader.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { csvLine, plain } from '../../papers/csv/csv-line.ts';
import { entryConditions, type EntryConditions } from './entry-filter-sql.ts';
import { rolesOf } from './chart-store.ts';
import type { OpenLedger } from './ledger-source.ts';
import { withNames, type Transaction } from './named-rows.ts';
import { SqlValues } from './sql-values.ts';
import { ORDER_SQL, ROW_COLUMNS, toTransactionRow, type StoredRow } from './transaction-list.ts';

/** Where the text goes; resolves once there is room for more. */
export type TextSink = (text: string) => Promise<void>;

/** Without it, spreadsheet programs on Windows take UTF-8 for the local code page and spoil every accent; our own reader and others skip it. */
const BYTE_ORDER_MARK = '\uFEFF';
const HEADER = ['Date', 'Description', 'Counterparty', 'Category', 'Account', 'Amount', 'Currency', 'Reference'];
const ROWS_AT_ONCE = 2_000;

export async function writeTransactionsCsv(client: PoolClient, businessId: string, ledger: OpenLedger, filter: EntryConditions, order: EntryOrder, sink: TextSink): Promise<void> {
  const sql = new SqlValues();
  const conditions = entryConditions(businessId, filter, rolesOf(ledger.chart), sql);
  await client.query(`declare exported no scroll cursor for select ${ROW_COLUMNS} from entry where ${conditions} order by ${ORDER_SQL[order]}`, sql.values);
  await sink(BYTE_ORDER_MARK + csvLine(HEADER));
  for (;;) {
    const { rows } = await client.query<StoredRow>(`fetch ${ROWS_AT_ONCE} from exported`);
    if (rows.length > 0) await sink(withNames(rows.map(toTransactionRow), ledger.chart).map(line).join(''));
    if (rows.length < ROWS_AT_ONCE) return;
  }
}

function line({ entry, category, account }: Transaction): string {
  return csvLine([entry.date, entry.description, entry.counterparty, category, account, plain(minorToDecimal(entry.amountMinor, entry.currency)), entry.currency, entry.reference]);
}
