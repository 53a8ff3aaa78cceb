/** Everything that key figures are computed from, read once for all of them and for every month of their trends. */
import { chosenPeriod, type ChosenPeriod, type WantedPeriod } from '../figures/chosen-period.ts';
import type { FigureOrigin } from '../figures/figure-origin.ts';
import type { FigureSource } from '../figures/figure-source.ts';
import { filterOf } from '../figures/figure-source.ts';
import { RECURRING_GROUPS } from '../figures/recurring-costs.ts';
import type { AccountRole, LocalDate } from '../ledger/entry.ts';
import type { EntryFilter, GroupTotal, LedgerReader } from '../ledger/ledger-reader.ts';
import { rememberingReader } from '../ledger/remembering-reader.ts';
import { addMonths, startOfMonth } from '../local-date.ts';
import { EXPENSE_ROLES, readRoleTotals, type RoleTotals } from '../metrics.ts';
import type { OverviewPeriodName, Period } from '../period.ts';
import { previousOverviewPeriod, previousPeriod } from '../previous-period.ts';
import { CustomerBook } from './customer-book.ts';
import type { CustomerContract } from './contracts.ts';
import type { StatedBalances } from '../statements/stated-balances.ts';
import { balancesOn, type ProviderBalances } from './provider-balances.ts';

export interface KpiBooks {
  readonly source: FigureSource;
  readonly wanted: WantedPeriod;
  readonly today: LocalDate;
  /** What customers subscribed to, in the source's currency; null where no connected provider tells. */
  readonly contracts: readonly CustomerContract[] | null;
  /** By an accounting provider, on several days; empty where none tells. */
  readonly stated: readonly StatedBalances[];
  /** Where the known balance of an account comes from, by the account's number. */
  readonly balanceOrigins?: ReadonlyMap<number, FigureOrigin>;
}

/** Months that a trend shows. */
export const TREND_MONTHS = 12;
/** A month of the trend looks back over as many, its own included. */
const LOOKING_BACK = 3;

/** Their end is the as-of date: they compare with the same days of the one before. */
const RUNNING: ReadonlySet<WantedPeriod> = new Set<OverviewPeriodName>(['today', 'this-week', 'this-month', 'this-year']);

export class KpiFacts {
  readonly source: FigureSource;
  readonly chosen: ChosenPeriod;
  readonly asOf: LocalDate;
  readonly contracts: readonly CustomerContract[] | null;
  readonly customers: CustomerBook;
  readonly balanceOrigins: ReadonlyMap<number, FigureOrigin>;
  readonly #reader: LedgerReader;
  readonly #wanted: WantedPeriod;
  readonly #stated: readonly StatedBalances[];

  constructor({ source, wanted, today, contracts, stated, balanceOrigins = new Map() }: KpiBooks) {
    this.#reader = rememberingReader(source.reader);
    this.#wanted = wanted;
    this.source = { ...source, reader: this.#reader };
    this.chosen = chosenPeriod(wanted, source.vocabulary.dateTo, today);
    this.asOf = this.chosen.asOf;
    this.contracts = contracts;
    this.#stated = stated;
    this.balanceOrigins = balanceOrigins;
    this.customers = new CustomerBook(this.source);
  }

  /** What a period is compared with: the rule of the overview, for the period before as well. */
  before(period: Period): Period {
    const { period: chosen, before } = this.chosen;
    if (isSame(period, chosen)) return before;
    return isSame(period, before) && typeof this.#wanted === 'string' && RUNNING.has(this.#wanted) ? previousOverviewPeriod(this.#wanted, before.to) : previousPeriod(period);
  }

  /** What an accounting provider stated about that day; null where it did not. */
  balancesOn(day: LocalDate): ProviderBalances | null {
    return balancesOn(this.#stated, day);
  }

  /** Whether an accounting provider states anything at all. */
  get isStated(): boolean {
    return this.#stated.length > 0;
  }

  /** The first day that a trend looks at. */
  get windowStart(): LocalDate {
    return addMonths(startOfMonth(this.asOf), -(TREND_MONTHS + LOOKING_BACK));
  }

  filter(period: Period, more: Partial<EntryFilter> = {}): EntryFilter {
    return { ...filterOf(this.source, period), ...more };
  }

  roles(period: Period): Promise<RoleTotals> {
    return readRoleTotals(this.#reader, filterOf(this.source, period));
  }

  /** Sum and number of the rows of some roles. */
  async rowsOf(period: Period, roles: readonly AccountRole[], categories?: readonly number[]): Promise<GroupTotal> {
    const [total] = await this.#reader.totals(this.filter(period, { roles, ...(categories ? { categories } : {}) }), []);
    return total ?? { key: {}, inMinor: 0, outMinor: 0, inCount: 0, outCount: 0 };
  }

  /** Costs by counterparty and month, over everything that a trend looks at. */
  costs(): Promise<readonly GroupTotal[]> {
    return this.#reader.totals(this.filter({ from: this.windowStart, to: this.asOf }, { roles: EXPENSE_ROLES, direction: 'out' }), RECURRING_GROUPS);
  }

  /** Whether the ledger holds rows from before that day. */
  reachesBackTo(day: LocalDate): boolean {
    const { dateFrom } = this.source.vocabulary;
    return dateFrom !== null && dateFrom <= day;
  }
}

const isSame = (one: Period, other: Period): boolean => one.from === other.from && one.to === other.to;
