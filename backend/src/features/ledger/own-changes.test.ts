/** Whatever an owner decides, in any order with imports, deletions and merges: sums are those of the counted rows, payments count once, and each has the category that its decision, its rule or its file says. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import { newId } from '../../database/new-id.ts';
import { defaultAccount } from '../../finance/chart-of-accounts.ts';
import { AccountSums } from '../../ingestion/account-sums.ts';
import type { StatementReading, StatementRow } from '../../ingestion/statement.ts';
import { AccountsService } from '../accounts/accounts.service.ts';
import { CategoriesService } from '../categories/categories.service.ts';
import { CertificatesService } from '../files/certificate/certificates.service.ts';
import { issueCertificate } from '../files/certificate/issue-certificate.ts';
import { byCurrency } from '../files/certificate/totals.ts';
import { deleteFile } from '../files/file-removal.ts';
import { restoreFile } from '../files/file-restoration.ts';
import { RulesService } from '../rules/rules.service.ts';
import type { Viewer } from '../users/viewer.ts';
import { LedgerImport } from './ledger-import.ts';
import { LedgerSource } from './ledger-source.ts';
import { createTestBusiness } from './test-business.ts';
import { findOffences } from './test-integrity.ts';
import { expectRollupsExact } from './test-rollups.ts';

let db: TestDatabase;
beforeAll(async () => { db = await createTestDatabase(); });
afterAll(() => db.close());

const CATEGORIES = ['Rent', 'Meals', 'Travel', 'Transfer'] as const;
const DESCRIPTIONS = ['OAK PROPERTIES', 'BLUE CAFE', 'oak street cafe'] as const;
const ACCOUNTS = ['Checking', 'Savings', 'Visa card'] as const;
/** What the file itself says. */
const FILE_CATEGORY = 'Office Supplies';

interface Line { date: string; amountMinor: number; description: string; account: string }
interface RuleStep { rule: { match: 'description' | 'counterparty'; pattern: string; direction: 'in' | 'out' | null; category: string } }
type Step = { lines: Line[] } | RuleStep | { choose: number; category: string | null } | { deleteFile: number } | { restoreFile: number } | { deleteRule: number } | { restoreRule: number } | { merge: [number, number] };

/** Of other words or another day means of another amount: what may be one payment all the same is looked at in copies-any-order.test.ts. */
const line = fc.record({ date: fc.constantFrom('2025-01-31', '2025-02-01'), base: fc.constantFrom(-5_00, 7_00), description: fc.constantFrom(...DESCRIPTIONS), account: fc.constantFrom(...ACCOUNTS) })
  .map(({ base, ...row }): Line => ({ ...row, amountMinor: base - DESCRIPTIONS.indexOf(row.description) * 10 - (row.date === '2025-01-31' ? 1 : 0) }));
const category = fc.constantFrom(...CATEGORIES);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.array(line, { minLength: 1, maxLength: 8 }).map((lines) => ({ lines })) },
  { weight: 2, arbitrary: fc.record({ match: fc.constant('description' as const), pattern: fc.constantFrom('oak', 'cafe', 'cafe OAK'), direction: fc.constantFrom(null, 'in' as const, 'out' as const), category }).map((rule) => ({ rule })) },
  { weight: 1, arbitrary: category.map((name) => ({ rule: { match: 'counterparty' as const, pattern: 'Blue Cafe', direction: null, category: name } })) },
  { weight: 2, arbitrary: fc.record({ choose: fc.nat(20), category: fc.option(category) }) },
  { weight: 1, arbitrary: fc.nat(4).map((index) => ({ deleteFile: index })) },
  { weight: 1, arbitrary: fc.nat(4).map((index) => ({ restoreFile: index })) },
  { weight: 1, arbitrary: fc.nat(4).map((index) => ({ deleteRule: index })) },
  { weight: 1, arbitrary: fc.nat(4).map((index) => ({ restoreRule: index })) },
  { weight: 1, arbitrary: fc.tuple(fc.nat(2), fc.nat(2)).map((merge) => ({ merge })) },
);

const clock = (): Date => new Date();

function sumsOf(rows: readonly StatementRow[]): StatementReading['sums'] {
  const sums = new AccountSums();
  for (const row of rows) sums.add(row);
  return sums.finish();
}

