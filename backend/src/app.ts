/** The composition root: makes every service once, hands them to both doors, and is the only place that wires. Start reading here. */
import 'reflect-metadata';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Express } from 'express';
import { compatibleAnalyst } from './analysts/compatible.ts';
import type { Analyst } from './analysts/contract.ts';
import { geminiAnalyst } from './analysts/gemini.ts';
import { localAnalyst } from './analysts/local.ts';
import { AccountResolver } from './api/graphql/account.resolver.ts';
import { AlertResolver } from './api/graphql/alert.resolver.ts';
import { BankAccountResolver } from './api/graphql/bank-account.resolver.ts';
import { CategoryResolver } from './api/graphql/category.resolver.ts';
import { CustomerSubscriptionResolver } from './api/graphql/customer-subscription.resolver.ts';
import { CertificateResolver } from './api/graphql/certificate.resolver.ts';
import { ExpectedItemResolver } from './api/graphql/expected-item.resolver.ts';
import { FileResolver } from './api/graphql/file.resolver.ts';
import { ForecastResolver } from './api/graphql/forecast.resolver.ts';
import { graphqlDoor } from './api/graphql/graphql-door.ts';
import { InsightResolver } from './api/graphql/insight.resolver.ts';
import { IntegrationResolver } from './api/graphql/integration.resolver.ts';
import { KpiResolver } from './api/graphql/kpi.resolver.ts';
import { MatchResolver } from './api/graphql/match.resolver.ts';
import { OverviewResolver } from './api/graphql/overview.resolver.ts';
import { ProfileResolver } from './api/graphql/profile.resolver.ts';
import { QuickBooksResolver } from './api/graphql/quickbooks.resolver.ts';
import { QuestionResolver } from './api/graphql/question.resolver.ts';
import { ReadingResolver } from './api/graphql/reading.resolver.ts';
import { ReportResolver } from './api/graphql/report.resolver.ts';
import { ReviewResolver } from './api/graphql/review.resolver.ts';
import { RuleResolver } from './api/graphql/rule.resolver.ts';
import { ScenarioResolver } from './api/graphql/scenario.resolver.ts';
import { resolverClasses } from './api/graphql/resolver-classes.ts';
import { makeSchema } from './api/graphql/schema.ts';
import { SessionResolver } from './api/graphql/session.resolver.ts';
import { SubscriptionResolver } from './api/graphql/subscription.resolver.ts';
import { livePubSub } from './api/graphql/subscriptions/live-topics.ts';
import { SummaryResolver } from './api/graphql/summary.resolver.ts';
import { TransactionResolver } from './api/graphql/transaction.resolver.ts';
import { attachWebsockets } from './api/graphql/websocket-door.ts';
import { answersAhead } from './api/http/answers-ahead.ts';
import { countedCalls } from './api/http/counted-calls.ts';
import { httpApp } from './api/http/http-app.ts';
import { enter, entrance } from './api/http/read-context.ts';
import { accountRoutes } from './api/rest/account.routes.ts';
import { alertRoutes } from './api/rest/alert.routes.ts';
import { bankAccountRoutes } from './api/rest/bank-account.routes.ts';
import { fileRoutes } from './api/rest/file.routes.ts';
import { forecastRoutes } from './api/rest/forecast.routes.ts';
import { customerSubscriptionRoutes } from './api/rest/customer-subscription.routes.ts';
import { insightRoutes } from './api/rest/insight.routes.ts';
import { integrationRoutes } from './api/rest/integration.routes.ts';
import { kpiRoutes } from './api/rest/kpi.routes.ts';
import { matchRoutes } from './api/rest/match.routes.ts';
import { overviewRoutes } from './api/rest/overview.routes.ts';
import { profileRoutes } from './api/rest/profile.routes.ts';
import { questionRoutes } from './api/rest/question.routes.ts';
import { readingRoutes } from './api/rest/reading.routes.ts';
import { reportRoutes } from './api/rest/report.routes.ts';
import { restDoor } from './api/rest/rest-door.ts';
import { reviewRoutes } from './api/rest/review.routes.ts';
import { ruleRoutes } from './api/rest/rule.routes.ts';
import type { Route } from './api/rest/route.ts';
import { scenarioRoutes } from './api/rest/scenario.routes.ts';
import { sessionRoutes } from './api/rest/session.routes.ts';
import { subscriptionRoutes } from './api/rest/subscription.routes.ts';
import { summaryRoutes } from './api/rest/summary.routes.ts';
import { transactionRoutes } from './api/rest/transaction.routes.ts';
import { runOnceWith } from './api/run-once.ts';
import type { LogError } from './api/unexpected-error.ts';
import { makeAccounts } from './app-accounts.ts';
import { makeJobs } from './app-jobs.ts';
import { makeIntegrations } from './app-integrations.ts';
import { openSandbox, type OpenSandbox } from './app-sandbox.ts';
import { makeTopics } from './app-topics.ts';
import type { AnalystSettings, Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import { isDatabaseReady } from './database/readiness.ts';
import { AccountsService } from './features/accounts/accounts.service.ts';
import { TwinAccountsService } from './features/accounts/twin-accounts.service.ts';
import { AlertsService } from './features/alerts/alerts.service.ts';
import { CategoriesService } from './features/categories/categories.service.ts';
import { analystsWithin } from './features/analyst-budget/analyst-budget.ts';
import { CallLimit } from './features/account/call-limit.ts';
import { SampleStatement } from './features/demo/sample-statement.ts';
import { DeletionService } from './features/deletion/deletion.service.ts';
import { CertificatesService } from './features/files/certificate/certificates.service.ts';
import { FileImport } from './features/files/file-import.ts';
import { FilesService } from './features/files/files.service.ts';
import { HeadStart } from './features/files/head-start.ts';
import { ExpectedItemsService } from './features/forecasts/expected-items.service.ts';
import { ForecastsService } from './features/forecasts/forecasts.service.ts';
import { ReadingsService } from './features/files/readings.service.ts';
import { KpisService } from './features/kpis/kpis.service.ts';
import { LayoutsService } from './features/layouts/layouts.service.ts';
import { CustomerSubscriptionsService } from './features/customer-subscriptions/customer-subscriptions.service.ts';
import { InsightsService } from './features/insights/insights.service.ts';
import type { ProviderChoice } from './features/integrations/provider-choice.ts';
import { LedgerImport } from './features/ledger/ledger-import.ts';
import { LedgerSource } from './features/ledger/ledger-source.ts';
import { LedgerStatistics } from './features/ledger/ledger-statistics.ts';
import { LedgerService } from './features/ledger/ledger.service.ts';
import { MatchesService } from './features/matches/matches.service.ts';
import { ComparisonService } from './features/overview/comparison.service.ts';
import { OverviewService } from './features/overview/overview.service.ts';
import { QuestionsService } from './features/questions/questions.service.ts';
import { ReportsService } from './features/reports/reports.service.ts';
import { ReviewService } from './features/review/review.service.ts';
import { SuggestionsService } from './features/review/suggestions.service.ts';
import { RulesService } from './features/rules/rules.service.ts';
import { ScenariosService } from './features/scenarios/scenarios.service.ts';
import { SummariesService } from './features/summaries/summaries.service.ts';
import { MEMORY_BYTES, readInChild } from './ingestion/child/read-in-child.ts';
import { SpareChild } from './ingestion/child/spare-child.ts';
import type { JobOptions } from './jobs/runner.ts';
import { ProviderRegistry } from './providers/registry.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly notifications: Notifications;
  /** Instead of those that the settings name. */
  readonly providers?: ProviderChoice;
}

