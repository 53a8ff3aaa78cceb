/** Sums of entries per currency, day, bank account and category, and folded per month: what changes in the pages of the rollups. */
import { assertMinor } from '../../finance/money.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';

export interface RollupKey {
  readonly currency: string;
  readonly date: LocalDate;
  readonly accountNumber: number;
  readonly categoryNumber: number;
}

export interface RollupSums {
  inMinor: number;
  /** Positive. */
  outMinor: number;
  inCount: number;
  outCount: number;
}

export type RollupRow = RollupKey & RollupSums;

/** Account numbers are below it. */
const ACCOUNTS_AT_MOST = 10_000_000;

/** The two accounts as one number. */
export const lineKey = ({ accountNumber, categoryNumber }: Pick<RollupKey, 'accountNumber' | 'categoryNumber'>): number => accountNumber * ACCOUNTS_AT_MOST + categoryNumber;

/** Adds up what one import or deletion changes; sums may be negative where entries leave the ledger. */
export class Rollup {
  /** Rises with every change. */
  revision = 0;
  /** By currency and date, and then by the two accounts. */
  readonly #days = new Map<string, Map<number, RollupRow>>();
  /** A statement runs along the calendar: most rows are of the day of the row before. */
  #dayGroups = new Map<number, RollupRow>();
  #day: Pick<RollupKey, 'currency' | 'date'> = { currency: '', date: '' };

  /** A row of zero counts as money in, so that the counts add up to the number of rows. */
  add(key: RollupKey, amountMinor: number): void {
    const group = this.#group(key);
    if (amountMinor < 0) {
      group.outMinor = assertMinor(group.outMinor - amountMinor);
      group.outCount += 1;
    } else {
      group.inMinor = assertMinor(group.inMinor + amountMinor);
      group.inCount += 1;
    }
  }

  /** Takes sums that are counted elsewhere, or no longer, out again. */
  subtract(row: RollupRow): void {
    addSums(this.#group(row), { inMinor: -row.inMinor, outMinor: -row.outMinor, inCount: -row.inCount, outCount: -row.outCount });
  }

  /** `date`: another day than its own. */
  addRow(row: RollupRow, date: LocalDate = row.date): void {
    addSums(this.#group(row, date), row);
  }

  /** Groups that change nothing are left out. */
  days(): RollupRow[] {
    return [...this.#days.values()].flatMap((groups) => [...groups.values()].filter((row) => row.inCount !== 0 || row.outCount !== 0 || row.inMinor !== 0 || row.outMinor !== 0));
  }

  /** The same, one row per month under its first day. */
  months(): RollupRow[] {
    const months = new Rollup();
    for (const row of this.days()) months.addRow(row, `${row.date.slice(0, 7)}-01`);
    return months.days();
  }

  /** Of a group that is about to change. */
  #group(key: RollupKey, date: LocalDate = key.date): RollupRow {
    this.revision += 1;
    if (this.#day.date !== date || this.#day.currency !== key.currency) {
      this.#day = { currency: key.currency, date };
      this.#dayGroups = this.#groupsOf(this.#day);
    }
    const accounts = lineKey(key);
    let group = this.#dayGroups.get(accounts);
    if (!group) {
      const { currency, accountNumber, categoryNumber } = key;
      group = { currency, date, accountNumber, categoryNumber, inMinor: 0, outMinor: 0, inCount: 0, outCount: 0 };
      this.#dayGroups.set(accounts, group);
    }
    return group;
  }

  #groupsOf({ currency, date }: Pick<RollupKey, 'currency' | 'date'>): Map<number, RollupRow> {
    const id = `${currency} ${date}`;
    let groups = this.#days.get(id);
    if (!groups) this.#days.set(id, groups = new Map());
    return groups;
  }
}

function addSums(group: RollupSums, sums: RollupSums): void {
  group.inMinor = assertMinor(group.inMinor + sums.inMinor);
  group.outMinor = assertMinor(group.outMinor + sums.outMinor);
  group.inCount += sums.inCount;
  group.outCount += sums.outCount;
}
