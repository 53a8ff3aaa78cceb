/** Questions in plain English about the ledger or one file: asked, answered from computed figures, kept with their plan. */
import type { Analyst } from '../../analysts/contract.ts';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import type { Answered } from '../../finance/question/answer-question.ts';
import { ASSISTANT_QUESTIONS, suggestQuestions } from '../../finance/question/suggest.ts';
import { findFile } from '../files/find-file.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource, OpenLedger } from '../ledger/ledger-source.ts';
import { isId, type Page } from '../page.ts';
import { countUse } from '../subscriptions/usage.ts';
import type { Viewer } from '../users/viewer.ts';
import { analysedAnswer } from './analysed-answer.ts';
import { filtersInWords } from './plan-filters.ts';
import { QuestionEntity, type Question } from './question.entity.ts';
import { findQuestion, readQuestion } from './question-input.ts';
import type { StoredAnswer } from './stored-answer.ts';

export class QuestionsService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #analyst: Analyst;
  readonly #clock: Clock;

  constructor({ database, ledgers, analyst, clock }: BooksParts) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#analyst = analyst;
    this.#clock = clock;
  }

  /** Throws NOT_FOUND, or BAD_USER_INPUT for an empty question and where nothing is processed. What the data cannot answer is an answer, too. */
  async ask(viewer: Viewer, fields: unknown): Promise<Question> {
    const asked = await this.#database.inTenant(viewer.businessId, (em) => readQuestion(em, viewer, fields));
    const scope = { businessId: viewer.businessId, fileId: asked.file?.id ?? null };
    const { ledger, vocabulary } = await this.#ledgers.detached(scope, asked.file?.currency ?? null);
    const answered = await analysedAnswer(this.#analyst, {
      text: asked.text, reader: ledger.reader, vocabulary, today: ledger.today, previous: asked.previous?.plan ?? null,
      ...(asked.file ? { fileId: asked.file.id, fileName: asked.file.name } : {}),
    });
    return this.#database.inTenant(viewer.businessId, async (em) => {
      await countUse(em, viewer.businessId, 'query');
      return em.create(QuestionEntity, {
        businessId: viewer.businessId, id: newId(), fileId: scope.fileId, previousId: asked.previous?.id ?? null, query: asked.text,
        response: answered.response, answer: storedAnswer(answered, ledger), plan: answered.plan, ledgerVersion: ledger.version, createdAt: this.#clock(),
      });
    });
  }

  /** Newest first, of one file where it is named. */
  list(viewer: Viewer, fileId: string | null, page: Page): Promise<Question[]> {
    if (fileId !== null && !isId(fileId)) return Promise.resolve([]);
    const conditions = { ...(fileId === null ? {} : { fileId }), ...(page.cursor === null ? {} : { id: { $lt: page.cursor } }) };
    return this.#database.inTenant(viewer.businessId, (em) =>
      em.find(QuestionEntity, { businessId: viewer.businessId, ...conditions }, { orderBy: { id: 'desc' }, limit: page.limit }));
  }

  /** Throws NOT_FOUND. */
  get(viewer: Viewer, id: string): Promise<Question> {
    return this.#database.inTenant(viewer.businessId, (em) => findQuestion(em, viewer, id));
  }

  /** Questions to start from: eight about the whole ledger, or those that this file can answer. Throws NOT_FOUND for a file that is not the business'. */
  async suggested(viewer: Viewer, fileId: string | null): Promise<readonly string[]> {
    if (fileId === null) return ASSISTANT_QUESTIONS;
    const file = await this.#database.inTenant(viewer.businessId, (em) => findFile(em, viewer, fileId));
    return this.#ledgers.with({ businessId: viewer.businessId, fileId }, file.currency ?? null, async (ledger) => suggestQuestions(await ledger.vocabulary()));
  }
}

function storedAnswer({ answer: data, plan }: Answered, ledger: OpenLedger): StoredAnswer {
  return { ...data, filters: plan ? filtersInWords(plan.filters, ledger.chart, ledger.currency) : [] };
}
