/** The floor that imports are held against: COPY of the same rows into a table without key, index or policy, in the same PostgreSQL, and the same group-by. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Milliseconds. `ownerUrl`: a role that may create a schema. */
export async function bareCopy(ownerUrl: string, csvPath: string): Promise<number> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('create schema if not exists bench');
    await client.query('drop table if exists bench.bare');
    await client.query('create table bench.bare (date date, description text, amount numeric, category text, account text)');
    const startedAt = performance.now();
    await pipeline(createReadStream(csvPath), client.query(copyFrom('copy bench.bare from stdin with (format csv, header true)')));
    await client.query(`select date_trunc('month', date) as month, category, sum(amount), count(*) from bench.bare group by month, category`);
    const took = performance.now() - startedAt;
    await client.query('drop table bench.bare');
    return took;
  } finally {
    await client.end();
  }
}
