/** The review: uncertain categories by counterparty, decided many at once, and taken back as they were given. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { enqueue, type NewJob } from '../../jobs/queue.ts';
import { categoryNamed } from '../categories/category-list.ts';
import { purgeJob } from '../deletion/purge-job.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import { loadRules, ruleCondition, type CategoryRule } from '../ledger/category-rules.ts';
import { changeLedger } from '../ledger/change-ledger.ts';
import { loadChart } from '../ledger/chart-store.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { recategorize } from '../ledger/own-categories.ts';
import { isRowOf } from '../ledger/payment-rows.ts';
import type { Rollup } from '../ledger/rollup.ts';
import { SqlValues } from '../ledger/sql-values.ts';
import { isId, readLimit } from '../page.ts';
import { nextStep } from '../idempotency/steps.ts';
import { insertRule } from '../rules/insert-rule.ts';
import type { Viewer } from '../users/viewer.ts';
import { noSuchItem, readReviewDecisions, type ItemDecision } from './review-input.ts';
import { readCursor } from './review-cursor.ts';
import { listReviewItems, type ReviewList, type ReviewPage } from './review-items.ts';
import { uncertainRows } from './uncertain-rows.ts';
import { judgeSome } from './unjudged-rows.ts';

/** One answer about some items, which can be taken back as a whole. */
export interface ReviewDecision {
  readonly id: string;
  readonly itemCount: number;
  readonly transactionCount: number;
}

export const JUDGE_CATEGORIES = 'judge-categories';

const judgeJob = (businessId: string): NewJob => ({ task: JUDGE_CATEGORIES, payload: { businessId }, jobKey: `judge-categories:${businessId}` });

const STANDARD_ITEMS = 50;
const MOST_ITEMS = 200;

interface Row { item_id: string; account_number: number; fingerprint: string; counterparty: string | null; direction: 'in' | 'out' }

