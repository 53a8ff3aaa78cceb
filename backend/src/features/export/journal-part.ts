/** The export's journal: the whole ledger as plain text, for hledger and its kin, with what the accounts held before the first row. */
import type { PoolClient } from 'pg';
import { addDays } from '../../finance/local-date.ts';
import { Journal, type JournalAccount } from '../../finance/statements/journal.ts';
import type { ExportPart } from './export-part.ts';
import { snapshotRows } from './snapshot-rows.ts';

const ENTRIES_AT_ONCE = 200;

interface EntryRow { date: string; description: string; counterparty: string | null; amount_minor: string; currency: string; account_number: number; category_number: number }
interface OpeningRow { number: number; currency: string; opening_minor: string; first: string }

/** Each payment once: rows that another file holds already are left out. */
const COUNTED = `select date::text as date, description, counterparty, amount_minor, currency, account_number, category_number from entry where business_id = $1 and duplicate_of is null order by date, id`;

export const journal: ExportPart = {
  name: 'books.journal',
  says: 'the whole ledger as a plain-text journal: hledger and its kin make their own statements of it',
  tables: ['entry', 'chart_account'],
  files: async ({ client, viewer: { businessId } }) => [{
    path: 'books.journal',
    async *content() {
      const { rows: accounts } = await client.query<JournalAccount>('select number, name, role from chart_account where business_id = $1 order by number', [businessId]);
      const written = new Journal(accounts);
      yield written.head(await currenciesOf(client, businessId));
      for (const { number, currency, opening_minor: opening, first } of await openingsOf(client, businessId)) yield written.opening(addDays(first, -1), currency, [{ accountNumber: number, amountMinor: Number(opening) }]);
      const texts: string[] = [];
      for await (const row of snapshotRows<EntryRow>(client, COUNTED, [businessId])) {
        texts.push(written.entry({ ...row, amountMinor: Number(row.amount_minor), accountNumber: row.account_number, categoryNumber: row.category_number }));
        if (texts.length >= ENTRIES_AT_ONCE) yield texts.splice(0).join('');
      }
      yield texts.join('');
    },
  }],
};

async function currenciesOf(client: PoolClient, businessId: string): Promise<string[]> {
  const { rows } = await client.query<{ currency: string }>('select distinct currency from entry where business_id = $1 and duplicate_of is null order by 1', [businessId]);
  return rows.map(({ currency }) => currency);
}

/** Of accounts whose balance is known on some day: what is left of it without the rows up to then. */
async function openingsOf(client: PoolClient, businessId: string): Promise<OpeningRow[]> {
  const { rows } = await client.query<OpeningRow>(
    `select number, account.currency, balance_minor - coalesce(sum(amount_minor) filter (where date <= balance_date), 0) as opening_minor, least(min(date), balance_date)::text as first
     from chart_account account left join entry on entry.business_id = $1 and duplicate_of is null and account_number = number and entry.currency = account.currency
     where account.business_id = $1 and role in ('bank', 'card') and balance_minor is not null and balance_date is not null and account.currency is not null
     group by number, account.currency, balance_minor, balance_date order by number`, [businessId]);
  return rows.filter(({ opening_minor: opening }) => Number(opening) !== 0);
}
