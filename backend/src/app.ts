/** The composition root: the only place where services, doors and jobs are wired together. */
import type { RequestListener, Server } from 'node:http';
import express from 'express';
import { healthRoutes } from './api/http/health.ts';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { Notifications } from './database/notifications.ts';
import { isDatabaseReady } from './database/readiness.ts';
import type { JobTask } from './jobs/runner.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  readonly notifications: Notifications;
}

export interface App {
  readonly handler: RequestListener;
  /** GraphQL subscriptions share the port. */
  attachWebSocket(server: Server): void;
  readonly tasks: Readonly<Record<string, JobTask>>;
  readonly schedule: readonly { readonly task: string; readonly cron: string }[];
  close(): Promise<void>;
}

export async function createApp({ database }: AppParts): Promise<App> {
  const app = express();
  app.use(healthRoutes(() => isDatabaseReady(database)));
  return { handler: app, attachWebSocket: () => undefined, tasks: {}, schedule: [], close: async () => undefined };
}
