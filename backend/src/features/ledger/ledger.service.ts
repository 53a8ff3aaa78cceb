/** The rows of a business' ledger: as lists in any order, counted and summed, and where a day lies in them. */
import { addDays, isLocalDate } from '../../finance/local-date.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';
import type { PoolClient } from 'pg';
import { AppError } from '../../errors.ts';
import { DownloadSlots } from '../download-slots.ts';
import { readPage } from '../page.ts';
import type { Viewer } from '../users/viewer.ts';
import { entryConditionsOf } from './entry-conditions.ts';
import { rolesOf } from './chart-store.ts';
import type { LedgerSource, OpenLedger } from './ledger-source.ts';
import { shownRows, type Transaction } from './named-rows.ts';
import { readRowWindow, type WindowFields } from './row-window.ts';
import { readTransactionFilter, readTransactionOrder, type TransactionFilter } from './transaction-filter.ts';
import { writeTransactionsCsv, type TextSink } from './transaction-export.ts';
import { listTransactions } from './transaction-list.ts';
import { VersionedCache } from './versioned-cache.ts';
import type { EntryConditions } from './entry-filter-sql.ts';

export interface CurrencyTotals {
  readonly currency: string;
  readonly count: number;
  readonly inMinor: number;
  /** Positive. */
  readonly outMinor: number;
}

export interface TransactionTotals {
  /** The days that the filter means; null where it leaves them open. */
  readonly from: LocalDate | null;
  readonly to: LocalDate | null;
  readonly count: number;
  /** The currency with most rows first; currencies without rows are left out. */
  readonly currencies: readonly CurrencyTotals[];
}

const REMEMBERED_TOTALS = 1_000;

export class LedgerService {
  readonly #ledgers: LedgerSource;
  readonly #downloads = new DownloadSlots();
  readonly #totals = new VersionedCache<TransactionTotals>(REMEMBERED_TOTALS);

  constructor(ledgers: LedgerSource) {
    this.#ledgers = ledgers;
  }

  /** A file's own rows are all shown; in the whole ledger each payment once. Throws BAD_USER_INPUT naming the fields at fault. */
  async transactions(viewer: Viewer, fields: unknown, window: WindowFields): Promise<Transaction[]> {
    const filter = readTransactionFilter(fields);
    const wanted = readRowWindow(window);
    return this.#open(viewer, filter, async (ledger, conditions) => {
      const scope = { sql: ledger.sql, businessId: viewer.businessId, roles: rolesOf(ledger.chart), keptOf: ledger.keptOf, currencies: ledger.currencies };
      return shownRows(ledger.sql, viewer.businessId, await listTransactions(scope, conditions, wanted), ledger.chart);
    });
  }

  /** Sums of everything that the filter lets through, transfers included; one per currency. */
  async totals(viewer: Viewer, fields: unknown): Promise<TransactionTotals> {
    const filter = readTransactionFilter(fields);
    return this.#open(viewer, filter, (ledger, conditions) =>
      this.#totals.get(JSON.stringify([viewer.businessId, conditions]), ledger.version, () => totalsOf(ledger, conditions)));
  }

  /** How many rows lie before the first one of `date`, newest first: where a list is to be scrolled to. */
  async position(viewer: Viewer, fields: unknown, date: unknown): Promise<number> {
    if (typeof date !== 'string' || !isLocalDate(date)) {
      const message = 'date must be a date like 2025-03-31.';
      throw new AppError('BAD_USER_INPUT', message, { fields: { date: message } });
    }
    const filter = readTransactionFilter(fields);
    return this.#open(viewer, filter, async (ledger, conditions) => {
      const from = [conditions.from, addDays(date, 1)].filter((day) => day !== undefined).sort().at(-1)!;
      return conditions.to !== undefined && from > conditions.to ? 0 : (await totalsOf(ledger, { ...conditions, from })).count;
    });
  }

  /** Checks the filter at once (BAD_USER_INPUT) and returns what writes the rows as CSV; that throws RATE_LIMITED before the first of them. */
  exportCsv(viewer: Viewer, fields: unknown, order: string | null): (sink: TextSink) => Promise<void> {
    const filter = readTransactionFilter(fields);
    const wanted = readTransactionOrder(order);
    const write = (sink: TextSink): Promise<void> =>
      this.#open(viewer, filter, (ledger, conditions, client) => writeTransactionsCsv(client, viewer.businessId, ledger, conditions, wanted, sink));
    return (sink) => this.#downloads.during(viewer.businessId, () => write(sink));
  }

  /** Names of counterparties that hold the text, those with most rows first. */
  counterparties({ businessId }: Viewer, search: string | null, limit: number | null | undefined): Promise<string[]> {
    const { limit: most } = readPage(limit, null);
    const wanted = (search ?? '').trim().toLowerCase();
    return this.#ledgers.with({ businessId, fileId: null }, null, async (ledger) =>
      (await ledger.vocabulary()).counterparties.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, most).map(({ name }) => name));
  }

  #open<T>({ businessId }: Viewer, filter: TransactionFilter, work: (ledger: OpenLedger, conditions: EntryConditions, client: PoolClient) => Promise<T>): Promise<T> {
    return this.#ledgers.with({ businessId, fileId: filter.fileId }, filter.currency, (ledger, client) => work(ledger, entryConditionsOf(filter, ledger), client));
  }
}

async function totalsOf({ reader, currencies }: OpenLedger, conditions: EntryConditions): Promise<TransactionTotals> {
  const found: CurrencyTotals[] = [];
  for (const { currency } of currencies) {
    if (conditions.currency !== undefined && conditions.currency !== currency) continue;
    const [total] = await reader.totals({ ...conditions, currency }, []);
    if (total && total.inCount + total.outCount > 0) found.push({ currency, count: total.inCount + total.outCount, inMinor: total.inMinor, outMinor: total.outMinor });
  }
  const count = found.reduce((sum, total) => sum + total.count, 0);
  return { from: conditions.from ?? null, to: conditions.to ?? null, count, currencies: found.sort((a, b) => b.count - a.count) };
}
