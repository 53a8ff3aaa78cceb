/** What is worth knowing about a ledger: found afresh after its entries changed, listed most urgent first. */
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { Insight as FoundInsight } from '../../finance/insights/insight.ts';
import { findInsights } from '../../finance/insights/insights.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import type { Page } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { InsightEntity, type Insight } from './insight.entity.ts';

export class InsightsService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #clock: Clock;

  constructor({ database, ledgers, clock }: BooksParts) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#clock = clock;
  }

  /** Newest first; what one refresh found stands in the order of urgency. */
  list(viewer: Viewer, page: Page): Promise<Insight[]> {
    const after = page.cursor === null ? {} : { id: { $lt: page.cursor } };
    return this.#database.inTenant(viewer.businessId, (em) => em.find(InsightEntity, { businessId: viewer.businessId, ...after }, { orderBy: { id: 'desc' }, limit: page.limit }));
  }

  /** The job's task: what is still so stays with its first date, what no longer is goes. */
  async refresh(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    const found = await this.#ledgers.with({ businessId, fileId: null }, null, async (ledger) =>
      findInsights({ reader: ledger.reader, vocabulary: await ledger.vocabulary(), fileId: null }, ledger.today));
    await this.#database.inTenant(businessId, async (em) => {
      await em.nativeDelete(InsightEntity, { businessId, key: { $nin: found.map((insight) => insight.key) } });
      // Ids rise with time and lists go by id downwards: the most urgent one gets the last id.
      for (const insight of [...found].reverse()) await store(em, businessId, insight, this.#clock());
    });
  }
}

async function store(em: EntityManager, businessId: string, insight: FoundInsight, now: Date): Promise<void> {
  const content = insight.advice === null ? insight.content : `${insight.content}\n\n${insight.advice}`;
  const citations = insight.rows.map(({ id, date, description, amountMinor, currency }) => ({ transactionId: id, date, description, amount: minorToDecimal(amountMinor, currency) }));
  await em.execute(
    `insert into insight (business_id, id, key, type, title, content, citations, created_at) values (?, ?, ?, ?, ?, ?, ?::jsonb, ?)
     on conflict (business_id, key) do update set type = excluded.type, title = excluded.title, content = excluded.content, citations = excluded.citations`,
    [businessId, newId(), insight.key, insight.type, insight.title, content, JSON.stringify(citations), now]);
}
