/** The composition root: makes every service once, hands them to both doors, and is the only place that wires. Start reading here. */
import 'reflect-metadata';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Express } from 'express';
import { geminiAnalyst } from './analysts/gemini.ts';
import { localAnalyst } from './analysts/local.ts';
import { AccountResolver } from './api/graphql/account.resolver.ts';
import { FileResolver } from './api/graphql/file.resolver.ts';
import { graphqlDoor } from './api/graphql/graphql-door.ts';
import { InsightResolver } from './api/graphql/insight.resolver.ts';
import { IntegrationResolver } from './api/graphql/integration.resolver.ts';
import { OverviewResolver } from './api/graphql/overview.resolver.ts';
import { QuestionResolver } from './api/graphql/question.resolver.ts';
import { ReportResolver } from './api/graphql/report.resolver.ts';
import { resolverClasses } from './api/graphql/resolver-classes.ts';
import { makeSchema } from './api/graphql/schema.ts';
import { SubscriptionResolver } from './api/graphql/subscription.resolver.ts';
import { FILE_TOPIC, livePubSub, type LiveTopic, type LiveTopics } from './api/graphql/subscriptions/live-topics.ts';
import { SummaryResolver } from './api/graphql/summary.resolver.ts';
import { TransactionResolver } from './api/graphql/transaction.resolver.ts';
import { attachWebsockets } from './api/graphql/websocket-door.ts';
import { httpApp } from './api/http/http-app.ts';
import { entrance } from './api/http/read-context.ts';
import { accountRoutes } from './api/rest/account.routes.ts';
import { fileRoutes } from './api/rest/file.routes.ts';
import { insightRoutes } from './api/rest/insight.routes.ts';
import { integrationRoutes } from './api/rest/integration.routes.ts';
import { overviewRoutes } from './api/rest/overview.routes.ts';
import { questionRoutes } from './api/rest/question.routes.ts';
import { reportRoutes } from './api/rest/report.routes.ts';
import { premiumRoutes } from './api/rest/premium.routes.ts';
import { restDoor } from './api/rest/rest-door.ts';
import type { Route } from './api/rest/route.ts';
import { subscriptionRoutes } from './api/rest/subscription.routes.ts';
import { summaryRoutes } from './api/rest/summary.routes.ts';
import { transactionRoutes } from './api/rest/transaction.routes.ts';
import { runOnceWith } from './api/run-once.ts';
import type { LogError } from './api/unexpected-error.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import { isDatabaseReady } from './database/readiness.ts';
import { AccountService } from './features/account/account.service.ts';
import { CallLimit } from './features/account/call-limit.ts';
import type { BookServices } from './features/demo/demo-books.ts';
import { DemoTemplate } from './features/demo/demo-template.ts';
import { DemoService } from './features/demo/demo.service.ts';
import { FileImport } from './features/files/file-import.ts';
import { type FileDetails, FilesService } from './features/files/files.service.ts';
import { PARSE_FILE } from './features/files/parse-job.ts';
import { IdempotencyStore } from './features/idempotency/idempotency-store.ts';
import { IdempotencyService } from './features/idempotency/idempotency.service.ts';
import { InsightsService } from './features/insights/insights.service.ts';
import { REFRESH_INSIGHTS } from './features/insights/refresh-job.ts';
import { IntegrationsService } from './features/integrations/integrations.service.ts';
import { LedgerImport } from './features/ledger/ledger-import.ts';
import { LedgerSource } from './features/ledger/ledger-source.ts';
import { LedgerService } from './features/ledger/ledger.service.ts';
import { OverviewService } from './features/overview/overview.service.ts';
import { QuestionsService } from './features/questions/questions.service.ts';
import { ReportsService } from './features/reports/reports.service.ts';
import { SessionsService } from './features/sessions/sessions.service.ts';
import { SignInService } from './features/sessions/sign-in.service.ts';
import { SubscriptionsService } from './features/subscriptions/subscriptions.service.ts';
import { SummariesService } from './features/summaries/summaries.service.ts';
import { UsersService } from './features/users/users.service.ts';
import type { JobOptions } from './jobs/runner.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly notifications: Notifications;
}

