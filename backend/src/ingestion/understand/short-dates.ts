/** Dates of three pairs of digits ("03-04-05") may begin with the year as well. How far each way of reading them reaches tells which are meant: a statement goes over months, and a day that is taken for a year makes decades of them. */
import { calendarDate, fullYear, READ_ORDERS, type ReadOrder } from '../cells/dates.ts';
import type { LocalDate } from '../../finance/ledger/entry.ts';

const SHORT_DATE = /^(\d{2})([-/.])(\d{2})\2(\d{2})$/;

interface Reach { earliest: LocalDate; latest: LocalDate }

/** A list goes over fewer days. */
const LONGEST_DAYS = 800;
/** What reaches so many times as far as another reading, and most of a year at least, is not meant. */
const MUCH_FURTHER = 3;
const FAR_DAYS = 300;
/** Fewer days may lie years apart. */
const FEWEST_DAYS = 4;
/** Payments are ordered for a few weeks ahead. */
const AHEAD_DAYS = 62;
/** Of a list that ends so much earlier than by another reading, and is much older, nobody speaks. */
const MUCH_OLDER_DAYS = 5 * 365;
const NOT_LONG_AGO_DAYS = 2 * 365;

export class ShortDates {
  /** Every date so far is one of three pairs of digits that may begin with the year. */
  areAll = true;
  /** The first one that is another day in each order, or the first of all. */
  example: string | null = null;
  #isTelling = false;
  readonly #reach = new Map<ReadOrder, Reach>();
  readonly #days = new Set<string>();
  readonly #failed = new Set<ReadOrder>();

  /** Nothing else is looked at once there was another date. */
  add(cell: string): void {
    if (!this.areAll || (this.#days.size > 0 && this.#days.has(cell))) return;
    const match = SHORT_DATE.exec(cell);
    const parts = match && [match[1]!, match[3]!, match[4]!] as const;
    if (!parts || readShort(parts, 'year-first') === null) {
      this.areAll = false;
      return;
    }
    for (const order of READ_ORDERS) this.#add(order, readShort(parts, order));
    if (this.example === null || (!this.#isTelling && new Set(parts).size === parts.length)) this.example = cell;
    this.#isTelling ||= new Set(parts).size === parts.length;
    if (this.#days.size < FEWEST_DAYS) this.#days.add(cell);
  }

  #add(order: ReadOrder, date: LocalDate | null): void {
    if (date === null) return void this.#failed.add(order);
    const { earliest, latest } = this.#reach.get(order) ?? { earliest: date, latest: date };
    this.#reach.set(order, { earliest: date < earliest ? date : earliest, latest: date > latest ? date : latest });
  }

  /** The orders that may be meant, where one of them begins with the year; null where none does, or nothing speaks for it. `mayBeOne`: a list of one day alone is no reason to ask, unless its language begins dates with the year. */
  orders(today: LocalDate, mayBeOne: boolean): readonly ReadOrder[] | null {
    if (!this.areAll || this.#reach.size === 0) return null;
    const possible = READ_ORDERS.filter((order) => !this.#failed.has(order) && daysBetween(today, this.#reach.get(order)!.latest) <= AHEAD_DAYS);
    if (!possible.includes('year-first')) return null;
    const shortest = Math.min(...possible.map((order) => this.#spanOf(order)));
    const near = possible.filter((order) => !isMuchFurther(this.#spanOf(order), shortest));
    if (!near.includes('year-first') || near.some((order) => order !== 'year-first' && this.#isMuchOlder(order, today))) return null;
    if (near.length > 1) return this.#days.size > 1 || mayBeOne ? near : null;
    return this.#isSure(possible, today) ? near : READ_ORDERS.filter((order) => !this.#failed.has(order));
  }

  /** Of one order alone: several days that go over a time as statements do, or not long ago where the others are to come. */
  #isSure(possible: readonly ReadOrder[], today: LocalDate): boolean {
    const { latest } = this.#reach.get('year-first')!;
    return this.#spanOf('year-first') <= LONGEST_DAYS && (this.#days.size >= FEWEST_DAYS || (possible.length === 1 && daysBetween(latest, today) <= NOT_LONG_AGO_DAYS));
  }

  #spanOf(order: ReadOrder): number {
    const { earliest, latest } = this.#reach.get(order)!;
    return daysBetween(earliest, latest);
  }

  /** The list that begins with years, beside what it is by this order. */
  #isMuchOlder(order: ReadOrder, today: LocalDate): boolean {
    const [own, other] = (['year-first', order] as const).map((each) => daysBetween(this.#reach.get(each)!.latest, today)) as [number, number];
    return own - other >= MUCH_OLDER_DAYS && own >= other * 2;
  }
}

const isMuchFurther = (span: number, shortest: number): boolean => span >= FAR_DAYS && span >= shortest * MUCH_FURTHER;

function readShort([first, second, third]: readonly [string, string, string], order: ReadOrder): LocalDate | null {
  const [year, month, day] = order === 'year-first' ? [first, second, third] : order === 'day-first' ? [third, second, first] : [third, first, second];
  return calendarDate(fullYear(year), Number(month), Number(day));
}

const DAY_MS = 86_400_000;
const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;
