/** What a file's rows add up to, per account and currency as the file spells them, and whether each running balance follows from the rows: counted while they stream by. */
import type { AccountSum, BalanceBreak, StatementRow } from './statement.ts';

/** More than a business can have accounts. */
const MAX_SUMS = 1_000;

export type SummedRow = Readonly<Pick<StatementRow, 'line' | 'amountMinor' | 'balanceMinor' | 'currency' | 'account'>>;

/** Keeps no row that it is given. */
export class AccountSums {
  #isComplete = true;
  readonly #sums = new Map<string, RunningSum>();
  #account: string | null = null;
  #currency: string | null = null;
  #current: RunningSum | null = null;

  add(row: SummedRow): void {
    // Most rows are of the account of the row before.
    if (!this.#current || row.account !== this.#account || row.currency !== this.#currency) {
      this.#current = this.#sumOf(row);
      this.#account = row.account;
      this.#currency = row.currency;
    }
    this.#current?.add(row);
  }

  /** More rows of the account and currency of the row that came last, all without balances. */
  addAlike(count: number, inMinor: number, outMinor: number): void {
    this.#current?.addWithoutBalances(count, inMinor, outMinor);
  }

  /** Null when the file names more accounts than are told apart, or adds up to more than can be counted exactly. */
  finish(): AccountSum[] | null {
    const sums = [...this.#sums.values()].map((sum) => sum.finish());
    return this.#isComplete && sums.every(isExact) ? sums : null;
  }

  #sumOf({ account, currency }: SummedRow): RunningSum | null {
    const key = JSON.stringify([account, currency]);
    const known = this.#sums.get(key);
    if (known) return known;
    if (this.#sums.size >= MAX_SUMS) {
      this.#isComplete = false;
      return null;
    }
    const sum = new RunningSum(account, currency);
    this.#sums.set(key, sum);
    return sum;
  }
}

interface Stated { line: number; amountMinor: number; balanceMinor: number }

class RunningSum {
  readonly #account: string | null;
  readonly #currency: string | null;
  #rowCount = 0;
  #inMinor = 0;
  #outMinor = 0;
  #linkCount = 0;
  #first: Stated | null = null;
  #last: Stated | null = null;
  /** Rows before the first balance, and since the last one. */
  #beforeMinor = 0;
  #sinceMinor = 0;
  #sinceCount = 0;
  readonly #oldestFirst = new Chain();
  readonly #newestFirst = new Chain();

  constructor(account: string | null, currency: string | null) {
    this.#account = account;
    this.#currency = currency;
  }

  add({ line, amountMinor, balanceMinor }: SummedRow): void {
    this.#rowCount++;
    if (amountMinor > 0) this.#inMinor += amountMinor;
    else this.#outMinor += amountMinor;
    if (balanceMinor === null) {
      this.#sinceMinor += amountMinor;
      this.#sinceCount++;
      return;
    }
    const stated = { line, amountMinor, balanceMinor };
    if (this.#last) this.#link(this.#last, stated);
    else this.#beforeMinor = this.#sinceMinor;
    this.#first ??= stated;
    this.#last = stated;
    this.#sinceMinor = 0;
    this.#sinceCount = 0;
  }

  addWithoutBalances(count: number, inMinor: number, outMinor: number): void {
    this.#rowCount += count;
    this.#inMinor += inMinor;
    this.#outMinor += outMinor;
    this.#sinceMinor += inMinor + outMinor;
    this.#sinceCount += count;
  }

  #link(previous: Stated, row: Stated): void {
    this.#linkCount++;
    this.#oldestFirst.add({ line: row.line, expectedMinor: previous.balanceMinor + this.#sinceMinor + row.amountMinor, statedMinor: row.balanceMinor });
    this.#newestFirst.add({ line: previous.line, expectedMinor: row.balanceMinor + this.#sinceMinor + previous.amountMinor, statedMinor: previous.balanceMinor });
  }

  finish(): AccountSum {
    const isNewestFirst = this.#newestFirst.brokenCount < this.#oldestFirst.brokenCount;
    const { brokenCount, firstBreak } = isNewestFirst ? this.#newestFirst : this.#oldestFirst;
    return {
      account: this.#account, currency: this.#currency, rowCount: this.#rowCount, inMinor: this.#inMinor, outMinor: this.#outMinor,
      ...(isNewestFirst ? this.#endsNewestFirst() : this.#endsOldestFirst()),
      linkCount: this.#linkCount, brokenCount, firstBreak,
    };
  }

  #endsOldestFirst(): Pick<AccountSum, 'openingMinor' | 'closingMinor'> {
    const [first, last] = [this.#first, this.#last];
    return {
      openingMinor: first && first.balanceMinor - first.amountMinor - this.#beforeMinor,
      closingMinor: last && this.#sinceCount === 0 ? last.balanceMinor : null,
    };
  }

  #endsNewestFirst(): Pick<AccountSum, 'openingMinor' | 'closingMinor'> {
    const [first, last] = [this.#first, this.#last];
    return {
      openingMinor: last && last.balanceMinor - last.amountMinor - this.#sinceMinor,
      closingMinor: first && this.#beforeMinor === 0 ? first.balanceMinor : null,
    };
  }
}

function isExact({ inMinor, outMinor, openingMinor, closingMinor, firstBreak }: AccountSum): boolean {
  return [inMinor, outMinor, openingMinor ?? 0, closingMinor ?? 0, firstBreak?.expectedMinor ?? 0].every(Number.isSafeInteger);
}

class Chain {
  brokenCount = 0;
  firstBreak: BalanceBreak | null = null;

  add(link: BalanceBreak): void {
    if (link.expectedMinor === link.statedMinor) return;
    this.brokenCount++;
    this.firstBreak ??= link;
  }
}
