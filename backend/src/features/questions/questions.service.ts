/** Questions in plain English about the ledger or one file: asked, answered from computed figures, kept with their plan. */
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { asOf } from '../../finance/as-of.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { LedgerVocabulary } from '../../finance/ledger/ledger-reader.ts';
import { rememberingReader } from '../../finance/ledger/remembering-reader.ts';
import type { Answered } from '../../finance/question/answer-question.ts';
import { ASSISTANT_QUESTIONS, suggestQuestions } from '../../finance/question/suggest.ts';
import { deleteWithUndo, restore } from '../deletion/deletable.ts';
import { findFile, holdFile } from '../files/find-file.ts';
import type { AnalystFor } from '../analyst-budget/analyst-budget.ts';
import { nextStep } from '../idempotency/steps.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource, OpenLedger } from '../ledger/ledger-source.ts';
import type { LedgerScope } from '../ledger/vocabulary.ts';
import type { Page } from '../page.ts';
import { takeBasis, type Basis } from '../proofs/basis.ts';
import { markMovedOn } from '../proofs/moved-on.ts';
import { proofOf, type Proof } from '../proofs/proof.ts';
import { countUse } from '../subscriptions/usage.ts';
import type { Viewer } from '../users/viewer.ts';
import { computedAnswer, proposedReading, wordedAnswer } from './analysed-answer.ts';
import { AnswerProgress } from './answer-progress.ts';
import { filtersInWords } from './plan-filters.ts';
import { QuestionEntity, type Question } from './question.entity.ts';
import { findQuestion, QUESTION, readQuestion } from './question-input.ts';
import type { StoredAnswer } from './stored-answer.ts';

export class QuestionsService {
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

  /** Throws NOT_FOUND, or BAD_USER_INPUT for an empty question and where nothing is processed. What the data cannot answer is an answer, too. Its stages are told under the `progressId`. */
  async ask(viewer: Viewer, fields: unknown): Promise<Question> {
    const step = nextStep();
    if (step.made !== null) return this.get(viewer, step.made);
    const asked = await this.#database.inTenant(viewer.businessId, (em) => readQuestion(em, viewer, fields));
    const scope = { businessId: viewer.businessId, fileId: asked.file?.id ?? null };
    const currency = asked.file?.currency ?? null;
    const analyst = this.#analystFor(viewer.businessId);
    const previous = asked.previous?.plan ?? null;
    const proposal = analyst.isAvailable ? await proposedReading(analyst, { text: asked.text, previous, ...await this.#outlook(scope, currency) }) : null;
    const progress = asked.progressId === null ? null : new AnswerProgress(this.#database, viewer.businessId, asked.progressId);
    const { question, ledger, computed, basis } = await this.#ledgers.atOneMoment(scope, currency, async (opened) => {
      const reader = rememberingReader(opened.reader);
      const about = {
        text: asked.text, reader, vocabulary: await opened.vocabulary(), today: opened.today, previous,
        ...(asked.file ? { fileId: asked.file.id, fileName: asked.file.name } : {}), ...(progress ? { listener: progress } : {}),
      };
      const made = await computedAnswer(proposal, about);
      return { question: about, ledger: opened, computed: made, basis: await questionBasis(made.answered, { ...opened, reader }, about.vocabulary) };
    });
    const answered = await wordedAnswer(analyst, computed, question, progress ? (words) => progress.worded(words) : undefined);
    await progress?.settled();
    return this.#database.inTenant(viewer.businessId, async (em) => {
      if (scope.fileId !== null) await holdFile(em, viewer, scope.fileId);
      await countUse(em, viewer.businessId, 'query', this.#clock());
      const id = newId();
      await step.note(em, id);
      return em.create(QuestionEntity, {
        businessId: viewer.businessId, id, fileId: scope.fileId, previousId: asked.previous?.id ?? null, query: asked.text,
        response: answered.response, answer: storedAnswer(answered, ledger), plan: answered.plan, ledgerVersion: ledger.version, basis, hasLedgerMoved: false, createdAt: this.#clock(),
      });
    });
  }