export interface App {
  readonly handler: Express;
  /** What the REST door answers: the table itself, so that tests can ask for every route there is. */
  readonly routes: readonly Route[];
  /** Opens the GraphQL subscriptions on a server that listens with `handler`. */
  attachWebSocket(server: Server): void;
  readonly tasks: JobOptions['tasks'];
  readonly schedule: NonNullable<JobOptions['schedule']>;
  /** Makes ready, in the background, what the first visitor should not wait for. */
  warmUp(): void;
  close(): Promise<void>;
}

const CLIENT_DIRECTORY = path.resolve(import.meta.dirname, '../../frontend/dist');

export async function createApp(parts: AppParts): Promise<App> {
  const { config } = parts;
  const log = (error: unknown): void => console.error(error instanceof Error ? error.stack : error);
  const sandbox = parts.providers ? null : await openSandbox(parts, log);
  const services = makeServices(parts, sandbox, log);
  const { sessions } = services;
  const door = { sessions, calls: new CallLimit(config.limits.callsPerMinute), publicUrl: config.publicUrl };
  const shared = {
    entrance: entrance(door),
    runOnce: runOnceWith(services.idempotency, sessions),
    uploadLimitBytes: config.limits.uploadBytes,
    log,
  };
  const schema = makeSchema(resolverClasses, makeResolvers(services, config.limits.uploadBytes), livePubSub(makeTopics(services, parts.notifications), sessions));
  const graphql = await graphqlDoor({ ...shared, schema });
  const routes = makeRoutes(services);
  const handler = httpApp({
    trustsProxy: config.trustsProxy,
    clientDirectory: CLIENT_DIRECTORY,
    pageFacts: { publicUrl: config.publicUrl, contactEmail: config.contactEmail },
    answersAhead: answersAhead({ enter: (request, response) => enter(door, request, response), graphql, log }),
    rest: restDoor(routes, shared),
    graphql: graphql.router,
    sandbox: sandbox && countedCalls(door.calls, sandbox.handler),
    isReady: () => isDatabaseReady(parts.database),
    patience: { readMs: config.limits.readSeconds * 1_000, writeMs: config.limits.writeSeconds * 1_000 },
  });
  sandbox?.deliverTo(handler);
  let closeWebSockets = async (): Promise<void> => undefined;
  let warming: Promise<void> | undefined;
  return {
    handler, routes,
    attachWebSocket: (server) => {
      closeWebSockets = attachWebsockets(server, { schema, ...door, trustsProxy: config.trustsProxy, log });
    },
    ...makeJobs(services),
    warmUp: () => {
      warming = services.demo.prepare().catch(log).finally(() => services.spareChild.prepare());
    },
    close: async () => {
      services.spareChild.close();
      services.headStart.close();
      await Promise.all([closeWebSockets(), graphql.close(), warming]);
      await sandbox?.close();
    },
  };
}

