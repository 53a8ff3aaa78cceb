/** Which rows wait for the owner's word, and to which review item each belongs. */
import { CERTAIN_ENOUGH } from '../../finance/categories/confidence.ts';
import { decisionJoin, ruleCondition, type CategoryRule } from '../ledger/category-rules.ts';
import type { SqlValues } from '../ledger/sql-values.ts';

/** Bank texts without a counterparty are one when their letters are. */
const NAME = `lower(coalesce(entry.counterparty, trim(regexp_replace(entry.description, '[^[:alpha:]]+', ' ', 'g'))))`;
const DIRECTION = `case when entry.amount_minor < 0 then 'out' else 'in' end`;
const ITEM_ID = `md5(concat_ws('|', ${DIRECTION}, entry.currency, entry.counterparty is null, ${NAME}))::uuid`;

/** A query over the counted rows whose imported category is uncertain and about which neither a choice nor a rule nor a match says anything. */
export function uncertainRows(businessId: string, rules: readonly CategoryRule[], sql: SqlValues): string {
  const business = sql.add(businessId);
  const byRule = rules.map((rule) => `and not coalesce(${ruleCondition(rule, 'entry', sql)}, false)`).join(' ');
  return `select entry.id, entry.account_number, entry.fingerprint, entry.date, entry.description, entry.counterparty, entry.amount_minor, entry.currency, entry.category_number, entry.category_basis,
      ${DIRECTION} as direction, ${ITEM_ID} as item_id
    from entry ${decisionJoin('entry', business)}
    where entry.business_id = ${business}::uuid and entry.duplicate_of is null and entry.category_basis % 100 < ${CERTAIN_ENOUGH}
      and decision.decided_at is null and payout.matched_at is null ${byRule}`;
}
