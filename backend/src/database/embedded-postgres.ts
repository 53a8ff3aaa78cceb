/** The embedded PostgreSQL of a data directory: created on first use, one server at a time, stopped with the server. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnavailable } from './database-unavailable.ts';
import { locateBinaries } from './embedded/binaries.ts';
import { type ClusterPlace, initialiseCluster, type RunningCluster, startCluster, SUPERUSER } from './embedded/cluster.ts';
import { type InUseLock, takeInUseLock, waitForInUseLock } from './embedded/in-use-lock.ts';
import { findPostmaster, type Postmaster, waitUntilGone } from './embedded/postmaster.ts';
import { chooseRunAs } from './embedded/run-as.ts';
import type { Durability } from './embedded/settings.ts';
import { derivePassword, readSecret } from './secret.ts';

const OTHER_SERVER_STOPS_WITHIN_MS = 10_000;

export interface EmbeddedPostgres {
  /** The bootstrap superuser's address of the maintenance database. */
  readonly superuserUrl: string;
  readonly ended: Promise<void>;
  /** Lets it outlive this process; whoever started the process stops it then. */
  keepRunning(): void;
  stop(): Promise<void>;
}

export async function startEmbeddedPostgres(
  dataDir: string,
  durability: Durability = 'durable',
  patienceMs: number = OTHER_SERVER_STOPS_WITHIN_MS,
): Promise<EmbeddedPostgres> {
  const dataDirectory = path.resolve(dataDir, 'postgres');
  const password = derivePassword(readSecret(dataDir), SUPERUSER);
  const binaries = locateBinaries();
  const place: ClusterPlace = {
    dataDirectory, binaries, durability,
    logFile: path.resolve(dataDir, 'postgres.log'),
    runAs: chooseRunAs(dataDirectory, binaries.postgres),
  };
  const orphan = existsSync(dataDirectory) ? findPostmaster(dataDirectory) : null;
  if (orphan !== null) await stopOrphan(orphan, dataDirectory, () => waitForInUseLock(addressOf(orphan.port, password), patienceMs, () => findPostmaster(dataDirectory)?.pid !== orphan.pid));
  if (!existsSync(path.join(dataDirectory, 'PG_VERSION'))) await initialiseCluster(place, password);

  const cluster = await startCluster(place);
  return inUse(cluster, addressOf(cluster.port, password));
}

async function inUse(cluster: RunningCluster, superuserUrl: string): Promise<EmbeddedPostgres> {
  const holder = await takeInUseLock(superuserUrl);
  if (holder === null) throw new DatabaseUnavailable('The embedded PostgreSQL was taken by another server while it started.');
  void cluster.ended.then(() => holder.release()).catch(() => undefined);
  return {
    superuserUrl,
    ended: cluster.ended,
    keepRunning: () => {
      cluster.keepRunning();
      void holder.release();
    },
    stop: async () => {
      await holder.release().catch(() => undefined);
      await cluster.stop();
    },
  };
}

/** A server that was killed leaves its PostgreSQL behind. It is stopped, unless another living server uses it. */
async function stopOrphan(orphan: Postmaster, dataDirectory: string, takeLock: () => Promise<InUseLock | null>): Promise<void> {
  const holder = await takeLock().catch(() => undefined);
  if (findPostmaster(dataDirectory)?.pid !== orphan.pid) return; // its own server stopped it meanwhile
  if (holder === null) {
    throw new DatabaseUnavailable(`Another Purser server is already running on the data directory ${path.dirname(dataDirectory)}. Stop it, or set DATA_DIR to another directory.`);
  }
  process.kill(orphan.pid, 'SIGINT');
  await holder?.release().catch(() => undefined);
  if (await waitUntilGone(dataDirectory, 10_000)) return;
  process.kill(orphan.pid, 'SIGQUIT');
  if (await waitUntilGone(dataDirectory, 5_000)) return;
  throw new DatabaseUnavailable(`A PostgreSQL left behind by an earlier server (process ${orphan.pid}) does not stop. End it by hand and start again.`);
}

function addressOf(port: number, password: string): string {
  return `postgres://${SUPERUSER}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
}
