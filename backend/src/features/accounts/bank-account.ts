/** A bank or card account as its owner sees it, and how one is found. */
import { AppError } from '../../errors.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import { entryCounts } from '../ledger/entry-counts.ts';
import type { SqlRunner } from '../ledger/sql-values.ts';

export interface BankAccount {
  readonly number: number;
  readonly name: string;
  readonly role: 'bank' | 'card';
  readonly currency: string | null;
  readonly balanceMinor: number | null;
  readonly balanceDate: LocalDate | null;
  readonly openingMinor: number | null;
  readonly openingDate: LocalDate | null;
  readonly transactionCount: number;
}

interface AccountRow {
  number: number; name: string; role: 'bank' | 'card'; currency: string | null; balance_minor: string | null; balance_day: string | null;
  opening_minor: string | null; opening_day: string | null;
}

/** Those with payments in them, by number: one whose files are all deleted waits for their return unseen. */
export async function listBankAccounts(sql: Pick<SqlRunner, 'query'>, businessId: string): Promise<BankAccount[]> {
  const counts = await entryCounts(sql, businessId, 'account');
  const { rows } = await sql.query<AccountRow>(
    `select number, name, role, currency, balance_minor, to_char(balance_date, 'YYYY-MM-DD') as balance_day, opening_minor, to_char(opening_date, 'YYYY-MM-DD') as opening_day
     from chart_account where business_id = $1 and role in ('bank', 'card') and number = any($2::int[]) order by number`, [businessId, [...counts.keys()]]);
  return rows.map((row) => ({
    number: row.number, name: row.name, role: row.role, currency: row.currency, balanceMinor: minor(row.balance_minor), balanceDate: row.balance_day,
    openingMinor: minor(row.opening_minor), openingDate: row.opening_day, transactionCount: counts.get(row.number) ?? 0,
  }));
}

/** Throws NOT_FOUND for unknown and foreign identifiers alike. */
export async function findBankAccount(sql: Pick<SqlRunner, 'query'>, businessId: string, id: string): Promise<BankAccount> {
  const found = (await listBankAccounts(sql, businessId)).find((account) => String(account.number) === id);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such account.');
  return found;
}

function minor(text: string | null): number | null {
  return text === null ? null : Number(text);
}
