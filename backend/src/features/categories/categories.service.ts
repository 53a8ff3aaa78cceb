/** Categories: which there are, adding one, and what the owner decides for single payments. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { AppError } from '../../errors.ts';
import { nextStep } from '../idempotency/steps.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import { changeLedger } from '../ledger/change-ledger.ts';
import { type BusinessAccount, loadChart } from '../ledger/chart-store.ts';
import { asRunner, type LedgerSource } from '../ledger/ledger-source.ts';
import { shownRows, type Transaction } from '../ledger/named-rows.ts';
import { recategorize } from '../ledger/own-categories.ts';
import { isRowOf, type PaymentKey } from '../ledger/payment-rows.ts';
import { ROW_COLUMNS, toTransactionRow, type StoredRow } from '../ledger/transaction-list.ts';
import { WITHDRAWN } from '../ledger/withdrawn.ts';
import type { Clock } from '../ledger/business-day.ts';
import { isId } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { categoryNamed, listCategories, type Category } from './category-list.ts';
import { readDecision } from './decision-input.ts';
import { openCategory } from './new-category.ts';
import { detailsOf, type TransactionDetails } from './transaction-details.ts';

export interface CategorizedTransaction {
  readonly transaction: Transaction;
  /** The category that the owner had chosen for it before; null: none, so that rules and the file decided. Undo chooses it again. */
  readonly chosenBefore: string | null;
}

export class CategoriesService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #clock: Clock;

  constructor({ database, ledgers, clock }: Pick<BooksParts, 'database' | 'ledgers' | 'clock'>) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#clock = clock;
  }

  list(viewer: Viewer): Promise<Category[]> {
    return this.#database.inTenantRaw(viewer.businessId, (client) => listCategories(asRunner(client), viewer.businessId));
  }

  /** Throws BAD_USER_INPUT naming the fields at fault, and CONFLICT for a name that is taken. */
  async create(viewer: Viewer, fields: unknown): Promise<Category> {
    const step = nextStep<Category>();
    if (step.made !== null) return step.made;
    return changeLedger(this.#database, viewer.businessId, async (client) => {
      const category = await openCategory(client, viewer.businessId, fields);
      await step.note(client, category);
      return category;
    });
  }

  /** One transaction with the reasons for its category. Throws NOT_FOUND. */
  transaction({ businessId }: Viewer, id: string): Promise<TransactionDetails> {
    return this.#ledgers.with({ businessId, fileId: null }, null, (ledger) => detailsOf(ledger, businessId, id));
  }

  /** Chooses a category for single payments, in every file that holds them; null takes the choice back. Throws BAD_USER_INPUT and NOT_FOUND. */
  async categorize(viewer: Viewer, fields: unknown): Promise<CategorizedTransaction[]> {
    const step = nextStep<ChosenBefore>();
    const { businessId } = viewer;
    const { transactionIds, category } = readDecision(fields);
    if (step.made !== null) return this.#database.inTenantRaw(businessId, async (client) => categorized(client, businessId, transactionIds, await loadChart(client, businessId), step.made!));
    return changeLedger(this.#database, businessId, async (client, rollup) => {
      const chart = await loadChart(client, businessId);
      const payments = await paymentsOf(client, businessId, transactionIds);
      const before = await decide(client, businessId, payments, category === null ? null : categoryNamed(category, chart).number, this.#clock());
      await step.note(client, before);
      await recategorize(client, businessId, rollup, (sql) => isRowOf(payments, businessId, sql));
      return categorized(client, businessId, transactionIds, chart, before);
    });
  }
}

/** The number of the category that was decided before, by row; kept with the call, for undoing it. */
type ChosenBefore = Readonly<Record<string, number>>;

async function categorized(client: PoolClient, businessId: string, ids: readonly string[], chart: readonly BusinessAccount[], before: ChosenBefore): Promise<CategorizedTransaction[]> {
  const { rows } = await client.query<StoredRow>(`select ${ROW_COLUMNS} from entry where business_id = $1 and id = any($2::uuid[]) order by date desc, id desc`, [businessId, ids]);
  const names = new Map(chart.map(({ number, name }) => [number, name]));
  return (await shownRows(asRunner(client), businessId, rows.map(toTransactionRow), chart)).map((transaction) => ({ transaction, chosenBefore: names.get(before[transaction.entry.id] ?? -1) ?? null }));
}

interface Payment extends PaymentKey { readonly id: string }

async function paymentsOf(client: PoolClient, businessId: string, ids: readonly string[]): Promise<Payment[]> {
  const { rows } = !ids.every(isId) ? { rows: [] } : await client.query<{ id: string; account_number: number; fingerprint: string }>(
    'select id, account_number, fingerprint from entry where business_id = $1 and id = any($2::uuid[]) and duplicate_of is distinct from $3', [businessId, ids, WITHDRAWN]);
  if (rows.length < ids.length) throw new AppError('NOT_FOUND', 'There is no such transaction.');
  return rows.map((row) => ({ id: row.id, accountNumber: row.account_number, fingerprint: row.fingerprint }));
}

async function decide(client: PoolClient, businessId: string, payments: readonly Payment[], categoryNumber: number | null, now: Date): Promise<ChosenBefore> {
  const keys = [businessId, payments.map((payment) => payment.accountNumber), payments.map((payment) => payment.fingerprint)];
  const { rows } = await client.query<{ id: string; category_number: number }>(
    `select wanted.id, category_number from unnest($2::int[], $3::uuid[], $4::uuid[]) as wanted(account_number, fingerprint, id)
       join category_decision decision on decision.business_id = $1 and decision.account_number = wanted.account_number and decision.fingerprint = wanted.fingerprint`,
    [...keys, payments.map((payment) => payment.id)]);
  await client.query('delete from category_decision where business_id = $1 and (account_number, fingerprint) in (select * from unnest($2::int[], $3::uuid[]))', keys);
  if (categoryNumber !== null) {
    await client.query(
      `insert into category_decision (business_id, account_number, fingerprint, category_number, decided_at)
       select distinct $1::uuid, account_number, fingerprint, $4::int, $5::timestamptz from unnest($2::int[], $3::uuid[]) as wanted(account_number, fingerprint)`, [...keys, categoryNumber, now]);
  }
  return Object.fromEntries(rows.map((row) => [row.id, row.category_number]));
}
