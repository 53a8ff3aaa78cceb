/** Opens a category that the owner names. */
import type { PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { ROLE_RANGES } from '../../finance/chart-of-accounts.ts';
import { loadChart } from '../ledger/chart-store.ts';
import { insertAccounts } from '../ledger/chart-store.ts';
import { Input } from '../input.ts';
import { TRANSACTION_KINDS } from '../ledger/transaction-filter.ts';
import type { Category } from './category-list.ts';

const LONGEST_NAME = 60;

/** Throws BAD_USER_INPUT with the fields at fault, and CONFLICT for a name that is taken or a kind that is full. */
export async function openCategory(client: PoolClient, businessId: string, fields: unknown): Promise<Category> {
  const input = new Input(fields);
  const name = input.text('name', 'The name', LONGEST_NAME).replace(/\s+/g, ' ');
  const role = input.oneOf('kind', 'The kind', TRANSACTION_KINDS);
  input.check();
  const chart = await loadChart(client, businessId);
  const taken = chart.find((account) => account.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new AppError('CONFLICT', `There is an account or category named "${taken.name}" already.`);
  const { accountClass, first, last } = ROLE_RANGES[role];
  const numbers = new Set(chart.map((account) => account.number));
  let number: number = first;
  while (numbers.has(number)) number += 1;
  if (number > last) throw new AppError('CONFLICT', 'There is no room for another category of this kind.');
  await insertAccounts(client, businessId, [{ number, name, accountClass, role, externalKey: null, currency: null, balanceMinor: null, balanceDate: null }]);
  return { number, name, role, transactionCount: 0 };
}
