/** Why one transaction has its category, and which other row could be the other side of a transfer. */
import { AppError } from '../../errors.ts';
import { readBasis, type Basis, type Decided } from '../../finance/categories/basis.ts';
import { explain } from '../../finance/categories/reason.ts';
import { addDays } from '../../finance/local-date.ts';
import { COMES_FROM_PAYOUT, decisionJoin, loadRules, ruleCondition, type CategoryRule } from '../ledger/category-rules.ts';
import { loadHistory } from '../ledger/load-history.ts';
import type { OpenLedger } from '../ledger/ledger-source.ts';
import { shownRows, type Transaction } from '../ledger/named-rows.ts';
import { isId } from '../page.ts';
import { SqlValues, type SqlRunner } from '../ledger/sql-values.ts';
import { PROVIDER_COLUMN, ROW_COLUMNS, toTransactionRow, type StoredRow } from '../ledger/transaction-list.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';

/** Who gave a transaction its category: the file or the product's own rules over its text, a rule of the owner, the owner for this one, or its match with a provider's payout. */
export type CategorySource = 'import' | 'rule' | 'choice' | 'match';

export interface TransactionDetails {
  readonly transaction: Transaction;
  readonly fileName: string | null;
  readonly source: CategorySource;
  /** Why it has its category, in words. */
  readonly reason: string;
  /** By what the imported category was decided; null for one from before this was kept. */
  readonly basis: Basis | null;
  /** How sure the category is, in percent; null for one from before this was kept. */
  readonly confidence: number | null;
  /** The category that it has without the owner's rules and choices. */
  readonly importedCategory: string;
  /** The owner's rule that matches it, also where a single choice comes first. */
  readonly rule: { readonly id: string; readonly pattern: string } | null;
  /** Rows of other accounts with the opposite amount within three days, the nearest first. */
  readonly transferCandidates: readonly Transaction[];
}

const DAYS_APART = 3;
const MOST_CANDIDATES = 5;

interface DetailRow extends StoredRow { file_name: string | null; imported: number; chosen: number | null; category_basis: number | null; from_payout: boolean; rule_id: string | null }

/** Throws NOT_FOUND. */
export async function detailsOf({ sql, chart }: Pick<OpenLedger, 'sql' | 'chart'>, businessId: string, id: string): Promise<TransactionDetails> {
  const rules = await loadRules(sql, businessId);
  const row = isId(id) ? await readRow(sql, businessId, id, rules) : undefined;
  if (!row) throw new AppError('NOT_FOUND', 'There is no such transaction.');
  const names = new Map(chart.map(({ number, name }) => [number, name]));
  const rule = rules.find((candidate) => candidate.id === row.rule_id);
  const [transaction, ...transferCandidates] = await shownRows(sql, businessId, [toTransactionRow(row), ...(await candidatesFor(sql, businessId, toTransactionRow(row)))], chart);
  const source = row.from_payout ? 'match' : row.chosen !== null ? 'choice' : rule ? 'rule' : 'import';
  const decided = readBasis(row.category_basis);
  return {
    transaction: transaction!,
    fileName: row.file_name,
    source,
    reason: await reasonFor(source, { sql, businessId, chart, row, decided, rule, nameOf: (number) => names.get(number) ?? '' }),
    basis: decided?.basis ?? null,
    confidence: source === 'import' ? decided?.confidence ?? null : OWNERS_WORD,
    importedCategory: names.get(row.imported) ?? '',
    rule: rule ? { id: rule.id, pattern: rule.pattern } : null,
    transferCandidates,
  };
}

/** In percent. */
const OWNERS_WORD = 100;

interface Why {
  readonly sql: SqlRunner;
  readonly businessId: string;
  readonly chart: OpenLedger['chart'];
  readonly row: DetailRow;
  readonly decided: Decided | null;
  readonly rule: CategoryRule | undefined;
  nameOf(categoryNumber: number): string;
}

async function reasonFor(source: CategorySource, { sql, businessId, chart, row, decided, rule, nameOf }: Why): Promise<string> {
  if (source === 'choice') return 'You chose it for this transaction.';
  if (source === 'rule') return `By your rule “${rule?.pattern ?? ''}”.`;
  if (source === 'match') return 'It is matched with its other side: money that only moved between your own accounts.';
  const history = await loadHistory({ query: (text, values) => sql.query(text, values) }, businessId, chart);
  return explain({ counterparty: row.counterparty, direction: Number(row.amount_minor) < 0 ? 'out' : 'in', categoryNumber: row.imported, decided }, history, nameOf).says;
}

async function readRow(runner: SqlRunner, businessId: string, id: string, rules: readonly CategoryRule[]): Promise<DetailRow | undefined> {
  const sql = new SqlValues();
  const business = sql.add(businessId);
  const first = rules.map((rule) => `when ${ruleCondition(rule, 'entry', sql)} then ${sql.add(rule.id)}`).join(' ');
  const { rows } = await runner.query<DetailRow>(
    `select entry.id, to_char(date, 'YYYY-MM-DD') as day, description, counterparty, amount_minor, entry.currency, entry.account_number, entry.category_number, file_id, line, reference, ${PROVIDER_COLUMN},
       file.name as file_name, coalesce(imported_category_number, entry.category_number) as imported, decision.category_number as chosen, category_basis, ${COMES_FROM_PAYOUT} as from_payout, ${first ? `case ${first} end` : 'null'} as rule_id
     from entry left join file on file.business_id = entry.business_id and file.id = file_id ${decisionJoin('entry', business)}
     where entry.business_id = ${business}::uuid and entry.id = ${sql.add(id)}::uuid and duplicate_of is distinct from '${WITHDRAWN}'`, sql.values);
  return rows[0];
}

async function candidatesFor(runner: SqlRunner, businessId: string, row: ReturnType<typeof toTransactionRow>): Promise<ReturnType<typeof toTransactionRow>[]> {
  if (row.amountMinor === 0) return [];
  const { rows } = await runner.query<StoredRow>(
    `select ${ROW_COLUMNS} from entry
     where business_id = $1 and duplicate_of is null and date between $2::date and $3::date and amount_minor = $4 and currency = $5 and account_number <> $6
     order by abs(date - $7::date), id limit ${MOST_CANDIDATES}`,
    [businessId, addDays(row.date, -DAYS_APART), addDays(row.date, DAYS_APART), -row.amountMinor, row.currency, row.accountNumber, row.date]);
  return rows.map(toTransactionRow);
}
