/** What category a row has: the owner's single decision or a match with a provider's payout, whichever is later, then the newest rule that matches, then what the import said. */
import { defaultAccount } from '../../finance/chart-of-accounts.ts';
import { wordPattern } from '../../finance/ledger/word-pattern.ts';
import type { SqlRunner, SqlValues } from './sql-values.ts';

export const RULE_MATCHES = ['counterparty', 'description'] as const;
export type RuleMatch = (typeof RULE_MATCHES)[number];

/** Which rows a rule is about. */
export interface RuleTarget {
  readonly match: RuleMatch;
  /** A counterparty's name, or words that all stand in the bank's text; in any case. */
  readonly pattern: string;
  /** Null: money in and out alike. */
  readonly direction: 'in' | 'out' | null;
}

export interface CategoryRule extends RuleTarget {
  readonly id: string;
  readonly categoryNumber: number;
  readonly createdAt: Date;
}

interface RuleRow { id: string; match: RuleMatch; pattern: string; direction: 'in' | 'out' | null; category_number: number; created_at: Date }

/** Those in force, the newest first. */
export async function loadRules(sql: Pick<SqlRunner, 'query'>, businessId: string): Promise<CategoryRule[]> {
  const { rows } = await sql.query<RuleRow>(
    `select id, match, pattern, direction, category_number, created_at from category_rule
     where business_id = $1 and deleted_at is null order by created_at desc, id desc`, [businessId]);
  return rows.map((row) => ({
    id: row.id, match: row.match, pattern: row.pattern, direction: row.direction, categoryNumber: row.category_number, createdAt: new Date(row.created_at),
  }));
}

/** True for the rows that the rule is about; over the columns of an entry, `row` being the table's name. */
export function ruleCondition({ match, pattern, direction }: RuleTarget, row: string, sql: SqlValues): string {
  const text = match === 'counterparty'
    ? `lower(${row}.counterparty) = lower(${sql.add(pattern)})`
    : hasAllWords(pattern, row, sql);
  if (direction === null) return `(${text})`;
  return `(${text} and ${row}.amount_minor ${direction === 'in' ? '>=' : '<'} 0)`;
}

/** The words of a pattern, as they are looked for. */
export function wordsOf(pattern: string): string[] {
  return pattern.toLowerCase().split(/\s+/).filter((word) => word !== '');
}

/**
 * Looks for the letters before it matches: PostgreSQL remembers 32 patterns per connection and would make every further one anew
 * for each row, which is a thousand times slower.
 */
function hasAllWords(pattern: string, row: string, sql: SqlValues): string {
  const letters = wordsOf(pattern).map((word) => `strpos(lower(${row}.description), ${sql.add(word)}) > 0`);
  return `${letters.join(' and ')} and lower(${row}.description) ~ ${sql.add(allWords(pattern))}`;
}

/** One pattern for a text in which every word stands, wherever. */
function allWords(pattern: string): string {
  return `^${wordsOf(pattern).map((word) => `(?=.*${wordPattern(word)})`).join('')}`;
}

/** What came from a provider's account, where it was counted when customers paid, is a transfer. */
const TRANSFER = defaultAccount('Transfer').number;

/** The category that counts for a row, as SQL; `decision` and `payout` are what `decisionJoin` joins. */
export function effectiveCategory(rules: readonly CategoryRule[], row: string, sql: SqlValues): string {
  const imported = `coalesce(${row}.imported_category_number, ${row}.category_number)`;
  const cases = rules.map((rule) => `when ${ruleCondition(rule, row, sql)} then ${sql.add(rule.categoryNumber)}::int`);
  const byRule = cases.length === 0 ? imported : `case ${cases.join(' ')} else ${imported} end`;
  return `case when ${COMES_FROM_PAYOUT} then ${TRANSFER} else coalesce(decision.category_number, ${byRule}) end`;
}

/** A decision that is later than the match comes before it. */
export const COMES_FROM_PAYOUT = '(payout.matched_at is not null and (decision.decided_at is null or decision.decided_at < payout.matched_at))';

/** Joins the owner's single decision to each row, and its match with a provider's payout or with the other side of a transfer between own accounts, if there is one. */
export function decisionJoin(row: string, business: string): string {
  return `left join category_decision decision on decision.business_id = ${business}::uuid
     and decision.account_number = ${row}.account_number and decision.fingerprint = ${row}.fingerprint
   left join (
     select account_number, fingerprint, max(matched_at) as matched_at from (
       select account_number, fingerprint, matched_at from source_match where business_id = ${business}::uuid and kind in ('payout', 'transfer') and status = 'matched'
       union all select other_account_number, other_fingerprint, matched_at from source_match where business_id = ${business}::uuid and kind = 'transfer' and status = 'matched') as moved
     group by account_number, fingerprint) payout on payout.account_number = ${row}.account_number and payout.fingerprint = ${row}.fingerprint`;
}
