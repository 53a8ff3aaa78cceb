/** Bank and card accounts: listing, renaming, opening balances, and making two into one. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { refreshBalances } from '../files/account-balances.ts';
import type { Clock } from '../ledger/business-day.ts';
import { nextStep } from '../idempotency/steps.ts';
import { changeLedger } from '../ledger/change-ledger.ts';
import { lockLedger } from '../ledger/ledger-change.ts';
import { Rollup } from '../ledger/rollup.ts';
import type { Viewer } from '../users/viewer.ts';
import { readAccountChange } from './account-input.ts';
import { findBankAccount, listBankAccounts, type BankAccount } from './bank-account.ts';
import { mergeAccounts } from './merge-accounts.ts';

export interface MergePreview {
  readonly from: BankAccount;
  readonly into: BankAccount;
  /** Payments that both hold: they count once afterwards. */
  readonly duplicateCount: number;
}

export class AccountsService {
  readonly #database: Database;
  readonly #clock: Clock;

  constructor(database: Database, clock: Clock = () => new Date()) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Those with payments in them, by number. */
  list({ businessId }: Viewer): Promise<BankAccount[]> {
    return this.#database.inTenantRaw(businessId, (client) => listBankAccounts(client, businessId));
  }

  /** What is not named stays as it is. Throws NOT_FOUND, BAD_USER_INPUT naming the fields at fault, and CONFLICT for a name that is taken. */
  update({ businessId }: Viewer, id: string, fields: unknown): Promise<BankAccount> {
    return changeLedger(this.#database, businessId, async (client) => {
      const account = await findBankAccount(client, businessId, id);
      const { name, opening } = readAccountChange(fields, account.currency ?? 'USD');
      if (name !== null && name !== account.name) await rename(client, businessId, account.number, name);
      if (opening !== undefined) {
        await client.query('update chart_account set opening_minor = $3, opening_date = $4 where business_id = $1 and number = $2', [businessId, account.number, opening?.amountMinor ?? null, opening?.date ?? null]);
      }
      await refreshBalances(client, businessId);
      return findBankAccount(client, businessId, id);
    });
  }

  /** What merging would do, by the same evidence: it is done and taken back. Throws as `merge`. */
  previewMerge({ businessId }: Viewer, id: string, intoId: unknown): Promise<MergePreview> {
    return this.#database.inTenantRaw(businessId, async (client) => {
      await lockLedger(client, businessId);
      const { from, into } = await findBoth(client, businessId, id, intoId);
      await client.query('savepoint before_merge');
      await mergeAccounts(client, businessId, new Rollup(), from.number, into.number, this.#clock());
      const left = await countPayments(client, businessId, [into.number]);
      await client.query('rollback to savepoint before_merge');
      return { from, into, duplicateCount: await countPayments(client, businessId, [from.number, into.number]) - left };
    });
  }

  /** All payments of the account become the other's, its names lead there from now on, and it is gone. Throws NOT_FOUND, BAD_USER_INPUT, and CONFLICT for different currencies. */
  async merge({ businessId }: Viewer, id: string, intoId: unknown): Promise<BankAccount> {
    const step = nextStep();
    const mergedId = step.made ?? await changeLedger(this.#database, businessId, async (client, rollup) => {
      const { from, into } = await findBoth(client, businessId, id, intoId);
      await mergeAccounts(client, businessId, rollup, from.number, into.number, this.#clock());
      await step.note(client, String(into.number));
      return String(into.number);
    });
    return this.#database.inTenantRaw(businessId, (client) => findBankAccount(client, businessId, mergedId));
  }
}

async function countPayments(client: PoolClient, businessId: string, numbers: readonly number[]): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from entry where business_id = $1 and account_number = any($2::int[]) and duplicate_of is null', [businessId, numbers]);
  return rows[0]!.count;
}

async function rename(client: PoolClient, businessId: string, number: number, name: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select name from chart_account where business_id = $1 and lower(name) = lower($2) and number <> $3', [businessId, name, number]);
  if (rows[0]) throw new AppError('CONFLICT', `There is an account or category named "${rows[0].name}" already.`);
  await client.query('update chart_account set name = $3, is_renamed = true where business_id = $1 and number = $2', [businessId, number, name]);
}

async function findBoth(client: PoolClient, businessId: string, id: string, intoId: unknown): Promise<{ from: BankAccount; into: BankAccount }> {
  const from = await findBankAccount(client, businessId, id);
  const into = await findBankAccount(client, businessId, typeof intoId === 'string' ? intoId : '');
  if (from.number === into.number) {
    const message = 'Choose another account to merge this one into.';
    throw new AppError('BAD_USER_INPUT', message, { fields: { intoId: message } });
  }
  if (from.currency !== into.currency) throw new AppError('CONFLICT', `${from.name} is kept in ${from.currency} and ${into.name} in ${into.currency}: accounts of different currencies cannot become one.`);
  return { from, into };
}
