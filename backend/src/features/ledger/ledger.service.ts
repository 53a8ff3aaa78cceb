/** The rows and accounts of a business' ledger, as lists. */
import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import type { AccountRole } from '../../finance/ledger/entry.ts';
import { isId, type Page } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { ChartAccountEntity, type StoredChartAccount } from './chart-account.entity.ts';
import { EntryEntity, type StoredEntry } from './entry.entity.ts';
import { readTransactionFilter, type TransactionFilter } from './transaction-filter.ts';

/** An entry with the names of its two accounts. */
export interface Transaction {
  readonly entry: StoredEntry;
  readonly category: string;
  readonly account: string;
}

const BANK_ROLES: readonly AccountRole[] = ['bank', 'card'];

export class LedgerService {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Newest date first. A file's own rows are all shown; in the whole ledger each payment once. Throws BAD_USER_INPUT naming the fields at fault. */
  transactions(viewer: Viewer, fields: unknown, page: Page): Promise<Transaction[]> {
    const filter = readTransactionFilter(fields);
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const chart = await em.find(ChartAccountEntity, { businessId: viewer.businessId });
      const conditions = [...conditionsOf(viewer, filter, chart), ...(await afterCursor(em, viewer, page))];
      const entries = await em.find(EntryEntity, { $and: conditions }, { orderBy: { date: 'desc', id: 'desc' }, limit: page.limit });
      const names = new Map(chart.map((account) => [account.number, account.name]));
      return entries.map((entry) => ({ entry, category: names.get(entry.categoryNumber) ?? '', account: names.get(entry.accountNumber) ?? '' }));
    });
  }

  /** Bank and card accounts, by number. */
  accounts(viewer: Viewer): Promise<StoredChartAccount[]> {
    return this.#database.inTenant(viewer.businessId, (em) =>
      em.find(ChartAccountEntity, { businessId: viewer.businessId, role: { $in: [...BANK_ROLES] as StoredChartAccount['role'][] } }, { orderBy: { number: 'asc' } }));
  }
}

function conditionsOf(viewer: Viewer, filter: TransactionFilter, chart: readonly StoredChartAccount[]): FilterQuery<StoredEntry>[] {
  const conditions: FilterQuery<StoredEntry>[] = [{ businessId: viewer.businessId }];
  conditions.push(filter.fileId === null ? { duplicateOf: null } : { fileId: filter.fileId });
  if (filter.from !== null) conditions.push({ date: { $gte: filter.from } });
  if (filter.to !== null) conditions.push({ date: { $lte: filter.to } });
  if (filter.currency !== null) conditions.push({ currency: filter.currency });
  if (filter.counterparty !== null) conditions.push({ counterparty: filter.counterparty });
  const { category, kinds } = filter;
  if (category !== null) conditions.push({ categoryNumber: { $in: numbersWhere(chart, (account) => account.name.toLowerCase() === category.toLowerCase()) } });
  if (kinds !== null) conditions.push({ categoryNumber: { $in: numbersWhere(chart, (account) => kinds.includes(account.role)) } });
  return conditions;
}

/** The cursor is the last row's id; its date tells where the next page starts. A row that is gone by now ends the list. */
async function afterCursor(em: EntityManager, viewer: Viewer, page: Page): Promise<FilterQuery<StoredEntry>[]> {
  if (page.cursor === null || !isId(page.cursor)) return [];
  const last = await em.findOne(EntryEntity, { businessId: viewer.businessId, id: page.cursor });
  if (!last) return [{ id: { $in: [] } }];
  return [{ $or: [{ date: { $lt: last.date } }, { date: last.date, id: { $lt: last.id } }] }];
}

function numbersWhere(chart: readonly StoredChartAccount[], isWanted: (account: StoredChartAccount) => boolean): number[] {
  return chart.filter(isWanted).map((account) => account.number);
}
