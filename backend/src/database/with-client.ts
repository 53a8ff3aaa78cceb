/** One short-lived connection, closed whatever happens. */
import pg from 'pg';

export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'purser set-up' });
  client.on('error', () => undefined); // a lost connection shows as the rejection of the query that needed it
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
