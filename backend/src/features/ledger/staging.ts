/** The temporary table through which an import goes: COPY is refused under row-level security, a temporary table has none. */
import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';

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

const FLUSH_CHARS = 128 * 1024;

/** Entries of one import on their way into `staged`; between `open` and `close` the connection can do nothing else. */
export class Staging {
  readonly #stream: CopyStreamQuery;
  #pending = '';

  private constructor(stream: CopyStreamQuery) {
    this.#stream = stream;
  }

  static async open(client: PoolClient): Promise<Staging> {
    await client.query(`create temporary table staged (
      id uuid not null, line integer not null, account_number integer not null, category_number integer not null, date date not null, amount_minor bigint not null,
      currency text not null, description text not null, counterparty text, fingerprint uuid not null, duplicate_of uuid) on commit drop`);
    const stream = client.query(copyFrom('copy staged (id, line, account_number, category_number, date, amount_minor, currency, description, counterparty, fingerprint) from stdin'));
    stream.on('error', () => undefined); // shows as the rejection of write or close
    return new Staging(stream);
  }

  add(entry: StagedEntry): void {
    this.#pending += `${entry.id}\t${entry.line}\t${entry.accountNumber}\t${entry.categoryNumber}\t${entry.date}\t${entry.amountMinor}\t${entry.currency}\t`
      + `${copyText(entry.description)}\t${entry.counterparty === null ? '\\N' : copyText(entry.counterparty)}\t${entry.fingerprint}\n`;
  }

  /** Hands over what is pending once it is worth a packet; waits while the database is behind. */
  async flush(): Promise<void> {
    if (this.#pending.length >= FLUSH_CHARS) await this.#send();
  }

  async close(): Promise<void> {
    await this.#send();
    const finished = once(this.#stream, 'finish');
    this.#stream.end();
    await finished;
  }

  /** Ends the COPY without its rows, so that the connection can roll back. */
  async abandon(reason: Error): Promise<void> {
    if (this.#stream.destroyed) return;
    const closed = once(this.#stream, 'close').catch(() => undefined);
    this.#stream.destroy(reason);
    await closed;
  }

  async #send(): Promise<void> {
    if (this.#stream.errored) throw this.#stream.errored;
    const chunk = this.#pending;
    this.#pending = '';
    if (chunk !== '' && !this.#stream.write(chunk)) await once(this.#stream, 'drain');
  }
}

/** COPY's text format: backslash, tab and line ends are escaped; PostgreSQL has no NUL in texts. */
function copyText(text: string): string {
  if (!/[\\\t\n\r\0]/.test(text)) return text;
  return text.replaceAll('\0', '').replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}
