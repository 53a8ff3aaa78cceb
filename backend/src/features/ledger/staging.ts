/** The temporary table through which an import goes: COPY is refused under row-level security, a temporary table has none. */
import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { newId } from '../../database/new-id.ts';
import { COPY_HEADER, COPY_TRAILER, CopyRows } from './copy-rows.ts';
import type { IdSpan } from './rows-of-file.ts';

/** UTF-8 somewhere in a batch. */
export interface DescriptionBytes {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

/** Its identifier is made on the way. */
export interface StagedEntry {
  readonly line: number;
  readonly accountNumber: number;
  readonly categoryNumber: number;
  readonly date: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: DescriptionBytes;
  readonly counterparty: string | null;
  readonly reference: string | null;
  /** By how much of its description the payment is known again; null: all of it. */
  readonly titleChars: number | null;
  /** What stands behind the date in its fingerprint, a character for each byte. */
  readonly numberedHash: string;
  /** By what the category was decided: finance/categories/basis.ts. */
  readonly basis: number;
}

/** A chunk goes into the ledger as soon as the database is free and it is worth a statement; while the database stores it, the next one is read and made. */
const LEAST_CHUNK_ROWS = 2_500;
/** As many as wait for a busy database. */
const MOST_CHUNK_ROWS = 20_000;

const COLUMNS = ['id', 'line', 'account_number', 'category_number', 'date', 'amount_minor', 'currency', 'description', 'counterparty', 'reference', 'title_chars', 'fingerprint', 'category_basis'];

/** Entries of one import on their way through `staged`, chunk by chunk; until `close` or `abandon` the connection belongs to it. */
export class Staging {
  readonly #client: PoolClient;
  readonly #storeStaged: (rowCount: number) => Promise<void>;
  readonly #pending = new CopyRows();
  #pendingRows = 0;
  readonly #firstId = newId();
  /** The chunk that the database is busy with. */
  #underWay: Promise<void> = Promise.resolve();
  #isBusy = false;

  private constructor(client: PoolClient, storeStaged: (rowCount: number) => Promise<void>) {
    this.#client = client;
    this.#storeStaged = storeStaged;
  }

  /** `storeStaged` takes what lies in `staged` into the ledger and empties it. */
  static async open(client: PoolClient, storeStaged: (rowCount: number) => Promise<void>): Promise<Staging> {
    await client.query(`create temporary table staged (
      id uuid not null, line integer not null, account_number integer not null, category_number integer not null, date date not null, amount_minor bigint not null,
      currency char(3) not null, description text not null, counterparty text, reference text, title_chars smallint, fingerprint uuid not null, category_basis smallint not null, duplicate_of uuid,
      imported_category_number integer) on commit drop`);
    return new Staging(client, storeStaged);
  }

  /** `write` hands over that many entries. */
  add(count: number, write: (take: (entry: StagedEntry) => void) => void): void {
    this.#pendingRows += count;
    write((entry) => writeEntry(this.#pending, entry));
  }

  /** Hands over what is worth it; waits where too much would wait for a busy database. */
  async flush(): Promise<void> {
    if (this.#pendingRows >= (this.#isBusy ? MOST_CHUNK_ROWS : LEAST_CHUNK_ROWS)) await this.#handOver();
  }

  /** Between which identifiers the entries lie: those of one process rise. */
  async close(): Promise<IdSpan> {
    if (this.#pendingRows > 0) await this.#handOver();
    await this.#underWay;
    return { first: this.#firstId, last: newId() };
  }

  /** Waits until the connection is free to roll back. */
  async abandon(): Promise<void> {
    await this.#underWay.catch(() => undefined);
  }

  /** Resolves when the database has the rows: making the next ones meanwhile would hold these up on their way. */
  async #handOver(): Promise<void> {
    await this.#underWay;
    const [rows, rowCount] = [this.#pending.take(), this.#pendingRows];
    this.#pendingRows = 0;
    this.#isBusy = true;
    const sent = this.#send(rows);
    this.#underWay = sent.then(() => this.#storeStaged(rowCount)).finally(() => { this.#isBusy = false; });
    this.#underWay.catch(() => undefined); // heard by whoever hands over next, closes or abandons
    await sent;
  }

  async #send(rows: Buffer): Promise<void> {
    const copy = this.#client.query(copyFrom(`copy staged (${COLUMNS.join(', ')}) from stdin with (format binary)`));
    const finished = once(copy, 'finish');
    for (const part of [COPY_HEADER, rows, COPY_TRAILER]) copy.write(part);
    copy.end();
    await finished;
  }
}

/** In the order of `COLUMNS`. */
function writeEntry(rows: CopyRows, entry: StagedEntry): void {
  rows.row(COLUMNS.length);
  rows.newId();
  rows.integer(entry.line);
  rows.integer(entry.accountNumber);
  rows.integer(entry.categoryNumber);
  rows.date(entry.date);
  rows.bigint(entry.amountMinor);
  rows.name(entry.currency);
  const { bytes, start, end } = entry.description;
  rows.utf8(bytes, start, end);
  if (entry.counterparty === null) rows.null();
  else rows.name(entry.counterparty);
  if (entry.reference === null) rows.null();
  else rows.text(entry.reference);
  if (entry.titleChars === null) rows.null();
  else rows.smallint(entry.titleChars);
  rows.fingerprint(entry.date, entry.numberedHash);
  rows.smallint(entry.basis);
}
