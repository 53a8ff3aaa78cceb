/** Whether each row goes on from a balance of its day or of a day beside it, or the day as a whole does: some banks print the rows of one day in any order, or beside each the balance at its end. Keeps three days of each account at a time. */
import type { StatementRow } from '../statement.ts';

type CountedRow = Readonly<Pick<StatementRow, 'date' | 'amountMinor' | 'balanceMinor' | 'currency' | 'account'>>;

interface Day { date: string; sumMinor: number; befores: number[]; balances: Set<number> }

export class LinksOfDays {
  linkCount = 0;
  brokenCount = 0;
  readonly #accounts = new Map<string, Day[]>();

  add({ date, amountMinor, balanceMinor, currency, account }: CountedRow): void {
    if (balanceMinor === null) return;
    const key = JSON.stringify([account, currency]);
    const days = this.#accounts.get(key) ?? [];
    this.#accounts.set(key, days);
    if (days.at(-1)?.date !== date) this.#begin(days, date);
    const day = days.at(-1)!;
    day.sumMinor += amountMinor;
    day.balances.add(balanceMinor);
    day.befores.push(balanceMinor - amountMinor);
  }

  /** A day is counted when the one behind it is whole. */
  #begin(days: Day[], date: string): void {
    if (days.length >= 2) this.#count(days.at(-2)!, days);
    if (days.length === 3) days.shift();
    days.push({ date, sumMinor: 0, befores: [], balances: new Set() });
  }

  #count({ sumMinor, befores, balances: own }: Day, beside: readonly Day[]): void {
    this.linkCount += befores.length;
    const followsAsWhole = [...own].some((balance) => beside.some(({ balances }) => balances !== own && balances.has(balance - sumMinor)));
    if (!followsAsWhole) this.brokenCount += befores.filter((before) => !beside.some(({ balances }) => balances.has(before))).length;
  }

  end(): void {
    for (const days of this.#accounts.values()) for (const day of days.slice(-2)) this.#count(day, days);
    this.#accounts.clear();
  }
}
