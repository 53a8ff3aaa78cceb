/** What is worth knowing about a ledger: found afresh after its entries changed, listed most urgent first. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { guardedFindings, stillTells, type Finding } from '../../analysts/guard/guarded-words.ts';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { Insight as FoundInsight } from '../../finance/insights/insight.ts';
import { findInsights } from '../../finance/insights/insights.ts';
import { enqueue } from '../../jobs/queue.ts';
import type { AnalystFor } from '../analyst-budget/analyst-budget.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import { ledgerNames } from '../ledger/ledger-names.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { isId, type Page } from '../page.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { minorToDecimal } from '../../finance/money.ts';
import { InsightEntity, type Insight } from './insight.entity.ts';
import { notifyInsightsChanged } from './insights-watch.ts';
import { wordInsightsJob } from './refresh-job.ts';

export class InsightsService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #analystFor: AnalystFor;
  readonly #clock: Clock;

  constructor({ database, ledgers, analystFor, clock }: BooksParts) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#analystFor = analystFor;
    this.#clock = clock;
  }

  /** The most urgent first, then by the money at stake; without those that were dismissed, or those alone. */
  list({ businessId }: Viewer, page: Page, isDismissed = false): Promise<Insight[]> {
    return this.#database.inTenant(businessId, async (em) => {
      const last = page.cursor === null ? null : await em.findOne(InsightEntity, { businessId, id: page.cursor });
      const after = last === null ? {} : { $or: [{ rank: { $gt: last.rank } }, { rank: last.rank, id: { $lt: last.id } }] };
      if (page.cursor !== null && last === null) return [];
      return em.find(InsightEntity, { businessId, dismissedAt: isDismissed ? { $ne: null } : null, ...after }, { orderBy: { rank: 'asc', id: 'desc' }, limit: page.limit });
    });
  }

  /** Puts it away; it stays away for as long as the ledger shows the same. Throws NOT_FOUND. */
  dismiss(viewer: Viewer, id: string): Promise<Insight> {
    return this.#mark(viewer, id, this.#clock());
  }

  /** Brings it back. Throws NOT_FOUND. */
  restore(viewer: Viewer, id: string): Promise<Insight> {
    return this.#mark(viewer, id, null);
  }

  /** The job's task: what is still so stays with its first date and its words, what no longer is goes. Nobody is waited for. */
  async refresh(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    const { found, names, currency } = await this.#find(businessId);
    await this.#database.inTenant(businessId, async (em) => {
      if (!(await holdBusiness(em, businessId))) return;
      await em.nativeDelete(InsightEntity, { businessId, key: { $nin: found.map((insight) => insight.key) } });
      const kept = new Map((await em.find(InsightEntity, { businessId })).map((insight) => [insight.key, insight]));
      for (const [rank, insight] of found.entries()) await store(em, { businessId, rank, currency, content: keptWords(kept.get(insight.key), insight, names), now: this.#clock() }, insight);
      if (this.#analystFor(businessId).isAvailable && found.length > 0) await enqueue(em, wordInsightsJob(businessId));
      await notifyInsightsChanged(em, businessId);
    });
  }

  /** The second job's task: other words for what still stands in local ones, so that reading needs no analyst. Running it again asks only for what is left. */
  async findWords(payload: unknown): Promise<void> {
    const { businessId } = payload as { businessId: string };
    const analyst = this.#analystFor(businessId);
    if (!analyst.isAvailable) return;
    const { found, names } = await this.#find(businessId);
    const stored = await this.#database.inTenant(businessId, (em) => em.find(InsightEntity, { businessId }));
    const local = found.filter((insight) => stored.some(({ key, content }) => key === insight.key && content === localWords(insight)));
    if (local.length === 0) return;
    const told = await guardedFindings(analyst, local.map(asFinding), names);
    await this.#database.inTenant(businessId, async (em) => {
      for (const [index, insight] of local.entries()) {
        const words = told[index] ?? null;
        // A refresh in between may have found something else.
        if (words !== null) await em.nativeUpdate(InsightEntity, { businessId, key: insight.key, content: localWords(insight) }, { content: words });
      }
      await notifyInsightsChanged(em, businessId);
    });
  }

  #mark({ businessId }: Viewer, id: string, dismissedAt: Date | null): Promise<Insight> {
    return this.#database.inTenant(businessId, async (em) => {
      const insight = isId(id) ? await em.findOne(InsightEntity, { businessId, id }) : null;
      if (!insight) throw new AppError('NOT_FOUND', 'There is no such insight.');
      insight.dismissedAt = dismissedAt;
      await em.flush();
      return insight;
    });
  }

  /** Nothing for a business that is gone by now: its jobs end. */
  async #find(businessId: string): Promise<{ found: readonly FoundInsight[]; names: readonly string[]; currency: string }> {
    if (await this.#database.outsideTenants((em) => em.count(BusinessEntity, { id: businessId })) === 0) return { found: [], names: [], currency: '' };
    // Imports go on meanwhile: what they add must not be in the sums of a chart that does not have it yet.
    return this.#ledgers.atOneMoment({ businessId, fileId: null }, null, async (ledger) => {
      const vocabulary = await ledger.vocabulary();
      return { found: await findInsights({ reader: ledger.reader, vocabulary, fileId: null }, ledger.today), names: ledgerNames(vocabulary), currency: vocabulary.currency };
    });
  }
}

/** False for a business that was deleted meanwhile; one that is there stays until the end of the transaction. */
async function holdBusiness(em: EntityManager, businessId: string): Promise<boolean> {
  return (await em.execute<unknown[]>('select 1 from business where id = ? for key share', [businessId])).length === 1;
}

function localWords({ content, advice }: FoundInsight): string {
  return advice === null ? content : `${content}\n\n${advice}`;
}

function asFinding(insight: FoundInsight): Finding {
  return { title: insight.title, content: localWords(insight) };
}

/** Words that were found for the same figures are kept, so that a ledger that did not change in them is not asked about again. */
function keptWords(kept: Insight | undefined, insight: FoundInsight, names: readonly string[]): string {
  const isSame = kept !== undefined && kept.title === insight.title && kept.content !== localWords(insight) && stillTells(kept.content, asFinding(insight), names);
  return isSame ? kept.content : localWords(insight);
}

interface Stored { readonly businessId: string; readonly rank: number; readonly currency: string; readonly content: string; readonly now: Date }

/** What was dismissed stays so. */
async function store(em: EntityManager, { businessId, rank, currency, content, now }: Stored, { key, type, title, rows, stakeMinor, stakePeriod, place }: FoundInsight): Promise<void> {
  const citations = rows.map((row) => ({ transactionId: row.id, date: row.date, description: row.description, amount: minorToDecimal(row.amountMinor, row.currency) }));
  await em.execute(
    `insert into insight (business_id, id, key, type, title, content, citations, stake_minor, stake_period, currency, place, rank, created_at) values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?, ?, ?::jsonb, ?, ?)
     on conflict (business_id, key) do update set type = excluded.type, title = excluded.title, content = excluded.content, citations = excluded.citations,
       stake_minor = excluded.stake_minor, stake_period = excluded.stake_period, currency = excluded.currency, place = excluded.place, rank = excluded.rank`,
    [businessId, newId(), key, type, title, content, JSON.stringify(citations), stakeMinor, stakePeriod, currency, place && JSON.stringify(place), rank, now]);
}
