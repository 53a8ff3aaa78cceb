/** The rows of a filter as columns: PostgreSQL puts each column together as one JSON list, so that no object is made for each row. */
import { columnsOf, MOST_ROWS, type ColumnChoice, type EntryColumns } from '../../finance/ledger/entry-columns.ts';
import type { EntryFilter } from '../../finance/ledger/ledger-reader.ts';
import { entryConditions, type RoleOfCategory } from './entry-filter-sql.ts';
import { SqlValues, type SqlRunner } from './sql-values.ts';

export interface ColumnScope {
  readonly sql: SqlRunner;
  readonly businessId: string;
  readonly roles: RoleOfCategory;
}

const LISTS = `json_agg(id) as ids, json_agg(date - date '1970-01-01') as days, json_agg(amount_minor) as amounts, json_agg(counterparty) as counterparties,
  json_agg(category_number) as categories, json_agg(account_number) as accounts`;

/** Null lists where no row matches. */
interface ListRow {
  readonly ids: string[] | null; readonly days: number[] | null; readonly amounts: number[] | null; readonly counterparties: (string | null)[] | null;
  readonly categories: number[] | null; readonly accounts: number[] | null; readonly descriptions?: string[] | null;
}

export async function columnRows({ sql, businessId, roles }: ColumnScope, filter: EntryFilter, { descriptions }: ColumnChoice): Promise<EntryColumns> {
  const values = new SqlValues();
  const conditions = entryConditions(businessId, filter, roles, values);
  const newestFirst = `select id, date, amount_minor, counterparty, category_number, account_number${descriptions ? ', description' : ''}
    from entry where ${conditions} order by date desc, id desc limit ${MOST_ROWS + 1}`;
  const { rows } = await sql.query<ListRow>(`select ${LISTS}${descriptions ? ', json_agg(description) as descriptions' : ''} from (${newestFirst}) as picked`, values.values);
  const row = rows[0];
  return columnsOf({
    ids: oldestFirst(row?.ids), days: oldestFirst(row?.days), amountsMinor: oldestFirst(row?.amounts), counterparties: oldestFirst(row?.counterparties),
    categoryNumbers: oldestFirst(row?.categories), accountNumbers: oldestFirst(row?.accounts), descriptions: descriptions ? oldestFirst(row?.descriptions) : null,
  }, filter.currency, { isCut: (row?.ids?.length ?? 0) > MOST_ROWS });
}

/** Read newest first, so that the bound cuts off the oldest. */
function oldestFirst<T>(list: readonly T[] | null | undefined): readonly T[] {
  return (list ?? []).slice(0, MOST_ROWS).reverse();
}