export interface App {
  readonly handler: Express;
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
  const services = makeServices(parts, log);
  const { sessions } = services;
  const shared = {
    entrance: entrance({ sessions, calls: new CallLimit(config.limits.callsPerMinute), publicUrl: config.publicUrl }),
    runOnce: runOnceWith(services.idempotency, sessions),
    uploadLimitBytes: config.limits.uploadBytes,
    log,
  };
  const schema = makeSchema(resolverClasses, makeResolvers(services, config.limits.uploadBytes), livePubSub(makeTopics(services), sessions));
  const graphql = await graphqlDoor({ ...shared, schema });
  const handler = httpApp({
    trustsProxy: config.trustsProxy,
    clientDirectory: CLIENT_DIRECTORY,
    rest: restDoor(makeRoutes(services), shared),
    graphql: graphql.router,
    isReady: () => isDatabaseReady(parts.database),
  });
  let closeWebSockets = async (): Promise<void> => undefined;
  let warming: Promise<void> | undefined;
  return {
    handler,
    attachWebSocket: (server) => {
      closeWebSockets = attachWebsockets(server, { schema, sessions, publicUrl: config.publicUrl, trustsProxy: config.trustsProxy, log });
    },
    ...makeJobs(services),
    warmUp: () => { warming = services.demo.prepare().catch(log); },
    close: async () => { await Promise.all([closeWebSockets(), graphql.close(), warming]); },
  };
}

type Services = ReturnType<typeof makeServices>;

function makeServices(parts: AppParts, log: LogError) {
  const books = makeBooks(parts, log);
  return { ...books, ...makeAccounts(parts, books) };
}

/** Who may come in, and on which plan. */
function makeAccounts({ config, database }: AppParts, books: BookServices) {
  const { limits } = config;
  const sessions = new SessionsService(database);
  const signIn = new SignInService(database, { tries: limits.signInTries, windowMinutes: limits.signInWindowMinutes });
  const demo = new DemoService(database, new DemoTemplate(database, books), config.demo);
  const users = new UsersService(database);
  return {
    sessions, signIn, demo, users,
    account: new AccountService({ users, sessions, signIn, demo, newcomers: new CallLimit(limits.signUpsPerMinute) }),
    idempotency: new IdempotencyService(new IdempotencyStore(database)),
    subscriptions: new SubscriptionsService(database),
    integrations: new IntegrationsService(database),
  };
}

/** Files, the ledger that they fill, and everything that is read from it. */
function makeBooks({ config, database, notifications }: AppParts, log: LogError) {
  const clock = (): Date => new Date();
  const ledgers = new LedgerSource(database, clock);
  const analyst = config.gemini ? geminiAnalyst(config.gemini) : localAnalyst;
  const parts = { database, ledgers, analyst, clock };
  return {
    files: new FilesService({ database, notifications, clock, uploadLimitBytes: config.limits.uploadBytes }),
    fileImport: new FileImport({ database, ledgerImport: new LedgerImport(database), clock, logError: log }),
    ledger: new LedgerService(database),
    overview: new OverviewService(ledgers),
    questions: new QuestionsService(parts),
    summaries: new SummariesService(parts),
    reports: new ReportsService(parts),
    insights: new InsightsService(parts),
  };
}

function makeResolvers(services: Services, uploadLimitBytes: number): object[] {
  return [
    new AccountResolver(services.account),
    new SubscriptionResolver(services.subscriptions),
    new IntegrationResolver(services.integrations),
    new FileResolver(services.files, uploadLimitBytes),
    new TransactionResolver(services.ledger),
    new OverviewResolver(services.overview),
    new QuestionResolver(services.questions),
    new SummaryResolver(services.summaries),
    new ReportResolver(services.reports),
    new InsightResolver(services.insights),
  ];
}

function makeRoutes(services: Services): Route[] {
  return [
    ...accountRoutes(services.account),
    ...subscriptionRoutes(services.subscriptions),
    ...integrationRoutes(services.integrations),
    ...premiumRoutes(),
    ...fileRoutes(services.files),
    ...transactionRoutes(services.ledger),
    ...overviewRoutes(services.overview),
    ...questionRoutes(services.questions),
    ...summaryRoutes(services.summaries),
    ...reportRoutes(services.reports),
    ...insightRoutes(services.insights),
  ];
}

/** What clients can listen to over a web socket. */
function makeTopics({ files }: Services): LiveTopics {
  const fileChanged: LiveTopic<FileDetails> = { listenFor: (viewer) => (onItem) => files.watch(viewer, onItem), keyOf: ({ file }) => file.id };
  return { [FILE_TOPIC]: fileChanged };
}

function makeJobs({ demo, fileImport, idempotency, insights, sessions, signIn }: Services): Pick<App, 'tasks' | 'schedule'> {
  return {
    tasks: {
      [PARSE_FILE]: (payload) => fileImport.parse(payload),
      [REFRESH_INSIGHTS]: (payload) => insights.refresh(payload),
      'prepare-demo': () => demo.prepare(),
      'remove-expired': async () => {
        await sessions.removeExpired();
        await signIn.removeOldTries();
        await idempotency.removeExpired();
        await demo.removeExpired();
      },
    },
    schedule: [{ task: 'prepare-demo', cron: '1 0 * * *' }, { task: 'remove-expired', cron: '17 * * * *' }],
  };
}
