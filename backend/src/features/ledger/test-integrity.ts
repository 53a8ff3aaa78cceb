/** What foreign keys would guarantee, and what they cannot: looked for in a whole ledger, since no row of it is checked on its way in. */
import type { PoolClient } from 'pg';
import { WITHDRAWN } from './withdrawn.ts';

const OFFENCES: Readonly<Record<string, string>> = {
  'a withdrawn entry of a file that is there': `select entry.id from entry join file on file.business_id = entry.business_id and file.id = file_id where duplicate_of = '${WITHDRAWN}' and deleted_at is null`,
  'an entry without its file': `select id from entry where file_id is not null and not exists (select 1 from file where file.business_id = entry.business_id and file.id = file_id)`,
  'an entry without its bank account': `select id from entry where not exists (select 1 from chart_account account where account.business_id = entry.business_id and number = account_number)`,
  'an entry without its category': `select id from entry where not exists (select 1 from chart_account account where account.business_id = entry.business_id and number = category_number)`,
  'a duplicate of nothing that counts': `select copy.id from entry copy where duplicate_of is not null and duplicate_of <> '${WITHDRAWN}' and not exists (
    select 1 from entry original where original.business_id = copy.business_id and original.id = copy.duplicate_of and original.duplicate_of is null
      and ((original.account_number = copy.account_number and original.fingerprint = copy.fingerprint)
        or exists (select 1 from source_match match where match.status = 'matched' and match.kind = 'same-payment' and match.integration_id = copy.integration_id and match.external_id = copy.external_id
          and match.account_number = original.account_number and match.fingerprint = original.fingerprint)))`,
  'postings that do not add up to zero': `select entry_id from posting group by entry_id having sum(amount_minor) <> 0`,
  'a bank account that nothing belongs to': `select number from chart_account account where external_key is not null and not is_renamed and opening_minor is null
    and not exists (select 1 from account_alias alias where alias.account_number = number) and not exists (select 1 from category_decision decision where decision.account_number = number) and not exists (select 1 from entry where entry.business_id = account.business_id and account_number = number)`,
};

/** Names of what is wrong; empty for a sound ledger. */
export async function findOffences(client: PoolClient): Promise<string[]> {
  const found: string[] = [];
  for (const [name, sql] of Object.entries(OFFENCES)) if ((await client.query(sql)).rowCount) found.push(name);
  return found;
}
