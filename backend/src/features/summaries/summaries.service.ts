/** Executive summaries of files: the file's figures over its whole span, what happened, why, and what to do. */
import { guardedWords } from '../../analysts/guard/guarded-words.ts';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { asOf } from '../../finance/as-of.ts';
import { executiveSummary } from '../../finance/summary/executive-summary.ts';
import { type Deletable, deleteWithUndo, restore } from '../deletion/deletable.ts';
import { findFile, holdFile } from '../files/find-file.ts';
import type { FinancialFile } from '../files/file.entity.ts';
import type { AnalystFor } from '../analyst-budget/analyst-budget.ts';
import { nextStep } from '../idempotency/steps.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import { ledgerNames } from '../ledger/ledger-names.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { isId, type Page } from '../page.ts';
import { basisOf, keptRow } from '../proofs/basis.ts';
import { markMovedOn } from '../proofs/moved-on.ts';
import { proofOf, type Proof } from '../proofs/proof.ts';
import type { Viewer } from '../users/viewer.ts';
import { SummaryEntity, type ExecutiveSummary } from './summary.entity.ts';

const SUMMARY: Deletable = { table: 'summary', missing: 'There is no such executive summary.' };

export class SummariesService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #analystFor: AnalystFor;
  readonly #clock: Clock;

  constructor({ database, ledgers, clock, analystFor }: BooksParts) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#analystFor = analystFor;
    this.#clock = clock;
  }

  /** Throws NOT_FOUND, CONFLICT while the file is being read, UNPROCESSABLE for a file without transactions. */
  async create(viewer: Viewer, fields: unknown): Promise<ExecutiveSummary> {
    const step = nextStep();
    if (step.made !== null) return this.get(viewer, step.made);
    const fileId = String((fields as { fileId?: unknown } | null | undefined)?.fileId ?? '');
    if (fileId === '') throw new AppError('BAD_USER_INPUT', 'Choose a file first.', { fields: { fileId: 'A file is required.' } });
    const file = await this.#database.inTenant(viewer.businessId, (em) => findFile(em, viewer, fileId));
    requireSummable(file);
    const { summary, version, names, basis } = await this.#ledgers.atOneMoment({ businessId: viewer.businessId, fileId }, file.currency ?? null, async (ledger) => {
      const vocabulary = await ledger.vocabulary();
      const made = await executiveSummary({ reader: ledger.reader, vocabulary, fileId }, file.name, ledger.today);
      const books = { reader: ledger.reader, vocabulary, fileId, asOf: asOf(ledger.today, vocabulary.dateTo).date };
      return { summary: made, version: ledger.version, names: [...ledgerNames(vocabulary), file.name], basis: { ...(await basisOf(made.planned, books)), findings: made.findings.map(({ rows, ...finding }) => ({ ...finding, rows: rows.map(keptRow) })) } };
    });
    const { words } = await guardedWords(this.#analystFor(viewer.businessId), { task: 'summary', about: file.name, words: summary.content, names });
    return this.#database.inTenant(viewer.businessId, async (em) => {
      await holdFile(em, viewer, fileId);
      const id = newId();
      await step.note(em, id);
      return em.create(SummaryEntity, {
        businessId: viewer.businessId, id, fileId, title: summary.title, content: words, figures: summary.figures, ledgerVersion: version, basis, hasLedgerMoved: false, createdAt: this.#clock(),
      });
    });
  }

  /** Newest first, of one file where it is named. Throws NOT_FOUND for a file that is not the business'. */
  list(viewer: Viewer, fileId: string | null, page: Page): Promise<ExecutiveSummary[]> {
    return this.#database.inTenant(viewer.businessId, async (em) => {
      const ofFile = fileId === null ? {} : { fileId: (await findFile(em, viewer, fileId)).id };
      const after = page.cursor === null ? {} : { id: { $lt: page.cursor } };
      return markMovedOn(em, viewer.businessId, await em.find(SummaryEntity, { businessId: viewer.businessId, ...ofFile, ...after }, { orderBy: { id: 'desc' }, limit: page.limit }));
    });
  }

  /** Throws NOT_FOUND. */
  async get(viewer: Viewer, id: string): Promise<ExecutiveSummary> {
    const found = isId(id) ? await this.#database.inTenant(viewer.businessId, async (em) => markMovedOn(em, viewer.businessId, await em.find(SummaryEntity, { businessId: viewer.businessId, id }, { populate: ['basis'] }))) : [];
    if (!found[0]) throw new AppError('NOT_FOUND', SUMMARY.missing);
    return found[0];
  }

  /** How its figures were computed, from which rows, and what changed since. Throws NOT_FOUND. */
  async proof(viewer: Viewer, id: string): Promise<Proof> {
    const { businessId, fileId, ledgerVersion, basis } = await this.get(viewer, id);
    return this.#ledgers.atOneMoment({ businessId, fileId }, basis?.currency ?? null, (ledger) => proofOf({ id, businessId, fileId, ledgerVersion, basis: basis ?? null }, ledger));
  }

  /** For a day it can be restored. Throws NOT_FOUND. */
  delete(viewer: Viewer, id: string): Promise<void> {
    return deleteWithUndo(this.#database, viewer, SUMMARY, id, this.#clock());
  }

  /** Throws NOT_FOUND, or CONFLICT while its file is deleted. */
  async restore(viewer: Viewer, id: string): Promise<ExecutiveSummary> {
    await restore(this.#database, viewer, SUMMARY, id, this.#clock());
    return this.get(viewer, id);
  }
}

function requireSummable(file: FinancialFile): void {
  if (file.status === 'processing') throw new AppError('CONFLICT', `"${file.name}" is still being processed. Try again in a moment.`);
  if (file.status === 'needs-answer') throw new AppError('CONFLICT', `"${file.name}" waits for an answer before it can be read: ${file.error ?? ''}`);
  if (file.status === 'failed') throw new AppError('UNPROCESSABLE', `"${file.name}" could not be read: ${file.error ?? ''}`);
  if (file.transactionCount === 0) throw new AppError('UNPROCESSABLE', `"${file.name}" holds no transactions.`);
}
