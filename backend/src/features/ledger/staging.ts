/** The temporary table through which an import goes: COPY is refused under row-level security, a temporary table has none. */
import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export interface StagedEntry {
  readonly id: string;
  readonly line: number;
  readonly accountNumber: number;
  readonly categoryNumber: number;
  readonly date: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly counterparty: string | null;
  readonly fingerprint: string;
}

/** Rows that go into the ledger together: while the database stores one chunk the next one is read and made. */
const CHUNK_ROWS = 10_000;

const COLUMNS = 'id, line, account_number, category_number, date, amount_minor, currency, description, counterparty, fingerprint';

/** Entries of one import on their way through `staged`, chunk by chunk; until `close` or `abandon` the connection belongs to it. */
export class Staging {
  readonly #client: PoolClient;
  readonly #storeStaged: (rowCount: number) => Promise<void>;
  /** One flat text for each batch of rows: a single growing one would keep the garbage collector busy. */
  #pending: string[] = [];
  #pendingRows = 0;
  /** The chunk that the database is busy with. */
  #underWay: Promise<void> = Promise.resolve();

  private constructor(client: PoolClient, storeStaged: (rowCount: number) => Promise<void>) {
    this.#client = client;
    this.#storeStaged = storeStaged;
  }

  /** `storeStaged` takes what lies in `staged` into the ledger; the table is emptied afterwards. */
  static async open(client: PoolClient, storeStaged: (rowCount: number) => Promise<void>): Promise<Staging> {
    await client.query(`create temporary table staged (
      id uuid not null, line integer not null, account_number integer not null, category_number integer not null, date date not null, amount_minor bigint not null,
      currency text not null, description text not null, counterparty text, fingerprint uuid not null, duplicate_of uuid) on commit drop`);
    return new Staging(client, storeStaged);
  }

  add(entries: readonly StagedEntry[]): void {
    this.#pendingRows += entries.length;
    this.#pending.push(entries.map(copyLine).join(''));
  }

  /** Hands a full chunk over; waits while the database is still busy with the one before it. */
  async flush(): Promise<void> {
    if (this.#pendingRows >= CHUNK_ROWS) await this.#handOver();
  }

  async close(): Promise<void> {
    if (this.#pendingRows > 0) await this.#handOver();
    await this.#underWay;
  }

  /** Waits until the connection is free to roll back. */
  async abandon(): Promise<void> {
    await this.#underWay.catch(() => undefined);
  }

  async #handOver(): Promise<void> {
    await this.#underWay;
    const [texts, rowCount] = [this.#pending, this.#pendingRows];
    this.#pending = [];
    this.#pendingRows = 0;
    this.#underWay = this.#store(texts, rowCount);
    this.#underWay.catch(() => undefined); // heard by whoever hands over next, closes or abandons
  }

  async #store(texts: readonly string[], rowCount: number): Promise<void> {
    const copy = this.#client.query(copyFrom(`copy staged (${COLUMNS}) from stdin`));
    const finished = once(copy, 'finish');
    for (const text of texts) copy.write(text);
    copy.end();
    await finished;
    await this.#storeStaged(rowCount);
    await this.#client.query('truncate staged');
  }
}

function copyLine(entry: StagedEntry): string {
  return `${entry.id}\t${entry.line}\t${entry.accountNumber}\t${entry.categoryNumber}\t${entry.date}\t${entry.amountMinor}\t${entry.currency}\t${
    copyText(entry.description)}\t${entry.counterparty === null ? '\\N' : copyText(entry.counterparty)}\t${entry.fingerprint}\n`;
}

/** COPY's text format: backslash, tab and line ends are escaped; PostgreSQL has no NUL in texts. */
function copyText(text: string): string {
  if (!/[\\\t\n\r\0]/.test(text)) return text;
  return text.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}
