/** What the owner said of expected items, as it is stored: one row per thing that he spoke of. */
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import type { ExpectedRhythm, ExpectedWord } from '../../finance/forecast/expected-items.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { SqlRunner } from '../ledger/sql-values.ts';

interface WordRow {
  readonly id: string;
  readonly replaces_key: string | null;
  readonly replaces_on: LocalDate | null;
  readonly is_expected: boolean;
  readonly name: string | null;
  readonly amount_minor: string | null;
  readonly due_on: LocalDate | null;
  readonly rhythm: ExpectedRhythm | null;
  readonly ends_on: LocalDate | null;
  readonly category_number: number | null;
}

/** Items and changes of one currency; more than anybody keeps by hand. */
export const MOST_WORDS = 500;

const COLUMNS = `id, replaces_key, to_char(replaces_on, 'YYYY-MM-DD') as replaces_on, is_expected, name, amount_minor, to_char(due_on, 'YYYY-MM-DD') as due_on, rhythm, to_char(ends_on, 'YYYY-MM-DD') as ends_on, category_number`;

/** In the order in which they were said. */
export async function loadWords(sql: SqlRunner, businessId: string, currency: string): Promise<ExpectedWord[]> {
  const { rows } = await sql.query<WordRow>(`select ${COLUMNS} from expected_item where business_id = $1 and currency = $2 order by id limit ${MOST_WORDS}`, [businessId, currency]);
  return rows.map((row) => ({
    id: row.id, replacesKey: row.replaces_key, replacesOn: row.replaces_on, isExpected: row.is_expected, name: row.name, amountMinor: row.amount_minor === null ? null : Number(row.amount_minor),
    dueOn: row.due_on, rhythm: row.rhythm, endsOn: row.ends_on, categoryNumber: row.category_number,
  }));
}

export interface WordPlace {
  readonly businessId: string;
  readonly currency: string;
  readonly now: Date;
}

/** A new one, or in place of what was said of the same thing. Returns its identifier. */
export async function saveWord(client: PoolClient, { businessId, currency, now }: WordPlace, word: Omit<ExpectedWord, 'id'> & { readonly id: string | null }): Promise<string> {
  const id = word.id ?? newId();
  await client.query(
    `insert into expected_item (business_id, id, currency, replaces_key, replaces_on, is_expected, name, amount_minor, due_on, rhythm, ends_on, category_number, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (business_id, id) do update set is_expected = excluded.is_expected, name = excluded.name, amount_minor = excluded.amount_minor, due_on = excluded.due_on,
       rhythm = excluded.rhythm, ends_on = excluded.ends_on, category_number = excluded.category_number`,
    [businessId, id, currency, word.replacesKey, word.replacesOn, word.isExpected, word.name, word.amountMinor, word.dueOn, word.rhythm, word.endsOn, word.categoryNumber, now]);
  return id;
}

/** The item and all that was said of single times of it. */
export async function forgetItem(client: PoolClient, businessId: string, currency: string, item: { readonly id: string; readonly isOwn: boolean }): Promise<void> {
  await client.query('delete from expected_item where business_id = $1 and currency = $2 and (replaces_key = $3 or ($4 and id::text = $3))', [businessId, currency, item.id, item.isOwn]);
}
