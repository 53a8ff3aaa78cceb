/** Turns the rows of one statement into entries: account, currency, category and other party, fingerprint; and sums them while they stream by. */
import { AlikeTexts } from '../../finance/categories/alike-texts.ts';
import { basisCode } from '../../finance/categories/basis.ts';
import type { Categorized } from '../../finance/categories/categorize.ts';
import { FileParties } from '../../finance/categories/file-parties.ts';
import { declareCategories, resolveEntry, type ResolvedRow } from '../../finance/categories/resolve-entry.ts';
import { NO_HISTORY, type OwnHistory } from '../../finance/categories/history/own-history.ts';
import { Chart } from '../../finance/categories/chart.ts';
import type { ChartAccount } from '../../finance/ledger/entry.ts';
import { assertMinor, currencyDigits, divideMinor } from '../../finance/money.ts';
import { RowBatch, type RowCursor } from '../../ingestion/child/row-batch.ts';
import { factsHash, Fingerprinter } from '../../ingestion/fingerprint.ts';
import { FactsHasher } from '../../ingestion/fingerprint-bytes.ts';
import { SetAside } from '../../ingestion/set-aside.ts';
import type { AccountSum, StatementRow, StatementRows } from '../../ingestion/statement.ts';
import { AccountBook } from './account-book.ts';
import type { BusinessAccount } from './chart-store.ts';
import type { PlacedSum } from './placed-sum.ts';
import { Rollup } from './rollup.ts';
import type { StagedEntry } from './staging.ts';

/** What rows are taken for that do not say it themselves. */
export interface Assumptions {
  readonly accountName: string;
  /** Null: the account's own currency. */
  readonly currency: string | null;
}

const NOTHING = basisCode('nothing', 0);

export class EntryMaker {
  readonly rollup = new Rollup();
  entryCount = 0;
  /** The first and the last day of the rows so far. */
  #dateFrom: string | null = null;
  #dateTo: string | null = null;
  usedAssumedAccount = false;
  usedAssumedCurrency = false;
  readonly #accounts: AccountBook;
  readonly #chart: Chart;
  readonly #assumptions: Assumptions;
  readonly #history: OwnHistory;
  /** Equal rows are numbered within their account: another file may hold one of the accounts alone. */
  readonly #fingerprinters = new Map<number, Fingerprinter>();
  readonly #aside = new SetAside();
  readonly #hasher = new FactsHasher();
  readonly #alike = new AlikeTexts();
  readonly #parties = new FileParties();
  readonly #rowsOfCurrency = new Map<string, number>();
  readonly #categoryNumbers = new Set<number>();

  constructor(chart: readonly BusinessAccount[], defaultCurrency: string, assumptions: Assumptions, history: OwnHistory = NO_HISTORY, used: ReadonlySet<number> = new Set()) {
    this.#history = history;
    this.#accounts = new AccountBook(chart, defaultCurrency);
    this.#chart = new Chart(chart, used);
    this.#assumptions = assumptions;
  }