export class ReviewService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #clock: Clock;

  constructor({ database, ledgers, clock }: Pick<BooksParts, 'database' | 'ledgers' | 'clock'>) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#clock = clock;
  }

  /** The largest money first. Throws BAD_USER_INPUT naming `limit` or `cursor`. */
  async list({ businessId }: Viewer, limit?: number | null, cursor?: string | null): Promise<ReviewList> {
    const page: ReviewPage = { limit: readLimit(limit, { standard: STANDARD_ITEMS, most: MOST_ITEMS }), after: readCursor(cursor) };
    return this.#ledgers.with({ businessId, fileId: null }, null, async (ledger, client) => {
      const { list, hasUnjudged } = await listReviewItems(ledger, businessId, page);
      if (!hasUnjudged) return list;
      // As far as nobody has to wait for it; a job does the rest.
      if (await judgeSome(client, businessId)) await enqueue(client, judgeJob(businessId));
      return (await listReviewItems(ledger, businessId, page)).list;
    });
  }

  /** The job's task: all old rows of a business, some at a time. Running it again does nothing. */
  async judge(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    while (await this.#database.inTenantRaw(businessId, (client) => judgeSome(client, businessId))) { /* the next ones */ }
  }

  /** Chooses the category for all rows of each item, in every file that holds them; with `isAlways` by a rule for the counterparty. Throws BAD_USER_INPUT, NOT_FOUND and CONFLICT. */
  async decide({ businessId }: Viewer, fields: unknown): Promise<ReviewDecision> {
    const step = nextStep<ReviewDecision>();
    if (step.made !== null) return step.made;
    const decisions = readReviewDecisions(fields);
    const id = newId();
    return changeLedger(this.#database, businessId, async (client, rollup) => {
      const chart = await loadChart(client, businessId);
      const rows = await rowsOf(client, businessId, decisions);
      for (const decision of decisions) {
        const own = rows.filter((row) => row.item_id === decision.id);
        await this.#settle(client, rollup, { businessId, reviewId: id, decision, rows: own, categoryNumber: categoryNamed(decision.category, chart).number });
      }
      const decided = { id, itemCount: decisions.length, transactionCount: rows.length };
      await step.note(client, decided);
      return decided;
    });
  }

  /** What it decided is undecided again; what the owner said since then stays. Throws NOT_FOUND. */
  async undo({ businessId }: Viewer, id: string): Promise<void> {
    const step = nextStep<true>();
    if (step.made !== null) return;
    const now = this.#clock();
    await changeLedger(this.#database, businessId, async (client, rollup) => {
      const taken = isId(id) ? await takeBack(client, businessId, id, now) : { payments: [], rules: [] };
      if (taken.payments.length + taken.rules.length === 0) throw new AppError('NOT_FOUND', 'There is nothing to take back.');
      await step.note(client, true);
      if (taken.payments.length > 0) await recategorize(client, businessId, rollup, (sql) => isRowOf(taken.payments, businessId, sql));
      for (const rule of taken.rules) await recategorize(client, businessId, rollup, (sql) => ruleCondition(rule, 'entry', sql));
      if (taken.rules.length > 0) await enqueue(client, purgeJob(businessId, now));
    });
  }

  async #settle(client: PoolClient, rollup: Rollup, { businessId, reviewId, decision, rows, categoryNumber }: Settlement): Promise<void> {
    const [first] = rows;
    if (!first) throw noSuchItem();
    if (decision.isAlways && first.counterparty !== null) {
      const rule: CategoryRule = { id: newId(), match: 'counterparty', pattern: first.counterparty, direction: first.direction, categoryNumber, createdAt: this.#clock() };
      await insertRule(client, businessId, rule, reviewId);
      await recategorize(client, businessId, rollup, (sql) => ruleCondition(rule, 'entry', sql));
      return;
    }
    const payments = rows.map((row) => ({ accountNumber: row.account_number, fingerprint: row.fingerprint }));
    await client.query(
      `insert into category_decision (business_id, account_number, fingerprint, category_number, decided_at, review_id)
       select $1::uuid, account_number, fingerprint, $4::int, $5::timestamptz, $6::uuid from unnest($2::int[], $3::uuid[]) as decided(account_number, fingerprint)`,
      [businessId, payments.map(({ accountNumber }) => accountNumber), payments.map(({ fingerprint }) => fingerprint), categoryNumber, this.#clock(), reviewId]);
    await recategorize(client, businessId, rollup, (sql) => isRowOf(payments, businessId, sql));
  }
}

interface Settlement {
  readonly businessId: string;
  readonly reviewId: string;
  readonly decision: ItemDecision;
  readonly rows: readonly Row[];
  readonly categoryNumber: number;
}

async function rowsOf(client: PoolClient, businessId: string, decisions: readonly ItemDecision[]): Promise<Row[]> {
  const sql = new SqlValues();
  const uncertain = uncertainRows(businessId, await loadRules(client, businessId), sql);
  const { rows } = await client.query<Row>(`select item_id, account_number, fingerprint, counterparty, direction from (${uncertain}) as uncertain where item_id = any(${sql.add(decisions.map(({ id }) => id))}::uuid[])`, sql.values);
  return rows;
}

async function takeBack(client: PoolClient, businessId: string, reviewId: string, now: Date) {
  const decisions = await client.query<{ account_number: number; fingerprint: string }>(
    'delete from category_decision where business_id = $1 and review_id = $2 returning account_number, fingerprint', [businessId, reviewId]);
  const rules = await client.query<Pick<CategoryRule, 'id' | 'match' | 'pattern' | 'direction'>>(
    'update category_rule set deleted_at = $3 where business_id = $1 and review_id = $2 and deleted_at is null returning id, match, pattern, direction', [businessId, reviewId, now]);
  return { payments: decisions.rows.map((row) => ({ accountNumber: row.account_number, fingerprint: row.fingerprint })), rules: rules.rows };
}