/** One business with everything that its owner can do, and what should come of it. */
class Books {
  readonly viewer: Viewer;
  readonly #files = new Map<string, { lines: readonly Line[]; isDeleted: boolean }>();
  readonly #rules: { id: string; isDeleted: boolean }[] = [];
  /** The account that each name in a file leads to. */
  readonly #leadsTo = new Map<string, string>(ACCOUNTS.map((name) => [name, name]));
  readonly #accounts = new AccountsService(db.database);
  readonly #parts = { database: db.database, ledgers: new LedgerSource(db.database, clock), clock };
  readonly #categories = new CategoriesService(this.#parts);
  readonly #ruleService = new RulesService(this.#parts);

  constructor(viewer: Viewer) {
    this.viewer = viewer;
  }

  async do(action: Step): Promise<void> {
    if ('lines' in action) await this.#import(action.lines);
    else if ('rule' in action) this.#rules.push({ id: (await this.#ruleService.create(this.viewer, action.rule)).rule.id, isDeleted: false });
    else if ('choose' in action) await this.#choose(action.choose, action.category);
    else if ('deleteFile' in action) await this.#moveFile(action.deleteFile, true);
    else if ('restoreFile' in action) await this.#moveFile(action.restoreFile, false);
    else if ('deleteRule' in action) await this.#moveRule(action.deleteRule, true);
    else if ('restoreRule' in action) await this.#moveRule(action.restoreRule, false);
    else await this.#merge(action.merge);
  }

  async #import(lines: readonly Line[]): Promise<void> {
    const { businessId } = this.viewer;
    const fileId = newId();
    await this.raw(`insert into file (business_id, id, name, media_type, size_bytes, sha256, status, uploaded_at) values ($1, $2, 'bank.csv', 'text/csv', 1, $3, 'processed', now())`, [businessId, fileId, Buffer.from(fileId)]);
    const rows = lines.map((row, index): StatementRow => ({ ...row, line: index + 2, currency: null, balanceMinor: null, category: FILE_CATEGORY, counterparty: row.description === 'BLUE CAFE' ? 'Blue Cafe' : null }));
    const reading: StatementReading = {
      kind: 'csv', rowCount: rows.length, problemCount: 0, problems: [], repairCount: 0, repairs: [], parsedText: '', currency: null, accountKey: null, dateFrom: null, dateTo: null,
      openingMinor: null, closingMinor: null, balanceProof: 'none', sums: sumsOf(rows), choices: [], ambiguity: null,
    };
    const outcome = await new LedgerImport(db.database).run({
      businessId, fileId, fallbackAccount: 'Checking', begin: async () => true, finish: async (client, imported) => { await issueCertificate(client, businessId, fileId, imported, clock()); },
      read: async (onRows) => { await onRows(rows); return reading; },
    });
    expect(outcome.kind).toBe('imported');
    this.#files.set(fileId, { lines, isDeleted: false });
  }

  async #choose(index: number, name: string | null): Promise<void> {
    const rows = await this.raw<{ id: string }>(`select id from entry where duplicate_of is distinct from '00000000-0000-0000-0000-000000000000' order by id`);
    if (rows.length > 0) await this.#categories.categorize(this.viewer, { transactionIds: [rows[index % rows.length]!.id], category: name });
  }

  async #moveFile(index: number, isDeleted: boolean): Promise<void> {
    const [id, file] = [...this.#files].filter(([, candidate]) => candidate.isDeleted !== isDeleted)[index] ?? [];
    if (id === undefined) return;
    const { businessId } = this.viewer;
    await db.database.inTenantRaw(businessId, (client) => isDeleted ? deleteFile(client, businessId, id, clock()) : restoreFile(client, businessId, id, clock()));
    file!.isDeleted = isDeleted;
  }

  async #moveRule(index: number, isDeleted: boolean): Promise<void> {
    const rule = this.#rules.filter((candidate) => candidate.isDeleted !== isDeleted)[index];
    if (!rule) return;
    await (isDeleted ? this.#ruleService.delete(this.viewer, rule.id) : this.#ruleService.restore(this.viewer, rule.id));
    rule.isDeleted = isDeleted;
  }

  async #merge([first, second]: [number, number]): Promise<void> {
    const shown = await this.#accounts.list(this.viewer);
    const [from, into] = [shown[first], shown[second]];
    if (!from || !into || from === into) return;
    const countBefore = from.transactionCount + into.transactionCount;
    const { duplicateCount } = await this.#accounts.previewMerge(this.viewer, String(from.number), String(into.number));
    const merged = await this.#accounts.merge(this.viewer, String(from.number), String(into.number));
    expect(merged.transactionCount).toBe(countBefore - duplicateCount);
    for (const [name, target] of this.#leadsTo) if (target === from.name) this.#leadsTo.set(name, into.name);
  }

  /** Whatever happened to its rows: each file's certificate says what its lines add up to, and the ledger holds just that. */
  async expectCertificatesHold(): Promise<void> {
    for (const [fileId, { lines, isDeleted }] of this.#files) {
      const certificate = new CertificatesService(db.database).get(this.viewer, fileId);
      if (isDeleted) {
        await expect(certificate).rejects.toMatchObject({ code: 'NOT_FOUND' });
        continue;
      }
      const { proof, totals, rowCount, duplicateCountNow } = await certificate;
      const total = new Map([['USD', { rowCount: lines.length, inMinor: sum(lines, 1), outMinor: sum(lines, -1) }]]);
      expect([proof, rowCount, byCurrency(totals, 'file'), byCurrency(totals, 'imported'), byCurrency(totals, 'now')]).toEqual(['no-balances', lines.length, total, total, total]);
      const duplicates = await new CertificatesService(db.database).duplicates(this.viewer, fileId, { limit: 200, cursor: null });
      expect(duplicates).toHaveLength(duplicateCountNow);
    }
  }

  /** Each payment as often as the present file that holds it most often, under the account that its name leads to. */
  expectedCounts(): Map<string, number> {
    const most = new Map<string, number>();
    for (const { lines, isDeleted } of this.#files.values()) {
      const own = new Map<string, number>();
      for (const row of isDeleted ? [] : lines) {
        const key = `${this.#leadsTo.get(row.account)} ${row.date} ${row.amountMinor} ${row.description.toUpperCase()}`;
        own.set(key, (own.get(key) ?? 0) + 1);
      }
      for (const [key, count] of own) most.set(key, Math.max(count, most.get(key) ?? 0));
    }
    return most;
  }

  raw<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return db.database.inTenantRaw(this.viewer.businessId, async (client) => (await client.query(sql, values)).rows as Row[]);
  }
}

