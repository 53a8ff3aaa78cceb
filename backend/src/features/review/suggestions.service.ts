/** Asks a language model, where one is connected, about counterparties of which nothing is known: as a job after the ledger changed, each name once. */
import type { CategoryRequest } from '../../analysts/contract.ts';
import type { Database } from '../../database/database.ts';
import type { AccountRole } from '../../finance/ledger/entry.ts';
import { enqueue, type NewJob } from '../../jobs/queue.ts';
import type { AnalystFor } from '../analyst-budget/analyst-budget.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import { changeLedger } from '../ledger/change-ledger.ts';
import { loadChart, type BusinessAccount } from '../ledger/chart-store.ts';
import { asRunner } from '../ledger/ledger-source.ts';
import { applyProposals, hasProposals, keepProposals, namesToAsk } from './unknown-counterparties.ts';

export const SUGGEST_CATEGORIES = 'suggest-categories';

const NAMES_PER_CALL = 40;
const MOST_CALLS = 5;

/** Which way money goes in the categories that may be proposed; a bank account is no category. */
const DIRECTIONS: Readonly<Partial<Record<AccountRole, readonly ('in' | 'out')[]>>> = {
  revenue: ['in'], 'other-income': ['in'], refund: ['out'], cogs: ['out'], opex: ['out'], tax: ['out'], interest: ['out'], owner: ['in', 'out'], loan: ['in', 'out'], transfer: ['in', 'out'],
};

/** One line for all businesses: a model that takes its time must not hold the places in which imports run. */
function suggestJob(businessId: string): NewJob {
  return { task: SUGGEST_CATEGORIES, payload: { businessId }, jobKey: `suggest-categories:${businessId}`, queueName: 'category-suggestions' };
}

export class SuggestionsService {
  readonly #database: Database;
  readonly #analystFor: AnalystFor;
  readonly #clock: Clock;

  constructor({ database, analystFor, clock }: Pick<BooksParts, 'database' | 'analystFor' | 'clock'>) {
    this.#database = database;
    this.#analystFor = analystFor;
    this.#clock = clock;
  }

  /** After a change of the ledger, without waiting for anybody. */
  async askLater(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    if (!this.#analystFor(businessId).isAvailable) return;
    await this.#database.inTenantRaw(businessId, (client) => enqueue(client, suggestJob(businessId)));
  }

  /** The job's task. Running it again asks only for what is left; a model that does not answer is asked after the next change. */
  async ask(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    if (!this.#analystFor(businessId).isAvailable) return;
    for (let call = 0; call < MOST_CALLS; call += 1) if (!(await this.#askOnce(businessId))) break;
    if (await this.#database.inTenantRaw(businessId, (client) => hasProposals(client, businessId))) {
      await changeLedger(this.#database, businessId, (client, rollup) => applyProposals(client, businessId, rollup));
    }
  }

  /** False when there was nothing to ask, or no answer. The model is waited for outside of any transaction. */
  async #askOnce(businessId: string): Promise<boolean> {
    const request = await this.#database.inTenantRaw(businessId, async (client) => ({
      names: await namesToAsk(client, businessId, NAMES_PER_CALL), categories: categoriesOf(await loadChart(asRunner(client), businessId)),
    }));
    if (request.names.length === 0) return false;
    const analyst = this.#analystFor(businessId);
    const proposals = await analyst.proposeCategories(request);
    if (proposals === null) return false;
    await this.#database.inTenantRaw(businessId, (client) => keepProposals(client, businessId, { names: request.names, proposals, engine: analyst.name, now: this.#clock() }));
    return true;
  }
}

function categoriesOf(chart: readonly BusinessAccount[]): CategoryRequest['categories'] {
  return chart.flatMap(({ number, name, role }) => {
    const directions = DIRECTIONS[role];
    return directions && !name.startsWith('Uncategorized') ? [{ number, name, directions }] : [];
  });
}
