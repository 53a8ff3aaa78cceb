/** Whether the product can serve: its database answers, and its schema is the one that this version of the code knows. */
import type { Database } from './database.ts';
import { migrations } from './migrations/index.ts';

const PATIENCE_MS = 2_000;

/** Never rejects; false when the answer takes too long. */
export async function isDatabaseReady(database: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<false>((resolve) => { timer = setTimeout(resolve, PATIENCE_MS, false); });
  try {
    return await Promise.race([hasAllMigrations(database), impatience]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

async function hasAllMigrations(database: Database): Promise<boolean> {
  const rows = await database.outsideTenants((em) => em.execute<{ name: string }[]>('select name from schema_migration'));
  const applied = new Set(rows.map(({ name }) => name));
  return migrations.every(({ name }) => applied.has(name));
}
