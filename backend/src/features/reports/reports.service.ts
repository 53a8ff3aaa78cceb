/** Reports: which types a business can have, generating one, listing and downloading them. */
import type { Database } from '../../database/database.ts';
import { newId } from '../../database/new-id.ts';
import { AppError } from '../../errors.ts';
import { defaultReportPeriod } from '../../finance/reports/report-period.ts';
import { isReportType, isWrittenReportType, reportCapabilities, reportLabel, type ReportCapabilities, type WrittenReportType } from '../../finance/reports/report-types.ts';
import { writeReport, type WrittenReport } from '../../finance/reports/reports.ts';
import type { BooksParts } from '../ledger/books-parts.ts';
import type { Clock } from '../ledger/business-day.ts';
import type { LedgerSource } from '../ledger/ledger-source.ts';
import { isId, type Page } from '../page.ts';
import { countUse } from '../subscriptions/usage.ts';
import { BusinessEntity } from '../users/business.entity.ts';
import type { Viewer } from '../users/viewer.ts';
import { dataSources } from './data-sources.ts';
import { reportFile, type ReportFile } from './report-file.ts';
import { readNewReport, type NewReport } from './report-input.ts';
import { ReportEntity, type FinancialReport } from './report.entity.ts';

export class ReportsService {
  readonly #database: Database;
  readonly #ledgers: LedgerSource;
  readonly #clock: Clock;

  constructor({ database, ledgers, clock }: BooksParts) {
    this.#database = database;
    this.#ledgers = ledgers;
    this.#clock = clock;
  }

  /** Newest first. Throws BAD_USER_INPUT for a type that there is not. */
  list(viewer: Viewer, type: string | null, page: Page): Promise<FinancialReport[]> {
    if (type !== null && !isReportType(type)) throw new AppError('BAD_USER_INPUT', `There is no report type "${type}".`, { fields: { type: 'Unknown report type.' } });
    const conditions = { ...(type === null ? {} : { type }), ...(page.cursor === null ? {} : { id: { $lt: page.cursor } }) };
    return this.#database.inTenant(viewer.businessId, (em) =>
      em.find(ReportEntity, { businessId: viewer.businessId, ...conditions }, { orderBy: { id: 'desc' }, limit: page.limit }));
  }

  types(viewer: Viewer): Promise<ReportCapabilities> {
    return this.#database.inTenant(viewer.businessId, async (em) => reportCapabilities(await dataSources(em, viewer.businessId)));
  }

  /** Throws BAD_USER_INPUT, or UNPROCESSABLE where today's data cannot give this report. */
  async create(viewer: Viewer, fields: unknown): Promise<FinancialReport> {
    const request = readNewReport(fields);
    const { capabilities, businessName } = await this.#database.inTenant(viewer.businessId, async (em) => ({
      capabilities: reportCapabilities(await dataSources(em, viewer.businessId)),
      businessName: (await em.findOneOrFail(BusinessEntity, { id: viewer.businessId })).name,
    }));
    const type = availableType(request, capabilities);
    const { report, version } = await this.#write(viewer, request, type, businessName);
    return this.#database.inTenant(viewer.businessId, async (em) => {
      await countUse(em, viewer.businessId, 'report');
      return em.create(ReportEntity, {
        businessId: viewer.businessId, id: newId(), title: request.title, type, content: report.content, periodFrom: report.period.from, periodTo: report.period.to,
        figures: report.figures, ledgerVersion: version, createdAt: this.#clock(),
      });
    });
  }

  /** Throws NOT_FOUND, or BAD_USER_INPUT naming the formats that there are. */
  async download(viewer: Viewer, id: string, format: string): Promise<ReportFile> {
    const report = isId(id) ? await this.#database.inTenant(viewer.businessId, (em) => em.findOne(ReportEntity, { businessId: viewer.businessId, id })) : null;
    if (!report) throw new AppError('NOT_FOUND', 'There is no such report.');
    return reportFile(report, format);
  }

  #write(viewer: Viewer, request: NewReport, type: WrittenReportType, businessName: string): Promise<{ report: WrittenReport; version: number }> {
    return this.#ledgers.with({ businessId: viewer.businessId, fileId: null }, null, async (ledger) => {
      const vocabulary = await ledger.vocabulary();
      const { dateFrom, dateTo } = vocabulary;
      if (dateFrom === null || dateTo === null) throw new AppError('UNPROCESSABLE', 'There are no transactions to report on yet. Upload a bank file first.');
      const period = request.period ?? defaultReportPeriod(type, { from: dateFrom, to: dateTo }, ledger.today);
      const report = await writeReport({ reader: ledger.reader, vocabulary, fileId: null }, { type, title: request.title, businessName, period, today: ledger.today });
      return { report, version: ledger.version };
    });
  }
}

function availableType({ type }: NewReport, capabilities: ReportCapabilities): WrittenReportType {
  const isOffered = capabilities.types.some((offered) => offered.type === type);
  if (isOffered && isWrittenReportType(type)) return type;
  throw new AppError('UNPROCESSABLE', `A ${reportLabel(type)} is not available with today's data sources. Available: ${capabilities.types.map(({ label }) => label).join(', ')}.`);
}
