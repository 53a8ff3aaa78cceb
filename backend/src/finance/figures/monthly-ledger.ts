/** The ledger summed by month and category, read once: everything that compares months asks it. */
import type { LocalDate } from '../ledger/entry.ts';
import type { GroupTotal } from '../ledger/ledger-reader.ts';
import { dayOf, endOfMonth, monthKey } from '../local-date.ts';
import type { RoleTotals } from '../metrics.ts';
import type { Period } from '../period.ts';
import { categoryFigures, rolesFromCategories, type CategoryFigure, type CategoryInfo } from './category-figures.ts';
import { filterOf, type FigureSource } from './figure-source.ts';
import { stretches } from './series.ts';

/** A bank export seldom starts or ends on the very day: a month counts as covered when less than a week of it is missing. */
export const MISSING_DAYS_TOLERATED = 6;

export class MonthlyLedger {
  readonly #groups: ReadonlyMap<string, readonly GroupTotal[]>;
  readonly #categories: readonly CategoryInfo[];
  /** Whole calendar months that the data covers and that are over, oldest first. */
  readonly months: readonly Period[];

  private constructor(groups: readonly GroupTotal[], categories: readonly CategoryInfo[], months: readonly Period[]) {
    const byMonth = new Map<string, GroupTotal[]>();
    for (const group of groups) {
      const month = group.key.month ?? '';
      byMonth.set(month, [...(byMonth.get(month) ?? []), group]);
    }
    this.#groups = byMonth;
    this.#categories = categories;
    this.months = months;
  }

  static async read(source: FigureSource, today: LocalDate): Promise<MonthlyLedger> {
    const { dateFrom, dateTo, categories } = source.vocabulary;
    const groups = await source.reader.totals(filterOf(source), ['month', 'category']);
    return new MonthlyLedger(groups, categories, dateFrom === null || dateTo === null ? [] : coveredMonths(dateFrom, dateTo, today));
  }

  /** Sums per role over whole months. */
  roles(months: readonly Period[]): RoleTotals {
    return rolesFromCategories(this.#of(months), this.#categories);
  }

  categories(months: readonly Period[]): CategoryFigure[] {
    return categoryFigures(this.#of(months), this.#categories);
  }

  /** `count` months that end `back` months before the last covered one; fewer where the data is shorter. */
  lastMonths(count: number, back = 0): readonly Period[] {
    const end = this.months.length - back;
    return this.months.slice(Math.max(0, end - count), Math.max(0, end));
  }

  #of(months: readonly Period[]): readonly GroupTotal[] {
    return months.flatMap((month) => this.#groups.get(monthKey(month.from)) ?? []);
  }
}

function coveredMonths(dateFrom: LocalDate, dateTo: LocalDate, today: LocalDate): Period[] {
  return stretches({ from: `${monthKey(dateFrom)}-01`, to: endOfMonth(dateTo) }, 'month').filter((month) => {
    const startsLate = monthKey(month.from) === monthKey(dateFrom) && dayOf(dateFrom) - 1 > MISSING_DAYS_TOLERATED;
    const endsEarly = monthKey(month.to) === monthKey(dateTo) && dayOf(month.to) - dayOf(dateTo) > MISSING_DAYS_TOLERATED;
    return month.to < today && !startsLate && !endsEarly;
  });
}
