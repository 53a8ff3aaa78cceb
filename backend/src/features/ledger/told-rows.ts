/** The row in which a statement tells of a payment in its own words, whichever row counts for it now. */
import { WITHDRAWN } from './withdrawn.ts';

/** A subquery for `lateral` that gives the row of `entry` that counts for a payment, or none; always through the one index that knows it. `$1` is the business. */
export function countedAs(account: string, payment: string): string {
  return `select * from entry counted where counted.business_id = $1 and counted.account_number = ${account} and counted.fingerprint = ${payment} and counted.duplicate_of is null limit 1`;
}

/** The same for what a provider told of. */
export function providedAs(integration: string, externalId: string): string {
  return `select * from entry provided where provided.business_id = $1 and provided.integration_id = ${integration} and provided.external_id = ${externalId} and provided.duplicate_of is distinct from '${WITHDRAWN}' limit 1`;
}

/** A subquery that gives one row of `entry` or none; each of its ways has an index. `$1` is the business, the arguments are columns of the query around it. */
export function toldAs(account: string, payment: string): string {
  const row = (name: string): string => `${name}.id, ${name}.file_id, ${name}.line, ${name}.reference, ${name}.date, ${name}.description, ${name}.counterparty, ${name}.amount_minor, ${name}.currency, ${name}.account_number, ${name}.category_number, ${name}.fingerprint, ${name}.duplicate_of`;
  return `select ${row('told')} from entry told where told.business_id = $1 and told.account_number = ${account} and told.own_fingerprint = ${payment} and told.duplicate_of is distinct from '${WITHDRAWN}'
    union all select ${row('told')} from entry told where told.business_id = $1 and told.account_number = ${account} and told.fingerprint = ${payment} and told.duplicate_of is null and told.own_fingerprint is null and told.file_id is not null
    union all select ${row('told')} from entry counted join entry told on told.business_id = $1 and told.duplicate_of = counted.id
      where counted.business_id = $1 and counted.account_number = ${account} and counted.fingerprint = ${payment} and counted.duplicate_of is null and told.own_fingerprint is null and told.file_id is not null
    limit 1`;
}
