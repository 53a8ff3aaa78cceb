/** Fills the sample business through the services that customers use, so that no screen of the demo is empty. */
import type { KpiId } from '../../finance/kpis/kpis.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { AlertsService } from '../alerts/alerts.service.ts';
import type { FileImport } from '../files/file-import.ts';
import type { FilesService } from '../files/files.service.ts';
import type { InsightsService } from '../insights/insights.service.ts';
import type { KpisService } from '../kpis/kpis.service.ts';
import type { QuestionsService } from '../questions/questions.service.ts';
import type { ReportsService } from '../reports/reports.service.ts';
import type { ScenariosService } from '../scenarios/scenarios.service.ts';
import type { SummariesService } from '../summaries/summaries.service.ts';
import type { Viewer } from '../users/viewer.ts';
import type { DemoConnections } from './demo-connections.ts';
import { demoScenarios } from './demo-scenarios.ts';
import type { SampleAccount } from './sample/sample-company.ts';
import { statementCsv, statementFileName } from './sample/statement-csv.ts';

export interface BookServices {
  readonly files: FilesService;
  readonly fileImport: FileImport;
  readonly questions: QuestionsService;
  readonly summaries: SummariesService;
  readonly reports: ReportsService;
  readonly scenarios: ScenariosService;
  readonly insights: InsightsService;
  readonly alerts: AlertsService;
  readonly kpis: KpisService;
  /** Null where there is no sandbox to connect to. */
  readonly demoConnections: DemoConnections | null;
}

const QUESTIONS = [
  'How have my expenses changed compared to last quarter?',
  'What are my top 3 revenue sources?',
  'What was my revenue last month?',
];

/** What connected accounting software adds. */
const STATEMENTS = [['balance-sheet', 'Balance Sheet'], ['cash-flow-statement', 'Cash Flow Statement'], ['profit-loss', 'Profit & Loss Statement']] as const;

/** What the sample's owner wants: some of it is reached, some is not. */
const TARGETS: Readonly<Partial<Record<KpiId, string>>> = { revenue: '60000', 'gross-margin': '70', 'net-margin': '20', runway: '6', 'top-customer-share': '25' };

/** Rejects where a statement of the sample could not be read. */
export async function fillBooks(services: BookServices, viewer: Viewer, accounts: readonly SampleAccount[], today: LocalDate): Promise<void> {
  const { questions, summaries, reports, scenarios, insights, alerts, kpis, demoConnections } = services;
  const fileIds: string[] = [];
  for (const account of accounts) fileIds.push(await importStatement(services, viewer, account));
  await demoConnections?.fill(viewer.businessId);
  for (const query of QUESTIONS) await questions.ask(viewer, { query });
  await summaries.create(viewer, { fileId: fileIds[0] });
  await reports.create(viewer, { title: 'Monthly Report', type: 'monthly' });
  await reports.create(viewer, { title: 'Quarterly Report', type: 'quarterly' });
  for (const scenario of demoScenarios(today)) await scenarios.create(viewer, scenario);
  if (demoConnections) for (const [type, title] of STATEMENTS) await reports.create(viewer, { title, type });
  for (const [id, value] of Object.entries(TARGETS)) await kpis.setTarget(viewer, id, { value });
  await insights.refresh({ businessId: viewer.businessId });
  await insights.findWords({ businessId: viewer.businessId });
  await alerts.scan({ businessId: viewer.businessId });
}

async function importStatement({ files, fileImport }: BookServices, viewer: Viewer, account: SampleAccount): Promise<string> {
  const fileName = statementFileName(account);
  const { id } = (await files.upload(viewer, { fileName, bytes: Buffer.from(statementCsv(account)) })).file;
  await fileImport.parse({ businessId: viewer.businessId, fileId: id });
  const { status, error } = (await files.get(viewer, id)).file;
  if (status !== 'processed') throw new Error(`The sample's ${fileName} is ${status}: ${error}`);
  return id;
}
