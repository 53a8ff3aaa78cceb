/** Sums up rows while they stream by: dates, currency, account, balances and whether they tie out; keeps the first problems. */
import type { LocalDate } from '../finance/ledger/entry.ts';
import { AccountSums, type SummedRow } from './account-sums.ts';
import type { RowSheet } from './rows/row-sheet.ts';
import { MAX_PROBLEMS_KEPT, type Problem, type StatementReading } from './statement.ts';

/** More different accounts than any owner has: the column is no account column then. */
const MAX_ACCOUNTS_COUNTED = 50;
const MIN_LINKS_TO_BREAK = 2;

type Summary = Pick<StatementReading, 'rowCount' | 'problemCount' | 'problems' | 'repairCount' | 'repairs' | 'currency' | 'accountKey' | 'dateFrom' | 'dateTo' | 'openingMinor' | 'closingMinor' | 'balanceProof' | 'sums'>;

/** What is counted of a row; it may be another one's the next moment. */
interface CountedRow extends SummedRow { readonly date: LocalDate }

export class ReadingSummary {
  rowCount = 0;
  problemCount = 0;
  repairCount = 0;
  readonly #problems: Problem[] = [];
  readonly #repairs: Problem[] = [];
  #dateFrom: LocalDate | null = null;
  #dateTo: LocalDate | null = null;
  #hasRise = false;
  #hasFall = false;
  /** Of all rows but the last ones, which share theirs. */
  readonly #currencies = new Map<string | null, number>();
  #rowsOfCurrency = 0;
  readonly #accounts = new Set<string | null>();
  readonly #sums = new AccountSums();
  #lastDate: LocalDate | null = null;
  #first: SummedRow | null = null;
  readonly #previous = { line: 0, amountMinor: 0, balanceMinor: null as number | null, currency: null as string | null, account: null as string | null };
  #isTableBegun = false;
  #hasOneTable = true;
  #linkCount = 0;
  #ascendingCount = 0;
  #descendingCount = 0;

