/** Reports: which types a business can have, generating one, listing and downloading them. */
import type { EntityManager } from '@mikro-orm/postgresql';
import { guardedWords } from '../../analysts/guard/guarded-words.ts';
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import type { ReportDocument } from '../../finance/reports/document.ts';
import { asOf } from '../../finance/as-of.ts';
import { rememberingReader } from '../../finance/ledger/remembering-reader.ts';
import { missingForBalanceSheet } from '../../finance/reports/compared-sheets.ts';
import { reportPlans } from '../../finance/reports/report-plans.ts';
import { defaultReportPeriod, type LabelledPeriod, reportPeriods } from '../../finance/reports/report-period.ts';
import { isReportType, reportCapabilities, reportLabel, sourceOf, type ReportCapabilities, type ReportType } from '../../finance/reports/report-types.ts';
import { reportText } from '../../finance/reports/report-text.ts';
import { writeReport, type WrittenReport } from '../../finance/reports/reports.ts';
import { commentaryOf, withCommentary } from '../../finance/reports/told-otherwise.ts';
import { type Deletable, deleteWithUndo, restore } from '../deletion/deletable.ts';
import type { AnalystFor } from '../analyst-budget/analyst-budget.ts';
import { nextStep } from '../idempotency/steps.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import { readStatedBalances } from '../integrations/stated-balances.ts';
import { ledgerNames } from '../ledger/ledger-names.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { isId, type Page } from '../page.ts';
import { basisOf, type Basis } from '../proofs/basis.ts';
import { markMovedOn } from '../proofs/moved-on.ts';
import { proofOf, type Proof } from '../proofs/proof.ts';
import { countUse } from '../subscriptions/usage.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { dataSources } from './data-sources.ts';
import { reportFile, type ReportFile } from './report-file.ts';
import { readNewReport, type NewReport } from './report-input.ts';
import { keptSheets, provedSheets } from './sheet-proof.ts';
import { ReportEntity, type FinancialReport } from './report.entity.ts';

export interface OfferedReports extends ReportCapabilities {
  readonly types: readonly (ReportCapabilities['types'][number] & { readonly periods: readonly LabelledPeriod[] })[];
}

/** Of a report that nobody waits for: all of it in the transaction that keeps it. */
export interface Keeping {
  /** Whether it still is. */
  isWanted(em: EntityManager): Promise<boolean>;
  tell(em: EntityManager, report: FinancialReport): Promise<void>;
}

const REPORT: Deletable = { table: 'report', missing: 'There is no such report.' };

export class ReportsService {
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

