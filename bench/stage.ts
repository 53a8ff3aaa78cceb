/** What every measurement runs on: one server, one PostgreSQL, and a second way in as the server's own role. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { built } from './built.ts';
import { Product } from './product.ts';

export interface Stage {
  product: Product;
  database: Awaited<ReturnType<(typeof built)['database']['openDatabase']>>;
  urls: { owner: string; app: string; jobs: string };
  businessOf(email: string): Promise<string>;
  /** Scratch files. */
  directory: string;
  close(): Promise<void>;
}

export async function openStage(): Promise<Stage> {
  const directory = mkdtempSync(path.join(tmpdir(), 'purser-bench-'));
  const dataDir = path.join(directory, 'data');
  const product = await Product.start(dataDir, await freePort());
  const { urls } = await built.reachDatabase.reachDatabase({ dataDir, databaseUrl: null, databaseAppUrl: null, databaseJobsUrl: null });
  const database = await built.database.openDatabase({ appUrl: urls.app, entities: built.entities.entities });
  return {
    product, database, urls, directory,
    businessOf: async (email) => {
      const [row] = await database.outsideTenants((em) => em.execute<{ business_id: string }[]>('select business_id from app_user where email = ?', [email]));
      if (!row) throw new Error(`There is no account ${email}.`);
      return row.business_id;
    },
    close: async () => {
      await database.close();
      await product.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
