/** A business in a test: it imports statements, syncs two providers and says what it thinks of matches. */
import { expect } from '@jest/globals';
import type { PoolClient } from 'pg';
import { newId } from '../../database/new-id.ts';
import type { TestDatabase } from '../../database/test-database.ts';
import type { StatementReading, StatementRow } from '../../ingestion/statement.ts';
import { AccountsService } from '../accounts/accounts.service.ts';
import { CategoriesService } from '../categories/categories.service.ts';
import { deleteFile } from '../files/file-removal.ts';
import { restoreFile } from '../files/file-restoration.ts';
import type { FeedSource } from '../ledger/fed-rows.ts';
import { LedgerImport } from '../ledger/ledger-import.ts';
import { LedgerSource } from '../ledger/ledger-source.ts';
import { createTestBusiness } from '../ledger/test-business.ts';
import { findOffences } from '../ledger/test-integrity.ts';
import { expectRollupsExact } from '../ledger/test-rollups.ts';
import { RulesService } from '../rules/rules.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { matchFileAgain } from './match-job.ts';
import { MatchesService } from './matches.service.ts';
import { addIntegration, takeRowBack, tellRow } from './test-feed.ts';

export interface Line { readonly date: string; readonly amountMinor: number; readonly description: string; readonly account?: string; readonly reference?: string }

/** A business that imports, syncs and speaks; time goes on by a second with everything that it does. */
export class Books {
  readonly viewer: Viewer;
  readonly stripe: FeedSource;
  readonly quickBooks: FeedSource;
  readonly files: { id: string; isDeleted: boolean }[] = [];
  #now = Date.now();
  readonly matches: MatchesService;
  readonly categories: CategoriesService;
  readonly rules: RulesService;
  readonly accounts: AccountsService;
  readonly #database: TestDatabase['database'];

  private constructor(database: TestDatabase['database'], viewer: Viewer, stripe: FeedSource, quickBooks: FeedSource) {
    const clock = (): Date => new Date((this.#now += 1_000));
    const parts = { database, ledgers: new LedgerSource(database, clock), clock };
    this.#database = database;
    this.viewer = viewer;
    this.stripe = stripe;
    this.quickBooks = quickBooks;
    this.matches = new MatchesService(parts);
    this.categories = new CategoriesService(parts);
    this.rules = new RulesService(parts);
    this.accounts = new AccountsService(database);
  }

  static async open({ database }: TestDatabase): Promise<Books> {
    const viewer = await createTestBusiness(database);
    return new Books(database, viewer, await addIntegration(database, viewer.businessId, 'stripe'), await addIntegration(database, viewer.businessId, 'quickbooks'));
  }

  async import(lines: readonly Line[], name = 'bank.csv'): Promise<string> {
    const { businessId } = this.viewer;
    const fileId = newId();
    await this.raw(`insert into file (business_id, id, name, media_type, size_bytes, sha256, status, uploaded_at) values ($1, $2, $4, 'text/csv', 1, $3, 'processed', now())`, [businessId, fileId, Buffer.from(fileId), name]);
    const rows = lines.map((row, index): StatementRow => ({ account: 'Checking', ...row, line: index + 2, currency: null, balanceMinor: null, category: row.amountMinor > 0 ? 'Sales' : 'Office Supplies', counterparty: null }));
    const reading: StatementReading = {
      kind: 'csv', rowCount: rows.length, problemCount: 0, problems: [], repairCount: 0, repairs: [], parsedText: '', currency: null, accountKey: null, dateFrom: null, dateTo: null,
      openingMinor: null, closingMinor: null, balanceProof: 'none', sums: [], choices: [], ambiguity: null,
    };
    const outcome = await new LedgerImport(this.#database).run({
      businessId, fileId, fallbackAccount: 'Checking', begin: async () => true, finish: (client) => matchFileAgain(client, businessId, fileId),
      read: async (onRows) => { await onRows(rows); return reading; },
    });
    expect(outcome.kind).toBe('imported');
    this.files.push({ id: fileId, isDeleted: false });
    return fileId;
  }

  payout(externalId: string, date: string, amountMinor: number): Promise<void> {
    return tellRow(this.#database, this.stripe, { externalId, date, amountMinor: -amountMinor, description: 'Payout', category: 'Transfer' });
  }

  book(externalId: string, date: string, amountMinor: number, description: string): Promise<void> {
    return tellRow(this.#database, this.quickBooks, { externalId, date, amountMinor, description, category: amountMinor > 0 ? 'Interest Income' : 'Office Supplies' });
  }

  /** What Stripe calls a top-up: money from the bank. */
  topUp(externalId: string, date: string, amountMinor: number): Promise<void> {
    return tellRow(this.#database, this.stripe, { externalId, date, amountMinor, description: 'Stripe top-up', category: 'Transfer', kind: 'transfer' });
  }

  takeBack(source: FeedSource, externalId: string): Promise<void> {
    return takeRowBack(this.#database, source, externalId);
  }

  delete(fileId: string): Promise<boolean> {
    return this.#inTenant((client) => deleteFile(client, this.viewer.businessId, fileId, new Date()));
  }

  restore(fileId: string): Promise<boolean> {
    return this.#inTenant((client) => restoreFile(client, this.viewer.businessId, fileId, new Date()));
  }

  /** What the job does that waits after imports, syncs and words of the owner. */
  findMatches(): Promise<void> {
    return this.matches.find({ businessId: this.viewer.businessId });
  }

  list(status: string | null = null): ReturnType<MatchesService['list']> {
    return this.matches.list(this.viewer, { limit: 200, cursor: null }, status);
  }

  /** The net of every income and expense category that counts. */
  async profit(): Promise<number> {
    const [row] = await this.raw<{ sum: string }>(`select coalesce(sum(amount_minor), 0) as sum from entry join chart_account on number = category_number where duplicate_of is null and role <> 'transfer'`);
    return Number(row!.sum);
  }

  raw<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.#inTenant(async (client) => (await client.query(sql, values)).rows as Row[]);
  }

  #inTenant<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return this.#database.inTenantRaw(this.viewer.businessId, work);
  }

  async expectSound(): Promise<void> {
    await expectRollupsExact((sql) => this.raw(sql));
    expect(await this.#inTenant(findOffences)).toEqual([]);
  }
}
