/** The rows of a file, and those of others that cover the same days, that have no equal on the other side: what matching by similarity looks at. */
import type { PoolClient } from 'pg';
import type { LeftOver, Span } from '../../finance/duplicates/statement-row.ts';
import { keyOf } from './payment-key.ts';
import { isOfFile, isOfJoinedFile } from '../ledger/rows-of-file.ts';

/** What the two sides of one account have. */
export interface AccountOverlap {
  readonly accountNumber: number;
  readonly known: readonly LedgerLeftOver[];
  readonly added: readonly LedgerLeftOver[];
  readonly knownCount: number;
  readonly addedCount: number;
  readonly exactCount: number;
}

export interface LedgerLeftOver extends LeftOver {
  /** Names the payment as its own facts give it; `key` as the ledger counts it. */
  readonly own: string;
  /** The files that tell of it. */
  readonly files: readonly string[];
}

/** As far as two days of one payment lie apart. */
const REACH = 3;
/** More rows than that are not compared: a statement in entirely other words of more than ten years. */
const MOST_ROWS = 100_000;

/** Of these files, those that tell of days around the others'. */
export async function overlappingFiles(client: PoolClient, businessId: string, fileId: string, days: Span): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `select id from file where business_id = $1 and id <> $2 and deleted_at is null and status = 'processed' and (date_from is null or (date_from <= $4::date + ${REACH} and date_to >= $3::date - ${REACH}))`,
    [businessId, fileId, days.from, days.to]);
  return rows.map(({ id }) => id);
}

interface StoredRow {
  side: 'known' | 'added'; account_number: number; fingerprint: string; own: string; day: string; amount_minor: string; currency: string; description: string; counterparty: string | null; reference: string | null;
  account: string; role: 'bank' | 'card'; span_from: string; span_to: string; files: string[];
}

/** One statement per question, whatever the number of rows; nothing is loaded where one side has nothing left over. */
export async function loadOverlaps(client: PoolClient, businessId: string, fileId: string, others: readonly string[], accountNumbers: readonly number[]): Promise<AccountOverlap[]> {
  await stageSpans(client, businessId, fileId, others, accountNumbers);
  const counts = await stageLeftOvers(client, businessId, fileId, others);
  const promising = counts.filter(({ has_both: hasBoth }) => hasBoth);
  if (promising.length === 0) return [];
  const rows = await loadCandidates(client, businessId);
  return promising.map((count) => {
    const own = rows.filter((row) => row.account_number === count.account_number);
    const sideOf = (side: StoredRow['side']): LedgerLeftOver[] => own.filter((row) => row.side === side).map(toLeftOver);
    return { accountNumber: count.account_number, known: sideOf('known'), added: sideOf('added'), knownCount: count.known_count, addedCount: count.added_count, exactCount: count.exact_count };
  });
}

/** From which to which day each of the files tells of each of the accounts. */
async function stageSpans(client: PoolClient, businessId: string, fileId: string, others: readonly string[], accountNumbers: readonly number[]): Promise<void> {
  await client.query('create temporary table if not exists covered (file_id uuid not null, account_number int not null, first date not null, last date not null) on commit drop; truncate covered');
  await client.query(
    `insert into covered select file_id, account_number, min(date), max(date) from file join entry on entry.business_id = $1 and ${isOfJoinedFile()}
     where file.business_id = $1 and file.id = any($2::uuid[]) and account_number = any($3::int[]) group by file_id, account_number`, [businessId, [fileId, ...others], accountNumbers]);
}

interface SideCounts { account_number: number; has_both: boolean; known_count: number; added_count: number; exact_count: number }

/** The columns of `left_over` that say what a row is. */
const FACTS = 'entry.file_id, entry.fingerprint, coalesce(own_fingerprint, entry.fingerprint), description, counterparty, reference';

