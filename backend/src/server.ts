/** The process: settings → database → app → HTTP → jobs, and the same way back when it is told to stop. */
import type { Server } from 'node:http';
import { createApp } from './app.ts';
import { type Config, ConfigError, environment, readConfig } from './config.ts';
import { openDatabase } from './database/database.ts';
import { DatabaseUnavailable } from './database/database-unavailable.ts';
import { Notifications } from './database/notifications.ts';
import { provideDatabase } from './database/provide-database.ts';
import { entities } from './features/entities.ts';
import { startJobs } from './jobs/runner.ts';
import { closeServer, listen, webServer } from './listening.ts';
import { Closing } from './closing.ts';

const closing = new Closing();

async function start(config: Config): Promise<void> {
  const provided = await provideDatabase(config);
  closing.add('database server', () => provided.stop());
  provided.ended.then(() => closing.because('The embedded PostgreSQL ended unexpectedly.'), () => undefined);

  const database = await openDatabase({ appUrl: provided.urls.app, entities });
  closing.add('database connections', () => database.close());
  const notifications = await Notifications.open(provided.urls.app);
  closing.add('notifications', () => notifications.close());

  const app = await createApp({ config, database, notifications });
  const server: Server = webServer(app.handler);
  app.attachWebSocket(server);
  const address = await listen(server, config);
  const jobs = await startJobs({ jobsUrl: provided.urls.jobs, tasks: app.tasks, schedule: app.schedule });
  closing.add('jobs', () => jobs.stop());
  closing.add('connections of clients', async () => {
    await Promise.all([closeServer(server), app.close()]);
  });
  app.warmUp();
  console.log(`Purser is ready: ${config.publicUrl ?? address}`);
}

function reportFailure(error: unknown): void {
  const isExplained = error instanceof ConfigError || error instanceof DatabaseUnavailable;
  console.error(isExplained ? `Purser cannot start.\n${error.message}` : error);
}

closing.onSignals();
try {
  await start(readConfig(environment()));
} catch (error) {
  if (!closing.hasBegun) reportFailure(error);
  const exitCode = closing.hasBegun ? 0 : 1;
  await closing.run();
  process.exit(exitCode);
}
