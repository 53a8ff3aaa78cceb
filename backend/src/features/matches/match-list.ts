/** Matches with both their rows, as owners see them. */
import type { MatchKind, Reason } from '../../finance/matching/source-row.ts';
import type { ChartAccount } from '../../finance/ledger/entry.ts';
import { shownRows, type Transaction } from '../ledger/named-rows.ts';
import type { SqlRunner } from '../ledger/sql-values.ts';
import { toTransactionRow, type StoredRow } from '../ledger/transaction-list.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';
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
  /** stripe, quickbooks, … */
  readonly provider: string;
  /** The bank's row. */
  readonly statement: Transaction;
  /** The provider's row. */
  readonly source: Transaction;
  readonly createdAt: Date;
}

interface MatchRow { id: string; kind: MatchKind; status: MatchStatus; confidence: number; reasons: Reason[]; provider: string; created_at: string; statement: StoredRow; source: StoredRow }

const rowOf = (table: string, provider: string): string => `json_build_object('id', ${table}.id, 'day', to_char(${table}.date, 'YYYY-MM-DD'), 'description', ${table}.description, 'counterparty', ${table}.counterparty,
  'amount_minor', ${table}.amount_minor::text, 'currency', ${table}.currency, 'account_number', ${table}.account_number, 'category_number', ${table}.category_number,
  'file_id', ${table}.file_id, 'line', ${table}.line, 'provider', ${provider})`;

/** Newest first. Only those of which both rows are in the ledger: others wait unseen until a file is restored or read again. */
export async function listMatches(sql: SqlRunner, businessId: string, chart: readonly ChartAccount[], { page, statuses, id }: MatchScope): Promise<Match[]> {
  const { rows } = await sql.query<MatchRow>(
    `select match.id, match.kind, match.status, match.confidence, match.reasons, integration.provider, match.created_at, ${rowOf('statement', 'null')} as statement, ${rowOf('source', 'integration.provider')} as source
     from source_match match
       join entry statement on statement.business_id = match.business_id and statement.account_number = match.account_number and statement.fingerprint = match.fingerprint and statement.duplicate_of is null
       join entry source on source.business_id = match.business_id and source.integration_id = match.integration_id and source.external_id = match.external_id and source.duplicate_of is distinct from $2
       join integration on integration.business_id = match.business_id and integration.id = match.integration_id
     where match.business_id = $1 and match.status = any($3::text[]) and ($4::uuid is null or match.id < $4) and ($5::uuid is null or match.id = $5)
     order by match.id desc limit $6`, [businessId, WITHDRAWN, statuses, page.cursor, id ?? null, page.limit]);
  const shown = await shownRows(sql, businessId, rows.flatMap(({ statement, source }) => [toTransactionRow(statement), toTransactionRow(source)]), chart);
  return rows.map(({ created_at: createdAt, ...match }, index) => ({ ...match, statement: shown[index * 2]!, source: shown[index * 2 + 1]!, createdAt: new Date(createdAt) }));
}

export interface MatchScope {
  readonly page: Page;
  readonly statuses: readonly MatchStatus[];
  /** This one alone. */
  readonly id?: string;
}
