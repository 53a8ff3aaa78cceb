/** The owner's rules for categories: what one would touch, setting it, and taking it away with undo. */
import type { PoolClient } from 'pg';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { enqueue } from '../../jobs/queue.ts';
import { categoryNamed } from '../categories/category-list.ts';
import { purgeJob } from '../deletion/purge-job.ts';
import { undoEnds } from '../deletion/undo-window.ts';
import { nextStep } from '../idempotency/steps.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import { loadRules, ruleCondition, type CategoryRule } from '../ledger/category-rules.ts';
import { changeLedger } from '../ledger/change-ledger.ts';
import { loadChart, type BusinessAccount } from '../ledger/chart-store.ts';
import type { CurrencyTotals } from '../ledger/ledger.service.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { shownRows, type Transaction } from '../ledger/named-rows.ts';
import { recategorize } from '../ledger/own-categories.ts';
import { VersionedCache } from '../ledger/versioned-cache.ts';
import { isId } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { insertRule, refuseTooMany } from './insert-rule.ts';
import { readNewRule } from './rule-input.ts';
import { decidedByRules, reachOf, type Reach } from './rule-reach.ts';

export interface Rule {
  readonly rule: CategoryRule;
  readonly category: string;
  /** The payments that it decides. */
  readonly decides: readonly CurrencyTotals[];
}

export interface RulePreview extends Omit<Reach, 'rows'> {
  readonly transactions: readonly Transaction[];
}

const REMEMBERED_REACHES = 200;

export class RulesService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #clock: Clock;
  readonly #reaches = new VersionedCache<ReadonlyMap<string, readonly CurrencyTotals[]>>(REMEMBERED_REACHES);

  constructor({ database, ledgers, clock }: Pick<BooksParts, 'database' | 'ledgers' | 'clock'>) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#clock = clock;
  }

  /** The newest first: it comes first where several match. */
  list({ businessId }: Viewer): Promise<Rule[]> {
    return this.#ledgers.with({ businessId, fileId: null }, null, async ({ sql, chart, version }) => {
      const rules = await loadRules(sql, businessId);
      const reaches = await this.#reaches.get(businessId, version, () => decidedByRules(sql, businessId, rules));
      return rules.map((rule) => ({ ...named(rule, chart), decides: reaches.get(rule.id) ?? [] }));
    });
  }

  /** Throws BAD_USER_INPUT naming the fields at fault. */
  async preview({ businessId }: Viewer, fields: unknown): Promise<RulePreview> {
    const { category, ...target } = readNewRule(fields);
    return this.#ledgers.with({ businessId, fileId: null }, null, async ({ sql, chart }) => {
      const { rows, ...reach } = await reachOf(sql, businessId, target, categoryNamed(category, chart).number);
      return { ...reach, transactions: await shownRows(sql, businessId, rows, chart) };
    });
  }

  /** Every payment that matches takes the category, now and in later imports, unless the owner decided it singly. Throws BAD_USER_INPUT and CONFLICT. */
  async create(viewer: Viewer, fields: unknown): Promise<Rule> {
    const step = nextStep();
    if (step.made !== null) return this.#get(viewer, step.made);
    const { category, ...target } = readNewRule(fields);
    const { businessId } = viewer;
    const id = await changeLedger(this.#database, businessId, async (client, rollup) => {
      const { number: categoryNumber } = categoryNamed(category, await loadChart(client, businessId));
      const rule: CategoryRule = { ...target, id: newId(), categoryNumber, createdAt: this.#clock() };
      await insertRule(client, businessId, rule, null);
      await recategorize(client, businessId, rollup, (sql) => ruleCondition(rule, 'entry', sql));
      await step.note(client, rule.id);
      return rule.id;
    });
    return this.#get(viewer, id);
  }

  /** Its payments go back to what they were without it. Throws NOT_FOUND, also for what is deleted already. */
  async delete({ businessId }: Viewer, id: string): Promise<void> {
    const step = nextStep<true>();
    if (step.made !== null) return;
    const now = this.#clock();
    await changeLedger(this.#database, businessId, async (client, rollup) => {
      const rule = await mark(client, businessId, id, 'deleted_at is null', now);
      await step.note(client, true);
      await recategorize(client, businessId, rollup, (sql) => ruleCondition(rule, 'entry', sql));
      await enqueue(client, purgeJob(businessId, now));
    });
  }

  /** Within a day of its deletion, in its old place among the rules; nothing happens to one that is not deleted. Throws NOT_FOUND and CONFLICT. */
  async restore(viewer: Viewer, id: string): Promise<Rule> {
    const { businessId } = viewer;
    await changeLedger(this.#database, businessId, async (client, rollup) => {
      const rule = await mark(client, businessId, id, `(deleted_at is null or deleted_at > '${undoEnds(this.#clock()).toISOString()}')`, null);
      await refuseTooMany(client, businessId);
      await recategorize(client, businessId, rollup, (sql) => ruleCondition(rule, 'entry', sql));
    });
    return this.#get(viewer, id);
  }

  async #get(viewer: Viewer, id: string): Promise<Rule> {
    const found = (await this.list(viewer)).find(({ rule }) => rule.id === id);
    if (!found) throw ruleNotFound();
    return found;
  }
}

function named(rule: CategoryRule, chart: readonly BusinessAccount[]): { rule: CategoryRule; category: string } {
  return { rule, category: chart.find((account) => account.number === rule.categoryNumber)?.name ?? '' };
}

function ruleNotFound(): AppError {
  return new AppError('NOT_FOUND', 'There is no such rule.');
}

async function mark(client: PoolClient, businessId: string, id: string, condition: string, deletedAt: Date | null): Promise<CategoryRule> {
  const { rows } = isId(id)
    ? await client.query<Pick<CategoryRule, 'match' | 'pattern' | 'direction'> & { category_number: number; created_at: Date }>(
      `update category_rule set deleted_at = $3 where business_id = $1 and id = $2 and ${condition} returning match, pattern, direction, category_number, created_at`, [businessId, id, deletedAt])
    : { rows: [] };
  const row = rows[0];
  if (!row) throw ruleNotFound();
  return { id, match: row.match, pattern: row.pattern, direction: row.direction, categoryNumber: row.category_number, createdAt: new Date(row.created_at) };
}
