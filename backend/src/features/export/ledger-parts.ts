/** The export's ledger: transactions, the chart of accounts, and what the owner decided about categories. */
import { minorToDecimal } from '../../finance/money.ts';
import { type CsvCell, plain } from '../../papers/csv/csv-line.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';
import { csvPart } from './csv-part.ts';
import type { ExportPart } from './export-part.ts';
import { utc } from './snapshot-rows.ts';

function money(amountMinor: string | null, currency: string | null): CsvCell {
  return amountMinor === null ? null : plain(minorToDecimal(Number(amountMinor), currency ?? 'USD'));
}

interface TransactionRow {
  date: string; description: string; counterparty: string | null; account: string; category: string; amount_minor: string; currency: string;
  file: string | null; line: number | null; reference: string | null; provider: string | null; is_duplicate: boolean; id: string;
}

export const transactions: ExportPart = csvPart<TransactionRow>({
  name: 'transactions.csv',
  says: 'every transaction; those marked as already known are counted once, where they first came in',
  tables: ['entry'],
  sql: `select e.date, e.description, e.counterparty, a.name as account, c.name as category, e.amount_minor, e.currency, f.name as file, e.line, e.reference, i.provider,
               e.duplicate_of is not null as is_duplicate, e.id
        from entry e
        join chart_account a on a.business_id = e.business_id and a.number = e.account_number
        join chart_account c on c.business_id = e.business_id and c.number = e.category_number
        left join file f on f.business_id = e.business_id and f.id = e.file_id
        left join integration i on i.business_id = e.business_id and i.id = e.integration_id
        where e.business_id = $1 and e.duplicate_of is distinct from '${WITHDRAWN}'::uuid order by e.date, e.id`,
  columns: {
    Date: ({ date }) => plain(date),
    Description: ({ description }) => description,
    Counterparty: ({ counterparty }) => counterparty,
    Account: ({ account }) => account,
    Category: ({ category }) => category,
    Amount: ({ amount_minor: amountMinor, currency }) => money(amountMinor, currency),
    Currency: ({ currency }) => currency,
    File: ({ file }) => file,
    Line: ({ line }) => line,
    Reference: ({ reference }) => reference,
    Provider: ({ provider }) => provider,
    'Already known': ({ is_duplicate: isDuplicate }) => (isDuplicate ? 'yes' : 'no'),
    Id: ({ id }) => plain(id),
  },
});

interface AccountRow {
  number: number; name: string; account_class: string; role: string; external_key: string | null; aliases: string | null; currency: string | null;
  balance_minor: string | null; balance_date: string | null; opening_minor: string | null; opening_date: string | null;
}

export const accounts: ExportPart = csvPart<AccountRow>({
  name: 'accounts.csv',
  says: 'the chart of accounts: bank and card accounts, and the categories',
  tables: ['chart_account', 'account_alias'],
  sql: `select a.*, (select string_agg(x.external_key, ' | ' order by x.external_key) from account_alias x
                     where x.business_id = a.business_id and x.account_number = a.number) as aliases
        from chart_account a where a.business_id = $1 order by a.number`,
  columns: {
    Number: ({ number }) => number,
    Name: ({ name }) => name,
    Class: ({ account_class: accountClass }) => accountClass,
    Role: ({ role }) => role,
    'Known in files as': ({ external_key: key, aliases }) => [key, aliases].filter(Boolean).join(' | '),
    Currency: ({ currency }) => currency,
    Balance: ({ balance_minor: balance, currency }) => money(balance, currency),
    'Balance on': ({ balance_date: date }) => plain(date),
    'Opening balance': ({ opening_minor: opening, currency }) => money(opening, currency),
    'Opening balance on': ({ opening_date: date }) => plain(date),
  },
});

interface RuleRow { match: string; pattern: string; direction: string | null; category: string; made: string }

export const categoryRules: ExportPart = csvPart<RuleRow>({
  name: 'category-rules.csv',
  says: 'your rules for categories',
  tables: ['category_rule'],
  sql: `select r.match, r.pattern, r.direction, c.name as category, ${utc('r.created_at')} as made from category_rule r
        join chart_account c on c.business_id = r.business_id and c.number = r.category_number
        where r.business_id = $1 and r.deleted_at is null order by r.created_at, r.id`,
  columns: {
    Looks: ({ match }) => `at the ${match}`,
    For: ({ pattern }) => pattern,
    Direction: ({ direction }) => direction,
    Category: ({ category }) => category,
    Made: ({ made }) => plain(made),
  },
});

interface DecisionRow { account: string; fingerprint: string; category: string; decided: string }

export const categoryDecisions: ExportPart = csvPart<DecisionRow>({
  name: 'category-decisions.csv',
  says: 'the categories that you chose for single transactions',
  tables: ['category_decision'],
  sql: `select a.name as account, d.fingerprint, c.name as category, ${utc('d.decided_at')} as decided from category_decision d
        left join chart_account a on a.business_id = d.business_id and a.number = d.account_number
        left join chart_account c on c.business_id = d.business_id and c.number = d.category_number
        where d.business_id = $1 order by d.decided_at, d.fingerprint`,
  columns: {
    Account: ({ account }) => account,
    'Fingerprint of the transaction': ({ fingerprint }) => plain(fingerprint),
    Category: ({ category }) => category,
    Decided: ({ decided }) => plain(decided),
  },
});
