/** A whole server for a test file: its own database, both doors on a free port, and the jobs. */
import type { AddressInfo } from 'node:net';
import { createApp } from '../../app.ts';
import { type Config, readConfig } from '../../config.ts';
import { Notifications } from '../../database/notifications.ts';
import { createTestDatabase, type TestDatabase } from '../../database/test-database.ts';
import type { ProviderChoice } from '../../features/integrations/provider-choice.ts';
import { startJobs } from '../../jobs/runner.ts';
import { webServer } from '../../listening.ts';
import type { Route } from '../rest/route.ts';
import { TestClient } from './test-client.ts';

export interface TestServer {
  readonly url: string;
  readonly db: TestDatabase;
  /** What the REST door answers. */
  readonly routes: readonly Route[];
  /** A browser of its own: it keeps its cookie. */
  client(): TestClient;
  /** Runs a job's task at once. */
  runTask(name: string, payload?: object): Promise<void>;
  close(): Promise<void>;
}

/** `settings` as in the environment; without any, the defaults of `.env.example`. A second server over the database of a first one is closed before it. `providers` instead of those that the settings name. */
export async function startTestServer(settings: Record<string, string> = {}, beside?: TestServer, providers?: ProviderChoice): Promise<TestServer> {
  const config: Config = readConfig(settings);
  const db = beside?.db ?? (await createTestDatabase());
  const notifications = await Notifications.open(db.urls.app);
  const app = await createApp({ config, database: db.database, notifications, ...(providers ? { providers } : {}) });
  const server = webServer(app.handler);
  app.attachWebSocket(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const jobs = await startJobs({ jobsUrl: db.urls.jobs, tasks: app.tasks });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url, db, routes: app.routes,
    client: () => new TestClient(url),
    runTask: async (name, payload = {}) => { await app.tasks[name]?.(payload, AbortSignal.timeout(60_000)); },
    close: async () => {
      await jobs.stop();
      server.closeAllConnections();
      await Promise.all([new Promise((resolve) => server.close(resolve)), app.close()]); // together: an open web socket keeps its server open
      await notifications.close();
      if (!beside) await db.close();
    },
  };
}
