/** Matches with both their rows, as owners see them. */
import type { MatchKind, Reason } from '../../finance/matching/source-row.ts';
import type { ChartAccount } from '../../finance/ledger/entry.ts';
import { shownRows, type Transaction } from '../ledger/named-rows.ts';
import type { SqlRunner } from '../ledger/sql-values.ts';
import { countedAs, providedAs, toldAs } from '../ledger/told-rows.ts';
import { toTransactionRow, type StoredRow } from '../ledger/transaction-list.ts';
import type { Page } from '../page.ts';
import type { MatchStatus } from './stored-matches.ts';

export const SHOWN_STATUSES = ['matched', 'proposed', 'undone'] as const;
export type ShownStatus = (typeof SHOWN_STATUSES)[number];

export interface Match {
  readonly id: string;
  readonly kind: MatchKind;
  readonly status: MatchStatus;
  /** 0 to 100. */
  readonly confidence: number;
  readonly reasons: readonly Reason[];
  /** stripe, quickbooks, …; null where both rows are from files. */
  readonly provider: string | null;
  /** The bank's row; of two files' the one that was there first, of a transfer the money out. */
  readonly statement: Transaction;
  /** The provider's row; of two files' the one that came in later, of a transfer the money in. */
  readonly source: Transaction;
  /** The files that the rows are from. */
  readonly statementFile: string | null;
  readonly sourceFile: string | null;
  readonly createdAt: Date;
}

interface MatchRow {
  id: string; day: string; kind: MatchKind; status: MatchStatus; confidence: number; reasons: Reason[]; provider: string | null; created_at: string;
  statement: StoredRow; source: StoredRow; statement_file: string | null; source_file: string | null;
}

const rowOf = (table: string, provider: string): string => `json_build_object('id', ${table}.id, 'day', to_char(${table}.date, 'YYYY-MM-DD'), 'description', ${table}.description, 'counterparty', ${table}.counterparty,
  'amount_minor', ${table}.amount_minor::text, 'currency', ${table}.currency, 'account_number', ${table}.account_number, 'category_number', ${table}.category_number,
  'file_id', ${table}.file_id, 'line', ${table}.line, 'reference', ${table}.reference, 'provider', ${provider})`;

const SHOWN = 'match.business_id = $1 and match.status = any($2::text[]) and ($3::uuid is null or (match.day, match.id) < (select day, id from source_match where business_id = $1 and id = $3)) and ($4::uuid is null or match.id = $4)';
const FACTS = 'match.id, match.day, match.kind, match.status, match.confidence, match.reasons, match.created_at';
const providerOf = (row: string): string => `(select provider from integration where integration.business_id = $1 and integration.id = ${row}.integration_id)`;
const fileOf = (row: string): string => `(select name from file where file.business_id = $1 and file.id = ${row}.file_id)`;

const WITH_PROVIDERS = `select ${FACTS}, integration.provider, ${rowOf('statement', 'null')} as statement, ${rowOf('source', 'integration.provider')} as source, ${fileOf('statement')} as statement_file, null as source_file
  from source_match match
    join lateral (${countedAs('match.account_number', 'match.fingerprint')}) statement on true
    join lateral (${providedAs('match.integration_id', 'match.external_id')}) source on true
    join integration on integration.business_id = match.business_id and integration.id = match.integration_id
  where ${SHOWN}`;

/** A likely copy of what has become one payment by other matches is no question any more. */
const BETWEEN_FILES = `select ${FACTS}, null as provider, ${rowOf('statement', 'null')} as statement, ${rowOf('source', 'null')} as source, ${fileOf('statement')} as statement_file, ${fileOf('source')} as source_file
  from source_match match
    join lateral (${toldAs('match.other_account_number', 'match.other_fingerprint')}) statement on true
    join lateral (${toldAs('match.account_number', 'match.fingerprint')}) source on true
  where ${SHOWN} and match.kind = 'copy' and (match.status = 'matched' or statement.fingerprint <> source.fingerprint)`;

const TRANSFERS = `select ${FACTS}, null as provider, ${rowOf('statement', providerOf('statement'))} as statement, ${rowOf('source', providerOf('source'))} as source, ${fileOf('statement')} as statement_file, ${fileOf('source')} as source_file
  from source_match match
    join lateral (${countedAs('match.account_number', 'match.fingerprint')}) statement on true
    join lateral (${countedAs('match.other_account_number', 'match.other_fingerprint')}) source on true
  where ${SHOWN} and match.kind = 'transfer'`;

/** The newest payments first. Only those of which both rows are in the ledger: others wait unseen until a file is restored or read again. */
export async function listMatches(sql: SqlRunner, businessId: string, chart: readonly ChartAccount[], { page, statuses, id }: MatchScope): Promise<Match[]> {
  const { rows } = await sql.query<MatchRow>([WITH_PROVIDERS, BETWEEN_FILES, TRANSFERS].map((some) => `(${some} order by match.day desc, match.id desc limit $5)`).join(' union all ') + ' order by day desc, id desc limit $5', [businessId, statuses, page.cursor, id ?? null, page.limit]);
  const shown = await shownRows(sql, businessId, rows.flatMap(({ statement, source }) => [toTransactionRow(statement), toTransactionRow(source)]), chart);
  return rows.map(({ created_at: createdAt, statement_file: statementFile, source_file: sourceFile, day: _day, ...match }, index) => ({
    ...match, statementFile, sourceFile, statement: shown[index * 2]!, source: shown[index * 2 + 1]!, createdAt: new Date(createdAt),
  }));
}

export interface MatchScope {
  readonly page: Page;
  readonly statuses: readonly MatchStatus[];
  /** This one alone. */
  readonly id?: string;
}
