/** The categories of a business with how many payments each holds, and how one is found by its name. */
import { AppError } from '../../errors.ts';
import type { AccountRole } from '../../finance/ledger/entry.ts';
import { loadChart, type BusinessAccount } from '../ledger/chart-store.ts';
import { entryCounts } from '../ledger/entry-counts.ts';
import type { SqlRunner } from '../ledger/sql-values.ts';

export interface Category {
  readonly number: number;
  readonly name: string;
  readonly role: AccountRole;
  readonly transactionCount: number;
}

const isCategory = ({ role }: Pick<BusinessAccount, 'role'>): boolean => role !== 'bank' && role !== 'card';

/** In the order of the statements. */
export async function listCategories(sql: SqlRunner, businessId: string): Promise<Category[]> {
  const chart = await loadChart(sql, businessId);
  const counts = await entryCounts(sql, businessId, 'category');
  return chart.filter(isCategory).map(({ number, name, role }) => ({ number, name, role, transactionCount: counts.get(number) ?? 0 }));
}

/** In any case. Throws BAD_USER_INPUT where there is none of that name. */
export function categoryNamed(name: string, chart: readonly BusinessAccount[]): BusinessAccount {
  const found = chart.find((account) => isCategory(account) && account.name.toLowerCase() === name.toLowerCase());
  if (found) return found;
  const message = `There is no category "${name}". Pick one of the list, or add it first.`;
  throw new AppError('BAD_USER_INPUT', message, { fields: { category: message } });
}
