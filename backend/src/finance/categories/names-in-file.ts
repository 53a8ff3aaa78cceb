/** How often a file's texts name whom, for names that go on with what was bought: "HARROW FURNITURE REBRAND" is Harrow Furniture where that name also stands alone. */
import { DEFAULT_CHART } from '../chart-of-accounts.ts';
import type { Categorized } from './categorize.ts';

/** A first name alone is nobody's name. */
const LEAST_WORDS = 2;
/** So many rows with the shorter name make it one. */
const HABIT = 3;
/** What customers pay and get back is one kind of thing. */
const OF_CUSTOMERS: ReadonlySet<number> = new Set(DEFAULT_CHART.filter(({ role }) => role === 'revenue' || role === 'refund').map((account) => account.number));

/** Rows with one name for one kind of thing. */
export interface NameTally { rowCount: number }

export class NamesInFile {
  readonly #tallies = new Map<string, NameTally>();
  /** First word → the longer names that begin with it and are paid. */
  readonly #paid = new Map<string, Set<string>>();

  /** To be counted up with each row. */
  tallyOf(read: Categorized, isIn: boolean): NameTally {
    const key = keyOf(read.counterparty ?? '', read.categoryNumber, isIn);
    const known = this.#tallies.get(key);
    if (known) return known;
    const tally = { rowCount: 0 };
    this.#tallies.set(key, tally);
    if (read.counterparty !== null && !isIn) this.#addPaid(read.counterparty);
    return tally;
  }

  /** "QBP RETURN CREDIT" comes from QBP Quality Bicycle Products, where nobody else that is paid begins so. */
  of(read: Categorized, isIn: boolean): string | null {
    const [only, another] = isIn && read.confidence === 0 ? this.#paid.get(read.counterparty ?? '') ?? [] : [];
    return only !== undefined && another === undefined ? only : this.#shortest(read, isIn);
  }

  #addPaid(name: string): void {
    const first = name.split(' ', 1)[0] ?? '';
    if (first === name) return;
    const names = this.#paid.get(first);
    if (names) names.add(name);
    else this.#paid.set(first, new Set([name]));
  }

  /** The shortest name that this one begins with and that is at least as common for the same kind of thing; else the name itself. */
  #shortest({ counterparty, categoryNumber }: Categorized, isIn: boolean): string | null {
    const words = counterparty?.split(' ') ?? [];
    const own = this.#countOf(counterparty ?? '', categoryNumber, isIn);
    for (let length = LEAST_WORDS; length < words.length; length += 1) {
      const shorter = words.slice(0, length).join(' ');
      const count = this.#countOf(shorter, categoryNumber, isIn);
      if (count >= HABIT && count >= own) return shorter;
    }
    return counterparty;
  }

  #countOf(name: string, categoryNumber: number, isIn: boolean): number {
    return this.#tallies.get(keyOf(name, categoryNumber, isIn))?.rowCount ?? 0;
  }
}

function keyOf(name: string, categoryNumber: number, isIn: boolean): string {
  return `${OF_CUSTOMERS.has(categoryNumber) ? 'sales' : (isIn ? '+' : '-') + categoryNumber} ${name}`;
}