  /** What a question can be about, read before anybody is asked how it is meant. */
  #outlook(scope: LedgerScope, currency: string | null): Promise<{ vocabulary: LedgerVocabulary; today: LocalDate }> {
    return this.#ledgers.with(scope, currency, async (ledger) => ({ vocabulary: await ledger.vocabulary(), today: ledger.today }));
  }

  /** Newest first, of one file where it is named. Throws NOT_FOUND for a file that is not the business'. */
  list(viewer: Viewer, fileId: string | null, page: Page): Promise<Question[]> {
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const ofFile = fileId === null ? {} : { fileId: (await findFile(em, viewer, fileId)).id };
      const after = page.cursor === null ? {} : { id: { $lt: page.cursor } };
      return markMovedOn(em, viewer.businessId, await em.find(QuestionEntity, { businessId: viewer.businessId, ...ofFile, ...after }, { orderBy: { id: 'desc' }, limit: page.limit }));
    });
  }

  /** Throws NOT_FOUND. */
  get(viewer: Viewer, id: string): Promise<Question> {
    return this.#database.inTenant(viewer.businessId, (em) => findQuestion(em, viewer, id));
  }

  /** How its figure was computed, from which rows, and what changed since. Throws NOT_FOUND. */
  async proof(viewer: Viewer, id: string): Promise<Proof> {
    const { businessId, fileId, ledgerVersion, basis } = await this.#database.inTenant(viewer.businessId, async (em) => em.populate(await findQuestion(em, viewer, id), ['basis']));
    const scope = { businessId, fileId: fileId ?? null };
    return this.#ledgers.atOneMoment(scope, basis?.currency ?? null, (ledger) => proofOf({ id, ...scope, ledgerVersion, basis: basis ?? null }, ledger));
  }

  /** It is no context of later questions any more; for a day it can be restored. Throws NOT_FOUND. */
  delete(viewer: Viewer, id: string): Promise<void> {
    return deleteWithUndo(this.#database, viewer, QUESTION, id, this.#clock());
  }

  /** Throws NOT_FOUND, or CONFLICT while its file is deleted. */
  async restore(viewer: Viewer, id: string): Promise<Question> {
    await restore(this.#database, viewer, QUESTION, id, this.#clock());
    return this.get(viewer, id);
  }

  /** Questions to start from: eight about the whole ledger, or those that this file can answer. Throws NOT_FOUND for a file that is not the business'. */
  async suggested(viewer: Viewer, fileId: string | null): Promise<readonly string[]> {
    if (fileId === null) return ASSISTANT_QUESTIONS;
    const file = await this.#database.inTenant(viewer.businessId, (em) => findFile(em, viewer, fileId));
    return this.#ledgers.with({ businessId: viewer.businessId, fileId }, file.currency ?? null, async (ledger) => suggestQuestions(await ledger.vocabulary(), ledger.today));
  }
}

/** Null where nothing was computed: a question back, or what the ledger cannot tell. */
async function questionBasis({ plan, answer, restsOn }: Answered, ledger: OpenLedger, vocabulary: LedgerVocabulary): Promise<Basis | null> {
  if (plan === null || answer.kind !== 'answer') return null;
  const { value, unit, table } = answer;
  const figure = { part: '', label: '', plan, value, unit, table: table && { columns: table.columns, rows: table.rows } };
  return takeBasis(ledger.reader, { asOf: asOf(ledger.today, vocabulary.dateTo).date, currency: vocabulary.currency, figures: [figure], restsOn });
}

function storedAnswer({ answer: data, plan }: Answered, ledger: OpenLedger): StoredAnswer {
  return { ...data, filters: plan ? filtersInWords(plan.filters, ledger.chart, ledger.currency) : [] };
}