type Services = ReturnType<typeof makeServices>;

function makeServices(parts: AppParts, sandbox: OpenSandbox | null, log: LogError) {
  const books = makeBooks(parts, log);
  const providers = parts.providers ?? new ProviderRegistry({ settings: parts.config.providers, sandbox: sandbox?.door ?? null, now: () => new Date() });
  const integrations = makeIntegrations({ ...parts, providers, matches: books.matches, sandbox: sandbox?.sandbox ?? null }, log);
  return { ...books, ...integrations, ...makeAccounts(parts, { ...books, ...integrations }, log) };
}

/** Files, the ledger that they fill, and everything that is read from it. */
function makeBooks({ config, database, notifications }: AppParts, log: LogError) {
  const clock = (): Date => new Date();
  const ledgers = new LedgerSource(database, clock);
  const analystFor = analystsWithin(makeAnalyst(config.analyst), { database, clock, callsPerDay: config.analyst?.callsPerDay ?? 0 });
  const parts = { database, ledgers, analystFor, clock };
  const importing = { database, clock, ledgerImport: new LedgerImport(database, clock), spareChild: new SpareChild(MEMORY_BYTES) };
  const headStart = new HeadStart(importing);
  const files = new FilesService({ database, notifications, clock, uploadLimitBytes: config.limits.uploadBytes, headStart });
  const forecasts = new ForecastsService(parts);
  return {
    files,
    readings: new ReadingsService({ database, read: (options) => readInChild({ ...options, spare: importing.spareChild }) }),
    layouts: new LayoutsService(database, clock),
    samples: new SampleStatement(files, clock),
    certificates: new CertificatesService(database),
    fileImport: new FileImport({ ...importing, logError: log, headStart }),
    spareChild: importing.spareChild, headStart,
    ledgers, statistics: new LedgerStatistics(database),
    ledger: new LedgerService(ledgers),
    accounts: new AccountsService(database, clock), twinAccounts: new TwinAccountsService(ledgers),
    categories: new CategoriesService(parts),
    rules: new RulesService(parts),
    review: new ReviewService(parts), suggestions: new SuggestionsService(parts),
    matches: new MatchesService(parts),
    overview: new OverviewService(ledgers), comparison: new ComparisonService(ledgers),
    kpis: new KpisService(parts),
    questions: new QuestionsService(parts),
    summaries: new SummariesService(parts),
    reports: new ReportsService(parts),
    scenarios: new ScenariosService({ ...parts, forecasts }),
    forecasts, expectedItems: new ExpectedItemsService({ ...parts, forecasts }),
    customerSubscriptions: new CustomerSubscriptionsService(parts),
    insights: new InsightsService(parts),
    alerts: new AlertsService({ ...parts, forecasts }),
    deletion: new DeletionService(database, clock),
  };
}

