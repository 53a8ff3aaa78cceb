/** Who paid in which month: the customers of any period, and those who paid for the first time, out of one look at the rows. */
import { isPaymentProcessor } from '../categories/payment-processors.ts';
import { rankedByName, revenueByCustomer, type CounterpartyFigure } from '../figures/counterparty-figures.ts';
import { filterOf, type FigureSource } from '../figures/figure-source.ts';
import { stretches } from '../figures/series.ts';
import type { GroupTotal } from '../ledger/ledger-reader.ts';
import { addDays, monthKey, startOfMonth } from '../local-date.ts';
import { REVENUE_ROLES } from '../metrics.ts';
import { wholeMonths, type Period } from '../period.ts';

export class CustomerBook {
  readonly #source: FigureSource;
  #months: Promise<ReadonlyMap<string, readonly GroupTotal[]>> | null = null;

  constructor(source: FigureSource) {
    this.#source = source;
  }

  /** By revenue, largest first; the same figures as those of the overview. */
  async in(period: Period): Promise<CounterpartyFigure[]> {
    if (wholeMonths(period) === null) return revenueByCustomer(this.#source, period);
    const months = await this.#read();
    return rankedByName(stretches(period, 'month').flatMap(({ from }) => months.get(monthKey(from)) ?? []), 1);
  }

  /** Named customers, payment processors not among them, who paid in the period and never before. */
  async newIn(period: Period): Promise<string[]> {
    const months = await this.#read();
    const start = startOfMonth(period.from);
    const known = new Set<string>();
    for (const [month, groups] of months) if (month < monthKey(start)) for (const group of groups) if (group.inCount > 0) known.add(group.key.counterparty ?? '');
    if (start < period.from) for (const name of await this.#payersIn({ from: start, to: addDays(period.from, -1) })) known.add(name);
    return (await this.#payersIn(period)).filter((name) => name !== '' && !known.has(name) && !isPaymentProcessor(name));
  }

  async #payersIn(period: Period): Promise<string[]> {
    const months = await this.#read();
    const groups = wholeMonths(period) === null
      ? await this.#source.reader.totals({ ...filterOf(this.#source, period), roles: REVENUE_ROLES }, ['counterparty'])
      : stretches(period, 'month').flatMap(({ from }) => months.get(monthKey(from)) ?? []);
    return [...new Set(groups.filter(({ inCount }) => inCount > 0).map(({ key }) => key.counterparty ?? ''))];
  }

  async #read(): Promise<ReadonlyMap<string, readonly GroupTotal[]>> {
    this.#months ??= this.#source.reader.totals({ ...filterOf(this.#source), roles: REVENUE_ROLES }, ['counterparty', 'month']).then(byMonth);
    return this.#months;
  }
}

function byMonth(groups: readonly GroupTotal[]): Map<string, GroupTotal[]> {
  const months = new Map<string, GroupTotal[]>();
  for (const group of groups) {
    const month = group.key.month ?? '';
    const others = months.get(month);
    if (others) others.push(group);
    else months.set(month, [group]);
  }
  return months;
}
