/** Every row of some payments: the one that counts, its duplicates in other files, and those that wait withdrawn with a deleted file. */
import type { SqlValues } from './sql-values.ts';
import { WITHDRAWN } from './withdrawn.ts';

/** What recognises a payment in any file. */
export interface PaymentKey {
  readonly accountNumber: number;
  readonly fingerprint: string;
}

/** A condition on `entry`; each of its three ways has an index. */
export function isRowOf(payments: readonly PaymentKey[], businessId: string, sql: SqlValues): string {
  const business = `business_id = ${sql.add(businessId)}::uuid`;
  const keys = `(account_number, fingerprint) in (select * from unnest(${sql.add(payments.map((key) => key.accountNumber))}::int[], ${sql.add(payments.map((key) => key.fingerprint))}::uuid[]))`;
  const counted = `select id from entry where ${business} and duplicate_of is null and ${keys}`;
  return `entry.id = any(array(${counted}
    union all select id from entry where ${business} and duplicate_of = any(array(${counted}))
    union all select id from entry where ${business} and duplicate_of = '${WITHDRAWN}' and ${keys}))`;
}