function makeAnalyst(settings: AnalystSettings | null): Analyst {
  if (settings === null) return localAnalyst;
  return settings.kind === 'gemini' ? geminiAnalyst(settings) : compatibleAnalyst(settings);
}

function makeResolvers(services: Services, uploadLimitBytes: number): object[] {
  return [
    new AccountResolver(services.account),
    new ProfileResolver(services),
    new SessionResolver(services.sessions),
    new SubscriptionResolver(services.subscriptions),
    new IntegrationResolver(services.integrations, services.connecting),
    new QuickBooksResolver(services.quickBooks),
    new ForecastResolver(services.forecasts),
    new ExpectedItemResolver(services.expectedItems),
    new CertificateResolver(services.certificates),
    new FileResolver(services.files, services.samples, uploadLimitBytes),
    new ReadingResolver(services.readings, services.layouts),
    new TransactionResolver(services.ledger),
    new BankAccountResolver(services.accounts, services.twinAccounts),
    new CategoryResolver(services.categories),
    new RuleResolver(services.rules),
    new ReviewResolver(services.review),
    new MatchResolver(services.matches),
    new KpiResolver(services.kpis),
    new OverviewResolver(services.overview, services.comparison),
    new QuestionResolver(services.questions),
    new SummaryResolver(services.summaries),
    new ReportResolver(services.reports),
    new ScenarioResolver(services.scenarios),
    new CustomerSubscriptionResolver(services.customerSubscriptions),
    new InsightResolver(services.insights),
    new AlertResolver(services.alerts),
  ];
}

function makeRoutes(services: Services): Route[] {
  return [
    ...accountRoutes(services.account, services.exports),
    ...profileRoutes(services),
    ...sessionRoutes(services.sessions),
    ...subscriptionRoutes(services.subscriptions, services.billingNews),
    ...integrationRoutes(services),
    ...forecastRoutes(services.forecasts, services.expectedItems),
    ...fileRoutes(services.files, services.samples, services.certificates),
    ...readingRoutes(services.readings, services.layouts),
    ...transactionRoutes(services.ledger, services.categories),
    ...bankAccountRoutes(services.accounts, services.twinAccounts),
    ...ruleRoutes(services.rules, services.categories),
    ...reviewRoutes(services.review),
    ...matchRoutes(services.matches),
    ...kpiRoutes(services.kpis),
    ...overviewRoutes(services.overview, services.comparison),
    ...questionRoutes(services.questions),
    ...summaryRoutes(services.summaries),
    ...reportRoutes(services.reports),
    ...scenarioRoutes(services.scenarios),
    ...customerSubscriptionRoutes(services.customerSubscriptions),
    ...insightRoutes(services.insights),
    ...alertRoutes(services.alerts),
  ];
}
