/** A merchant whose sales are drawn day by day. */
import type { LocalDate } from '../../../finance/ledger/entry.ts';
import { addDays, weekdayOf } from '../../../finance/local-date.ts';
import type { SandboxCompany } from '../company.ts';
import { Chance } from './chance.ts';
import type { MerchantBooks, PaidOut, Reversal, Sale } from './merchant-books.ts';

export interface MerchantPlan {
  readonly company: SandboxCompany;
  readonly firstDay: LocalDate;
  /** After which nothing was sold; null for a shop that is open. */
  readonly lastDay: LocalDate | null;
  /** Fewest and most on an open day. */
  readonly salesPerDay: readonly [number, number];
  /** Days of the week on which the shop is shut, Sunday 0. */
  readonly closedOn: readonly number[];
  readonly items: readonly { readonly name: string; readonly low: number; readonly high: number }[];
  /** Prices are whole numbers of this many minor units. */
  readonly priceStepMinor: number;
  readonly customers: number;
  readonly feePercent: number;
  readonly feeFixedMinor: number;
  readonly disputeFeeMinor: number;
  /** One sale in so many is given back three days later. */
  readonly refundOneIn: number;
  /** Small merchants by the week: what goes back on one day may be more than what comes in. */
  readonly paidEvery: 'day' | 'week';
  readonly disputeOneIn: number;
}

const REFUND_AFTER_DAYS = 3;
const DISPUTE_AFTER_DAYS = 12;
/** A balance is sent two days later and is at the bank one day after that. */
const SETTLES_AFTER_DAYS = 2;
/** Tuesday: weeks end on Sunday. */
const PAY_WEEKDAY = 2;
const OPENS_AT = 13 * 3_600;
const OPEN_SECONDS = 9 * 3_600;
/** Lists of days that are kept at hand: a page asks for the same ones again and again. */
const KEPT_LISTS = 120;

export class InventedMerchant implements MerchantBooks {
  readonly company: SandboxCompany;
  readonly firstDay: LocalDate;
  /** The clock decides: a shop that has closed still gives money back and is paid. */
  readonly lastDay = null;
  readonly #plan: MerchantPlan;
  readonly #days = new Map<string, readonly unknown[]>();

  constructor(plan: MerchantPlan) {
    this.#plan = plan;
    this.company = plan.company;
    this.firstDay = plan.firstDay;
  }

  salesOn(date: LocalDate): readonly Sale[] {
    return this.#kept('sales', date, () => this.#draw(date));
  }

  refundsOn(date: LocalDate): readonly Reversal[] {
    return this.#kept('refunds', date, () => this.#reversals(date, REFUND_AFTER_DAYS, (sale) => this.#isRefunded(sale), 0));
  }

  disputesOn(date: LocalDate): readonly Reversal[] {
    const isDisputed = (sale: Sale): boolean => this.#isChosen(sale, 'dispute', this.#plan.disputeOneIn) && !this.#isRefunded(sale);
    return this.#kept('disputes', date, () => this.#reversals(date, DISPUTE_AFTER_DAYS, isDisputed, this.#plan.disputeFeeMinor));
  }

  payoutOn(date: LocalDate): PaidOut | null {
    const days = this.#plan.paidEvery === 'day' ? 1 : 7;
    if (days === 7 && weekdayOf(date) !== PAY_WEEKDAY) return null;
    const to = addDays(date, -SETTLES_AFTER_DAYS);
    const from = addDays(to, 1 - days);
    const amountMinor = Array.from({ length: days }, (_, day) => this.#netOf(addDays(from, day))).reduce((sum, net) => sum + net, 0);
    return amountMinor > 0 ? { date, arrivesOn: addDays(date, 1), from, to, amountMinor } : null;
  }

  #netOf(day: LocalDate): number {
    const back = [...this.refundsOn(day), ...this.disputesOn(day)].reduce((sum, { sale, feeMinor }) => sum + sale.amountMinor + feeMinor, 0);
    return this.salesOn(day).reduce((sum, sale) => sum + sale.amountMinor - sale.feeMinor, 0) - back;
  }

  #reversals(date: LocalDate, afterDays: number, isReversed: (sale: Sale) => boolean, feeMinor: number): Reversal[] {
    return this.salesOn(addDays(date, -afterDays)).filter(isReversed).map((sale) => ({ number: sale.number, sale, date, second: null, feeMinor }));
  }

  #isRefunded(sale: Sale): boolean {
    return this.#isChosen(sale, 'refund', this.#plan.refundOneIn);
  }

  #isChosen({ date, number }: Sale, what: string, oneIn: number): boolean {
    return new Chance(this.company.code, what, date, number).oneIn(oneIn);
  }

  #kept<T>(what: string, date: LocalDate, make: () => readonly T[]): readonly T[] {
    const name = `${what} ${date}`;
    const found = this.#days.get(name) as readonly T[] | undefined;
    if (found) return found;
    const made = make();
    this.#days.set(name, made);
    if (this.#days.size > KEPT_LISTS) this.#days.delete(this.#days.keys().next().value ?? '');
    return made;
  }

  #draw(date: LocalDate): Sale[] {
    const { salesPerDay: [fewest, most], closedOn, lastDay } = this.#plan;
    if (date < this.firstDay || (lastDay !== null && date > lastDay) || closedOn.includes(weekdayOf(date))) return [];
    const chance = new Chance(this.company.code, date);
    const count = chance.between(fewest, most);
    return Array.from({ length: count }, (_, index) => this.#sale(date, index, OPENS_AT + Math.floor((OPEN_SECONDS * index) / count), chance));
  }

  #sale(date: LocalDate, index: number, second: number, chance: Chance): Sale {
    const { items, customers, feePercent, feeFixedMinor, priceStepMinor: step } = this.#plan;
    const { name, low, high } = chance.pick(items);
    const amountMinor = chance.between(Math.ceil(low / step), Math.floor(high / step)) * step;
    const feeMinor = Math.round((amountMinor * feePercent) / 100) + feeFixedMinor;
    return { number: index + 1, date, second, amountMinor, feeMinor, item: name, customer: chance.oneIn(3) ? null : chance.between(1, customers) };
  }
}
