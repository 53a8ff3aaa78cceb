/** Which rows made a figure change: those that came, those that went, those that were changed. */
import type { EntryFilter } from '../../finance/ledger/ledger-reader.ts';
import { entryConditions, type RoleOfCategory } from '../ledger/entry-filter-sql.ts';
import { SqlValues, type SqlRunner } from '../ledger/sql-values.ts';
import type { Basis, KeptRow } from './basis.ts';

export interface ChangedRow {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly id: string;
  readonly date: string;
  readonly description: string;
  readonly amountMinor: number;
}

export interface RowChanges {
  /** At most so many of each kind. */
  readonly rows: readonly ChangedRow[];
  readonly addedCount: number;
  readonly removedCount: number;
  readonly changedCount: number;
  /** How many rows the figures rest on now. */
  readonly countNow: number;
  /** False where so many rows were behind the figures that not all of them were kept: then more may have changed. */
  readonly isComplete: boolean;
}

interface Where {
  readonly sql: SqlRunner;
  readonly businessId: string;
  readonly roles: RoleOfCategory;
  readonly filters: readonly EntryFilter[];
  /** The identifier of what was made: rows that came later have later ones. */
  readonly since: string;
}

interface Row { id: string; date: string; amount_minor: string; category_number: number; description: string }

const MOST_ROWS = 100;

export async function changedRows({ rows: kept, rowCount }: Basis, where: Where): Promise<RowChanges> {
  const isCut = rowCount > kept.length;
  const ids = kept.map(([id]) => id);
  const [countNow, still, fresh] = [await countOf(where), await matching(where, ids), await newOnes(where, ids, isCut)];
  const there = new Map(still.map((row) => [row.id, row]));
  const gone = kept.filter(([id]) => !there.has(id));
  const known = gone.length === 0 ? new Set<string>() : await counted(where, gone.map(([id]) => id));
  const edited = kept.filter(([id, , amountMinor, category]) => { const row = there.get(id); return row !== undefined && (Number(row.amount_minor) !== amountMinor || row.category_number !== category); });
  const added = fresh.rows.filter(({ id }) => id > where.since);
  const moved = fresh.rows.filter(({ id }) => id <= where.since);
  const removed = gone.filter(([id]) => !known.has(id));
  const changed = [...gone.filter(([id]) => known.has(id)), ...edited].map((row) => asChange(row, 'changed'));
  const addedCount = fresh.count - moved.length;
  return {
    rows: [...added.slice(0, MOST_ROWS).map((row) => asFresh(row, 'added')), ...removed.slice(0, MOST_ROWS).map((row) => asChange(row, 'removed')), ...[...changed, ...moved.map((row) => asFresh(row, 'changed'))].slice(0, MOST_ROWS)],
    addedCount, removedCount: removed.length, changedCount: changed.length + moved.length, countNow,
    isComplete: rowCount - gone.length + fresh.count === countNow,
  };
}

function conditions({ businessId, filters, roles }: Where, sql: SqlValues): string {
  return filters.length === 0 ? 'false' : `(${filters.map((filter) => `(${entryConditions(businessId, filter, roles, sql)})`).join(' or ')})`;
}

const COLUMNS = `id, to_char(date, 'YYYY-MM-DD') as date, amount_minor, category_number, description`;

async function countOf(where: Where): Promise<number> {
  const sql = new SqlValues();
  const { rows } = await where.sql.query<{ count: string }>(`select count(*) as count from entry where business_id = ${sql.add(where.businessId)}::uuid and ${conditions(where, sql)}`, sql.values);
  return Number(rows[0]?.count ?? 0);
}

async function matching(where: Where, ids: readonly string[]): Promise<Row[]> {
  const sql = new SqlValues();
  const text = `select ${COLUMNS} from entry where business_id = ${sql.add(where.businessId)}::uuid and id = any(${sql.add(ids)}::uuid[]) and ${conditions(where, sql)}`;
  return (await where.sql.query<Row>(text, sql.values)).rows;
}

/** Rows that were not among the kept ones. Where not all were kept only those count that came later. */
async function newOnes(where: Where, ids: readonly string[], isCut: boolean): Promise<{ rows: Row[]; count: number }> {
  const sql = new SqlValues();
  const text = `select ${COLUMNS}, count(*) over () as all_rows from entry where business_id = ${sql.add(where.businessId)}::uuid and not id = any(${sql.add(ids)}::uuid[])
    ${isCut ? `and id > ${sql.add(where.since)}::uuid` : ''} and ${conditions(where, sql)} order by entry.date desc, id desc limit ${sql.add(MOST_ROWS)}`;
  const { rows } = await where.sql.query<Row & { all_rows: string }>(text, sql.values);
  return { rows, count: Number(rows[0]?.all_rows ?? 0) };
}

/** Those that still count somewhere: a row that went elsewhere was changed, not taken out. */
async function counted({ sql, businessId }: Where, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql.query<{ id: string }>('select id from entry where business_id = $1::uuid and id = any($2::uuid[]) and duplicate_of is null', [businessId, ids]);
  return new Set(rows.map(({ id }) => id));
}

const asChange = ([id, date, amountMinor, , description]: KeptRow, kind: ChangedRow['kind']): ChangedRow => ({ kind, id, date, amountMinor, description });
const asFresh = ({ id, date, amount_minor: amountMinor, description }: Row, kind: ChangedRow['kind']): ChangedRow => ({ kind, id, date, amountMinor: Number(amountMinor), description });
