/** The composition root: makes every service once, hands them to both doors, and is the only place that wires. Start reading here. */
import 'reflect-metadata';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Express } from 'express';
import { AccountResolver } from './api/graphql/account.resolver.ts';
import { graphqlDoor } from './api/graphql/graphql-door.ts';
import { IntegrationResolver } from './api/graphql/integration.resolver.ts';
import { resolverClasses } from './api/graphql/resolver-classes.ts';
import { makeSchema } from './api/graphql/schema.ts';
import { livePubSub, type LiveTopics } from './api/graphql/subscriptions/live-topics.ts';
import { SubscriptionResolver } from './api/graphql/subscription.resolver.ts';
import { attachWebsockets } from './api/graphql/websocket-door.ts';
import { httpApp } from './api/http/http-app.ts';
import { entrance } from './api/http/read-context.ts';
import { accountRoutes } from './api/rest/account.routes.ts';
import { integrationRoutes } from './api/rest/integration.routes.ts';
import { restDoor } from './api/rest/rest-door.ts';
import type { Route } from './api/rest/route.ts';
import { subscriptionRoutes } from './api/rest/subscription.routes.ts';
import { runOnceWith } from './api/run-once.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import { AccountService } from './features/account/account.service.ts';
import { CallLimit } from './features/account/call-limit.ts';
import { DemoService } from './features/demo/demo.service.ts';
import { IdempotencyService } from './features/idempotency/idempotency.service.ts';
import { IdempotencyStore } from './features/idempotency/idempotency-store.ts';
import { IntegrationsService } from './features/integrations/integrations.service.ts';
import { SessionsService } from './features/sessions/sessions.service.ts';
import { SignInService } from './features/sessions/sign-in.service.ts';
import { SubscriptionsService } from './features/subscriptions/subscriptions.service.ts';
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
  close(): Promise<void>;
}

const CLIENT_DIRECTORY = path.resolve(import.meta.dirname, '../../frontend/dist');

export async function createApp(parts: AppParts): Promise<App> {
  const { config } = parts;
  const log = (error: unknown): void => console.error(error);
  const services = makeServices(parts);
  const { sessions } = services;
  const shared = {
    entrance: entrance({ sessions, calls: new CallLimit(config.limits.callsPerMinute), publicUrl: config.publicUrl }),
    runOnce: runOnceWith(services.idempotency, sessions),
    uploadLimitBytes: config.limits.uploadBytes,
    log,
  };
  const schema = makeSchema(resolverClasses, makeResolvers(services), livePubSub(makeTopics(services), sessions));
  const graphql = await graphqlDoor({ ...shared, schema });
  const handler = httpApp({
    trustsProxy: config.trustsProxy,
    clientDirectory: CLIENT_DIRECTORY,
    rest: restDoor(makeRoutes(services), shared),
    graphql: graphql.router,
    isReady: () => parts.database.outsideTenants(async (em) => (await em.execute('select 1')).length === 1),
  });
  let closeWebSockets = async (): Promise<void> => undefined;
  return {
    handler,
    attachWebSocket: (server) => {
      closeWebSockets = attachWebsockets(server, { schema, sessions, publicUrl: config.publicUrl, trustsProxy: config.trustsProxy, log });
    },
    ...makeJobs(services),
    close: async () => { await Promise.all([closeWebSockets(), graphql.close()]); },
  };
}

type Services = ReturnType<typeof makeServices>;

function makeServices({ config, database }: AppParts) {
  const sessions = new SessionsService(database);
  const signIn = new SignInService(database, { tries: config.limits.signInTries, windowMinutes: config.limits.signInWindowMinutes });
  const demo = new DemoService();
  const users = new UsersService(database);
  return {
    sessions, signIn, demo, users,
    account: new AccountService({ users, sessions, signIn, demo, newcomers: new CallLimit(config.limits.signUpsPerMinute) }),
    idempotency: new IdempotencyService(new IdempotencyStore(database)),
    subscriptions: new SubscriptionsService(database),
    integrations: new IntegrationsService(database),
  };
}

function makeResolvers(services: Services): object[] {
  return [
    new AccountResolver(services.account),
    new SubscriptionResolver(services.subscriptions),
    new IntegrationResolver(services.integrations),
  ];
}

/** What clients can listen to over a web socket. */
function makeTopics(_services: Services): LiveTopics {
  return {};
}

function makeRoutes(services: Services): Route[] {
  return [
    ...accountRoutes(services.account),
    ...subscriptionRoutes(services.subscriptions),
    ...integrationRoutes(services.integrations),
  ];
}

function makeJobs({ sessions, signIn }: Services): Pick<App, 'tasks' | 'schedule'> {
  return {
    tasks: {
      'remove-expired': async () => {
        await sessions.removeExpired();
        await signIn.removeOldTries();
      },
    },
    schedule: [{ task: 'remove-expired', cron: '17 * * * *' }],
  };
}
