/** What rules reach: the payments that one would touch, and what each of those in force decides today. */
import { COMES_FROM_PAYOUT, decisionJoin, ruleCondition, type CategoryRule, type RuleTarget } from '../ledger/category-rules.ts';
import type { CurrencyTotals } from '../ledger/ledger.service.ts';
import { SqlValues, type SqlRunner } from '../ledger/sql-values.ts';
import { ROW_COLUMNS, toTransactionRow, type StoredRow, type TransactionRow } from '../ledger/transaction-list.ts';

export interface Reach {
  readonly count: number;
  /** How many of them would take another category: not those that the owner decided one by one, nor those that are matched with a payout. */
  readonly changedCount: number;
  readonly currencies: readonly CurrencyTotals[];
  /** The newest of them. */
  readonly rows: readonly TransactionRow[];
}

interface ReachRow { currency: string; count: string; changed: string; in_minor: string; out_minor: string }

const SUMS = `count(*) as count, coalesce(sum(amount_minor) filter (where amount_minor >= 0), 0) as in_minor, coalesce(-sum(amount_minor) filter (where amount_minor < 0), 0) as out_minor`;
const SHOWN_ROWS = 5;

export async function reachOf(runner: SqlRunner, businessId: string, target: RuleTarget, categoryNumber: number): Promise<Reach> {
  const sql = new SqlValues();
  const business = sql.add(businessId);
  const matching = `entry.business_id = ${business}::uuid and duplicate_of is null and ${ruleCondition(target, 'entry', sql)}`;
  const category = sql.add(categoryNumber);
  const { rows } = await runner.query<ReachRow>(
    `select currency, ${SUMS}, count(*) filter (where decision.category_number is null and not ${COMES_FROM_PAYOUT} and entry.category_number <> ${category}::int) as changed
     from entry ${decisionJoin('entry', business)} where ${matching} group by currency order by count(*) desc, currency`, sql.values);
  const newest = new SqlValues();
  const { rows: shown } = await runner.query<StoredRow>(
    `select ${ROW_COLUMNS} from entry where business_id = ${newest.add(businessId)}::uuid and duplicate_of is null and ${ruleCondition(target, 'entry', newest)}
     order by date desc, id desc limit ${SHOWN_ROWS}`, newest.values);
  const sum = (column: 'count' | 'changed'): number => rows.reduce((total, row) => total + Number(row[column]), 0);
  return { count: sum('count'), changedCount: sum('changed'), currencies: rows.map(toTotals), rows: shown.map(toTransactionRow) };
}

/** By rule: the payments that it decides, because no decision, no match and no newer rule does. One look at every row, however many rules there are. */
export async function decidedByRules(runner: SqlRunner, businessId: string, rules: readonly CategoryRule[]): Promise<ReadonlyMap<string, readonly CurrencyTotals[]>> {
  if (rules.length === 0) return new Map();
  const sql = new SqlValues();
  const business = sql.add(businessId);
  const first = rules.map((rule) => `when ${ruleCondition(rule, 'entry', sql)} then ${sql.add(rule.id)}`).join(' ');
  const { rows } = await runner.query<ReachRow & { rule: string }>(
    `select rule, currency, ${SUMS} from (
       select case ${first} end as rule, currency, amount_minor from entry ${decisionJoin('entry', business)}
       where entry.business_id = ${business}::uuid and duplicate_of is null and decision.category_number is null and not ${COMES_FROM_PAYOUT}) as decided
     where rule is not null group by rule, currency order by count(*) desc, currency`, sql.values);
  const byRule = new Map<string, CurrencyTotals[]>();
  for (const row of rows) byRule.set(row.rule, [...(byRule.get(row.rule) ?? []), toTotals(row)]);
  return byRule;
}

function toTotals(row: ReachRow): CurrencyTotals {
  return { currency: row.currency, count: Number(row.count), inMinor: Number(row.in_minor), outMinor: Number(row.out_minor) };
}
