/** Turns the rows that a provider told into rows of the ledger: account, category, other party, fingerprint. */
import { createHash } from 'node:crypto';
import { NO_HISTORY, type OwnHistory } from '../../finance/categories/history/own-history.ts';
import { Chart } from '../../finance/categories/chart.ts';
import { declareCategories, resolveEntry } from '../../finance/categories/resolve-entry.ts';
import type { ChartAccount } from '../../finance/ledger/entry.ts';
import { isLocalDate } from '../../finance/local-date.ts';
import { newId } from '../../database/new-id.ts';
import type { ProviderName, PulledRow } from '../../providers/contract.ts';
import { ProviderError } from '../../providers/provider-error.ts';
import { AccountBook } from './account-book.ts';
import type { BusinessAccount } from './chart-store.ts';

/** Whose rows they are. */
export interface FeedSource {
  readonly businessId: string;
  readonly integrationId: string;
  readonly provider: ProviderName;
  /** The company at the provider. */
  readonly companyId: string;
}

export interface FedRow {
  readonly id: string;
  readonly externalId: string;
  readonly kind: string;
  readonly arrivesOn: string | null;
  readonly accountNumber: number;
  readonly categoryNumber: number;
  readonly date: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly description: string;
  readonly counterparty: string | null;
  readonly fingerprint: string;
  /** By what the category was decided: finance/categories/basis.ts. */
  readonly basis: number;
}

export interface MadeRows {
  readonly rows: readonly FedRow[];
  /** Accounts and categories that the business does not have yet. */
  readonly opened: readonly BusinessAccount[];
  /** Categories that the business has and that the provider names otherwise. */
  readonly renamed: readonly ChartAccount[];
}

const LONGEST_ID = 255;
const LONGEST_TEXT = 1_000;

/** Of rows with the same identifier the last one counts. Throws ProviderError where a row cannot be one. */
export function makeFedRows(source: FeedSource, pulled: readonly PulledRow[], accounts: readonly BusinessAccount[], history: OwnHistory = NO_HISTORY, used: ReadonlySet<number> = new Set()): MadeRows {
  const chart = new Chart(accounts, used);
  const book = new AccountBook(accounts, 'USD');
  const rows = [...new Map(pulled.map((row) => [row.externalId, row])).values()].map(clean);
  declareCategories(rows, chart);
  const made = rows.map((row) => makeRow(source, row, chart, book, history));
  const categories = chart.takeAdded().map((account) => ({ ...account, externalKey: null, currency: null, balanceMinor: null, balanceDate: null }));
  return { rows: made, opened: [...book.takeOpened(), ...categories], renamed: chart.takeRenamed() };
}

function makeRow(source: FeedSource, row: PulledRow, chart: Chart, book: AccountBook, history: OwnHistory): FedRow {
  const account = book.findStated({ ...row.account, key: `${source.provider}:${source.companyId}:${row.account.key}` }, row.currency);
  const { categoryNumber, counterparty, basis } = resolveEntry(row, chart, history);
  return {
    id: newId(), externalId: row.externalId, kind: row.kind, arrivesOn: row.arrivesOn ?? null, accountNumber: account.number, categoryNumber, counterparty, basis,
    date: row.date, amountMinor: row.amountMinor, currency: row.currency, description: row.description, fingerprint: fingerprintOf(source, row),
  };
}

/** The date comes first, as in the fingerprints of files (ingestion/fingerprint.ts). */
function fingerprintOf({ provider, companyId }: FeedSource, { externalId, date }: PulledRow): string {
  return date.replaceAll('-', '') + createHash('sha256').update(JSON.stringify([provider, companyId, externalId])).digest('hex').slice(0, 24);
}

function clean(row: PulledRow): PulledRow {
  const isRow = row.externalId !== '' && row.externalId.length <= LONGEST_ID && isLocalDate(row.date) && (row.arrivesOn === undefined || isLocalDate(row.arrivesOn))
    && Number.isSafeInteger(row.amountMinor) && /^[A-Z]{3}$/.test(row.currency);
  if (!isRow) throw new ProviderError('broken', `The provider told of a transaction that cannot be read (${text(row.externalId).slice(0, 60)}).`);
  return { ...row, description: text(row.description), counterparty: row.counterparty === null ? null : text(row.counterparty) };
}

const text = (words: string): string => words.replaceAll('\0', '').slice(0, LONGEST_TEXT);