  /** Hands each row's entry over, in their order. */
  make(rows: StatementRows, take: (entry: StagedEntry) => void): void {
    const batch = RowBatch.of(rows);
    declareCategories(batch.cursors(), this.#chart);
    const told = this.#parties.readAll(() => batch.cursors(), batch.kindsOfTexts(this.#alike));
    for (const row of batch.cursors()) take(this.#make(row, told[row.at]!));
  }

  #make(row: RowCursor, told: Categorized | null): StagedEntry {
    const account = this.#accountOf(row);
    const currency = this.#currencyOf(row, account);
    const { categoryNumber, counterparty, basis } = this.#resolve(row, told);
    const { date, title } = row;
    const amountMinor = row.currency ? row.amountMinor : fromHundredths(row.amountMinor, currency);
    this.rollup.add({ currency, date, accountNumber: account.number, categoryNumber }, amountMinor);
    this.#rowsOfCurrency.set(currency, (this.#rowsOfCurrency.get(currency) ?? 0) + 1);
    this.#categoryNumbers.add(categoryNumber);
    this.entryCount += 1;
    if (this.#dateFrom === null || date < this.#dateFrom) this.#dateFrom = date;
    if (this.#dateTo === null || date > this.#dateTo) this.#dateTo = date;
    const { bytes, start, end } = row.descriptionBytes;
    const hash = (title === null && !row.batch.isCleaned ? this.#hasher.hashOf(date, amountMinor, currency, bytes, start, end) : null) ?? factsHash({ date, amountMinor, currency, description: title ?? row.description });
    return {
      line: row.line, accountNumber: account.number, categoryNumber, date, amountMinor, currency, description: { bytes, start, end }, counterparty, reference: row.reference,
      titleChars: title === null ? null : [...title].length, numberedHash: this.#fingerprinterOf(account).next(date, hash), basis,
    };
  }

  /** The title decides, as it did before notes were added to it; they are asked where it says nothing. */
  #resolve(row: StatementRow, told: Categorized | null): ResolvedRow {
    if (!row.title) return resolveEntry(row, this.#chart, this.#history, told);
    const { amountMinor, category, counterparty } = row;
    const byTitle = resolveEntry({ description: row.title, amountMinor, category, counterparty }, this.#chart, this.#history, told);
    if (byTitle.basis !== NOTHING) return byTitle;
    const byAll = resolveEntry(row, this.#chart, this.#history);
    return { ...byAll, counterparty: byTitle.counterparty ?? byAll.counterparty };
  }

  /** When all rows are made. */
  close(): void {
    this.#aside.close();
  }

  get accountNumbers(): readonly number[] {
    return [...this.#fingerprinters.keys()];
  }

  get days(): { from: string; to: string } | null {
    return this.#dateFrom === null || this.#dateTo === null ? null : { from: this.#dateFrom, to: this.#dateTo };
  }

  /** Both legs of every entry so far stand on one of these accounts. */
  get usedNumbers(): readonly number[] {
    return [...new Set([...this.accountNumbers, ...this.#categoryNumbers])];
  }

  /** Bank accounts and categories that the business does not have yet; each is handed over once. */
  takeOpened(): BusinessAccount[] {
    const categories = this.#chart.takeAdded().map((account) => ({ ...account, externalKey: null, currency: null, balanceMinor: null, balanceDate: null }));
    return [...this.#accounts.takeOpened(), ...categories];
  }

  /** Categories that the business has and that this file names otherwise; each is handed over once. */
  takeRenamed(): readonly ChartAccount[] {
    return this.#chart.takeRenamed();
  }

  /** Where the rows of a sum went, by the same rules as each of them; for a file whose rows have all been made. */
  place(sum: AccountSum): PlacedSum {
    const account = this.#accountOf(sum);
    const currency = this.#currencyOf(sum, account);
    return placed(sum, account.number, currency);
  }

  mainCurrency(): string | null {
    const byCount = [...this.#rowsOfCurrency].sort(([, a], [, b]) => b - a);
    return byCount[0]?.[0] ?? null;
  }

  #accountOf(row: Pick<StatementRow, 'account' | 'currency'>): BusinessAccount {
    const stated = row.account?.trim();
    if (stated) return this.#accounts.find(stated, row.currency);
    this.usedAssumedAccount = true;
    return this.#accounts.find(this.#assumptions.accountName, row.currency ?? this.#assumptions.currency);
  }

  #currencyOf(row: Pick<StatementRow, 'currency'>, account: BusinessAccount): string {
    if (row.currency) return row.currency;
    this.usedAssumedCurrency = true;
    return this.#assumptions.currency ?? account.currency ?? 'USD';
  }

  #fingerprinterOf(account: BusinessAccount): Fingerprinter {
    let found = this.#fingerprinters.get(account.number);
    if (!found) {
      found = new Fingerprinter(this.#aside);
      this.#fingerprinters.set(account.number, found);
    }
    return found;
  }
}

function placed({ currency: stated, rowCount, inMinor, outMinor, openingMinor, closingMinor, linkCount, brokenCount, firstBreak }: AccountSum, accountNumber: number, currency: string): PlacedSum {
  const minor = (amount: number): number => (stated ? amount : fromHundredths(amount, currency));
  const balance = (amount: number | null): number | null => (amount === null ? null : minor(amount));
  return {
    accountNumber, currency, rowCount, inMinor: minor(inMinor), outMinor: minor(outMinor), openingMinor: balance(openingMinor), closingMinor: balance(closingMinor), linkCount, brokenCount,
    firstBreak: firstBreak && { line: firstBreak.line, expectedMinor: minor(firstBreak.expectedMinor), statedMinor: minor(firstBreak.statedMinor) },
  };
}

/** A file that names no currency is read in hundredths, which is not the minor unit of every account's currency. */
export function fromHundredths(amount: number, currency: string): number {
  const digits = currencyDigits(currency);
  if (digits === 2) return amount;
  return digits < 2 ? divideMinor(amount, 10 ** (2 - digits)) : assertMinor(amount * 10 ** (digits - 2));
}