  addProblem(problem: Problem): void {
    this.problemCount++;
    if (this.#problems.length < MAX_PROBLEMS_KEPT) this.#problems.push(problem);
  }

  addRepair(repair: Problem): void {
    this.repairCount++;
    if (this.#repairs.length < MAX_PROBLEMS_KEPT) this.#repairs.push(repair);
  }

  /** Days that only rise, or only fall: balances run on among them. */
  get isInOrder(): boolean {
    return !(this.#hasRise && this.#hasFall);
  }

  /** Why the first line that is no row is none. */
  get firstReason(): string {
    const [first] = [...this.#problems].sort((a, b) => a.line - b.line);
    return first ? `line ${first.line}: ${first.reason}` : '';
  }

  /** The first row of each stretch of rows that differ in their amounts alone is counted as any row, and the others at once. */
  addSheet(sheet: RowSheet): void {
    for (let at = 0; at < sheet.length;) {
      const balance = sheet.balances[at]!;
      const balanceMinor = Number.isNaN(balance) ? null : balance;
      this.addRow({
        line: sheet.lines[at]!, date: sheet.days[sheet.dates[at]!]!, amountMinor: sheet.amounts[at]!, balanceMinor,
        currency: sheet.nameAt(sheet.currencies[at]!), account: sheet.nameAt(sheet.accounts[at]!),
      });
      at = balanceMinor === null ? this.#addAlike(sheet, at) : at + 1;
    }
  }

  /** Returns the first row behind those that are like `first`. */
  #addAlike({ length, dates, currencies, accounts, balances, amounts, lines }: RowSheet, first: number): number {
    let inMinor = 0;
    let outMinor = 0;
    let at = first + 1;
    for (; at < length && dates[at] === dates[first] && accounts[at] === accounts[first] && currencies[at] === currencies[first] && Number.isNaN(balances[at]!); at++) {
      const amountMinor = amounts[at]!;
      if (amountMinor > 0) inMinor += amountMinor;
      else outMinor += amountMinor;
    }
    const count = at - first - 1;
    this.rowCount += count;
    this.#rowsOfCurrency += count;
    this.#sums.addAlike(count, inMinor, outMinor);
    this.#previous.line = lines[at - 1]!;
    this.#previous.amountMinor = amounts[at - 1]!;
    return at;
  }

  addRow(row: CountedRow): void {
    if (row.date !== this.#lastDate) this.#countDate(row.date);
    const isFirst = this.#first === null;
    // Comparing with the row before is cheaper than looking up a text that was cut out of a line just now.
    if (this.#previous.currency !== row.currency) this.#endCurrencyRun();
    if ((isFirst || this.#previous.account !== row.account) && this.#accounts.size < MAX_ACCOUNTS_COUNTED) this.#accounts.add(row.account);
    this.rowCount++;
    this.#rowsOfCurrency++;
    this.#sums.add(row);
    this.#first ??= { ...row };
    this.#addLink(row, isFirst);
    this.#keep(row);
  }

  #keep({ line, amountMinor, balanceMinor, currency, account }: SummedRow): void {
    this.#previous.line = line;
    this.#previous.amountMinor = amountMinor;
    this.#previous.balanceMinor = balanceMinor;
    this.#previous.currency = currency;
    this.#previous.account = account;
  }

  #countDate(date: LocalDate): void {
    if (this.#lastDate !== null && date > this.#lastDate) this.#hasRise = true;
    else if (this.#lastDate !== null) this.#hasFall = true;
    this.#lastDate = date;
    if (this.#dateFrom === null || date < this.#dateFrom) this.#dateFrom = date;
    if (this.#dateTo === null || date > this.#dateTo) this.#dateTo = date;
  }

  #endCurrencyRun(): void {
    if (this.#rowsOfCurrency > 0) this.#currencies.set(this.#previous.currency, (this.#currencies.get(this.#previous.currency) ?? 0) + this.#rowsOfCurrency);
    this.#rowsOfCurrency = 0;
  }

  /** Balances do not run on from one table to the next. */
  beginTable(): void {
    this.#isTableBegun = true;
  }

  #addLink(row: SummedRow, isFirst: boolean): void {
    const previous = this.#previous;
    const isFirstOfTable = isFirst || this.#isTableBegun;
    if (this.#isTableBegun && !isFirst) this.#hasOneTable = false;
    this.#isTableBegun = false;
    if (isFirstOfTable || previous.balanceMinor === null || row.balanceMinor === null || previous.account !== row.account) return;
    this.#linkCount++;
    if (previous.balanceMinor + row.amountMinor === row.balanceMinor) this.#ascendingCount++;
    if (row.balanceMinor + previous.amountMinor === previous.balanceMinor) this.#descendingCount++;
  }

  /** `preambleAccount`: an account number printed above the rows. */
  finish(preambleAccount: string | null): Summary {
    this.#endCurrencyRun();
    const isNewestFirst = this.#descendingCount > this.#ascendingCount;
    const last = this.#first && this.#previous;
    const [oldest, newest] = isNewestFirst ? [last, this.#first] : [this.#first, last];
    const currency = [...this.#currencies].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
    const [onlyAccount] = this.#accounts.size === 1 ? this.#accounts : [null];
    const hasOneAccount = this.#accounts.size <= 1;
    const hasOneRun = hasOneAccount && this.#hasOneTable;
    return {
      rowCount: this.rowCount, problemCount: this.problemCount, problems: this.#problems,
      repairCount: this.repairCount, repairs: this.#repairs, currency,
      accountKey: onlyAccount ?? (hasOneAccount ? preambleAccount : null),
      dateFrom: this.#dateFrom, dateTo: this.#dateTo,
      openingMinor: hasOneRun && oldest?.balanceMinor != null ? oldest.balanceMinor - oldest.amountMinor : null,
      closingMinor: hasOneRun ? (newest?.balanceMinor ?? null) : null,
      balanceProof: this.#proof(),
      sums: this.#sums.finish(),
    };
  }

  #proof(): StatementReading['balanceProof'] {
    if (this.#linkCount < 1) return 'none';
    const held = Math.max(this.#ascendingCount, this.#descendingCount);
    if (held === this.#linkCount) return 'holds';
    return this.#linkCount >= MIN_LINKS_TO_BREAK || held === 0 ? 'broken' : 'none';
  }
}