const sum = (lines: readonly Line[], sign: 1 | -1): number => lines.reduce((total, { amountMinor }) => total + (Math.sign(amountMinor) === sign ? amountMinor : 0), 0);

/** Said once more, row by row and plainly, what category counts. */
async function expectRightCategories(books: Books): Promise<void> {
  const rules = await books.raw<{ match: string; pattern: string; direction: string | null; category_number: number }>('select * from category_rule where deleted_at is null order by created_at desc, id desc');
  const decisions = await books.raw<{ account_number: number; fingerprint: string; category_number: number }>('select * from category_decision');
  const entries = await books.raw<{ description: string; counterparty: string | null; amount_minor: string; account_number: number; fingerprint: string; category_number: number }>('select * from entry');
  for (const entry of entries) {
    const decision = decisions.find((candidate) => candidate.account_number === entry.account_number && candidate.fingerprint === entry.fingerprint);
    const rule = rules.find(({ match, pattern, direction }) => {
      const isDirection = direction === null || (direction === 'in') === (Number(entry.amount_minor) >= 0);
      const words = pattern.toLowerCase().split(' ');
      return isDirection && (match === 'counterparty' ? entry.counterparty?.toLowerCase() === pattern.toLowerCase() : words.every((word) => entry.description.toLowerCase().includes(word)));
    });
    expect(entry.category_number).toBe(decision?.category_number ?? rule?.category_number ?? defaultAccount(FILE_CATEGORY).number);
  }
}

test('property: sums, counts, categories and certificates hold after any sequence of what an owner can do', async () => {
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
    const books = new Books(await createTestBusiness(db.database));
    for (const action of steps) {
      await books.do(action);
      await books.expectCertificatesHold();
    }
    await expectRollupsExact((sql) => books.raw(sql));
    expect(await db.database.inTenantRaw(books.viewer.businessId, findOffences)).toEqual([]);
    const counted = await books.raw<{ key: string; n: number }>(
      `select concat_ws(' ', account.name, date, amount_minor, upper(description)) as key, count(*)::int as n from entry join chart_account account on number = account_number where duplicate_of is null group by 1`);
    expect(new Map(counted.map(({ key, n }) => [key, n]))).toEqual(books.expectedCounts());
    await expectRightCategories(books);
  }), { numRuns: 60 });
}, 180_000);