/** Only statements that overlap in the account are looked at: two that follow each other cannot tell of the same payment. */
async function stageLeftOvers(client: PoolClient, businessId: string, fileId: string, others: readonly string[]): Promise<SideCounts[]> {
  await client.query(
    `create temporary table if not exists left_over (side text not null, id uuid not null, account_number int not null, date date not null, amount_minor bigint not null, currency text not null, first date not null, last date not null, is_inside boolean not null,
       file_id uuid not null, fingerprint uuid not null, own uuid not null, description text not null, counterparty text, reference text) on commit drop;
     truncate left_over`);
  await client.query(
    `with meeting as (
       select other.* from covered mine join covered other on other.account_number = mine.account_number and other.file_id <> mine.file_id and other.first <= mine.last and other.last >= mine.first where mine.file_id = $2)
     insert into left_over
     select 'added', entry.id, entry.account_number, date, amount_minor, currency, mine.first, mine.last,
       exists (select 1 from meeting where meeting.account_number = entry.account_number and date between meeting.first and meeting.last)
         and not exists (select 1 from entry copy where copy.business_id = $1 and copy.duplicate_of = entry.id and copy.file_id is not null), ${FACTS}
     from covered mine join entry on entry.business_id = $1 and ${isOfFile('$2')} and entry.account_number = mine.account_number
     where mine.file_id = $2 and duplicate_of is null
       and exists (select 1 from meeting where meeting.account_number = entry.account_number and date between meeting.first - ${REACH} and meeting.last + ${REACH})
     limit ${MOST_ROWS}`, [businessId, fileId]);
  await stageEqualled(client, businessId, fileId);
  await client.query(
    `insert into left_over
     select 'known', entry.id, entry.account_number, date, amount_minor, currency, theirs.first, theirs.last, date between mine.first and mine.last, ${FACTS}
     from covered mine join entry on entry.business_id = $1 and entry.account_number = mine.account_number and date between mine.first - ${REACH} and mine.last + ${REACH}
       join covered theirs on theirs.file_id = entry.file_id and theirs.account_number = entry.account_number and theirs.first <= mine.last and theirs.last >= mine.first
     where mine.file_id = $2 and entry.file_id = any($3::uuid[]) and duplicate_of is null
       and not exists (select 1 from equalled where equalled.id = entry.id) and exists (select 1 from left_over)
     limit ${MOST_ROWS}`, [businessId, fileId, others]);
  await client.query('analyze left_over');
  const { rows } = await client.query<SideCounts>(
    `select account_number, count(distinct side) = 2 as has_both, (count(*) filter (where side = 'known' and is_inside))::int as known_count, (count(*) filter (where side = 'added' and is_inside))::int as added_count,
       (select count(*) from entry where business_id = $1 and ${isOfFile('$2')} and entry.account_number = left_over.account_number and duplicate_of is not null)::int as exact_count
     from left_over group by account_number order by account_number`, [businessId, fileId]);
  return rows;
}

/** Rows that the file has, too. Staged and analysed: of rows that have just come the planner knows nothing, and compares all with all. */
async function stageEqualled(client: PoolClient, businessId: string, fileId: string): Promise<void> {
  await client.query('create temporary table if not exists equalled (id uuid not null) on commit drop; truncate equalled');
  await client.query(`insert into equalled select duplicate_of from entry where business_id = $1 and ${isOfFile('$2')} and duplicate_of is not null`, [businessId, fileId]);
  await client.query('analyze equalled; analyze left_over; analyze covered');
}

/** Those with a row of the same amount near it on the other side. Asked of what was staged and analysed alone: of rows that have just come the planner knows nothing, and compares all with all. */
async function loadCandidates(client: PoolClient, businessId: string): Promise<StoredRow[]> {
  const { rows } = await client.query<StoredRow>(
    `select side, account_number, fingerprint, own, to_char(date, 'YYYY-MM-DD') as day, amount_minor, left_over.currency, description, counterparty, reference,
       account.name as account, account.role, to_char(first, 'YYYY-MM-DD') as span_from, to_char(last, 'YYYY-MM-DD') as span_to,
       left_over.file_id || array(select copy.file_id from entry copy where copy.business_id = $1 and copy.duplicate_of = left_over.id and copy.file_id is not null) as files
     from left_over join chart_account account on account.business_id = $1 and account.number = left_over.account_number
     where exists (select 1 from left_over other where other.side <> left_over.side and other.account_number = left_over.account_number and other.currency = left_over.currency
       and other.amount_minor = left_over.amount_minor and other.date between left_over.date - ${REACH} and left_over.date + ${REACH})`, [businessId]);
  return rows;
}

function toLeftOver(row: StoredRow): LedgerLeftOver {
  const accountNumber = row.account_number;
  return {
    key: keyOf({ accountNumber, fingerprint: row.fingerprint }), own: keyOf({ accountNumber, fingerprint: row.own }), date: row.day, amountMinor: Number(row.amount_minor), currency: row.currency,
    description: row.description, counterparty: row.counterparty, reference: row.reference, account: row.account, role: row.role, span: { from: row.span_from, to: row.span_to }, files: row.files,
  };
}