  /** Newest first. Throws BAD_USER_INPUT for a type that there is not. */
  list(viewer: Viewer, type: string | null, page: Page): Promise<FinancialReport[]> {
    if (type !== null && !isReportType(type)) throw new AppError('BAD_USER_INPUT', `There is no report type "${type}".`, { fields: { type: 'Unknown report type.' } });
    const conditions = { ...(type === null ? {} : { type }), ...(page.cursor === null ? {} : { id: { $lt: page.cursor } }) };
    return this.#database.inTenant(viewer.businessId, async (em) =>
      markMovedOn(em, viewer.businessId, await em.find(ReportEntity, { businessId: viewer.businessId, ...conditions }, { orderBy: { id: 'desc' }, limit: page.limit })));
  }

  /** The types on offer, each with the periods that the ledger covers. */
  async types(viewer: Viewer): Promise<OfferedReports> {
    const { businessId } = viewer;
    const capabilities = await this.#database.inTenant(businessId, async (em) => reportCapabilities(await dataSources(em, businessId)));
    const { span, today } = await this.#ledgers.atOneMoment({ businessId, fileId: null }, null, async ({ currencies, currency, today: day }) => ({ span: currencies.find((one) => one.currency === currency) ?? null, today: day }));
    const periodsOf = (type: ReportType): LabelledPeriod[] => (span ? reportPeriods(type, { from: span.dateFrom, to: span.dateTo }, today) : []);
    return { ...capabilities, types: capabilities.types.map((offered) => ({ ...offered, periods: periodsOf(offered.type) })) };
  }

  /** `keeping` is asked where it is kept. Throws BAD_USER_INPUT, UNPROCESSABLE where today's data cannot give this report, or CONFLICT where it is not wanted any more. */
  async create(viewer: Viewer, fields: unknown, keeping?: Keeping): Promise<FinancialReport> {
    const step = nextStep();
    if (step.made !== null) return this.get(viewer, step.made);
    const request = readNewReport(fields);
    const { capabilities, businessName } = await this.#database.inTenant(viewer.businessId, async (em) => ({
      capabilities: reportCapabilities(await dataSources(em, viewer.businessId)),
      businessName: (await em.findOneOrFail(BusinessEntity, { id: viewer.businessId })).name,
    }));
    const type = availableType(request, capabilities);
    const { report, version, names, basis } = await this.#write(viewer, request, type, businessName);
    const document = await this.#told(viewer, report.document, { about: request.title, names: [...names, businessName] });
    const { period } = document;
    return this.#database.inTenant(viewer.businessId, async (em) => {
      if (keeping && !(await keeping.isWanted(em))) throw new AppError('CONFLICT', 'This report is not wanted any more.');
      await countUse(em, viewer.businessId, 'report', this.#clock());
      const id = newId();
      await step.note(em, id);
      const kept = em.create(ReportEntity, {
        businessId: viewer.businessId, id, title: request.title, type, content: reportText(document), document, periodFrom: period.from, periodTo: period.to,
        figures: report.figures, ledgerVersion: version, basis, hasLedgerMoved: false, createdAt: this.#clock(),
      });
      await keeping?.tell(em, kept);
      return kept;
    });
  }

  /** Throws NOT_FOUND, or BAD_USER_INPUT naming the formats that there are. */
  async download(viewer: Viewer, id: string, format: string): Promise<ReportFile> {
    return reportFile(await this.get(viewer, id), format);
  }

  /** Throws NOT_FOUND. */
  async get(viewer: Viewer, id: string): Promise<FinancialReport> {
    const found = isId(id) ? await this.#database.inTenant(viewer.businessId, async (em) => markMovedOn(em, viewer.businessId, await em.find(ReportEntity, { businessId: viewer.businessId, id }, { populate: ['basis', 'document'] }))) : [];
    if (!found[0]) throw new AppError('NOT_FOUND', REPORT.missing);
    return found[0];
  }

  /** How its main figures were computed, from which rows, and what changed since. Throws NOT_FOUND. */
  async proof(viewer: Viewer, id: string): Promise<Proof> {
    const { businessId, ledgerVersion, basis } = await this.get(viewer, id);
    return this.#ledgers.atOneMoment({ businessId, fileId: null }, basis?.currency ?? null, async (ledger, client) => {
      const stored = { id, businessId, fileId: null, ledgerVersion, basis: basis ?? null };
      if (!basis?.sheets?.length) return proofOf(stored, ledger);
      const stated = await readStatedBalances(client, businessId, basis.currency);
      return proofOf(stored, ledger, await provedSheets(basis.sheets, { reader: ledger.reader, vocabulary: await ledger.vocabulary(), fileId: null }, stated));
    });
  }

  /** For a day it can be restored. Throws NOT_FOUND. */
  delete(viewer: Viewer, id: string): Promise<void> {
    return deleteWithUndo(this.#database, viewer, REPORT, id, this.#clock());
  }

  /** Throws NOT_FOUND. */
  async restore(viewer: Viewer, id: string): Promise<FinancialReport> {
    await restore(this.#database, viewer, REPORT, id, this.#clock());
    return this.get(viewer, id);
  }

  /** The report with the analyst's sentences where they hold; its tables are never touched. */
  async #told(viewer: Viewer, document: ReportDocument, named: { readonly about: string; readonly names: readonly string[] }): Promise<ReportDocument> {
    const commentary = commentaryOf(document);
    if (commentary === null) return document;
    const { words } = await guardedWords(this.#analystFor(viewer.businessId), { task: 'report', ...named, words: commentary });
    return withCommentary(document, words);
  }

  #write(viewer: Viewer, request: NewReport, type: ReportType, businessName: string): Promise<{ report: WrittenReport; version: number; names: readonly string[]; basis: Basis }> {
    return this.#ledgers.atOneMoment({ businessId: viewer.businessId, fileId: null }, null, async (ledger, client) => {
      const vocabulary = await ledger.vocabulary();
      const { dateFrom, dateTo } = vocabulary;
      if (dateFrom === null || dateTo === null) throw new AppError('UNPROCESSABLE', 'There are no transactions to report on yet. Upload a bank file first.');
      const period = request.period ?? defaultReportPeriod(type, { from: dateFrom, to: dateTo }, ledger.today);
      const stated = await readStatedBalances(client, viewer.businessId, vocabulary.currency);
      const missing = type === 'balance-sheet' ? missingForBalanceSheet(stated, period.to, vocabulary.currency) : null;
      if (missing !== null) throw new AppError('UNPROCESSABLE', missing);
      const report = await writeReport({ reader: rememberingReader(ledger.reader), vocabulary, fileId: null }, { type, title: request.title, businessName, period, today: ledger.today, stated });
      const books = { reader: ledger.reader, vocabulary, asOf: asOf(ledger.today, dateTo).date };
      return { report, version: ledger.version, names: ledgerNames(vocabulary), basis: { ...(await basisOf(reportPlans(type, report.figures.period, report.figures.previousPeriod), books)), sheets: keptSheets(report.sheets) } };
    });
  }
}

function availableType({ type }: NewReport, capabilities: ReportCapabilities): ReportType {
  if (capabilities.types.some((offered) => offered.type === type)) return type;
  throw new AppError('UNPROCESSABLE', `The ${reportLabel(type)} is not available with today's data sources: ${sourceOf(type)}. Available: ${capabilities.types.map(({ label }) => label).join(', ')}.`);
}
