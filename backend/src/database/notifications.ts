/** PostgreSQL's LISTEN and NOTIFY: what one server commits, the clients of every server hear of. */
import pg from 'pg';
import { runSql, type TransactionHandle } from './sql-runner.ts';

const FIRST_RETRY_MS = 100;
const LAST_RETRY_MS = 5_000;
/** Whoever missed some reads at once: a hundred listeners take a second of it, very many ten. */
const SPREAD_PER_LISTENER_MS = 10;
const LONGEST_SPREAD_MS = 10_000;

/** Sent when the transaction commits. PostgreSQL bounds a payload to 8,000 bytes: send identifiers; contents only where they are bounded and kept nowhere. */
export async function notify(handle: TransactionHandle, channel: string, payload: object): Promise<void> {
  await runSql(handle, 'select pg_notify($1, $2)', [channel, JSON.stringify(payload)]);
}

export type NotificationHandler = (payload: unknown) => void;

interface Listener {
  readonly hear: NotificationHandler;
  readonly missedSome: () => void;
}

/** One listening connection per server; it comes back by itself after the database was away. */
export class Notifications {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<Listener>>();
  #client: pg.Client | null = null;
  #retry: NodeJS.Timeout | undefined;
  #retryMs = FIRST_RETRY_MS;
  #isClosed = false;
  /** The end of the statements sent so far: one connection does one thing at a time. */
  #tail: Promise<unknown> = Promise.resolve();

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(appUrl: string): Promise<Notifications> {
    const notifications = new Notifications(appUrl);
    await notifications.#connect();
    return notifications;
  }

  /** `missedSome` is called soon after the connection is back that was lost: what was sent meanwhile, nobody heard. Returns the function that ends the listening. */
  listen(channel: string, hear: NotificationHandler, missedSome: () => void = () => undefined): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    if (listeners.size === 0) this.#send(`listen ${pg.escapeIdentifier(channel)}`);
    const listener = { hear, missedSome };
    this.#listeners.set(channel, listeners.add(listener));
    return () => {
      if (!listeners.delete(listener) || listeners.size > 0) return;
      this.#listeners.delete(channel);
      this.#send(`unlisten ${pg.escapeIdentifier(channel)}`);
    };
  }

  /** Resolves when everything that was to be listened to is listened to: what is committed from then on is heard. */
  async inForce(): Promise<void> {
    await this.#tail;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url, application_name: 'purser notifications', keepAlive: true });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload }) => this.#deliver(channel, payload ?? 'null'));
    await client.connect();
    this.#client = client;
    this.#retryMs = FIRST_RETRY_MS;
    for (const channel of this.#listeners.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
  }

  async #reconnect(): Promise<void> {
    await this.#connect();
    const all = [...this.#listeners.values()].flatMap((listeners) => [...listeners].map((listener) => ({ listeners, listener })));
    const spreadMs = Math.min(all.length * SPREAD_PER_LISTENER_MS, LONGEST_SPREAD_MS);
    for (const { listeners, listener } of all) {
      setTimeout(() => { if (!this.#isClosed && listeners.has(listener)) listener.missedSome(); }, Math.random() * spreadMs).unref();
    }
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#retryLater();
  }

  #retryLater(): void {
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => { this.#reconnect().catch(() => this.#retryLater()); }, this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, LAST_RETRY_MS);
  }

  /** While the connection is away nothing is sent: #connect listens to every channel again. */
  #send(sql: string): void {
    this.#tail = this.#tail.then(() => this.#client?.query(sql)).catch(() => undefined);
  }

  #deliver(channel: string, payload: string): void {
    for (const { hear } of this.#listeners.get(channel) ?? []) hear(JSON.parse(payload));
  }
}
