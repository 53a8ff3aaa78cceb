/** Which rows of two accounts are the same payment once the accounts are one: equal rows of different files, told by their fingerprints. */
import type { PoolClient } from 'pg';
import { fingerprint, normalisedDescription } from '../../ingestion/fingerprint.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';

interface RowOfFile { id: string; file_id: string; account_number: number; day: string; amount_minor: string; currency: string; title: string; fingerprint: string }

/**
 * Fills two temporary tables: `renumbered` (id, fingerprint) with rows whose how-manieth number in their file changes, because the file
 * holds equal rows of both accounts and those are different payments; and `colliding` (id, fingerprint, counts) with all rows
 * of payments that both accounts hold.
 */
export async function findColliding(client: PoolClient, businessId: string, from: number, into: number): Promise<void> {
  await client.query(
    `create temporary table renumbered (id uuid primary key, fingerprint uuid not null) on commit drop;
     create temporary table colliding (id uuid primary key, fingerprint uuid not null, counts boolean not null) on commit drop`);
  // Right after an import the planner knows nothing of its rows, and a loop over a file's rows for each of them takes minutes.
  await client.query('set local enable_nestloop = off');
  await renumber(client, businessId, from, into);
  await client.query(
    `with shared as (
       select fingerprint from entry where business_id = $1 and account_number = $2 intersect select fingerprint from entry where business_id = $1 and account_number = $3
       union select fingerprint from renumbered)
     insert into colliding select entry.id, coalesce(renumbered.fingerprint, entry.fingerprint), duplicate_of is null
     from entry left join renumbered on renumbered.id = entry.id
     where business_id = $1 and account_number in ($2, $3) and duplicate_of is distinct from $4 and entry.fingerprint in (select fingerprint from shared)`,
    [businessId, from, into, WITHDRAWN]);
  await client.query('set local enable_nestloop = on; analyze colliding; analyze renumbered');
}

/** Equal rows inside one file are numbered in its order, over both accounts, as a new import of it would number them. */
async function renumber(client: PoolClient, businessId: string, from: number, into: number): Promise<void> {
  const { rows } = await client.query<RowOfFile>(
    `with mixed as (
       select distinct mine.file_id, mine.date, mine.amount_minor, mine.currency from entry mine
         join entry theirs on theirs.business_id = mine.business_id and theirs.file_id = mine.file_id and theirs.fingerprint = mine.fingerprint and theirs.account_number = $3
       where mine.business_id = $1 and mine.account_number = $2)
     select id, file_id, account_number, to_char(date, 'YYYY-MM-DD') as day, amount_minor, currency, case when title_chars is null then description else left(description, title_chars) end as title, fingerprint
     from entry join mixed using (file_id, date, amount_minor, currency)
     where business_id = $1 and account_number in ($2, $3) order by file_id, line, id`, [businessId, from, into]);
  const changed = [...equalRows(rows).values()]
    .filter((equals) => new Set(equals.map((row) => row.account_number)).size === 2)
    .flatMap((equals) => equals.map((row, index) => ({ id: row.id, fingerprint: numbered(row, index + 1) })));
  await client.query('insert into renumbered select * from unnest($1::uuid[], $2::uuid[])', [changed.map((row) => row.id), changed.map((row) => row.fingerprint)]);
}

function equalRows(rows: readonly RowOfFile[]): Map<string, RowOfFile[]> {
  const groups = new Map<string, RowOfFile[]>();
  for (const row of rows) {
    const key = `${row.file_id} ${row.day} ${row.amount_minor} ${row.currency} ${normalisedDescription(row.title)}`;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

function numbered(row: RowOfFile, occurrence: number): string {
  return fingerprint({ date: row.day, amountMinor: Number(row.amount_minor), currency: row.currency, description: row.title }, occurrence);
}
